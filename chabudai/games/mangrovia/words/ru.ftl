mangrovia-name = Мангровия
mangrovia-summary = Ставьте чашу, выполняйте действия двух её пирсов и стройте хижины вдоль троп богов.
mangrovia-phase-bowls = поставить чашу
mangrovia-phase-act = выбрать действие на пирсе
mangrovia-phase-pay = заплатить за хижину
mangrovia-phase-put-back = вернуть амулет
mangrovia-phase-over = игра окончена
mangrovia-category-printed = Очки территорий
mangrovia-category-tiles = Особые тайлы
mangrovia-category-paths = Тропы
mangrovia-category-stone = Каменная область
mangrovia-category-special = Особая область
mangrovia-category-amulets = Амулеты
mangrovia-option-players = Игроки
mangrovia-option-stones = Каменные тайлы
mangrovia-option-stones-none = нет
mangrovia-option-stones-mixed = вперемешку
mangrovia-option-stones-gods = только боги
mangrovia-option-stones-helpers = только помощники
mangrovia-option-board = Поле
mangrovia-option-board-reconstructed = Стандартное
mangrovia-option-board-lagoon = Лагуна
mangrovia-land-water = вода
mangrovia-land-sand = песок
mangrovia-land-mangrove = мангры
mangrovia-land-reed = тростник
mangrovia-pool-0 = карты значений
mangrovia-pool-1 = ландшафтные карты
mangrovia-pool-2 = амулеты
mangrovia-pay-cards = карты значений
mangrovia-pay-amulets = амулеты
mangrovia-area-plain = открытая местность
mangrovia-area-stone = каменная область
mangrovia-area-special = особая область
mangrovia-area-amulet = территория амулетов
mangrovia-mark-grey = серая
mangrovia-mark-white = белая
mangrovia-part-open = открытая карта
mangrovia-part-deck = карта из колоды
mangrovia-part-amulets = амулеты
mangrovia-part-hut = хижина
mangrovia-part-double = двойная хижина
mangrovia-part-birds = птички
mangrovia-tile-V1 = бог тропы V1
mangrovia-tile-V2 = бог тропы V2
mangrovia-tile-V3 = бог тропы V3
mangrovia-tile-V4 = бог тропы V4
mangrovia-tile-H1 = бог тропы H1
mangrovia-tile-H2 = бог тропы H2
mangrovia-tile-H3 = бог тропы H3
mangrovia-tile-H4 = бог тропы H4
mangrovia-tile-3 = помощник «значение 3»
mangrovia-tile-2 = помощник «амулет 2»
mangrovia-tile-any = помощник «любой ландшафт»

## Что происходит
mangrovia-round = Раунд { $round }: начинает { $seat }.
mangrovia-bowl = { $seat }: чаша на ритуальном месте { $site }.
mangrovia-pier = Лодка у пирса { $pier }: { $seat }.
mangrovia-took-card = { $seat } берёт из открытых: { $card }.
mangrovia-took-land = { $seat } берёт из открытых: { $land }.
mangrovia-drew-card = { $seat } берёт из колоды карту { $card }.
mangrovia-drew-card-hidden = { $seat } берёт из колоды карту значения.
mangrovia-drew-land = { $seat } берёт из колоды ландшафт: { $land }.
mangrovia-drew-land-hidden = { $seat } берёт из колоды ландшафтную карту.
mangrovia-took-one = { $seat } берёт из хранилища амулет ценностью 1.
mangrovia-drew-amulet = { $seat } тянет амулет ценностью { $amulet }.
mangrovia-drew-amulet-hidden = { $seat } тянет амулет.
mangrovia-gave-back = { $seat } возвращает амулет ценностью { $amulet }.
mangrovia-gave-back-hidden = { $seat } возвращает амулет.
mangrovia-building = { $seat } строит на { $space } { $twice ->
    [0] хижину
   *[other] двойную хижину
}.
mangrovia-paid-card = { $seat } платит: { $card }.
mangrovia-paid-start = { $seat } платит стартовой картой { $start }.
mangrovia-paid-land = { $seat } платит ландшафтом: { $land }.
mangrovia-paid-amulet = { $seat } платит амулетом ценностью { $amulet }.
mangrovia-paid-helper = { $seat } тратит тайл: { $tile }.
mangrovia-built = { $seat }: хижина стоит на { $space }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
mangrovia-built-double = { $seat }: двойная хижина стоит на { $space }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
mangrovia-special = { $seat }: под хижину ложится особый тайл, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
mangrovia-took-stone = { $seat } берёт каменный тайл: { $tile }.
mangrovia-stone-laid = На { $space } лежит каменный тайл: { $tile }.
mangrovia-skipped = { $seat } пропускает действие пирса { $pier }.
mangrovia-birds = { $seat } сажает птичек: { $birds }.
mangrovia-birds-flew = Птички перелетают: { $birds }.
mangrovia-talisman = Талисман за чашу на ритуальном месте 1/12 получает { $seat }.
mangrovia-talisman-passed = Ритуальное место 1/12 никто не занял: талисман уходит направо, его получает { $seat }.
mangrovia-opened-card = Открыто: { $card }.
mangrovia-opened-land = Открыто: { $land }.
mangrovia-renewed = Собрано заново из потраченного: { $pool }, { $count }.
mangrovia-last-hut = { $seat } строит свою последнюю хижину: это последний раунд.
mangrovia-ended = Игра окончена.
mangrovia-end-huts = Кто-то построил последнюю хижину, и раунд доигран.
mangrovia-end-rounds = Шестидесятый раунд окончен.
mangrovia-tie-amulets = Очки равны: решает большая сумма амулетов.
mangrovia-tie-shared = Равны и очки, и амулеты: победа общая.

## Стол в терминале
mangrovia-picture-head = раунд { $round }   { $where }   птички: { $birds }   первый: { $seat }
mangrovia-picture-pier = пирс { $pier }, часть { $part }: { $what }
mangrovia-picture-isle = территория амулетов
mangrovia-picture-bowls = чаши
mangrovia-picture-open = ряды
mangrovia-picture-market = { $cards }   колоды { $values } и { $lands }   мешочек { $bag }   хранилище { $store }   следующий особый тайл { $tile }
mangrovia-picture-seat = { $seat }  хижины { $huts }  очки { $points }  { $cards }
mangrovia-legend =
    Территории: • открытая местность, ● каменная область, ◆ особая область, ○ территория амулетов; { $lands }.
    Свободная •{ $letter }8+2 стоит одну ландшафтную карту и 8 картами значений и даёт 2 очка; 8a — это 8 амулетами.
    Хижины: [1] — игрока 1, [11] — двойная, [n] — нейтральная. Чаши: номер игрока.
    Тайлы: {"{"}V1{"}"} — бог тропы V1; помощники: {"{"}3{"}"} — значение 3, {"{"}2{"}"} — амулет 2, {"{"}*{"}"} — любой ландшафт; под хижинами в ◆ — особый тайл.
    Карты: 5 — карта значения, s5 — стартовая, a4 — амулет; скрыты ?v — значение, ?l — ландшафт, a? — амулет.

## Отказы
mangrovia-unreadable = «{ $text }» — не ход. Ходы: bowl 1/12, take 5, take water, draw value, draw landscape, amulets, build b3, double b3, pay 5, pay start 5, pay amulet 4, pay water, pay tile any, put back 3, birds water sand, skip.
mangrovia-bowls-first = Сначала поставьте чашу: { $sites }.
mangrovia-site-neutral = На ритуальном месте { $site } стоит нейтральная чаша.
mangrovia-site-taken = Ритуальное место { $site } занято: { $seat }. Свободны: { $sites }.
mangrovia-first-bowl = Вдвоём и втроём первый игрок не может ставить первую чашу на ритуальное место { $site }.
mangrovia-bowls-stand = Все чаши стоят; лодка у пирса { $pier }.
mangrovia-not-offered = Пирс { $pier } этого сейчас не предлагает; он предлагает: { $parts }.
mangrovia-not-in-row = В открытом ряду нет такой карты: { $card }. Там лежат: { $row }.
mangrovia-deck-empty = Нет ни колоды, ни сброса: { $pool }.
mangrovia-store-empty = У вас нет хижин на территориях амулетов, а хранилище пусто.
mangrovia-bag-empty = Амулетов нет ни в мешочке, ни среди отложенных.
mangrovia-nothing-due = На пирсе { $pier } сейчас не за что платить.
mangrovia-nothing-drawn = На пирсе { $pier } сейчас не нужно возвращать амулет.
mangrovia-birds-there = Птички уже там: { $birds }. Чтобы оставить их, пропустите действие.
mangrovia-put-one-back = Сначала верните один из вытянутых амулетов: { $amulets }.
mangrovia-no-double-here = Двойную хижину строят только действием пирса 9; сейчас пирс { $pier }.
mangrovia-no-space = На этом поле нет территории { $space }.
mangrovia-taken = На { $space } уже стоит хижина: { $seat }.
mangrovia-taken-neutral = На { $space } стоит нейтральная хижина.
mangrovia-no-huts = Нужно хижин: { $needed }; в запасе { $huts }.
mangrovia-no-double-area = На { $space } двойную хижину строить нельзя: { $area }.
mangrovia-no-bird = Для { $space } нет птички ({ $landscapes }); птички сидят здесь: { $birds }.
mangrovia-no-landscape = Для { $space } нужно ландшафтных карт ({ $landscapes }): { $needed }; у вас { $count }.
mangrovia-cannot-pay = { $space } стоит ровно { $price } ({ $pay }); вы можете набрать { $sums }.
mangrovia-pay-first = Сначала оплатите постройку на { $space } полностью: { $due } ({ $pay }), ландшафтных карт: { $lands }.
mangrovia-land-first = За { $space } сначала заплатите ландшафтом: { $landscapes }.
mangrovia-other-money = { $space } оплачивают только так: { $pay }.
mangrovia-not-yours = { $worth } у вас нет; нужны { $pay }.
mangrovia-not-exact = Если заплатить { $worth }, остаток от { $due } ({ $pay }) уже не набрать точно.
mangrovia-land-paid = Ландшафт оплачен; осталось { $due } ({ $pay }).
mangrovia-land-unfit = Это не подходит к ландшафту территории { $space }; вы можете заплатить: { $landscapes }.

## Записанные позиции
mangrovia-position-birds = В строке «{ $field }» должны быть два разных ландшафта.
mangrovia-position-sites = В строке «{ $field }» должно быть { $count } ритуальных мест; нейтральная чаша стоит на последнем только вдвоём.
mangrovia-position-bowls = Строка «{ $field }»: чаш не больше { $most } ({ $seat }).
mangrovia-position-huts = Строка «{ $field }»: у игрока не больше { $most } хижин.
mangrovia-position-tiles = Строки «{ $field } …»: особые тайлы кладут по порядку, начиная с 2.
mangrovia-position-space = Строка «{ $field }»: на этом поле нет территории { $space }.
mangrovia-position-taken = Строка «{ $field }»: { $space } занята дважды.
mangrovia-position-tile = Строка «{ $field }»: тайл есть под хижинами особой области и только под ними; ошибка на { $space }.
mangrovia-position-double = Строка «{ $field }»: на { $space } не может стоять двойная хижина.
mangrovia-position-stone = Строка «{ $field }»: { $space } — не свободная каменная территория или названа дважды.
mangrovia-position-god = Строка «{ $field }»: тайл { $tile } не может быть у двоих.
mangrovia-position-stones = Строка «{ $field }»: тайлов { $tile } в этой игре не больше { $most }.
mangrovia-position-known = В строке «{ $field }» названо то, чего нет на этой руке.
mangrovia-position-starts = Строки «{ $field } …» не подходят к парам стартовых карт.
mangrovia-position-row = В строке «{ $field }» не больше { $most } карт.
mangrovia-position-copies = Слишком много { $card } ({ $field }): { $count }; в коробке { $most }.
mangrovia-position-pier = Строка «{ $field }» нужна ровно тогда, когда лодка в пути.
mangrovia-position-fresh = Строка «{ $field }» нужна ровно тогда, когда возвращают амулет: от 2 до { $most }, по хижинам на территориях амулетов.
mangrovia-position-order = Строка «{ $field }»: чаш к этому времени было бы { $count } ({ $seat }).
mangrovia-position-placed = Строка «{ $field }»: больше нет чаши, для которой выбирают ритуальное место.
mangrovia-position-no-bowl = Строка «{ $field }»: у пирса { $pier } нет чаши игрока.
mangrovia-position-part = Строка «{ $field }»: у пирса { $pier } меньше частей.
mangrovia-position-settled = Строка «{ $field }» нужна ровно перед второй картой пирса 5.
mangrovia-position-building = В строке «{ $field }» — свободная территория, single или double, оставшаяся цена и ландшафтные карты; игрок должен суметь их заплатить.
mangrovia-position-over = Строка «{ $field }»: игра окончена ровно после раунда чьей-то последней хижины или после раунда 60.
mangrovia-position-trail = Строка «{ $field }» не подходит к рукам и колодам; в ней не больше { $most } записей.

## Поля
mangrovia-board-unreadable = Поле не удаётся прочитать: { $detail }.
mangrovia-board-no-table = «{ $field }» нет, или это не таблица.
mangrovia-board-path-unknown = Тропы { $path } нет; тропы — V1–V4 и H1–H4.
mangrovia-board-place-unknown = Территории { $space } нет; территории — a1–g7 и i1–i8.
mangrovia-board-key-unknown = { $field }: нет ничего с именем «{ $key }».
mangrovia-board-landscapes = { $space }: один или два разных ландшафта из { $choices }.
mangrovia-board-choice = { $space }: { $key } — одно из { $choices }.
mangrovia-board-number = { $field }: { $key } — целое число от { $low } до { $high }.
mangrovia-board-price = { $space }: цену { $price } не заплатит ни одна рука; цена — от { $low } до { $high }.
mangrovia-board-path-missing = Нет тропы { $path }.
mangrovia-board-path-spaces = { $path }: список от 1 до { $most } территорий поля.
mangrovia-board-area = { $area }: территорий { $count }, нужно { $wanted }. Это { $spaces }.
mangrovia-board-isle = Территорий амулетов { $count }, нужно не меньше { $least }. Это { $spaces }.
mangrovia-board-double = Территорий с двумя ландшафтами { $count }, нужно 2. Это { $spaces }.
mangrovia-board-double-area = { $space }: территория с двумя ландшафтами лежит вне областей, а здесь — { $area }.
mangrovia-board-grey = Серых меток { $count }, нужно 3. Это { $spaces }.
mangrovia-board-grey-stone = В каменной области ровно одна серая метка; здесь: { $spaces }.
mangrovia-board-white-special = В особой области ровно одна белая метка; здесь: { $spaces }.
mangrovia-board-mark-area = { $space }: { $mark } метка здесь не ставится ({ $area }).
mangrovia-board-marks = Нейтральных меток { $count }; хижин для них не больше { $most }.
mangrovia-board-path-no-space = { $path }: на поле нет территории { $space }.
mangrovia-board-path-isle = { $path }: территория амулетов { $space } лежит вне троп.
mangrovia-board-path-same-line = { $path } идёт по той же линии, что и { $other_path }.
mangrovia-board-path-line = { $path }: { $space } не на её линии.
mangrovia-board-path-order = { $path }: { $space } не по порядку.
mangrovia-board-odd-spaces = Странно: территорий { $count }; на напечатанном поле { $wanted }.
mangrovia-board-odd-no-landscape = Странно: нет ни одной территории с ландшафтом «{ $landscape }».
mangrovia-board-odd-landscape = Странно: территорий с ландшафтом «{ $landscape }» { $count }.
mangrovia-board-odd-basis = Странно: { $field } не говорит, откуда взято (basis).
mangrovia-board-odd-lonely = Странно: { $space } не лежит ни на тропе, ни в области.
mangrovia-board-odd-points = Странно: на { $space } напечатаны очки ({ $points }), хотя здесь — { $area }.
mangrovia-board-odd-price = Странно: мало кто заплатит { $price } за { $space }.
mangrovia-board-odd-prize = Странно: { $path } даёт { $first } за первое место и { $second } за второе.
mangrovia-board-odd-gap = Странно: { $space } лежит на линии { $path }, но не на тропе.

## Стол в браузере
mangrovia-web-yours = Ваш ход: { $what }.
mangrovia-web-or = { $one } или { $rest }
mangrovia-web-act = пирс { $pier } — { $parts }
mangrovia-web-pay = заплатить за { $space }: { $lands ->
    [0] {""}
    [one] { $lands } ландшафтная карта, затем{" "}
    [few] { $lands } ландшафтные карты, затем{" "}
   *[other] { $lands } ландшафтных карт, затем{" "}
}ровно { $due } ({ $pay })
mangrovia-web-board = Поле
mangrovia-web-arrows = Территории и статуэтки; стрелки ведут от территории к территории
mangrovia-web-closer = Приблизить
mangrovia-web-farther = Отдалить
mangrovia-web-archipelago = Архипелаг
mangrovia-web-boat = Лодка здесь.
mangrovia-web-oracle = Скала Оракула
mangrovia-web-bird = , здесь сидит птичка
mangrovia-web-no-bird = , птички нет
mangrovia-web-market = Открытые карты и колоды
mangrovia-web-left = Осталось: { $count }.
mangrovia-web-bag = Амулеты: в хранилище { $store } ценностью 1, в мешочке { $bag }; ваших хижин на территориях амулетов: { $track }.
mangrovia-web-hand = Ваши карты
mangrovia-web-fresh = Вытянуто: верните один
mangrovia-web-makes = Можно заплатить точно ({ $pay }):
mangrovia-web-exact = { $price }: да
mangrovia-web-not-exact = { $price }: нет
mangrovia-web-round = Раунд { $round }.
mangrovia-web-last-round = Он последний.
mangrovia-web-nobody = никто
mangrovia-web-neutral = нейтральные
mangrovia-web-space = { $space }: { $lands }; цена { $price } ({ $pay }); { $points ->
    [0] без очков
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}; { $area }.
mangrovia-web-space-taken = { $space }: { $huts ->
    [one] хижина
   *[other] двойная хижина
}, { $owner }; { $lands }; { $area }.{ $tile ->
    [0] {""}
   *[other] {" "}Особый тайл { $tile }.
}
mangrovia-web-path = Тропа { $path }, очки: { $first } — { $leader }, { $second } — { $next }.
mangrovia-web-leaders = Кто впереди
mangrovia-web-path-ranks = { $path }: { $ranks }.
mangrovia-web-rank = { $owner } { $huts ->
    [one] { $huts } хижина
    [few] { $huts } хижины
   *[other] { $huts } хижин
}{ $by ->
    [tile] , наименьший тайл { $tile }
    [nearest] , ближайшая { $nearest }
   *[other] {""}
}
mangrovia-web-by-god = при равенстве: тайл бога
mangrovia-web-by-nearest = при равенстве: хижина ближе
mangrovia-web-by-tile = при равенстве: тайл меньше
mangrovia-web-god-of = Тайл бога: { $owner }.
mangrovia-web-next-special = Следующий особый тайл принесёт { $tile }.
mangrovia-web-first = Держит талисман и начинает раунд
mangrovia-web-seat = Осталось хижин: { $huts }. Очки территорий: { $points }.
mangrovia-web-cards = Карт значений { $values }, ландшафтных { $lands }, амулетов { $amulets }.
mangrovia-web-start = стартовая { $card }
mangrovia-web-amulet = амулет { $amulet }
mangrovia-web-track = Хижин на территориях амулетов: { $count }.
mangrovia-web-only-skip = Ваш ход: у пирса { $pier } сейчас ничего не сделать.
mangrovia-web-sure-skip = Пропустить действие пирса { $pier }? Его ещё можно выполнить.
mangrovia-web-pier-1 = Пирс 1: две открытые карты, затем одна из колоды.
mangrovia-web-pier-2 = Пирс 2: амулеты.
mangrovia-web-pier-3 = Пирс 3: одна открытая карта.
mangrovia-web-pier-4 = Пирс 4: одна открытая карта, затем одна из колоды.
mangrovia-web-pier-5 = Пирс 5: две открытые карты или две из колод.
mangrovia-web-pier-6 = Пирс 6: одна открытая карта, затем две из колод.
mangrovia-web-pier-7 = Пирс 7: амулеты или одна карта из колоды.
mangrovia-web-pier-8 = Пирс 8: амулеты или одна хижина.
mangrovia-web-pier-9 = Пирс 9: одна хижина или одна двойная.
mangrovia-web-pier-10 = Пирс 10: две хижины, одна за другой.
mangrovia-web-pier-11 = Пирс 11: одна хижина, затем одна карта из колоды.
mangrovia-web-pier-12 = Пирс 12: рассадить птичек; следующий раунд начинаете вы.
mangrovia-web-move-bowl = Поставить чашу на ритуальное место { $site }
mangrovia-web-move-take = Взять открытую карту { $card }
mangrovia-web-move-take-land = Взять открытый ландшафт: { $land }
mangrovia-web-move-draw-value = Взять из колоды карту значения
mangrovia-web-move-draw-landscape = Взять из колоды ландшафтную карту
mangrovia-web-move-amulets = Собрать амулеты
mangrovia-web-move-skip = Пропустить
mangrovia-web-move-build = Построить хижину на { $space }
mangrovia-web-move-double = Построить двойную хижину на { $space }
mangrovia-web-move-pay = Заплатить картой { $card }
mangrovia-web-move-pay-start = Заплатить стартовой картой { $card }
mangrovia-web-move-pay-amulet = Заплатить амулетом { $amulet }
mangrovia-web-move-pay-tile = Потратить тайл: { $tile }
mangrovia-web-move-pay-land = Заплатить ландшафтом: { $land }
mangrovia-web-move-put-back = Вернуть амулет { $amulet }
mangrovia-web-move-birds = Птички: { $birds }
mangrovia-web-counts = Очки, если бы игра закончилась сейчас.
mangrovia-web-panes = Части стола
mangrovia-web-pane-lagoon = Лагуна
mangrovia-web-pane-piers = Архипелаг
mangrovia-web-pane-market = Рынок
mangrovia-web-pane-leaders = Кто впереди
mangrovia-web-double = Двойная хижина
mangrovia-web-goal-first = Тропы и особая область, где вы впереди
mangrovia-web-goal-second = Где вы на втором месте
mangrovia-web-goal-stone = Очки в каменной области сейчас
mangrovia-web-goal-printed = Очки ваших территорий
mangrovia-web-goal-huts = Хижины, которые вы ещё можете построить

## За настоящим столом
mangrovia-pad-huts = Хижины на поле: выберите игрока и коснитесь территории; ещё раз — двойная хижина, ещё раз — пусто
mangrovia-pad-double = Игрок { $number }, двойная
mangrovia-pad-tile = Тайл под хижиной на { $space }
mangrovia-pad-god = У кого тайл бога тропы { $path }?
mangrovia-pad-amulets = Сумма амулетов
mangrovia-pad-line-printed = Очки на ваших территориях
mangrovia-pad-line-tiles = Особые тайлы под вашими хижинами
mangrovia-pad-line-path = Тропа { $path }: { $place }-е место, хижин: { $huts }
mangrovia-pad-line-special = Особая область: { $place }-е место, хижин: { $huts }
mangrovia-pad-line-stone = Каменная область: { $own } × { $all }
mangrovia-pad-line-amulets = Амулеты
mangrovia-set-up-pieces = Каждому: хижин { $huts }, чаш { $bowls }.
mangrovia-set-up-neutral = Нейтральные хижины на { $spaces }.
mangrovia-set-up-bowl = Нейтральная чаша занимает ритуальное место 6/7; под нейтральной хижиной особой области лежит тайл 2.
mangrovia-set-up-cards = Раздайте каждому ландшафтных карт: { $cards }; откройте карт значений: { $values }, ландшафтных: { $lands }.
mangrovia-set-up-birds = Птички сидят на манграх и воде.
mangrovia-set-up-amulets = Положите в хранилище амулетов ценностью 1: { $ones }; остальные — в мешочек.
mangrovia-set-up-tiles = Сложите особые тайлы от { $low } до { $high } стопкой, меньший сверху.
mangrovia-set-up-stones = Каменные тайлы: { $tiles }.
mangrovia-set-up-start = { $seat }: стартовые карты { $cards }.
mangrovia-may-space = Территория
mangrovia-may-kind = Что вы строите?
mangrovia-may-hut = хижину
mangrovia-may-double = двойную хижину
mangrovia-may-birds = Ландшафты с птичкой
mangrovia-may-landscapes = Ваши ландшафтные карты
mangrovia-may-values = Ваши карты значений
mangrovia-may-starts = Ваши стартовые карты
mangrovia-may-amulets = Ваши амулеты
mangrovia-may-built = Да, на { $space } можно строить ровно за { $price }.

## Уроки
mangrovia-lesson-first = Ваши первые два раунда
mangrovia-lesson-first-bowl = Очки дают хижины, больше всего тому, у кого их на тропе больше всех. Начните с чаши: поставьте её на 2/11. Она сработает дважды: у пирса 2 — амулеты, у пирса 11 — хижина.
mangrovia-lesson-first-bowl-done = На ритуальном месте помещается одна чаша: сопернику нужно другое.
mangrovia-lesson-first-second = Чаш у вас две. Вторую поставьте на 1/12: сейчас карты, а в конце раунда — птички и первый ход.
mangrovia-lesson-first-second-done = Все чаши стоят. Теперь лодка обходит пирсы от 1 до 12; у пирса 1 ваш ход.
mangrovia-lesson-first-land = За хижину отдают ландшафтную карту и платят цену. Пирс 1 даёт две открытые карты: возьмите карту тростника.
mangrovia-lesson-first-land-done = Ландшафтная карта говорит, где можно строить.
mangrovia-lesson-first-value = Цену платят картами значений. Возьмите открытую 4.
mangrovia-lesson-first-value-done = Под картами видно, какую цену ими можно заплатить ровно: сейчас 4 и 6. Переплатить нельзя.
mangrovia-lesson-first-deck = Ещё одна — из колоды: выберите колоду карт значений.
mangrovia-lesson-first-deck-done = Ещё одна 2. Лодка идёт к пирсу 2, где стоит ваша вторая чаша.
mangrovia-lesson-first-amulets = Пирс 2 даёт амулеты — другие деньги. Возьмите их.
mangrovia-lesson-first-amulets-done = Только 1 из хранилища: на территориях амулетов у вас ещё нет хижины.
mangrovia-lesson-first-build = Пирс 11: стройте! На манграх сидит птичка, и карта мангр у вас есть. Постройте на отмеченной территории амулетов: она стоит 4 и даст амулеты получше.
mangrovia-lesson-first-build-done = Карта мангр отдана. Теперь цена: ровно 4.
mangrovia-lesson-first-pay = Можно заплатить 2 + 2. Платите четвёркой: двойка скоро понадобится.
mangrovia-lesson-first-pay-done = Хижина стоит. Теперь вы тянете амулеты из мешочка, а они ценнее.
mangrovia-lesson-first-card = Пирс 11 даёт ещё карту из колоды. Вам нужна вода: попробуйте колоду ландшафтов.
mangrovia-lesson-first-card-done = Карта воды — вот удача!
mangrovia-lesson-first-birds = Пирс 12: вы переставляете птичек, а строить можно только там, где они сидят. У вас вода и тростник: пошлите их туда.
mangrovia-lesson-first-birds-done = Открытые ряды пополнены, и новый раунд начинаете вы.
mangrovia-lesson-first-huts = У вас осталось две хижины, а пирс 10 строит две. Поставьте чашу на 3/10.
mangrovia-lesson-first-huts-done = Очки наверху — как если бы игра кончилась сейчас: вы отстаёте, но две хижины это изменят.
mangrovia-lesson-first-again = А вторую — на 2/11: снова амулеты.
mangrovia-lesson-first-again-done = Лодка снова в пути.
mangrovia-lesson-first-bag = Пирс 2: возьмите амулеты. На этот раз один придёт из мешочка.
mangrovia-lesson-first-bag-done = Это 2. Вместе с 1 вы можете заплатить 3 амулетами.
mangrovia-lesson-first-sum = Вам нужна территория с ценой 9, а у вас двойки. Какая открытая карта с 2 даст 9? Возьмите 7.
mangrovia-lesson-first-sum-done = 7 + 2 = 9, ровно.
mangrovia-lesson-first-path = Пирс 10: отмеченная территория стоит 9. На её тропе, к статуэтке на 12 очков, у вас с соперником по хижине, и ничья пока в его пользу: он ближе к статуэтке. Стройте!
mangrovia-lesson-first-path-done = Сразу 3 очка, и с двумя хижинами вы впереди на этой тропе: в конце 12 очков вам и 6 сопернику.
mangrovia-lesson-first-amulet-hut = Ещё одна хижина: отмеченная территория воды стоит 3, платят за неё амулетами. У вас 1 + 2: стройте.
mangrovia-lesson-first-amulet-hut-done = И на её тропе вы впереди: ещё 10. Это ваша последняя хижина, поэтому раунд последний.
mangrovia-lesson-first-last = Лодка ещё дойдёт до пирса 12. Карты в конце ничего не стоят: пропустите действие.
mangrovia-lesson-first-last-done = Теперь подсчёт: тропы 47, очки территорий 15, хижины в каменной области 8.
mangrovia-lesson-first-end = Вы побеждаете, 70 : 55. Больше всего приносят первые места на тропах; раунд, в котором кто-то построит последнюю хижину, — последний. Вы умеете играть в «Мангровию»!

## О чём задачи
mangrovia-theme-bowl = Куда поставить чашу
mangrovia-theme-bowl-why = Чаша определяет два действия и то, когда к вам придёт лодка: смотрите на оба пирса.
mangrovia-theme-cards = Какую карту взять
mangrovia-theme-cards-why = С этой картой вы ближе всего к оплате нужной хижины.
mangrovia-theme-amulets = Амулеты
mangrovia-theme-amulets-why = Амулетами платят за территории с такой ценой, а в конце считается их ценность.
mangrovia-theme-wait = Подождать
mangrovia-theme-wait-why = Если здесь ничего не делать, останется то, что нужно для лучшего.
mangrovia-theme-path = Хижина на тропе
mangrovia-theme-path-why = Хижина здесь считается на своих тропах: очки получит тот, у кого их там больше всех.
mangrovia-theme-double = Двойная хижина
mangrovia-theme-double-why = Двойная хижина считается на тропах дважды: здесь это решает.
mangrovia-theme-stone = Каменная область
mangrovia-theme-stone-why = В каменной области ваши хижины умножаются на все хижины там: каждая новая ценнее.
mangrovia-theme-special = Особая область
mangrovia-theme-special-why = Хижина в особой области сразу приносит очки тайла и борется за 12 или 6 очков в конце.
mangrovia-theme-island = Территория амулетов
mangrovia-theme-island-why = Хижина на территории амулетов теперь каждый раз приносит больше амулетов.
mangrovia-theme-payment = Чем заплатить
mangrovia-theme-payment-why = Цена одна и та же, а вот остаётся на руке разное.
mangrovia-theme-birds = Птички
mangrovia-theme-birds-why = Строить можно только там, где сидит птичка: сажайте их туда, где заплатить сможете вы, а не другие.

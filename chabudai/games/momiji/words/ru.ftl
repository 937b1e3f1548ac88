momiji-name = Момиджи
momiji-summary = Собирайте листву, выкладывайте её в гербарий по возрастанию и выполняйте цели.
momiji-phase-draft = выбрать карту местности
momiji-phase-main = выбрать действие, основное или дополнительное
momiji-phase-collect = забрать ряд из сада
momiji-phase-lay = выложить ещё карту или закончить выкладывание
momiji-phase-place = выбрать место для карты
momiji-phase-trade = сбросить вторую карту за жёлудь
momiji-phase-after = выполнить дополнительное действие или закончить ход
momiji-phase-clear = сбросить карту после выкладывания
momiji-phase-limit = сбросить карты, чтобы осталось восемь
momiji-phase-B = B: выбрать ряд
momiji-phase-D = D: сбросить одну из взятых карт
momiji-phase-C = C: выбрать следующую слева стопку
momiji-phase-F = F: выбрать ряд, верхнюю карту которого вы берёте
momiji-phase-G = G: выбрать карту из сброса
momiji-phase-H = H: купить жетон или вернуть свой
momiji-phase-H-swap = H: выбрать жетон взамен
momiji-phase-I = I: выбрать ряд
momiji-phase-K = K: выбрать верхние карты рядов или закончить
momiji-phase-L = L: сбросить карты за жёлуди или закончить
momiji-phase-M = M: выбрать карту под стопку или закончить
momiji-phase-M-pile = M: выбрать стопку
momiji-phase-N = N: выбрать место для открытой карты
momiji-phase-over = игра окончена
momiji-category-piles = Стопки
momiji-category-acorns = Жёлуди
momiji-category-objectives = Цели
momiji-category-blue-token = Жетон синей листвы
momiji-category-condition-1 = Первое условие
momiji-category-condition-2 = Второе условие
momiji-category-condition-3 = Третье условие
momiji-option-players = Игроки
momiji-option-edition = Издание
momiji-option-morning-dew = Утренняя роса
momiji-option-landscapes = Карты местности
momiji-option-types = Типы листвы
momiji-option-scenario = Сценарий для одного
momiji-option-open-piles = Открытые стопки
momiji-choice-auto = по числу игроков
momiji-choice-starter = стартовые наборы
momiji-choice-draft = драфт
momiji-choice-first = первое
momiji-choice-second = второе
momiji-choice-third = третье
momiji-choice-wind = Осенний ветер
momiji-choice-meditation = Медитация
momiji-choice-equinox = Равноденствие

## Листья
momiji-type-red = красный
momiji-type-orange = оранжевый
momiji-type-yellow = жёлтый
momiji-type-green = зелёный
momiji-type-purple = фиолетовый
momiji-type-brown = коричневый
momiji-type-blue = синий
momiji-card-red0n = красная 0
momiji-card-red0l = красная 0 (жёлудь слева)
momiji-card-red0r = красная 0 (жёлудь справа)
momiji-card-red0b = красная 0 (жёлуди с двух сторон)
momiji-card-red1n = красная 1
momiji-card-red1l = красная 1 (жёлудь слева)
momiji-card-red1r = красная 1 (жёлудь справа)
momiji-card-red1b = красная 1 (жёлуди с двух сторон)
momiji-card-red2 = красная 2
momiji-card-red3 = красная 3
momiji-card-orange0n = оранжевая 0
momiji-card-orange0l = оранжевая 0 (жёлудь слева)
momiji-card-orange0r = оранжевая 0 (жёлудь справа)
momiji-card-orange0b = оранжевая 0 (жёлуди с двух сторон)
momiji-card-orange1n = оранжевая 1
momiji-card-orange1l = оранжевая 1 (жёлудь слева)
momiji-card-orange1r = оранжевая 1 (жёлудь справа)
momiji-card-orange1b = оранжевая 1 (жёлуди с двух сторон)
momiji-card-orange2 = оранжевая 2
momiji-card-orange3 = оранжевая 3
momiji-card-yellow0n = жёлтая 0
momiji-card-yellow0l = жёлтая 0 (жёлудь слева)
momiji-card-yellow0r = жёлтая 0 (жёлудь справа)
momiji-card-yellow0b = жёлтая 0 (жёлуди с двух сторон)
momiji-card-yellow1n = жёлтая 1
momiji-card-yellow1l = жёлтая 1 (жёлудь слева)
momiji-card-yellow1r = жёлтая 1 (жёлудь справа)
momiji-card-yellow1b = жёлтая 1 (жёлуди с двух сторон)
momiji-card-yellow2 = жёлтая 2
momiji-card-yellow3 = жёлтая 3
momiji-card-green0n = зелёная 0
momiji-card-green0l = зелёная 0 (жёлудь слева)
momiji-card-green0r = зелёная 0 (жёлудь справа)
momiji-card-green0b = зелёная 0 (жёлуди с двух сторон)
momiji-card-green1n = зелёная 1
momiji-card-green1l = зелёная 1 (жёлудь слева)
momiji-card-green1r = зелёная 1 (жёлудь справа)
momiji-card-green1b = зелёная 1 (жёлуди с двух сторон)
momiji-card-green2 = зелёная 2
momiji-card-green3 = зелёная 3
momiji-card-purple0n = фиолетовая 0
momiji-card-purple0l = фиолетовая 0 (жёлудь слева)
momiji-card-purple0r = фиолетовая 0 (жёлудь справа)
momiji-card-purple0b = фиолетовая 0 (жёлуди с двух сторон)
momiji-card-purple1n = фиолетовая 1
momiji-card-purple1l = фиолетовая 1 (жёлудь слева)
momiji-card-purple1r = фиолетовая 1 (жёлудь справа)
momiji-card-purple1b = фиолетовая 1 (жёлуди с двух сторон)
momiji-card-purple2 = фиолетовая 2
momiji-card-purple3 = фиолетовая 3
momiji-card-brown0n = коричневая 0
momiji-card-brown0l = коричневая 0 (жёлудь слева)
momiji-card-brown0r = коричневая 0 (жёлудь справа)
momiji-card-brown0b = коричневая 0 (жёлуди с двух сторон)
momiji-card-brown1n = коричневая 1
momiji-card-brown1l = коричневая 1 (жёлудь слева)
momiji-card-brown1r = коричневая 1 (жёлудь справа)
momiji-card-brown1b = коричневая 1 (жёлуди с двух сторон)
momiji-card-brown2 = коричневая 2
momiji-card-brown3 = коричневая 3
momiji-card-blue0n = синяя 0
momiji-card-blue0l = синяя 0 (жёлудь слева)
momiji-card-blue0r = синяя 0 (жёлудь справа)
momiji-card-blue0b = синяя 0 (жёлуди с двух сторон)
momiji-card-blue1n = синяя 1
momiji-card-blue1l = синяя 1 (жёлудь слева)
momiji-card-blue1r = синяя 1 (жёлудь справа)
momiji-card-blue1b = синяя 1 (жёлуди с двух сторон)
momiji-card-blue2 = синяя 2
momiji-card-blue3 = синяя 3
momiji-card-blue4 = синяя 4

## Жетоны целей
momiji-token-red = больше всего красной листвы
momiji-token-orange = больше всего оранжевой листвы
momiji-token-yellow = больше всего жёлтой листвы
momiji-token-green = больше всего зелёной листвы
momiji-token-purple = больше всего фиолетовой листвы
momiji-token-brown = больше всего коричневой листвы
momiji-token-largest = самая большая стопка
momiji-token-tops = наибольшая сумма верхних чисел
momiji-token-closed = больше всего завершённых стопок
momiji-token-acorns = больше всего желудей
momiji-token-variety = больше всего стопок и неактивированных свойств местности
momiji-token-zeros = больше всего карт с числом 0
momiji-token-warm = больше всего красной, оранжевой и жёлтой листвы
momiji-token-cool = больше всего зелёной, фиолетовой и коричневой листвы
momiji-token-fewest = меньше всего листвы в гербарии
momiji-token-hand = больше всего карт на руке

## Местность
momiji-landscape-A = При выкладывании: одна карта может пропустить число.
momiji-landscape-B = При сборе: два ряда, вместе не больше 4 карт.
momiji-landscape-C = В свой ход: переставьте свои стопки, возьмите 2 жёлудя.
momiji-landscape-D = Вместо ряда: 4 карты из колоды, одну из них сбросьте.
momiji-landscape-E = После сбора: выложите 1 или 2 карты.
momiji-landscape-F = В свой ход: возьмите верхнюю карту ряда и 2 жёлудя.
momiji-landscape-G = В свой ход: возьмите карту из сброса.
momiji-landscape-H = Выложив один тип: купите жетон или обменяйте свой.
momiji-landscape-I = После жетона цели: возьмите ещё и ряд.
momiji-landscape-J = Вместо выкладывания: до 4 карт в две стопки.
momiji-landscape-K = Вместо ряда: до 3 верхних карт разных рядов.
momiji-landscape-L = В свой ход: сбросьте карты, по жёлудю за каждую, и возьмите ещё 2.
momiji-landscape-M = Выложив карты: подложите 1–2 карты под незавершённые стопки.
momiji-landscape-N = В свой ход: 4 карты колоды — в ваши стопки, неподходящие — в сад.
momiji-when-A = при обычном выкладывании карт
momiji-when-B = вместо сбора одного ряда
momiji-when-C = до или после основного действия
momiji-when-D = вместо сбора, без платного пополнения перед ним
momiji-when-E = сразу после сбора ряда
momiji-when-F = до или после основного действия
momiji-when-G = до или после основного действия
momiji-when-H = сразу после выкладывания одного типа
momiji-when-I = сразу после активации жетона
momiji-when-J = вместо выкладывания
momiji-when-K = вместо сбора ряда
momiji-when-L = до или после основного действия
momiji-when-M = сразу после выкладывания
momiji-when-N = до или после основного действия

## Что происходит
momiji-started = Начинает { $seat }.
momiji-offered = Предлагается местность { $letter }.
momiji-drafted = { $seat } берёт местность { $letter }.
momiji-revealed = В сад: { $card }.
momiji-overflowed = Ряд полон; в сброс: { $card }.
momiji-took-column = { $seat } берёт { $type } ряд: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}.
momiji-took-top = { $seat } берёт сверху ряда: { $card }.
momiji-took-discard = { $seat } берёт из сброса: { $card }.
momiji-refilled = { $seat } платит за новые карты в саду.
momiji-used = { $seat } активирует свойство местности { $letter }.
momiji-laid = { $seat } выкладывает в стопку { $pile }: { $card }.
momiji-began = { $seat } начинает стопку { $side }: { $card }.
momiji-side-left = слева
momiji-side-right = справа
momiji-closed = { $seat } завершает стопку { $pile }; осталось жетонов ворот: { $torii }.
momiji-closed-bare = { $seat } завершает стопку { $pile }; жетонов ворот больше нет.
momiji-joker = { $seat } получает жетон синей листвы.
momiji-tucked = { $seat } подкладывает под стопку { $pile }: { $card }.
momiji-discarded = { $seat } сбрасывает: { $card }.
momiji-drew = { $seat } берёт из колоды: { $card }.
momiji-drew-hidden = { $seat } берёт карту из колоды.
momiji-turned = { $seat } открывает: { $card }.
momiji-reordered = { $seat } заново расставляет свои стопки.
momiji-gained = { $seat } получает { $acorns ->
    [one] { $acorns } жёлудь
    [few] { $acorns } жёлудя
   *[other] { $acorns } желудей
} ({ $gain }).
momiji-paid = { $seat } { $acorns ->
    [0] ничего не платит
    [one] платит { $acorns } жёлудь
    [few] платит { $acorns } жёлудя
   *[other] платит { $acorns } желудей
} ({ $cost }).
momiji-for-bonus = парные жёлуди
momiji-for-trade = две карты
momiji-for-landscape = свойство местности
momiji-for-token = жетон цели
momiji-for-refill = новые карты
momiji-got-token = { $seat } получает жетон: { $token }.
momiji-gave-token = { $seat } возвращает жетон: { $token }.
momiji-passed = { $seat } пасует: основное действие недоступно.
momiji-cleared = Остаток сада уходит в сброс: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}.
momiji-end-near = Близится конец ({ $seat }): { $cause }
momiji-last-turn = Последний ход: { $seat }.
momiji-game-ended = Игра окончена.
momiji-end-deck = Колода пуста.
momiji-end-torii = Жетонов ворот не осталось.
momiji-end-garden = Сад больше нечем пополнить.
momiji-tie-hand = Очки равны: решает число карт на руке.
momiji-tie-shared = Очки и карты на руке равны: победа общая.
momiji-won = Победа: выполнены все три условия.
momiji-lost-0 = Поражение: не выполнено ни одно из трёх условий.
momiji-lost-1 = Поражение: выполнено одно из трёх условий.
momiji-lost-2 = Поражение: выполнены два из трёх условий.

## Стол в терминале
momiji-picture-head = колода { $deck }   сброс { $discards }
momiji-picture-torii = ворота { $count }
momiji-picture-top = верх
momiji-picture-tokens = цели: { $tokens }
momiji-picture-offer = на выбор: { $letters }
momiji-picture-seat = { $seat }  жёлуди { $acorns }  местности { $lands }  цели { $tokens }
momiji-picture-row = стопки: { $piles }
momiji-picture-hand = рука: { $cards }
momiji-legend =
    Карты: { $card } — жёлудь слева (r — справа, b — с обеих сторон, n — без жёлудя); в саду верхняя карта последняя.
    Стопки — слева направо, по верхним картам; ⛩ — жетон ворот, x3 — три карты. Местности: * — свойство уже активировано.
    ▶ — чей ход, ? — неизвестная вам карта.

## Отказы: тексты
momiji-unreadable = «{ $text }» — не ход. Ходы такие: collect red, lay red 0 left, activate tops, use C, discard red 2, finish, end.
momiji-no-such-letter = Местности «{ $text }» нет.
momiji-no-such-type = Типа листвы «{ $text }» нет; есть { $choices }.
momiji-no-such-token = Жетона «{ $text }» нет; есть { $choices }.
momiji-no-such-pile = «{ $text }» — не стопка; стопки считаются слева, от 1 до { $most }.
momiji-no-such-card = Карты «{ $text }» нет.
momiji-which-card = «{ $text }» может быть разными картами: { $choices }.

## Отказы: ход
momiji-no-such-choice = Сейчас такого выбора нет: { $verb }.
momiji-verb-draft = местность выбирают только в драфте
momiji-verb-top = верхнюю карту берут с F или K
momiji-verb-tuck = карту подкладывают с M
momiji-verb-take = карту из сброса берут с G
momiji-verb-pile = стопку указывают после карты или с C
momiji-verb-left = сторону указывают после карты
momiji-verb-right = сторону указывают после карты
momiji-verb-return = жетон возвращают с H
momiji-verb-finish = заканчивать нечего
momiji-choose-first = Сейчас нужно: { $phase }.
momiji-not-offered = Местность { $letter } не предлагается; есть { $choices }.
momiji-main-done = Основное действие этого хода уже выполнено.
momiji-main-first = Сначала основное действие: собрать листву, выложить её или активировать жетон цели.
momiji-no-pass = Пасовать нельзя: основное действие доступно и без свойства местности.
momiji-type-absent = Этого типа нет в игре: { $type }.
momiji-column-empty = Ряд пуст: { $type }.
momiji-two-columns = B даёт два ряда, вместе не больше { $limit } карт; { $type }: { $cards }, уже взято: { $taken }.
momiji-no-refill-alone = В одиночной игре сад за жёлудь не пополняют.
momiji-deck-empty = Колода пуста — пополнить нечем.
momiji-acorns-short = Это стоит { $price }, а желудей у вас { $acorns }.
momiji-token-absent = Этого жетона нет в игре: { $token }.
momiji-token-owned = Жетоном «{ $token }» владеет { $seat }.
momiji-token-price = Жетон «{ $token }» стоит { $price }, а желудей у вас { $acorns }.
momiji-needs-type = «{ $token }»: в гербарии нужна карта этого типа.
momiji-needs-centre = «{ $token }»: в гербарии нужны все три типа, и средняя стопка больше обеих других.
momiji-needs-zeros = «{ $token }»: нужны четыре карты 0 на руке или сверху стопок.
momiji-needs-closed = «{ $token }»: все стопки всех трёх типов должны быть завершены.
momiji-needs-acorns = «{ $token }»: нужно 5 желудей; у вас { $acorns }.
momiji-token-not-yours = Жетон «{ $token }» не ваш, вернуть его нельзя.
momiji-nothing-to-swap = Взамен «{ $token }» взять нечего.

## Отказы: выкладывание
momiji-not-in-hand = На руке нет карты { $card }; ваши карты: { $hand }.
momiji-type-laid = Карта этого типа в этот раз уже выложена: { $type }. Выложено карт: { $laid }.
momiji-number = Сверху стопки «{ $type }» лежит { $top }; дальше идёт { $top } или { $next }, а вы выбрали { $number }.{ $skip ->
    [yes] {" "}Свойство местности A это позволит, и оно у вас есть: выложите карту с ним.
    [lost] {" "}Это позволило бы только свойство местности A.
   *[other] {""}
}
momiji-starts-with-0 = Стопка «{ $type }» начинается с 0, а вы выбрали { $number }.{ $skip ->
    [yes] {" "}Свойство местности A это позволит, и оно у вас есть: выложите карту с ним.
    [lost] {" "}Это позволило бы только свойство местности A.
   *[other] {""}
}
momiji-pile-closed = Стопка «{ $type }» завершена картой { $top }.
momiji-row-full = Нет места для карты { $card }: стопок уже { $most }, а больше разных типов нет.
momiji-tops-alike = С картой { $card } две стопки показали бы один тип, и карты на руке этого уже не исправят.
momiji-tops-alike-now = Две стопки показывают один тип; выложите карту, которая это исправит.
momiji-no-skip = { $card } нигде не пропускает ровно одно число: A позволяет начать с 1 или выложить на два больше.
momiji-j-piles = J — до { $most } карт ровно в две стопки, хотя бы по одной; { $card } не подходит. Выложено: { $laid }.
momiji-j-needs-two = J требует выложить карту и во вторую стопку; выложено: { $laid }.
momiji-nothing-done = Что-то должно произойти: выберите хотя бы одну карту.
momiji-pile-absent = Стопки { $pile } нет; стопок у вас: { $piles }.
momiji-pile-settled = Стопку { $pile } выбрать нельзя; слева уже определено мест: { $settled }.
momiji-tuck-closed = Стопка { $pile } завершена, под неё не подкладывают.
momiji-not-on-pile = { $card } не ложится в стопку { $pile }, где сверху { $top }.
momiji-no-new-pile = { $card } не может начать стопку: её число — { $number }, или стопка этого типа уже есть.

## Отказы: местность и сброс
momiji-no-landscape = Местности { $letter } у вас нет; есть { $choices }.
momiji-landscape-spent = Свойство вашей местности { $letter } уже активировано.
momiji-landscape-used = За ход можно активировать одно свойство местности, и одно вы уже активировали: { $letter } нельзя.
momiji-a-is-skip = Свойство A активируют с картой, которая пропускает число: выберите эту карту.
momiji-wrong-moment = Свойство местности { $letter } активируют { $when }.
momiji-no-effect = Свойство местности { $letter } сейчас ничего не даст.
momiji-top-taken = Верхняя карта этого ряда уже взята: { $type }.
momiji-not-drawn = { $card } — не из взятых карт.
momiji-traded = Две карты за жёлудь — раз за ход, и вы это уже сделали.
momiji-trade-short = За жёлудь сбрасывают две карты; у вас на руке: { $cards }.
momiji-not-discarded = Карты { $card } в сбросе нет.

## Отказы: настройки
momiji-dew-edition =
    «Утренняя роса» есть только в третьем издании; выбрано: { $edition ->
        [first] { momiji-choice-first }
       *[second] { momiji-choice-second }
    }.
momiji-dew-solo = В одиночку «Утреннюю росу» не играют.
momiji-scenario-alone = Сценарии — для одного игрока, не для { $players }.
momiji-five-need-dew = Для { $players } игроков нужна «Утренняя роса».
momiji-five-draft = При { $players } игроках — только драфт: стартовых наборов четыре.
momiji-solo-landscapes =
    В одиночной игре карты местности задаёт сценарий; «{ $value ->
        [starter] { momiji-choice-starter }
       *[draft] { momiji-choice-draft }
    }» выбрать нельзя.
momiji-solo-types = В одиночной игре типы задаёт сценарий.
momiji-first-scenario =
    В первом издании нет сценария «{ $value ->
        [meditation] { momiji-choice-meditation }
       *[equinox] { momiji-choice-equinox }
    }».
momiji-blue-needs-dew = Синяя листва — из «Утренней росы».
momiji-types-count = Названо типов: { $count }; при { $players } игроках их { $wanted }.
momiji-types-blue = С «Утренней росой» среди типов всегда синий.

## Записанные позиции
momiji-position-types = Строка «{ $field }»: типов в игре { $wanted }, как задано настройками.
momiji-position-token = Строка «{ $field }»: «{ $value }» — не жетон этого издания или назван дважды.
momiji-position-absent = Строка «{ $field }»: типа карты «{ $value }» нет в игре.
momiji-position-column = Строка «{ $field }»: в ряду не больше { $most } карт.
momiji-position-draft = Строка «{ $field }»: не подходит к драфту.
momiji-position-known = Строка «{ $field }»: названы карты, которых нет на этой руке.
momiji-position-piles = Строка «{ $field }»: не больше { $most } стопок.
momiji-position-torii = Строка «{ $field }»: жетон ворот лежит только на завершённой стопке.
momiji-position-landscapes = Строка «{ $field }»: карт местности у каждого { $most }.
momiji-position-tops = Строка «{ $field }»: две стопки показывают один тип.
momiji-position-gates = Строка «{ $field }»: жетонов ворот { $count }, а всего их { $most }.
momiji-position-solo = Строка «{ $field }»: в одиночной игре ворота не считают, а колода кратна четырём.
momiji-position-blue = Строка «{ $field }»: жетон синей листвы — из «Утренней росы».
momiji-position-seat = Строка «{ $field }»: никто не ходит только по окончании игры.
momiji-position-end = Строка «{ $field }»: не подходит к последним ходам.
momiji-position-phase = Строка «{ $field }»: не подходит к фазе.
momiji-position-stuck = Строка «{ $field }»: здесь нельзя сделать ни одного хода.
momiji-position-turn = Строка «{ $field }»: эти числа не сочетаются.
momiji-position-copies = Карт { $card } — { $count }; в игре их { $most }.
momiji-position-letters = Карт местности { $letter } здесь { $count }; в драфте их { $most }.

## Файл данных
momiji-data-unknown = { $entry }: в коробке такого нет.
momiji-data-missing = { $entry }: этого списка нет.
momiji-data-no-entry = { $entry }: этой записи нет.
momiji-data-no-such-card = { $entry }: такой карты нет.
momiji-data-copies = { $entry }: копий { $count }; напечатано { $wanted }.
momiji-data-no-acorns = { $entry }: жёлуди только на 0 и 1, «{ $field }» лишнее.
momiji-data-acorns = { $entry }: left, right, both и none дают вместе { $count }, а не { $wanted }.
momiji-data-source = { $entry }: «{ $field }» — одно из { $choices }.
momiji-data-twice = { $entry }: встречается дважды.
momiji-data-total = { $entry }: карт местности { $count }; в коробке { $wanted }.
momiji-data-starter = { $entry }: стартовый набор — A, B и C; цветок и лист остаются в драфте, облако и гриб уходят.
momiji-facts-corners = { $entry }: «{ $value }» не называет углы всех копий ({ $wanted }), каждый одним знаком из { $choices }.

## Стол в браузере
momiji-web-yours = Ваш ход: { $phase }.
momiji-web-garden = Сад
momiji-web-objectives = Цели
momiji-web-landscapes = Ваши карты местности
momiji-web-landscapes-each = Карты местности каждого игрока
momiji-web-offer = Карты местности на выбор
momiji-web-hand = Ваши карты
momiji-web-drawn = Взято: одну из этих карт сбросьте
momiji-web-row = Гербарий, стопки слева направо: { $seat }
momiji-web-no-piles = Стопок пока нет.
momiji-web-no-cards = Карт нет.
momiji-web-column = { $move }. В ряду, верхняя последней: { $cards }.
momiji-web-pile = Стопка { $pile }: { $card }{ $open ->
    [true] {", "}карт: { $count }
   *[other] {""}
}{ $closed ->
    [true] {", "}завершена
   *[other] {""}
}{ $torii ->
    [true] {" "}с воротами
   *[other] {""}
}{ $next ->
    [yes] ; её жёлудь — в паре со следующей стопкой
   *[other] {""}
}.
momiji-web-deck = Колода: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}.
momiji-web-discards = Сброс: { $cards }
momiji-web-torii = Осталось жетонов ворот: { $count }
momiji-web-last-turns = Ходов до конца: { $count }
momiji-web-acorns = { $count ->
    [one] { $count } жёлудь
    [few] { $count } жёлудя
   *[other] { $count } желудей
}
momiji-web-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
momiji-web-hand-of = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
momiji-web-blue-token = Жетон синей листвы: −3 очка
momiji-web-used = Свойство активировано.
momiji-web-bonus-due = В конце хода каждая пара желудей принесёт 2 жёлудя.
momiji-web-price = { $price ->
    [0] даром
    [one] { $price } жёлудь
    [few] { $price } жёлудя
   *[other] { $price } желудей
}
momiji-web-token-price = Цена: { $price }.
momiji-web-token-owner = Жетоном владеет { $seat }.
momiji-web-covered = скрыто до конца игры
momiji-web-ahead = впереди
momiji-web-progress = ({ $have } из { $need })
momiji-web-condition-held = Выполнено.
momiji-web-condition-not = Пока не выполнено.
momiji-web-condition-open = Считаются накрытые карты: узнаем в конце.
momiji-web-wind-1 = Каждая из трёх стопок приносит не меньше 10 очков.
momiji-web-wind-2 = Средняя стопка больше обеих других.
momiji-web-wind-3 = У вас три жетона.
momiji-web-meditation-1 = Четыре стопки, сверху 1 или больше.
momiji-web-meditation-2 = Три стопки по 10 и более очков, и жетоны их типов у вас.
momiji-web-meditation-3 = У вас 10 желудей.
momiji-web-equinox-1 = Все три стопки завершены.
momiji-web-equinox-2 = У вас 4 жёлудя.
momiji-web-equinox-3 = У вас три жетона.
momiji-web-sure-use = Активировать свойство местности { $letter } за жёлудь? Каждое действует один раз за игру.
momiji-web-sure-trade = Сбросить две карты за один жёлудь, начиная с этой: { $card }?
momiji-web-sure-pass = Отказаться от основного действия?
momiji-web-move-draft = Взять местность { $letter }: { $words }
momiji-web-move-use = Активировать свойство местности { $letter }: { $words }
momiji-web-move-collect = Забрать { $type } ряд
momiji-web-move-top = Взять верхнюю карту ряда: { $type }
momiji-web-move-lay = Выложить: { $card }
momiji-web-move-skip = Выложить со свойством A: { $card }
momiji-web-move-discard = Сбросить: { $card }
momiji-web-move-tuck = Подложить под стопку: { $card }
momiji-web-move-take = Взять из сброса: { $card }
momiji-web-move-pile = Выбрать стопку { $pile }
momiji-web-move-left = Новая стопка слева
momiji-web-move-right = Новая стопка справа
momiji-web-move-activate = Цель: { $token }
momiji-web-move-return = Вернуть: { $token }
momiji-web-move-refill = Четыре новые карты за жёлудь, затем сбор
momiji-web-move-finish = Готово
momiji-web-move-pass = Пас
momiji-web-move-end = Закончить ход
momiji-web-verb-collect = Забрать
momiji-web-verb-lay = Выложить
momiji-web-verb-objective = Цель
momiji-web-verb-refill = Новые карты за жёлудь
momiji-web-verb-landscape = Свойство местности
momiji-web-verb-sell = Сбросить 2 карты → 1 жёлудь
momiji-web-verb-skip = Выложить с местностью A
momiji-web-verb-return = Вернуть цель
momiji-web-verb-collect-what = Выберите ряд, который заберёте из сада.
momiji-web-verb-lay-what = Выберите карту, которую выложите.
momiji-web-verb-objective-what = Выберите цель, которую возьмёте.
momiji-web-verb-refill-what = Нажмите на колоду: четыре новые карты за жёлудь, затем сбор.
momiji-web-verb-landscape-what = Выберите местность, свойство которой активируете.
momiji-web-verb-sell-what = Выберите первую из двух карт, которые сбросите за жёлудь.
momiji-web-verb-skip-what = Выберите карту, которую выложите с местностью A.
momiji-web-verb-return-what = Выберите цель, которую вернёте.
momiji-web-counts = Очки за то, что видно всем; накрытые карты считаются в конце.
momiji-web-goal-closed = Завершённые вами стопки
momiji-web-goal-objectives = Ваши цели, которые сейчас выполнены
momiji-web-goal-acorns = Ваши жёлуди
momiji-web-goal-pairs = Пары соседних желудей

## За настоящим столом
momiji-pad-objectives = Жетоны целей, которые кому-то принадлежат
momiji-pad-token = Цель
momiji-pad-owner = Владелец
momiji-pad-blue = У кого жетон синей листвы?
momiji-pad-piles = Стопки слева направо
momiji-pad-type = Тип верхней карты
momiji-pad-number = Её число
momiji-pad-pile-cards = Карт
momiji-pad-acorns = Жёлуди, кроме тех, что на картах местности
momiji-pad-hand = Карты на руке
momiji-pad-tokens = Ваши жетоны
momiji-pad-count = Карт в ваших стопках, тип: { $type }
momiji-pad-zeros = Все 0 в ваших стопках
momiji-pad-landscapes = Неактивированные карты местности
momiji-pad-line-pile = Стопка, { $type }: { $cards } × { $number }
momiji-pad-line-acorns = Жёлуди
momiji-pad-line-token-own = Ваша и выполнена: { $token } ({ $count })
momiji-pad-line-token-other = Тоже выполнена: { $token } ({ $count })
momiji-pad-line-token-missed = Не выполнена: { $token } ({ $count })
momiji-pad-line-blue = Жетон синей листвы
momiji-pad-line-held = Выполнено: { $condition }
momiji-pad-line-failed = Не выполнено: { $condition }
momiji-set-up-types = Играйте с типами: { $types }. Остальные верните в коробку.
momiji-set-up-deal = Раздайте каждому карт: { $cards }; откройте в сад: { $garden }, по ряду на тип.
momiji-set-up-deal-alone = Возьмите карт: { $cards }; откройте в сад: { $garden }, по ряду на тип.
momiji-set-up-objectives = Откройте цели: { $tokens }. Жетонов ворот: { $torii }.
momiji-set-up-tokens = Выложите жетоны: { $tokens }.
momiji-set-up-starter = Карты местности: каждому A, B и C.
momiji-set-up-draft = Карты местности: каждый выбирает три, каждый раз из трёх открытых, по часовой стрелке от первого игрока.
momiji-set-up-letters = Карты местности: { $letters }.
momiji-set-up-acorns = Жёлуди: первому игроку { $first }, остальным { $others }.
momiji-set-up-acorns-alone = Жёлуди: { $acorns }.
momiji-set-up-blue = «Утренняя роса»: положите рядом жетон синей листвы.
momiji-may-piles = Ваши стопки
momiji-may-type = Тип карты
momiji-may-number = Её число
momiji-may-skip = С местностью A?
momiji-may-laid = Да, эту карту можно выложить.
momiji-may-skipped = Да, с местностью A эту карту можно выложить.
momiji-may-no-card = Такой карты нет.

## Уроки
momiji-lesson-first = Ваша первая партия
momiji-lesson-first-collect = Побеждает тот, у кого больше очков, а их приносят стопки листвы. Сначала нужны карты: заберите из сада весь красный ряд.
momiji-lesson-first-collect-done = Теперь у вас на руке две красные карты. Это было ваше единственное основное действие.
momiji-lesson-first-turn-over = В ходе одно основное действие: собрать, выложить или активировать. Закончите ход.
momiji-lesson-first-turn-over-done = Соперник тоже собирает листву.
momiji-lesson-first-lay = Теперь выкладывайте. Стопка начинается с 0, дальше идёт то же число или на единицу больше. В конце она даёт число карт × верхнее число. Выложите красную 1 с двумя желудями на красную 0.
momiji-lesson-first-lay-done = Две карты × 1: в конце 2 очка. Накрытые карты считают только тогда, поэтому в счёте наверху пока 1.
momiji-lesson-first-begin = За одно действие можно выложить карты разных типов, по одной каждого. Выложите жёлтую 0: она начинает новую стопку.
momiji-lesson-first-begin-done = Новая стопка встаёт с любого края гербария.
momiji-lesson-first-side = Посмотрите на жёлуди в нижних углах: поставьте её справа, чтобы два жёлудя смотрели друг на друга.
momiji-lesson-first-side-done = Теперь жёлуди сошлись в две пары, по обе стороны красной стопки.
momiji-lesson-first-finish = Можно выложить и ещё, но подходящих карт у вас нет. Нажмите «Готово».
momiji-lesson-first-finish-done = Вы выложили два типа, значит, в конце хода вас ждёт бонус.
momiji-lesson-first-bonus = Закончите ход: каждая пара желудей принесёт 2 жёлудя.
momiji-lesson-first-bonus-done = Две пары — 4 жёлудя! Они и очки, и деньги.
momiji-lesson-first-objective = За 3 жёлудя цель становится вашей. Вы собираете красную листву, поэтому активируйте «больше всего красной листвы»: 10 очков, если в конце её у вас будет больше всех.
momiji-lesson-first-objective-done = Цель ваша. Это было основное действие хода.
momiji-lesson-first-first-card = Раз за ход можно ещё сбросить две карты за жёлудь. Зелёная и фиолетовая 3 никуда не подходят: сбросьте одну из них.
momiji-lesson-first-first-card-done = Ещё одна — и жёлудь ваш.
momiji-lesson-first-second-card = Сбросьте вторую 3.
momiji-lesson-first-second-card-done = Вы получили жёлудь.
momiji-lesson-first-wait = Закончите ход.
momiji-lesson-first-wait-done = Соперник выкладывает зелёную 1.
momiji-lesson-first-same = За ход можно выложить и две карты одного типа. Выложите красную 1: то же число подходит.
momiji-lesson-first-same-done = Три карты, и сверху по-прежнему 1.
momiji-lesson-first-skip = 3 на 1? Местность A позволяет одной карте пропустить число, один раз за игру, за жёлудь. Выложите с ней красную 3.
momiji-lesson-first-skip-done = 3 завершает стопку: в конце 4 карты × 3 = 12 очков. Последний жетон ворот взят: у каждого ещё ход.
momiji-lesson-first-points = Ваш последний ход. Завершённая стопка только у вас: активируйте «больше всего завершённых стопок», 10 очков за 3 жёлудя.
momiji-lesson-first-points-done = Потрачено 3 очка, получено 10.
momiji-lesson-first-last = Закончите ход: он последний в игре.
momiji-lesson-first-last-done = Теперь считают и накрытые карты: стопки 12, две цели 20, жёлудь 1, всего 33 очка.
momiji-lesson-first-end = Вы побеждаете, 33 : 10. Очки приносят стопки, цели и жёлуди; игра кончается, когда кончатся колода или жетоны ворот. Вы умеете играть в «Момиджи»!
momiji-lesson-alone = «Момиджи» в одиночку
momiji-lesson-alone-token = В одиночной игре важны три условия, а не очки. Не хватает третьего жетона: коричневый стоит столько, какое число сверху его стопки, сейчас 2. Возьмите его, пока там не 3.
momiji-lesson-alone-token-done = Три жетона: одно условие выполнено. После этого сад сбросили и открыли четыре новые карты.
momiji-lesson-alone-turn-over = Кроме вас никто не играет: за вашим ходом снова ваш. Закончите ход.
momiji-lesson-alone-turn-over-done = Колода пуста, значит, конец недалеко.
momiji-lesson-alone-brown = Каждая стопка должна приносить 10 очков или больше: число карт, умноженное на число сверху. Выложите коричневую 3: 4 × 3 = 12.
momiji-lesson-alone-brown-done = Эта стопка готова.
momiji-lesson-alone-green = А средняя стопка должна быть самой большой. Выложите в неё зелёную 3 тем же действием: тип другой, значит, можно.
momiji-lesson-alone-green-done = В середине пять карт, по бокам по четыре — второе условие. Все стопки приносят 10 и больше — третье.
momiji-lesson-alone-finish = Закончите выкладывание: «Готово».
momiji-lesson-alone-finish-done = В одиночной игре за выкладывание приходится платить.
momiji-lesson-alone-discard = После каждого выкладывания сбрасывают карту. У вас осталась одна: сбросьте её.
momiji-lesson-alone-discard-done = Теперь остаётся довести игру до конца.
momiji-lesson-alone-collect = Заберите коричневый ряд: остаток сада уйдёт, а четырёх новых карт уже нет.
momiji-lesson-alone-collect-done = Сад больше нечем пополнить.
momiji-lesson-alone-near = Закончите ход: за ним последний.
momiji-lesson-alone-near-done = Это последний ход.
momiji-lesson-alone-pass = В нём от основного действия можно отказаться. Все условия выполнены: нажмите «Пас».
momiji-lesson-alone-pass-done = Ничего не испорчено.
momiji-lesson-alone-last = Закончите игру.
momiji-lesson-alone-last-done = Три жетона, три стопки по 10 и более очков, самая большая в середине.
momiji-lesson-alone-end = Все три условия выполнены: «Осенний ветер» пройден. С самого начала это куда труднее!

## О чём задачи
momiji-theme-objective = Цель
momiji-theme-objective-why = Владельцу цель приносит 10 очков вместо 3; если её возьмёт другой, она потеряна.
momiji-theme-close = Завершить стопку
momiji-theme-close-why = Верхнее число умножает все карты стопки, а каждый жетон ворот приближает конец игры.
momiji-theme-landscape = Местность
momiji-theme-landscape-why = Свойство местности сейчас даёт то, чего не дадут одни карты.
momiji-theme-acorns = Жёлуди
momiji-theme-acorns-why = Жёлуди — и очки, и деньги: этот ход приносит их больше других.
momiji-theme-collect = Какие карты взять
momiji-theme-collect-why = Эти карты лучше всего подходят к вашим стопкам и не достанутся другим.
momiji-theme-lay = Какую карту выложить
momiji-theme-lay-why = Эта карта оставляет больше возможностей тем, что у вас на руке.
momiji-theme-stop = Вовремя остановиться
momiji-theme-stop-why = То, что вы приберегли, позже будет ценнее, чем сейчас.

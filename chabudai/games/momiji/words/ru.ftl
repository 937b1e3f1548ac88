momiji-name = Момиджи
momiji-summary = Собирайте осенние листья, складывайте их в стопки по числам и владейте нужными целями.
momiji-phase-0 = выбрать карту местности
momiji-phase-1 = выбрать основное действие или что-то перед ним
momiji-phase-2 = забрать ряд из сада
momiji-phase-3 = выложить ещё карту или закончить выкладывание
momiji-phase-4 = указать, куда положить карту
momiji-phase-5 = сбросить вторую карту за жёлудь
momiji-phase-6 = сделать что-то ещё или закончить ход
momiji-phase-7 = сбросить карту после выкладывания
momiji-phase-8 = сбросить карты, чтобы осталось восемь
momiji-phase-9 = B: выбрать ряд
momiji-phase-10 = D: сбросить одну из взятых карт
momiji-phase-11 = C: указать следующую слева стопку
momiji-phase-12 = F: выбрать ряд, верхнюю карту которого вы берёте
momiji-phase-13 = G: выбрать карту из сброса
momiji-phase-14 = H: купить жетон или вернуть свой
momiji-phase-15 = H: выбрать жетон взамен
momiji-phase-16 = I: выбрать ряд
momiji-phase-17 = K: выбрать верхние карты рядов или закончить
momiji-phase-18 = L: сбросить карты за жёлуди или закончить
momiji-phase-19 = M: выбрать карту под стопку или закончить
momiji-phase-20 = M: выбрать стопку
momiji-phase-21 = N: указать, куда положить открытую карту
momiji-phase-22 = игра окончена
momiji-category-piles = Стопки
momiji-category-acorns = Жёлуди
momiji-category-objectives = Цели
momiji-category-blue-token = Синий жетон
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
momiji-card-red0n = красный 0
momiji-card-red0l = красный 0 (жёлудь слева)
momiji-card-red0r = красный 0 (жёлудь справа)
momiji-card-red0b = красный 0 (жёлуди с двух сторон)
momiji-card-red1n = красный 1
momiji-card-red1l = красный 1 (жёлудь слева)
momiji-card-red1r = красный 1 (жёлудь справа)
momiji-card-red1b = красный 1 (жёлуди с двух сторон)
momiji-card-red2 = красный 2
momiji-card-red3 = красный 3
momiji-card-orange0n = оранжевый 0
momiji-card-orange0l = оранжевый 0 (жёлудь слева)
momiji-card-orange0r = оранжевый 0 (жёлудь справа)
momiji-card-orange0b = оранжевый 0 (жёлуди с двух сторон)
momiji-card-orange1n = оранжевый 1
momiji-card-orange1l = оранжевый 1 (жёлудь слева)
momiji-card-orange1r = оранжевый 1 (жёлудь справа)
momiji-card-orange1b = оранжевый 1 (жёлуди с двух сторон)
momiji-card-orange2 = оранжевый 2
momiji-card-orange3 = оранжевый 3
momiji-card-yellow0n = жёлтый 0
momiji-card-yellow0l = жёлтый 0 (жёлудь слева)
momiji-card-yellow0r = жёлтый 0 (жёлудь справа)
momiji-card-yellow0b = жёлтый 0 (жёлуди с двух сторон)
momiji-card-yellow1n = жёлтый 1
momiji-card-yellow1l = жёлтый 1 (жёлудь слева)
momiji-card-yellow1r = жёлтый 1 (жёлудь справа)
momiji-card-yellow1b = жёлтый 1 (жёлуди с двух сторон)
momiji-card-yellow2 = жёлтый 2
momiji-card-yellow3 = жёлтый 3
momiji-card-green0n = зелёный 0
momiji-card-green0l = зелёный 0 (жёлудь слева)
momiji-card-green0r = зелёный 0 (жёлудь справа)
momiji-card-green0b = зелёный 0 (жёлуди с двух сторон)
momiji-card-green1n = зелёный 1
momiji-card-green1l = зелёный 1 (жёлудь слева)
momiji-card-green1r = зелёный 1 (жёлудь справа)
momiji-card-green1b = зелёный 1 (жёлуди с двух сторон)
momiji-card-green2 = зелёный 2
momiji-card-green3 = зелёный 3
momiji-card-purple0n = фиолетовый 0
momiji-card-purple0l = фиолетовый 0 (жёлудь слева)
momiji-card-purple0r = фиолетовый 0 (жёлудь справа)
momiji-card-purple0b = фиолетовый 0 (жёлуди с двух сторон)
momiji-card-purple1n = фиолетовый 1
momiji-card-purple1l = фиолетовый 1 (жёлудь слева)
momiji-card-purple1r = фиолетовый 1 (жёлудь справа)
momiji-card-purple1b = фиолетовый 1 (жёлуди с двух сторон)
momiji-card-purple2 = фиолетовый 2
momiji-card-purple3 = фиолетовый 3
momiji-card-brown0n = коричневый 0
momiji-card-brown0l = коричневый 0 (жёлудь слева)
momiji-card-brown0r = коричневый 0 (жёлудь справа)
momiji-card-brown0b = коричневый 0 (жёлуди с двух сторон)
momiji-card-brown1n = коричневый 1
momiji-card-brown1l = коричневый 1 (жёлудь слева)
momiji-card-brown1r = коричневый 1 (жёлудь справа)
momiji-card-brown1b = коричневый 1 (жёлуди с двух сторон)
momiji-card-brown2 = коричневый 2
momiji-card-brown3 = коричневый 3
momiji-card-blue0n = синий 0
momiji-card-blue0l = синий 0 (жёлудь слева)
momiji-card-blue0r = синий 0 (жёлудь справа)
momiji-card-blue0b = синий 0 (жёлуди с двух сторон)
momiji-card-blue1n = синий 1
momiji-card-blue1l = синий 1 (жёлудь слева)
momiji-card-blue1r = синий 1 (жёлудь справа)
momiji-card-blue1b = синий 1 (жёлуди с двух сторон)
momiji-card-blue2 = синий 2
momiji-card-blue3 = синий 3
momiji-card-blue4 = синий 4

## Жетоны целей
momiji-token-red = больше всего красных листьев
momiji-token-orange = больше всего оранжевых листьев
momiji-token-yellow = больше всего жёлтых листьев
momiji-token-green = больше всего зелёных листьев
momiji-token-purple = больше всего фиолетовых листьев
momiji-token-brown = больше всего коричневых листьев
momiji-token-largest = самая большая стопка
momiji-token-tops = наибольшая сумма верхних чисел
momiji-token-closed = больше всего завершённых стопок
momiji-token-acorns = больше всего желудей
momiji-token-variety = больше всего стопок и неиспользованных карт местности
momiji-token-zeros = больше всего карт с числом 0
momiji-token-warm = больше всего красных, оранжевых и жёлтых листьев
momiji-token-cool = больше всего зелёных, фиолетовых и коричневых листьев
momiji-token-fewest = меньше всего листьев в стопках
momiji-token-hand = больше всего карт на руке

## Местность
momiji-landscape-A = При выкладывании: одна карта пропускает число.
momiji-landscape-B = При сборе: два ряда, вместе не больше 4 карт.
momiji-landscape-C = В любой момент: переставьте свои стопки, возьмите 2 жёлудя.
momiji-landscape-D = Вместо ряда: возьмите 4 карты из колоды, одну из них сбросьте.
momiji-landscape-E = После сбора: выложите 1 или 2 карты.
momiji-landscape-F = В любой момент: возьмите верхнюю карту ряда и 2 жёлудя.
momiji-landscape-G = В любой момент: возьмите карту из сброса.
momiji-landscape-H = После выкладывания одного типа: купите жетон или обменяйте свой.
momiji-landscape-I = После активации: возьмите ещё и ряд.
momiji-landscape-J = Вместо выкладывания: до 4 карт в две стопки.
momiji-landscape-K = Вместо ряда: до 3 верхних карт разных рядов.
momiji-landscape-L = В любой момент: сбросьте карты, по жёлудю за каждую, и возьмите ещё 2.
momiji-landscape-M = После выкладывания: подложите 1–2 карты под незавершённые стопки.
momiji-landscape-N = В любой момент: откройте 4 карты и разложите по своим стопкам; прочие — в сад.
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
momiji-took-column = { $seat } берёт ряд «{ $type }»: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}.
momiji-took-top = { $seat } берёт сверху ряда: { $card }.
momiji-took-discard = { $seat } берёт из сброса: { $card }.
momiji-refilled = { $seat } платит за новые карты в саду.
momiji-used = { $seat } использует местность { $letter }.
momiji-laid = { $seat } кладёт в стопку { $pile }: { $card }.
momiji-began = { $seat } начинает стопку { $side }: { $card }.
momiji-side-left = слева
momiji-side-right = справа
momiji-closed = { $seat } завершает стопку { $pile }; осталось жетонов ворот: { $torii }.
momiji-closed-bare = { $seat } завершает стопку { $pile }; жетонов ворот больше нет.
momiji-joker = { $seat } получает синий жетон.
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
momiji-paid = { $seat } платит { $acorns ->
    [one] { $acorns } жёлудь
    [few] { $acorns } жёлудя
   *[other] { $acorns } желудей
} ({ $cost }).
momiji-for-bonus = парные жёлуди
momiji-for-trade = две карты
momiji-for-landscape = местность
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
momiji-main-first = Сначала основное действие: собрать, выложить или активировать.
momiji-no-pass = Пасовать нельзя: основное действие доступно и без карты местности.
momiji-type-absent = Этого типа нет в игре: { $type }.
momiji-column-empty = Ряд пуст: { $type }.
momiji-two-columns = B даёт два ряда, вместе не больше { $limit } карт; { $type }: { $cards }, уже взято: { $taken }.
momiji-no-refill-alone = В одиночной игре сад за жёлудь не пополняют.
momiji-deck-empty = Колода пуста — пополнить нечем.
momiji-acorns-short = Это стоит { $price }, а желудей у вас { $acorns }.
momiji-token-absent = Этого жетона нет в игре: { $token }.
momiji-token-owned = Жетоном «{ $token }» владеет { $seat }.
momiji-token-price = Жетон «{ $token }» стоит { $price }, а желудей у вас { $acorns }.
momiji-needs-type = «{ $token }»: на столе нужна карта этого типа.
momiji-needs-centre = «{ $token }»: нужны все три типа, и средняя стопка больше обеих других.
momiji-needs-zeros = «{ $token }»: нужны четыре карты 0 на руке или сверху стопок.
momiji-needs-closed = «{ $token }»: все стопки всех трёх типов должны быть завершены.
momiji-needs-acorns = «{ $token }»: нужно 5 желудей; у вас { $acorns }.
momiji-token-not-yours = Жетон «{ $token }» не ваш, вернуть его нельзя.
momiji-nothing-to-swap = Взамен «{ $token }» взять нечего.

## Отказы: выкладывание
momiji-not-in-hand = На руке нет карты { $card }; ваша рука: { $hand }.
momiji-type-laid = Карта этого типа в этот раз уже выложена: { $type }. Выложено карт: { $laid }.
momiji-number = Сверху стопки «{ $type }» лежит { $top }; дальше идёт { $top } или { $next }, а вы выбрали { $number }.{ $skip ->
    [yes] {" "}Местность A это позволит, и она у вас есть: скажите skip.
    [lost] {" "}Это позволила бы только местность A.
   *[other] {""}
}
momiji-starts-with-0 = Стопка «{ $type }» начинается с 0, а вы выбрали { $number }.{ $skip ->
    [yes] {" "}Местность A это позволит, и она у вас есть: скажите skip.
    [lost] {" "}Это позволила бы только местность A.
   *[other] {""}
}
momiji-pile-closed = Стопка «{ $type }» завершена картой { $top }.
momiji-row-full = Нет места для карты { $card }: стопок уже { $most }, а больше разных типов нет.
momiji-tops-alike = С картой { $card } две стопки показали бы один тип, и карты на руке этого уже не исправят.
momiji-tops-alike-now = Две стопки показывают один тип; выложите карту, которая это исправит.
momiji-no-skip = { $card } нигде не пропускает ровно одно число: A позволяет начать с 1 или положить на два больше.
momiji-j-piles = J — до { $most } карт ровно в две стопки, хотя бы по одной; { $card } не подходит. Выложено: { $laid }.
momiji-j-needs-two = J требует положить карту и во вторую стопку; выложено: { $laid }.
momiji-nothing-done = Что-то должно произойти: выберите хотя бы одну карту.
momiji-pile-absent = Стопки { $pile } нет; стопок у вас: { $piles }.
momiji-pile-settled = Стопку { $pile } выбрать нельзя; слева уже определено мест: { $settled }.
momiji-tuck-closed = Стопка { $pile } завершена, под неё не подкладывают.
momiji-not-on-pile = { $card } не ложится в стопку { $pile }, где сверху { $top }.
momiji-no-new-pile = { $card } не может начать стопку: её число — { $number }, или стопка этого типа уже есть.

## Отказы: местность и сброс
momiji-no-landscape = Местности { $letter } у вас нет; есть { $choices }.
momiji-landscape-spent = Ваша местность { $letter } уже использована.
momiji-landscape-used = Одна местность за ход: одну вы уже использовали, { $letter } нельзя.
momiji-a-is-skip = A используется вместе с картой, которая пропускает число: скажите skip и карту.
momiji-wrong-moment = Местность { $letter } используют { $when }.
momiji-no-effect = Местность { $letter } сейчас ничего не даст.
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
momiji-position-blue = Строка «{ $field }»: синий жетон — из «Утренней росы».
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

## Стол в браузере
momiji-web-yours = Ваше решение: { $phase }.
momiji-web-garden = Сад
momiji-web-objectives = Цели
momiji-web-others = Остальные
momiji-web-landscapes = Ваши карты местности
momiji-web-offer = Карты местности на выбор
momiji-web-hand = Ваша рука
momiji-web-drawn = Взято: одна из этих карт уйдёт в сброс
momiji-web-row = Стопки слева направо: { $seat }
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
    [yes] ; жёлудь подходит к следующей стопке
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
}{ $some ->
    [0] {""}
   *[other] {", "}известны: { $known }
}
momiji-web-blue-token = Синий жетон: −3 очка
momiji-web-used = Использована.
momiji-web-bonus-due = В конце хода каждый мостик принесёт 2 жёлудя.
momiji-web-price = { $price ->
    [0] даром
    [one] { $price } жёлудь
    [few] { $price } жёлудя
   *[other] { $price } желудей
}
momiji-web-token-price = Цена: { $price }.
momiji-web-token-owner = Жетоном владеет { $seat }.
momiji-web-covered = накрыто: узнаем в конце
momiji-web-ahead = впереди
momiji-web-progress = ({ $have } из { $need })
momiji-web-condition-held = Выполнено.
momiji-web-condition-not = Пока не выполнено.
momiji-web-condition-open = Считаются накрытые карты: узнаем в конце.
momiji-web-wind-1 = Каждая из трёх стопок стоит 10 или больше.
momiji-web-wind-2 = Средняя стопка больше обеих других.
momiji-web-wind-3 = У вас три жетона.
momiji-web-meditation-1 = Четыре стопки, сверху 1 или больше.
momiji-web-meditation-2 = Три стопки по 10 или больше, чьи жетоны у вас.
momiji-web-meditation-3 = У вас 10 желудей.
momiji-web-equinox-1 = Все три стопки завершены.
momiji-web-equinox-2 = У вас 4 жёлудя.
momiji-web-equinox-3 = У вас три жетона.
momiji-web-sure-use = Использовать местность { $letter } за жёлудь? Каждая действует один раз за игру.
momiji-web-sure-trade = Сбросить две карты за один жёлудь, начиная с этой: { $card }?
momiji-web-sure-pass = Обойтись без основного действия?
momiji-web-move-draft = Взять местность { $letter }: { $words }
momiji-web-move-use = Использовать местность { $letter }: { $words }
momiji-web-move-collect = Забрать ряд: { $type }
momiji-web-move-top = Взять верхнюю карту ряда: { $type }
momiji-web-move-lay = Выложить: { $card }
momiji-web-move-skip = Выложить с местностью A: { $card }
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
momiji-web-show = Показать где

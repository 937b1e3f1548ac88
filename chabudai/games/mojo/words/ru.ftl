mojo-name = Моджо
mojo-summary = Избавляйтесь от карт, оставляйте на руке дешёвые и рискните закончить раунд.
mojo-phase-play = сыграть карту
mojo-phase-chain = сыграть ещё карту
mojo-phase-draw = выбрать, откуда взять карту
mojo-phase-turn-up = открыть карту
mojo-phase-over = игра окончена
mojo-category-rounds = Очки
mojo-category-cards = Карты на руке
mojo-category-earlier = Прежние раунды
mojo-category-last = Последний раунд
mojo-option-players = Игроки
mojo-option-piles = Стопки сброса
mojo-colour-blue = голубой
mojo-colour-green = зелёный
mojo-colour-yellow = жёлтый
mojo-colour-orange = оранжевый
mojo-colour-red = красный

## Что происходит
mojo-new-round = Раунд { $round }: начинает { $seat }, карта моджо — сторона { $side ->
    [0] 0, по часовой стрелке
   *[other] +10, против часовой стрелки
}.
mojo-opened = { $piles ->
    [1] Стопку открывает { $card }.
   *[other] Стопку { $pile } открывает { $card }.
}
mojo-played = { $piles ->
    [1] { $seat } играет { $card }.
   *[other] { $seat } играет { $card } в стопку { $pile }.
}
mojo-chained = { $piles ->
    [1] { $seat } продолжает: играет { $card }.
   *[other] { $seat } продолжает: играет { $card } в стопку { $pile }.
}
mojo-drew = { $seat } берёт из колоды { $card }.
mojo-drew-hidden = { $seat } берёт карту из колоды.
mojo-took = { $seat } берёт { $card } из стопки { $pile }.
mojo-reshuffled = Сброс перемешан, в новой колоде { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}.
mojo-laid = Время моджо, { $seat }: лицом вниз { $cards ->
    [one] лежит { $cards } карта
    [few] лежат { $cards } карты
   *[other] лежит { $cards } карт
}.
mojo-turned-up = { $seat } открывает { $card }.
mojo-round-ended = { $seat } заканчивает раунд и забирает карту моджо.
mojo-shown = { $seat } показывает { $card }.
mojo-scored = { $seat } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, всего { $total }.
mojo-zero = { $seat }: меньше нет ни у кого, карта моджо даёт 0.
mojo-ten = { $seat }: у кого-то меньше, { $plain } + 10 = { $points }.
mojo-game-ended = Игра окончена.
mojo-end-fifty = Кто-то набрал 50 очков или больше.
mojo-tie-shared = При равных итогах победа общая.

## Стол в терминале
mojo-picture-head = раунд { $round }   карта моджо { $side ->
    [0] 0, по часовой стрелке
   *[other] +10, против часовой стрелки
}   колода { $cards }
mojo-picture-pile = стопка { $pile }: { $cards } ◀ верх
mojo-picture-points = очки { $points }
mojo-picture-mojo-time = время моджо
mojo-legend =
    Цвета: { $cards }; при подсчёте в каждом цвете считается только старшая карта.
    ▶ — чей ход, ? — неизвестная вам карта, (4) — карта, лежащая лицом вниз.
mojo-move-play = { $pile ->
    [1] Сыграть { $card }
   *[other] Сыграть { $card } в стопку { $pile }
}
mojo-move-draw = Взять карту из колоды
mojo-move-take = Взять верхнюю карту другой стопки
mojo-move-turn = Открыть { $card }

## Отказы
mojo-unreadable = «{ $text }» — это не ход. Ходы такие: play 7, play 7 on 2, draw, take, turn 7.
mojo-no-such-card = Карты { $card } нет; карты — от 0 до { $highest }.
mojo-no-such-pile = Стопки { $pile } нет.
mojo-draws-itself = Отдельно брать карту не нужно: после большей карты это происходит само.
mojo-nothing-to-draw = Сейчас карту не берут; можно: { $phase }.
mojo-not-mojo-time = Карты открывают только во время моджо; у вас на руке карт: { $cards }, и вы ещё играете.
mojo-not-laid = Среди ваших карт лицом вниз нет карты { $card }; там { $hand }.
mojo-laid-not-played = Во время моджо карты не играют; откройте одну: { $hand }.
mojo-laid-not-drawn = Во время моджо карт не берут; откройте одну: { $hand }.
mojo-draw-first = Сначала возьмите карту: из колоды или { $card } из другой стопки.
mojo-one-pile = В этой игре одна стопка; стопки { $pile } нет.
mojo-chain-stays = Цепочка остаётся в своей стопке: сейчас это стопка { $pile }.
mojo-not-in-hand = Карты { $card } у вас нет; на руке { $hand }.

## Стол в браузере
mojo-web-card = { $card }, { $colour }
mojo-web-copies = таких { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}
mojo-web-hand = Ваши карты
mojo-web-deck = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}
mojo-web-deck-told = Колода: { mojo-web-deck }
mojo-web-draw = Взять из колоды; в ней { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}.
mojo-web-take = Взять эту карту.
mojo-web-take-top = Взять { $card } из другой стопки.
mojo-web-lay = Сыграть { $card }:
mojo-web-lay-on = Сыграть { $card } в стопку { $pile }:
mojo-web-pile = { $piles ->
    [1] Стопка, сверху { $card }.
   *[other] Стопка { $pile }, сверху { $card }.
}
mojo-web-pile-cards = { $piles ->
    [1] { $cards }
   *[other] Стопка { $pile }: { $cards }
} { $cards ->
    [one] карта
    [few] карты
   *[other] карт
}
mojo-web-trail = { $piles ->
    [1] Стопка сверху вниз: { $cards }
   *[other] Стопка { $pile } сверху вниз: { $cards }
}
mojo-web-lower = меньше, ход закончится
mojo-web-equal = равна, играете ещё карту
mojo-web-higher = больше, берёте карту
mojo-web-lower-short = Меньше
mojo-web-equal-short = Равно
mojo-web-higher-short = Больше
mojo-web-lower-does = ход закончится
mojo-web-equal-does = играете ещё карту
mojo-web-higher-does = берёте карту
mojo-web-mojo-card = Карта моджо, сторона { $side ->
    [0] 0: ход идёт по часовой стрелке.
   *[other] +10: ход идёт против часовой стрелки.
}
mojo-web-holder = Её держит { $seat }.
mojo-web-round = Раунд { $round }
mojo-web-mojo-time = Время моджо: за ход открывается одна карта
mojo-web-mojo-time-short = Время моджо
mojo-web-cheaper = Зелёное число: на сколько очков дешевле станет рука.
mojo-web-down = закрыта
mojo-web-turn = Открыть { $card }
mojo-web-up = { $card }, открыта
mojo-web-seat-holds = На руке { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}
mojo-web-seat-laid = Время моджо: закрытых карт: { $cards }; открыты: { $up }
mojo-web-round-over = Раунд окончен
mojo-web-player = Игрок
mojo-web-cards = Карты
mojo-web-points = Очки
mojo-web-total = Всего
mojo-web-counting = В каждом цвете считается только старшая карта.
mojo-web-no-cards = нет
mojo-web-go-on = Дальше

## Записанные позиции
mojo-position-known = В строке «{ $field }» названы карты, которых нет на этой руке.
mojo-position-laid = Строка «{ $field }»: карт перед игроком — { $count }; во время моджо их от 1 до { $most }.
mojo-position-hand = Карт в строке «{ $field }»: { $count }; больше { $most } на руке не бывает.
mojo-position-up = Строка «{ $field }»: открытые карты бывают только во время моджо.
mojo-position-small = Карт в строке «{ $field }»: { $count }; руку из { $most } и меньше выкладывают.
mojo-position-trail = Строка «{ $field }» не соответствует новым колодам; в ней не больше { $most } записей.
mojo-position-copies = Карт номиналом { $card }: { $count }; в коробке их { $most }.
mojo-position-over = Строка «{ $field }»: игра окончена тогда и только тогда, когда у кого-то { $most } очков или больше и никто не ходит.
mojo-position-phase = Строка «{ $field }»: карты открывает тот, у кого время моджо, и только он.
mojo-position-on = Строка «{ $field }» нужна только в цепочке или перед взятием карты.
mojo-position-no-cards = Строка «{ $field }»: у того, кто ходит, нет карт.
mojo-position-draw = Строка «{ $field }»: откуда брать карту, выбирают только при двух стопках, до 300-го хода.
mojo-position-holder = Строка «{ $field }»: карта моджо у кого-то есть только со второго раунда; в первом она на стороне 0.
mojo-web-counts = Очки за сыгранные раунды; побеждает меньшая сумма. Рука ещё не считается.
mojo-web-goal-points = Ваши очки; побеждает меньшая сумма
mojo-web-goal-behind = Игроки, у которых очков больше
mojo-web-goal-cards = Карты, которые у вас остались

## За настоящим столом
mojo-pad-holder = Кто взял карту моджо?
mojo-pad-cards = Карты на руке и на столе
mojo-pad-round = Раунд { $round }, старшие по цветам: { $cards }
mojo-pad-zero = Карта моджо, меньше нет ни у кого: 0 очков
mojo-pad-ten = Карта моджо, у кого-то меньше: ещё 10
mojo-set-up-deal = Перемешайте все карты и раздайте каждому по { $cards }.
mojo-set-up-piles = { $piles ->
    [one] Откройте { $piles } карту: с неё начинается стопка сброса.
    [few] Откройте { $piles } карты: с каждой начинается стопка сброса.
   *[other] Откройте { $piles } карт: с каждой начинается стопка сброса.
}
mojo-set-up-side = Карта моджо лежит стороной 0 вверх: ход идёт по часовой стрелке.
mojo-set-up-time = Время моджо наступает, когда в конце хода карт осталось не больше { $cards }.
mojo-may-top = Верхняя карта сброса
mojo-may-card = Карта, которую вы хотите сыграть
mojo-may-lower = Да. Она меньше: ваш ход окончен.
mojo-may-equal = Да. Она равна: сыграйте ещё одну карту, любую.
mojo-may-higher = Да. Она больше: возьмите карту, и ход окончен.

## Уроки
mojo-lesson-first = Ваш первый раунд
mojo-lesson-first-lower = Очки здесь — зло: от карт нужно избавляться. На стопке лежит 6; сыграйте свою 5, она меньше.
mojo-lesson-first-lower-done = Меньше — ход закончен, и карт у вас на одну меньше.
mojo-lesson-first-higher = Теперь сверху 9. Дороже всего красные карты, поэтому сыграйте 12: она больше, и вы возьмёте карту из колоды.
mojo-lesson-first-higher-done = Вам пришла 8. Карт столько же, но теперь они дешевле.
mojo-lesson-first-dear = Ещё раз так же: сыграйте 11, и красных карт на руке не останется.
mojo-lesson-first-dear-done = 4 вместо 11 — хороший обмен.
mojo-lesson-first-equal = Сверху 8, а у вас их три! Сыграйте одну: после такой же карты вы играете снова.
mojo-lesson-first-equal-done = Такая же — ход всё ещё ваш.
mojo-lesson-first-again = Это цепочка. Сыграйте следующую 8.
mojo-lesson-first-again-done = Снова такая же, цепочка продолжается.
mojo-lesson-first-third = Сыграйте и последнюю 8.
mojo-lesson-first-third-done = За один ход ушли три карты, и нужно сыграть ещё одну.
mojo-lesson-first-chain = Другая карта заканчивает цепочку. Сыграйте 10, самую дорогую из оставшихся: она больше, и вы возьмёте карту.
mojo-lesson-first-chain-done = Вам пришла 1. Ход закончен.
mojo-lesson-first-colours = В конце в каждом цвете считается только старшая карта: две ваши 1 стоят столько же, сколько одна. Сыграйте зелёную, 3 или 4.
mojo-lesson-first-colours-done = К концу хода три карты или меньше — время моджо! Они лежат лицом вниз, сыграть их уже нельзя.
mojo-lesson-first-turn = Теперь каждый ваш ход такой: откройте одну из своих карт, любую.
mojo-lesson-first-turn-done = Остальные играют дальше и спешат.
mojo-lesson-first-second = Откройте следующую.
mojo-lesson-first-second-done = Теперь время моджо и у них, но вы впереди.
mojo-lesson-first-last = Откройте последнюю карту: раунд закончится для всех, и вы возьмёте карту моджо.
mojo-lesson-first-last-done = Меньше, чем у вас, нет ни у кого: карта моджо даёт вам 0. Иначе вы получили бы ещё 10.
mojo-lesson-first-end = Кто-то набрал 50 или больше, и игра окончена. Побеждает тот, у кого очков меньше всех, — это вы. Вы умеете играть в «Моджо»!

## О чём задачи
mojo-theme-end-round = Конец раунда
mojo-theme-end-round-why = Сначала равные карты: цепочка уносит всю руку, а кто закончил раунд с пустой рукой, получает 0.
mojo-theme-turn-up = Время моджо
mojo-theme-turn-up-why = Во время моджо порядок открытия решает, что узнают другие и когда кончится раунд.
mojo-theme-take-or-draw = Стопка или колода
mojo-theme-take-or-draw-why = Верхняя карта стопки известна, карта колоды — нет: здесь одна из них явно лучше для вашей руки.
mojo-theme-chain = Равная карта
mojo-theme-chain-why = Равная карта позволяет сыграть ещё одну в тот же ход: с руки уходят две карты.
mojo-theme-draw = Карта того стоит
mojo-theme-draw-why = За большую карту придётся взять новую, но важнее то, что останется на руке.
mojo-theme-mojo-time = Начать время моджо
mojo-theme-mojo-time-why = С этой картой у вас начнётся время моджо: сравните, что на руке у вас и что у других.
mojo-theme-force-draw = Заставить взять карту
mojo-theme-force-draw-why = На такую маленькую карту почти никто не сыграет, не взяв новой.
mojo-theme-hold = Что оставить
mojo-theme-hold-why = Карта, которую вы отдаёте, полезна меньше тех, что останутся для следующих ходов.

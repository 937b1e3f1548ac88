# Собственные фразы страницы. Фразы игр и сервера лежат рядом с их кодом.
web-skip = Перейти к столу
web-close = Закрыть
web-loading = Минутку…
web-offline = Сервер не отвечает. Пробуем ещё раз.
web-reconnecting = Восстанавливаем связь…
web-guest = Гость

## Предпочтения
web-likes = Язык, тема и звук
web-language = Язык
web-theme-dark = Тёмная тема
web-theme-light = Светлая тема
web-sound = Звуки
web-notices = Уведомление, когда ваш ход

## Лобби
web-welcome = Садитесь играть
web-motto = Три игры за одним низким столом: с друзьями, с ботами или со всеми сразу.
web-sign-in = Войти
web-players = Игроков: { $low }–{ $high }
web-length = { $bots } мин с ботами, { $people } мин с людьми
web-rules = Правила
web-rules-of = Правила: { $game }
web-how-to = Как играть
web-how-to-play = Как играть: { $game }
web-my-games = Ваши партии
web-open-tables = Открытые столы
web-past-games = Завершённые партии
web-no-open-tables = Сейчас открытых столов нет.
web-free-seats = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[other] { $count } свободных мест
}
web-watch = Смотреть
web-your-turn = Ваш ход
web-goes-on = Идёт
web-waits-for-people = Ждёт игроков

## Аккаунты
web-account-why = Гостю здесь доступно всё. Аккаунт сохранит ваши партии и рейтинги на всех устройствах.
web-account-known = Ваши партии и рейтинги хранятся под этим именем.
web-name = Имя
web-password = Пароль, не меньше 10 знаков
web-register = Создать аккаунт
web-log-in = Войти
web-log-out = Выйти

## Новый стол
web-company = Кто ещё играет?
web-company-bots = Боты
web-company-link = По ссылке
web-company-here = За одним экраном
web-company-mixed = Смешанный стол
web-level = Насколько сильными будут боты?
web-seat-here = Игрок за этим экраном
web-seat-open = Игрок по ссылке
web-seat-bot = Бот: { $name }
web-your-name = Ваше имя
web-name-of = Имя игрока { $number }
web-more-options = Все настройки
web-none-is-chance = (не выбрано — решит случай)
web-clock = Контроль времени
web-clock-none = Без контроля времени
web-clock-move = Минута на каждый ход
web-clock-game = 10 мин каждому + 10 с за ход
web-clock-days = Сутки на каждый ход
web-setting-public = Стол виден всем
web-setting-spectators = Разрешить смотреть по ссылке
web-setting-hints = Разрешить советы
web-setting-undo = Разрешить отмену ходов
web-start = Играть
web-invite = Открыть стол

## До раздачи
web-setting-rated = На рейтинг: без советов и отмены ходов
web-rated = Эта партия идёт в рейтинг.
web-unrated = Эта партия не идёт в рейтинг.
web-forked =
    { $move ->
        [0] Этот стол начался с выбранной позиции; в рейтинг он не идёт.
       *[other] Этот стол начался с хода { $move } другой партии; в рейтинг он не идёт.
    }
web-waits-for-salt = Все на месте. Раздача начнётся, когда страницу откроют: { $names }.
web-waiting-title = Ждём компанию
web-waiting = Игра начнётся сама, когда все места будут заняты.
web-this-is-you = это вы
web-still-free = { $count ->
    [one] Свободно ещё { $count } место.
    [few] Свободно ещё { $count } места.
   *[many] Свободно ещё { $count } мест.
}
web-free = свободно
web-sit-here = Сесть сюда
web-link = Ссылка на этот стол
web-qr = Ссылка в виде QR-кода
web-copy = Скопировать ссылку
web-copied = Скопировано
web-leave = Уйти
web-leave-why = За вас продолжит бот. Вернуться на своё место можно в любой момент.

## За столом
web-to-lobby = В лобби
web-seats = Игроки
web-tools = Инструменты
web-total = Всего
web-seen = Известные карты
web-seen-are = Известные карты: { $cards }.
web-thinks = думает…
web-on-turn = ходит
web-seat-more = Подробнее: { $seat }
web-away = пока играет бот
web-replace = Пусть сходит бот
web-your-turn-to = Ваш ход: { $what }
web-waits-for = Ходит { $seat }
web-waits-for-bot = Думает { $seat }
web-undo = Отмена
web-hint = Совет
web-moves = Ходы
web-log = Журнал
web-score = Счёт
web-chat = Чат
web-what-happens = Что происходит
web-preview = { $way ->
    [less] { $points ->
        [one] На { $points } очко меньше
        [few] На { $points } очка меньше
       *[other] На { $points } очков меньше
    }
   *[more] { $points ->
        [one] На { $points } очко больше
        [few] На { $points } очка больше
       *[other] На { $points } очков больше
    }
}
web-not-now = Сейчас решать вам нечего.
web-open-clause = Открыть пункт правил { $clause }
web-say-something = Напишите что-нибудь
web-send = Отправить
web-no-chat = Пока никто ничего не написал.
web-undo-question = { $seat } просит отменить ходы. Вы согласны?
web-bot-plays-for-you = За вас играет бот.
web-come-back = Вернуться на своё место
web-sure = Вы уверены?
web-search-rules = Поиск по правилам
web-found-places = Найдено мест: { $count }
web-rules-elsewhere = Правила этой игры — в её собственном пакете; ищите там { $clause }.
web-rules-untranslated = Ещё не переведённое приведено по-английски.

## Журнал
web-log-sat = { $name } садится за стол.
web-log-stood = { $seat } встаёт из-за стола.
web-log-dealt = Игра начинается.
web-log-clock = { $seat }: время вышло; ходит бот.
web-log-undo-asked = { $seat } просит отменить ходы.
web-log-undo-yes = { $seat } соглашается.
web-log-undo-no = { $seat } не соглашается.
web-log-taken-back = { $seat } отменяет ходы.
web-log-away = { $seat }: пока играет бот.
web-log-back = { $seat } снова за столом.
web-log-rematch = Новый стол готов: можно сыграть ещё.

## Одно устройство на нескольких
web-curtain = Следующий ход: { $name }
web-curtain-why = Передайте экран. Сейчас ничьих карт не видно.
web-curtain-lift = Это я, { $name }

## После игры
web-winners = { $count ->
    [one] Победа: { $names }
   *[other] Победу делят: { $names }
}
web-you-won = Вы победили!
web-no-winner = В этот раз никто не победил
web-place = Место
web-player = Игрок
web-rematch = Сыграть ещё
web-replay = Повтор партии
web-record = Сохранить запись
web-verify = Проверить раздачу
web-verified = Раздача честная: зерно подходит к контрольному коду { $commitment }…, показанному до неё, и своё к зерну добавили { $salts ->
    [one] { $salts } игрок
    [few] { $salts } игрока
   *[other] { $salts } игроков
}.
web-not-verified = Зерно не подходит к контрольному коду { $commitment }…, показанному до раздачи ({ $salts }).
web-verify-cannot = Этот браузер проверяет только локальные и https-страницы. Сохраните запись и выполните: chabudai verify ({ $commitment }…, { $salts })
web-run = Воспроизвести
web-pause = Пауза
web-move-number = Ход
web-move-of = Ход { $move } из { $moves }
web-board = Игровое поле
web-eyes = Глазами игрока
web-fork = Играть отсюда

## Боты
web-about-random = Любой из возможных ходов, наугад.
web-about-thumb = Несколько простых правил, на один ход вперёд.
web-about-novice = Для первой партии: почти все ходы наугад.
web-about-casual = Знает простые правила, но порой невнимателен.
web-about-steady = Редко ошибается.
web-about-sharp = Трудный соперник.
web-about-master = Сильнейший из ботов; думает до секунды.
web-rating = Рейтинг на этом сервере при таком числе игроков: { $mean } ± { $spread }, { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}.
web-undo-yes = Согласиться
web-undo-no = Отказать
web-cancel = Отмена
web-unread = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
   *[other] { $count } новых сообщений
}
web-bot-1 = Хана
web-bot-2 = Кэндзи
web-bot-3 = Юки
web-bot-4 = Сора
web-bot-5 = Аки
web-bot-6 = Рэн
web-bot-7 = Мико
web-bot-8 = Таро
web-since = Что было после вашего хода
web-step = Дальше
web-pace = Как быстро показывать чужие ходы
web-pace-slow = Медленно
web-pace-normal = Обычно
web-pace-instant = Сразу
web-pace-step = По шагам
web-keys = Клавиши
web-key-n = К следующему, что можно нажать
web-key-u = Отменить ход
web-key-h = Совет
web-key-m = Ходы
web-key-l = Журнал
web-key-s = Счёт
web-key-c = Чат
web-key-r = Правила
web-key-a = Показать, что было после вашего хода
web-key-help = Эта справка
web-key-escape = Отменить выбор, закрыть открытое
web-previous = Предыдущий ход
web-next = Следующий ход
web-speed = Скорость
web-speed-slow = Медленно
web-speed-normal = Обычно
web-speed-fast = Быстро
web-your-place = Вы заняли { $place }-е место из { $players }
web-fewest-win = Побеждает тот, у кого меньше всего очков.
web-decided = Исход решила категория «{ $category }»: на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} лучше, чем у следующего.
web-stand = Как у вас дела
web-of = { $have } из { $need }
web-rematch-ready = Кто-то хочет сыграть ещё раз: стол готов.
web-rematch-join = Сыграть ещё раз вместе

## Taking back
web-undo-turn = Отменить весь ход
web-key-t = Отменить весь ход
web-unrated-why = Эта партия не идёт в рейтинг: { $why }.
web-unrated-hints = разрешены советы
web-unrated-undo = ходы можно отменять
web-unrated-fork = она продолжает другую партию
web-unrated-prepared = начальная позиция подготовлена
web-unrated-shared = ту же раздачу играют и другие

## За настоящим столом
web-companion = За настоящим столом
web-companion-of = { $game } за настоящим столом
web-companion-game = Игроки и настройки
web-companion-set-up = Подготовка
web-companion-pad = Подсчёт очков
web-companion-may = Можно ли?
web-companion-timer = Таймер
web-pad-add = Добавить
web-pad-remove = Убрать строку { $number }
web-pad-less = { $title }: на один меньше
web-pad-more = { $title }: на один больше
web-pad-how-many = { $title }: { $count }
web-pad-take = Убрать одну: { $title }
web-pad-spot = { $space }: { $owner }
web-pad-free = свободно
web-pad-rounds = Раунды
web-pad-round = Раунд { $number }
web-pad-drop-round = Убрать раунд { $number }
web-pad-total = { $points } · место { $place }
web-pad-lines = Как сложились очки: { $name }
web-pad-keep = Сохранить результат
web-pad-kept = Сохранено
web-pad-share = Поделиться картинкой
web-pad-anew = Начать заново
web-pad-lost = Этот браузер ничего здесь не сохраняет (приватное окно или нет места). Поделитесь результатом как картинкой.
web-pad-unfit = То, что записано, не подходит к этим игрокам и настройкам. Верните прежние или начните заново.
web-pad-results = Результаты на этом устройстве
web-pad-forget = Удалить этот результат
web-may-more = Укажите, что известно.
web-set-up-again = Вытянуть заново
web-timer-how = Коснитесь того, чей ход: его время пойдёт, остальные часы остановятся. Ещё одно касание — пауза.
web-timer-reset = Сбросить

## Тренер
web-coach = Тренер
web-coach-thinks = Думаю…
web-coach-look = Смотрите сюда:
web-coach-best = Лучше всего: { $move }
web-coach-do = Показать ход
web-coach-why = Почему?
web-coach-compare = Сравнить с
web-coach-warns = Предупреждать о слабых ходах
web-coach-warn = Этот ход снижает ваш шанс с { $before } до { $after } %. Всё равно сыграть?

## Уроки
web-learn = Учиться играя
web-learn-more = Урок: { $lesson }
web-lesson-step = Шаг { $step } из { $steps }
web-lesson-play = Сыграть с новичками
web-lesson-play-alone = Сыграть сценарий

## Company
web-with = играют { $names }
web-at-move = ход { $move }
web-players-needed = { $count ->
    [one] нужен { $count } игрок
    [few] нужны { $count } игрока
   *[other] нужно { $count } игроков
}
web-rated-short = на рейтинг
web-row-leave = Покинуть этот стол
web-row-delete = Удалить этот стол
web-row-give-up = Ваше место освободится; если за столом больше никого нет, он исчезнет навсегда.
web-row-leave-why = За вас продолжит бот. Вернуться на своё место можно в любой момент.
web-row-delete-why = Партия исчезнет навсегда и нигде не будет учтена.
web-somebody = кто-то
web-of-players = { $players ->
    [1] один игрок
    [one] { $players } игрок
    [few] { $players } игрока
   *[other] { $players } игроков
}
web-fill = Свободные места
web-fill-now = Посадить ботов
web-clock-each = { $time } на ход
web-clock-reserve = { $time } на игрока
web-clock-bonus = + { $time } за ход
web-not-here = не в сети
web-here-now = в сети
web-people-here = Люди за этим столом
web-about-person = { $name }: заблокировать или пожаловаться
web-reactions = Быстрые реакции
web-react-hello = Привет!
web-react-nice = Отличный ход
web-react-wow = Ого!
web-react-oops = Ой
web-react-thanks = Спасибо
web-react-hurry = Ваш ход, пожалуйста
web-mute = Заглушить этот чат
web-block = Заблокировать
web-unblock = Разблокировать
web-block-why = Вы не увидите, что пишет этот человек, а он не сможет сесть за ваши закрытые столы.
web-report = Пожаловаться
web-report-reason = Что не так?
web-report-chat = Грубость в чате
web-report-name = Оскорбительное имя
web-report-unfair = Нечестная игра
web-report-other = Другое
web-report-text = Своими словами, если хотите
web-reported = Спасибо. Владелец сервера это прочтёт.
web-rematch-wanted = { $seat } хочет сыграть ещё раз.

## History
web-history = Ваши партии и статистика
web-history-all = Все партии и статистика
web-history-more = Более ранние партии
web-history-none = Вы ещё не доиграли здесь ни одной партии.
web-statistics = Статистика
web-played = Сыграно
web-won = Побед
web-won-of = Побед: { $won } из { $played }
web-mean-place = Среднее место
web-own-rating = Рейтинг
web-rating-means = В рейтинг идут только партии на рейтинг; ± — возможная погрешность, с каждой партией она меньше.
web-alone-won = Победа
web-alone-lost = Без победы
web-place-of = { $place }-е место из { $players }

## На этом устройстве
web-here = На этом устройстве
web-here-failed = Не удалось начать партию на этом устройстве. Обновите страницу и попробуйте ещё раз.
web-here-row = { $some ->
    [0] ход { $moves }
   *[other] с вами: { $names } · ход { $moves }
}
web-here-look = Повтор
web-here-play = Играть на этом устройстве, без сервера
web-here-alone = Сервера нет: партии идут и хранятся на этом устройстве.
web-hurried = Устройство медленное: бот успел обдумать лишь { NUMBER($percent, maximumFractionDigits: 0) } % того, что положено его уровню.
web-wifi = Друзья в этой сети Wi-Fi
web-wifi-how = Кто в той же сети, может отсканировать код и тоже сесть за стол.
web-update = Готова новая версия. Ваши партии продолжатся с того же места.
web-update-take = Обновить сейчас
web-update-later = Позже
## Задачи
web-puzzles = Задачи
web-puzzles-why = Одна позиция и один явно лучший ход. Найдёте его?
web-puzzle-today = Задача дня
web-puzzle-next = Следующая задача
web-puzzle-show = Показать ответ
web-puzzle-yours = Вы — { $seat }. Какой ход лучший?
web-puzzle-right = Верно!
web-puzzle-wrong = Это не лучший ход.
web-puzzle-cost = { $move }: победа в { $mine } % таких партий, с лучшим ходом — в { $best } %.
web-puzzle-best = Лучший ход: { $move }. Победа в { $best } % таких партий.
web-puzzle-line = Вероятное продолжение: { $moves }
web-puzzle-all = Чего стоит каждый ход
web-puzzle-move = Ход
web-puzzle-chance = Шанс на победу
web-puzzle-found = Её решают боты: { $names }
web-puzzle-found-none = За обычное время её не решает ни один бот.
web-puzzle-rating = Ваш рейтинг: { $rating }
web-puzzle-streak = Решено подряд: { $count }
web-puzzle-grade = Сложность { $grade } из 6
web-puzzle-none = Для этой игры задач пока нет.
web-puzzle-before = На эту задачу вы уже отвечали: рейтинг не изменится.
web-puzzle-solved = ответ дан
web-percent = { $number } %

## Saved games
web-saved-open = Открыть сохранённую партию
web-saved-drop = Или перетащите файл в любое место страницы.
web-saved-broken = Это не файл сохранённой партии Chabudai.


## Разбор
web-review = Разбор
web-review-progress = Проверяю решения: { $done } из { $of }
web-review-chances = Шансы на победу, %
web-review-seen = Оценка
web-review-known = по тому, что каждый мог знать
web-review-open = с открытыми картами
web-review-picture = Шансы на победу от хода к ходу: { $names }. Числа — в таблице ниже.
web-review-luck = Случай и умение, %
web-review-start = Начало
web-review-luck-part = Случай
web-review-own = Свои ходы
web-review-others = Чужие ходы
web-review-result = Итог
web-review-told = В начале у вас было { $start } %. Случай { $luck ->
        [less] отнял { $chance }
       *[more] дал { $chance }
    }, ваши ходы { $skill ->
        [less] отняли { $own }
       *[more] принесли { $own }
    }, чужие ходы { $rest ->
        [less] отняли { $others }
       *[more] дали { $others }
    }: в итоге { $result } %.
web-review-told-alone = В начале у вас было { $start } %. Случай { $luck ->
        [less] отнял { $chance }
       *[more] дал { $chance }
    }, ваши ходы { $skill ->
        [less] отняли { $own }
       *[more] принесли { $own }
    }: в итоге { $result } %.
web-review-why = Начало — как часто выигрывают с этого места в среднем, по многим раздачам. Случай — это раздача, взятые карты и то, что
    было скрыто от того, кто решал. О ходах судят по тому, что игрок мог знать: хороший ход, наткнувшийся на скрытую карту, остаётся
    хорошим, а плюс значит «лучше простых правил». В сумме получается итог.
web-review-turns = Переломные моменты
web-review-by-chance = Случай: { $other } — с { $before } до { $after } %
web-review-by-move = { $seat }, «{ $played }»: { $other } — с { $before } до { $after } %
web-review-decisions = Неудачные решения
web-review-cost = { $played } — лучше: { $best } (−{ $cost } %)
web-review-flawless = Ни одно решение не стоило вам и процента.
web-review-save = Сохранить разбор как веб-страницу
web-review-table = Все шансы в таблице

## Одна раздача для всех
web-deal-today = Раздача дня
web-deal-why = Все играют одну и ту же раздачу с одного места против одних и тех же ботов. Одна попытка, без советов и без отмены ходов.
web-deal-why-here = В этот день раздача у всех одна. Без сервера нет общей таблицы: ваши результаты хранятся на этом устройстве.
web-deal-against = { $count ->
    [0] В одиночку
    [one] Против { $count } бота: { $bot }
   *[other] Против { $count } ботов: { $bot }
}
web-deal-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
web-deal-seat = Вы — игрок { $number }
web-deal-counts = { $begun ->
    [0] Её ещё никто не играл.
   *[other] Начали: { $begun }, закончили: { $finished }.
}
web-deal-ends = Открыта до { $time }.
web-deal-over = Этот день закончился.
web-deal-play = Играть
web-deal-go-on = Продолжить
web-deal-look = Ваша партия
web-deal-unplayed = Ещё не сыграна
web-deal-playing = Вы её уже играете
web-deal-your-rank = Ваш ранг: { $rank } из { $finished }
web-deal-late = Доиграно, когда день уже закончился: не считается.
web-deal-streak = Дней подряд: { $count }
web-deal-better = Лучше, чем у { $percent } % остальных.
web-deal-results = Результаты
web-deal-results-later = Результаты откроются, когда вы доиграете или когда день закончится.
web-deal-results-none = Эту раздачу никто не доиграл.
web-deal-commitment = Контрольный код зерна: { $code }
web-deal-seed = Зерно: { $seed }
web-deal-rank = Ранг
web-deal-name = Имя
web-deal-place = Место
web-deal-points = Очки
web-deal-order = Сначала сравниваются места, затем отрыв от лучшего из соперников или отставание от него.
web-deal-margin = Отрыв
web-deal-time = Время
web-deal-forgotten = (удалено)
web-deal-you = вы
web-deal-compare-with = Сравнить с партией: { $name }
web-deal-look-at = Партия: { $name }
web-deal-earlier = Предыдущий день
web-deal-later = Следующий день
web-deal-sealed = Эту раздачу ещё играют другие: зерно, разбор и запись откроются, когда день закончится.
web-beat = Сыграйте лучше меня
web-beat-copied = Ссылка скопирована. Кто её откроет, получит вашу раздачу.
web-beat-link = Ссылка на эту раздачу
web-beat-made = { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}. Сможете лучше?
web-beat-yours = Это ваша партия. Отправьте ссылку кому-нибудь другому.
web-beat-place = { $name }: { $place }-е место из { $players }.
web-beat-take = Сыграть эту раздачу
web-beat-broken = Ссылка неполная.
web-beat-won = Вы сыграли лучше, чем { $name }!
web-beat-lost = На этот раз лучше { $name }.
web-beat-even = Вы и { $name } сыграли одинаково.
web-beat-theirs = { $name }: { $place }-е место, очки: { $points }.
web-compare = Сравнить ход за ходом
web-compare-games = Две партии одной раздачи
web-compare-never = Обе партии полностью совпадают.
web-compare-parts = Партии расходятся на решении { $number }.
web-compare-seat = Чьи решения
web-compare-decision = Решение
web-compare-at = Решение { $number } из { $of }
web-compare-curves = Очки от решения к решению: { $one } (сплошная линия) и { $other } (пунктир)
web-compare-ended = { $name }: { $place }-е место, очки: { $points }
web-compare-over = уже закончена
web-compare-to-parting = Туда, где партии расходятся

## Доска для разбора
web-study = Доска для изучения
web-study-why = Откройте партию или позицию, пробуйте другие ходы и узнавайте, чего они стоят.
web-study-this = Изучить эту партию
web-study-position = Изучить эту позицию
web-study-open = Открыть
web-study-file = Выбрать файл
web-study-drop = Сохранённая партия, студия или позиция; файл можно и перетащить на эту страницу.
web-study-paste = Или вставьте позицию или сохранённую партию как текст
web-study-open-text = Открыть текст
web-study-mine = Мои студии на этом устройстве
web-study-forget = Удалить «{ $name }»
web-study-name = Название студии
web-study-tree = Ходы и ветки
web-study-start = Начало
web-study-dealt = другая раздача ({ $number })
web-study-to-start = К началу
web-study-to-end = К концу варианта
web-study-eyes = Чьими глазами
web-study-turn = Кто ходит
web-study-comment = Комментарий
web-study-mark = Пометка
web-study-mark-brilliant = Отличный ход
web-study-mark-good = Хороший ход
web-study-mark-interesting = Интересный ход
web-study-mark-doubtful = Сомнительный ход
web-study-mark-mistake = Ошибка
web-study-mark-blunder = Грубая ошибка
web-study-promote = Поднять ветку
web-study-deal = Другая раздача
web-study-remove = Удалить отсюда
web-study-analyse = Анализ
web-study-line = Анализ варианта
web-study-by = По тому, что знает { $seat }:
web-study-by-all = С открытыми картами:
web-study-best = Ходы и шансы на победу
web-study-expected = Чего можно ждать и как часто
web-study-reasons = Почему первый ход
web-study-share = Поделиться ссылкой
web-study-save = Сохранить в файл
web-study-copy = Скопировать позицию
web-study-other = Другие студии
web-study-link = В этой ссылке — вся студия
web-study-link-long = Студия слишком длинная для ссылки. Сохраните её в файл и поделитесь файлом.
web-study-link-broken = В этой ссылке нет студии; возможно, ссылка обрезана.
web-study-full = Не сохранено: в браузере нет места. Сохраните студию в файл.
web-study-denied = Не сохранено: браузер этого не разрешает. Сохраните студию в файл.
web-study-gone = Такой студии на этом устройстве больше нет.
web-study-huge = Этот файл слишком велик: студия занимает не больше 1 МБ.

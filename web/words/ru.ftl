# Собственные фразы страницы. Фразы игр и сервера лежат рядом с их кодом.
web-skip = Перейти к столу
web-close = Закрыть
web-yes = Да
web-no = Нет
web-loading = Минутку…
web-offline = Сервер не отвечает. Мы продолжаем попытки.
web-reconnecting = Восстанавливаем связь…
web-guest = Гость

## Предпочтения
web-likes = Язык, тема и звук
web-language = Язык
web-theme-dark = Тёмная тема
web-theme-light = Светлая тема
web-sound = Звук, когда ваш ход
web-notices = Уведомление, когда ваш ход

## Лобби
web-welcome = Садитесь играть
web-motto = Три игры за одним низким столом: с друзьями, с ботами или со всеми сразу.
web-sign-in = Войти
web-players = Игроков: { $low }–{ $high }
web-length = { $bots } мин с ботами, { $people } мин с людьми
web-rules = Правила
web-rules-of = Правила: { $game }
web-my-games = Ваши игры
web-open-tables = Открытые столы
web-past-games = Оконченные игры
web-no-open-tables = Сейчас открытых столов нет.
web-free-seats = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[other] { $count } свободных мест
}
web-watch = Смотреть
web-look-back = Просмотреть
web-your-turn = Ваш ход
web-goes-on = Идёт
web-waits-for-people = Ждёт игроков

## Учётные записи
web-account-why = Гостю здесь доступно всё. Учётная запись сохранит ваши игры и рейтинги на всех устройствах.
web-account-known = Ваши игры и рейтинги хранятся под этим именем.
web-name = Имя
web-password = Пароль, не меньше 10 знаков
web-register = Регистрация
web-log-in = Войти
web-log-out = Выйти

## Новый стол
web-company = Кто ещё играет?
web-company-bots = Боты
web-company-link = Люди по ссылке
web-company-here = Люди рядом
web-company-mixed = Вперемешку
web-level = Насколько сильными будут боты?
web-seat-here = Кто-то рядом
web-seat-open = Кто-то по ссылке
web-seat-bot = Бот: { $name }
web-your-name = Ваше имя
web-name-of = Имя игрока { $number }
web-more-options = Все настройки
web-none-is-chance = (ничего — решает случай)
web-clock = Часы
web-clock-none = Без часов
web-clock-move = Минута на каждый ход
web-clock-game = Десять минут на партию и десять секунд на каждый ход
web-clock-days = Сутки на каждый ход
web-setting-public = Показывать стол всем
web-setting-spectators = Разрешить смотреть по ссылке
web-setting-hints = Разрешить подсказки
web-setting-undo = Разрешить брать ходы назад
web-start = Играть
web-invite = Открыть стол

## До раздачи
web-waiting-title = Ждём компанию
web-waiting = Игра начнётся сама, когда все места будут заняты.
web-this-is-you = это вы
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
web-tools = Что можно открыть
web-total = Всего
web-thinks = думает…
web-on-turn = ходит
web-seat-more = Подробнее: { $seat }
web-away = пока играет бот
web-replace = Пусть сходит бот
web-your-turn-to = Ваш ход: { $what }
web-waits-for = Ходит { $seat }
web-waits-for-bot = Думает { $seat }
web-undo = Отменить
web-hint = Совет
web-hinted = Бот бы сказал: { $move }
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
web-since = После вашего прошлого хода
web-open-clause = Открыть пункт правил { $clause }
web-say-something = Напишите что-нибудь
web-send = Отправить
web-no-chat = Пока никто ничего не написал.
web-undo-question = { $seat } хочет взять ходы назад. Вы согласны?
web-bot-plays-for-you = За вас играет бот.
web-come-back = Вернуться на своё место
web-sure = Вы уверены?
web-search-rules = Поиск по правилам
web-found = { $count ->
    [one] { $count } пункт
    [few] { $count } пункта
   *[other] { $count } пунктов
}
web-rules-untranslated = Ещё не переведённое приведено по-английски.

## Журнал
web-log-sat = { $name } садится за стол.
web-log-stood = { $seat } встаёт из-за стола.
web-log-dealt = Игра начинается.
web-log-clock = { $seat }: время вышло; ходит бот.
web-log-undo-asked = { $seat } просит разрешения взять ходы назад.
web-log-undo-yes = { $seat } соглашается.
web-log-undo-no = { $seat } не соглашается.
web-log-taken-back = { $seat } берёт ходы назад.
web-log-away = { $seat }: пока играет бот.
web-log-back = { $seat } снова за столом.
web-log-rematch = Накрыт новый стол, чтобы сыграть ещё.

## Одно устройство на нескольких
web-curtain = Следующий ход: { $name }
web-curtain-why = Передайте экран. Сейчас ничьих карт не видно.
web-curtain-lift = Это я, { $name }

## После игры
web-winners = { $count ->
    [one] Победа: { $names }
   *[other] Победу делят: { $names }
}
web-no-winner = В этот раз никто не победил
web-place = Место
web-player = Игрок
web-rematch = Сыграть ещё
web-replay = Посмотреть игру ещё раз
web-record = Сохранить запись
web-verify = Проверить раздачу
web-verified = Раздача честная: зерно подходит к обязательству { $commitment }…, показанному до неё, и к нему добавили своё { $salts ->
    [one] { $salts } игрок
    [few] { $salts } игрока
   *[other] { $salts } игроков
}.
web-not-verified = Зерно не подходит к обязательству { $commitment }…, показанному до раздачи ({ $salts }).
web-verify-cannot = Этот браузер проверяет только локальные и https-страницы. Сохраните запись и выполните: chabudai verify ({ $commitment }…, { $salts })
web-run = Пуск
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

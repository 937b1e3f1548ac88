# Общие фразы. У каждой игры есть и свой файл.
seat-name = Игрок { $number }
nothing = ничего

## Ходы
move-unreadable = «{ $text }» — это не ход.
game-is-over = Игра окончена.
not-your-turn = Сейчас ходит { $seat }.

## Игры и настройки
game-unknown = Игры «{ $name }» нет; есть { $choices }.
language-unknown = Языка «{ $value }» нет; есть { $choices }.
seed-wrong = Зерно — целое число от 0, не длиннее 256 бит, а не «{ $value }».
option-unknown = Настройки «{ $name }» нет; есть { $choices }.
option-not-whole = Настройка { $name } — целое число, а не «{ $value }».
option-out-of-range = Настройка { $name } — от { $low } до { $high }; { $value } не подходит.
option-not-a-choice = Настройка { $name } — одно из: { $choices }; «{ $value }» не подходит.
option-not-a-flag = Настройка { $name } — да или нет, а не «{ $value }».
option-not-names = Настройка { $name } — список названий, а не «{ $value }».
option-name-twice = В настройке { $name } дважды назван вариант «{ $value }».

## Позиции текстом
position-empty = Позиция пуста.
position-not-text = Позиция — это текст, а не значение вида { $kind }.
position-too-long = В позиции не больше { $limit } знаков.
position-bad-head = Первая строка — игра и её настройки в виде имя=значение; «{ $word }» — ни то ни другое.
position-no-colon = В строке «{ $line }» нет двоеточия после имени.
position-line-twice = Строка «{ $field }» встречается дважды.
position-line-missing = Нет строки «{ $field }».
position-line-unknown = В позиции этой игры ничто не называется «{ $field }».
position-not-whole = В строке «{ $field }» нужны целые числа, а не «{ $value }».
position-out-of-range = Строка «{ $field }» — от { $low } до { $high }; { $value } не подходит.
position-not-a-choice = Строка «{ $field }» — одно из: { $choices }; «{ $value }» не подходит.
position-wrong-count = Чисел в строке «{ $field }»: { $count }; нужно { $wanted }.
position-other-game = Это позиция игры { $value }, а не { $name }.
position-other-options = В первой строке «{ $line }» не те настройки, что у этой игры.
position-overflow = Число слишком велико: { $detail }.
position-empty-pile = В строке «{ $field }» нет карт.
position-pile-size = В строке «{ $field }» карт: { $count }; помещается не больше { $most }.
position-word-twice = В строке «{ $field }» дважды стоит «{ $value }».
position-rest-twice = «rest» стоит и в строке «{ $field }»; все остальные карты могут лежать только в одной.

## Записи
record-needs-a-start = Запись есть только у партии, начатой здесь, а не с записанной позиции.
record-too-long = В записи не больше { $limit } знаков.
record-not-text = Запись — это текст, а не значение вида { $kind }.
record-not-json = Запись — не JSON: { $detail }.
record-format = В записи не сказано, что её формат — { $value }.
record-field-unknown = В записи нет поля «{ $field }».
record-field-wrong = Поля «{ $field }» нет, или оно не того вида: нужно { $kind }.
record-seed = В поле «{ $field }» должно быть шестнадцатеричных цифр: { $digits }.
record-salt = Поле «{ $field }» принимает тексты не длиннее { $limit } символов.
record-commitment = Контрольный код не соответствует зерну.
record-other-commitment = Контрольный код в записи — { $value }, а не тот, что дали вам.
record-verified = Зерно соответствует контрольному коду { $commitment }. Добавок от игроков: { $salts }. Ходов, повторённых по правилам: { $moves }.
record-move-not-text = Ход { $number } — не текст.
record-move-refused = Ход { $number }, «{ $text }», невозможен: { $reason }
record-result-differs = Ходы ведут к другому итогу, чем сказано в записи.
record-data-differs = Партия сыграна с другими данными о коробке игры { $game } ({ $value }, здесь { $known }); верните файл данных, с которым она создана.
record-facts-none = Игра { $game } не берёт данных о коробке из записи.
record-facts-digest = Данные о коробке в записи не соответствуют её дайджесту: он { $value }, а у них { $known }.
record-rules-unknown = Версия { $version } правил игры { $game } здесь неизвестна.

## Случаи
case-chance-impossible = Случай не может дать здесь { $value }.
case-chance-unknown = «{ $value }» — такого случай в { $game } не даёт.

## Боты
bot-unknown = Бота «{ $name }» здесь нет; есть { $choices }.
bot-random = Случайный
bot-thumb = Практик
bot-novice = Новичок
bot-casual = Любитель
bot-steady = Крепкий игрок
bot-sharp = Знаток
bot-master = Мастер
search-setting-unknown = У поиска нет настройки «{ $name }»; есть { $choices }.
search-setting-wrong = Настройка { $name } — это число, а не «{ $value }».
search-no-budget = Поиску нужны итерации (до { $iterations }) или секунды (до { $seconds }), неотрицательные, и от 1 до 64 потоков.
process-not-started = Бота «{ $command }» не удалось запустить: { $detail }.
process-not-ready = Бот { $name } ответил на приветствие { $answer }, а не готовностью. Его ошибки: { $errors }
process-gone = Бот { $name } завершился. Его ошибки: { $errors }
process-too-slow = Бот { $name } не ответил за { $seconds } с. Его ошибки: { $errors }
process-not-json = Бот { $name } написал «{ $line }», это не объект JSON. Его ошибки: { $errors }
process-wrong-move = Бот { $name } слишком часто отвечал неверно, в последний раз { $answer }: { $reason } Его ошибки: { $errors }
arena-bot-twice = Один бот назван дважды.
arena-one-bot = Одному боту не с кем встречаться: назовите двух или больше или играйте в одиночку.
arena-bad-count = Раздач — от 1 до миллиона, рабочих процессов — от 0 до { $most }.
arena-bad-stop = «{ $text }» — это не две доли вида 0.5,0.6.
arena-bad-results = В файле { $path } нет результатов: { $detail }.
arena-no-ray = Нет Ray по адресу { $address }: { $detail }
hint-searching = Идёт перебор…
hint-line = { $text }: ценность { $value } из 100, просмотров: { $visits }; дальше { $line }
mine-no-themes = { $game } не говорит, о чём задача, поэтому задач в ней нет.
mine-unknown-theme = Темы { $theme } здесь нет, есть только { $themes }.
mine-done = Просмотрено { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}, задач: { $puzzles }
mine-renewed = Доказано заново: { $kept }; удалено: { $gone }
puzzle-unknown = Задачи «{ $name }» нет.

hint-chances = Шансы на победу по местам, насколько вам дано знать: { $chances }

## Командная строка
option-no-value = Настройка пишется как имя=значение, а не «{ $word }».
file-unreadable = Не удаётся прочитать { $path }: { $detail }.
file-unusable = Не удаётся использовать { $path }: { $detail }.
extra-missing = Нужны дополнительные пакеты: pip install "chabudai[{ $extra }]", а в клоне — pip install ".[{ $extra }]".
port-out-of-range = Порт — это число от 0 до { $highest }; { $port } не подходит.
number-unfit = { $option } — от { $least } до { $most }; { $value } не подходит.
address-refused = Нельзя слушать { $host }, порт { $port }: { $detail }.
database-unusable = База данных { $database } не открывается: { $detail }.
file-unwritable = Не удаётся записать { $path }: { $detail }.
simulate-bad-count = Партий — не меньше одной, зерно — не меньше нуля, и оба числа — в разумных пределах.
site-written = Сайт в { $path }: файлов { $files }, { $megabytes } МБ в сжатом виде.
site-not-built = Страница не собрана: выполните ./run site в клоне или установите полный пакет.
site-not-empty = Папка { $path } не пуста, и прежнего сайта в ней нет.
site-no-machines = Нет игр в WebAssembly: они есть в полном пакете, или установите ziglang.
export-done = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}, решений: { $moves }; файл { $path }
export-bad-bots = Мест — { $players }: назовите одного бота для всех или каждого по отдельности; названо { $value }.
export-bad-ending = Набор данных записывается в файл .npz или .parquet, а не в «{ $path }».
export-needs-numpy = Для набора данных нужен NumPy: pip install "chabudai[adapters]".
export-needs-pyarrow = Для файла .parquet нужен ещё один пакет: pip install pyarrow. Файлу .npz он не нужен.
seats-wrong-count = Названо мест: { $count }; в игре их { $players }.

## Итоги
result-open = Партия продолжается, сделано ходов: { $moves }.
show-moves = ходы: { $moves }
score-total = Всего
record-no-such-move = В партии ходов: { $most }; момента после хода { $number } нет.
result-line = { $place }. { $seat }: { $points }

## Терминал
terminal-curtain = Следующий ход: { $seat }. Передайте экран и нажмите Enter.
terminal-prompt = { $seat }>
terminal-welcome = Чтобы увидеть справку, введите ?.
terminal-help =
    Введите ход (по-английски, как в скобках) или его номер. Ещё:
    why ХОД — почему он невозможен; score — очки на данный момент
    hint — ход тренера и почему; hint ХОД — сравнить с вашим
    look — показать стол снова; moves — ходы снова; legend — что значат знаки; rules СЛОВО, rules MJ-6 — правила
    undo — отменить свой последний ход; save ФАЙЛ — сохранить, чтобы продолжить позже
    quit, q, exit — выйти
terminal-legal = Ход «{ $text }» возможен.
terminal-no-such-number = Хода с номером { $number } нет; номера — от 1 до { $most }.
terminal-undo-nothing = Вы ещё не сделали хода, который можно отменить.
terminal-no-undo = Отменить нечего: с тех пор что-то открылось.
terminal-hint = Тренер советует: { $text }
terminal-rules-none = Правил этой игры здесь нет.
terminal-rules-how = Введите rules и слово или номер пункта. Главы: { $chapters }.
terminal-rules-nothing = «{ $text }» нет ни в одном пункте.
terminal-rules-more = Пунктов не показано: { $count }; добавьте слово.
terminal-saved = Сохранено в { $path }. Чтобы продолжить позже: chabudai play { $path }

## Сервер
table-unknown = Такого стола нет.
table-not-dealt = Карты ещё не розданы.
table-seated-already = Вы уже сидите здесь: { $seat }.
table-seat-taken = Такого свободного места нет.
table-away = За вас играет бот; сначала вернитесь на место.
table-away-already = За вас уже играет бот.
table-not-waiting = Сейчас ходит не { $seat }.
table-patience = { $seat }: время ещё есть, осталось секунд: { $seconds }.
table-no-such-move = В этой партии нет хода { $number }.
table-crowded = Слишком много ходов одновременно; попробуйте ещё раз.
table-changed = За столом тем временем что-то изменилось.
record-not-over = Партия ещё не окончена.
undo-not-possible = Отменить ходы нельзя: с тех пор что-то открылось, или за этим столом это не разрешено.
undo-asked-already = { $seat } уже просит об этом.
undo-not-asked = Никто не просил вас разрешить отмену ходов.
auth-needed = Сначала представьтесь.
auth-wrong = Неверное имя или пароль.
auth-name-taken = Имя «{ $name }» занято.
not-seated = Вы не сидите за этим столом.
not-your-seat = Что видит { $seat }, станет известно после конца партии.
hint-not-allowed = За этим столом советы отключены.
seats-me-twice = Вы можете занять только одно место.
message-unreadable = Сообщение не удаётся прочитать: { $detail }.
message-too-long = В сообщении не больше { $limit } байт.
message-not-json = Сообщение должно быть application/json.
too-fast = Слишком много запросов; подождите немного.
origin-refused = Страницам другого сайта нельзя действовать от вашего имени.
not-found = Здесь ничего нет.
method-not-allowed = Этот адрес такого действия не принимает.
server-stopping = Сервер перезапускается; вернитесь через минуту.
storage-full = На этом устройстве кончилось место. Ничего не потеряно; освободите место и попробуйте ещё раз.
storage-denied = Браузер здесь ничего не хранит (приватное окно?), поэтому партию нельзя было бы сохранить.
seat-link-unknown = Эта ссылка не ведёт ни к какому месту.
webhook-refused = Веб-хук — это адрес http или https общедоступного узла.
internal-error = Что-то сломалось на нашей стороне.
database-in-use = Файл { $path } занят другим сервером.
rated-not-possible = Партия на рейтинг — это новая раздача без советов и без отмены ходов.
rated-not-over = Партию на рейтинг можно продолжить за другим столом, только когда она закончится: там были бы советы.
salt-not-due = Ваша доля в раздаче сейчас не нужна.
salt-wrong = Это не та соль, хеш которой вы дали.
auth-account-already = У этого гостя уже есть аккаунт.
message-too-slow = Сообщение шло слишком долго.
database-verified = Столов: { $tables }, строк в их журналах: { $lines }, столов не в том виде, в каком их записали: { $wrong }.
database-damaged = Стол { $table }: строку { $line } изменили, потеряли или подложили.
database-unreplayable = Стол { $table }: журнал не проигрывается дальше строки { $line }.
database-status = Стол { $table }: состояние не подходит к строке { $line }, последней в журнале.
database-old = У базы данных версия { $value }; запустите сервер один раз, и он её обновит.
database-other = Это не база данных сервера Chabudai.
server-listens = Chabudai слушает: { $address }

auth-banned = Владелец сервера закрыл этот аккаунт.
chat-muted = Владелец сервера запретил вам писать в чат; играть можно дальше.
admin-no-person = Ни у кого нет номера или аккаунта «{ $value }».
admin-no-table = Стола { $value } нет.
admin-no-line = У стола { $table } в строке { $line } убирать нечего.
admin-guest = { $name } — гость, пароля нет.
admin-bad-name = В имени от 1 до { $most } знаков.
admin-bad-days = Число дней больше нуля.
admin-use-pg-dump = PostgreSQL копирует себя сам: pg_dump делает копию при работающем сервере, pg_restore её возвращает.
admin-newer = У этой копии версия { $value }: её сделал более новый сервер; сначала установите его.
admin-renamed = Имя теперь: { $name }.
admin-password = Новый пароль (больше он показан не будет): { $password }
admin-banned = { $name }: все сеансы закрыты, войти больше нельзя.
admin-unbanned = { $name }: снова можно войти.
admin-muted = { $name }: играть можно, писать в чат нельзя.
admin-unmuted = { $name }: снова можно писать в чат.
admin-forgotten = { $name }: данные удалены; строк журналов, где больше нет имени: { $lines }.
admin-closed = Закрыто столов: { $count }.
admin-opened = Снова открыто столов: { $count }.
admin-deleted = Удалено столов: { $count }.
admin-removed = Текста строки { $line } больше нет; журнал говорит, что его убрали.
admin-backed-up = { $path } — полная копия; столов: { $tables }.
admin-restored = { $path } теперь как в копии; столов: { $tables }.
admin-kept = То, что было раньше, лежит в { $path }.
admin-same-file = { $path } — это сама база данных, а не её копия.

## За настоящим столом: подсчёт очков, подготовка, споры
pad-none = Для игры { $game } нет листа подсчёта.
pad-not-a-sheet = Лист подсчёта — это список листов с ответами.
pad-sheets = Листов может быть от 1 до { $most }.
pad-not-a-table = В поле «{ $field }» нужны ответы с названиями.
pad-seats = Ответов больше, чем игроков: { $players }.
pad-number = «{ $field }»: от { $low } до { $high }, а не { $value }.
pad-choice = «{ $field }»: одно из { $choices }, а не { $value }.
pad-rows = «{ $field }»: строк не больше { $most }.
pad-yes = да
pad-no = нет
set-up-first = Начинает { $seat }.

## Тренер
coach-gain = Сразу приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
coach-loss = Сразу стоит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
coach-rid = Сразу избавляет вас от { $points ->
    [one] { $points } очка
   *[other] { $points } очков
}.
coach-burden = У вас станет на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} больше.
coach-chance = С этим ходом шанс на победу — { $chance } %.
coach-instead = С ходом «{ $move }» — { $chance } %.
coach-close = Почти так же хорошо: { $move }.
coach-steady = От скрытого зависит мало: от { $low } до { $high } %.
coach-depends = От скрытого зависит много: от { $low } до { $high } %.
coach-harm = Больше всех теряет { $seat }: было { $before } %, станет { $after } %.
coach-reply = Вероятный ответ ({ $seat }): { $move }.

## Lessons
lesson-chance-unused = «{ $value }» не понадобилось: случай дал меньше.
lesson-unknown = Урока «{ $name }» нет; есть: { $choices }.

## Company and manners
not-the-host = Это может только хозяин стола.
join-refused = Сесть за этот стол вы не можете.
table-not-yours-alone = Удалить можно только стол без других людей и не на рейтинг.
block-too-many = Заблокировать можно не больше { $most } человек.
report-too-many = Ваши жалобы ({ $most }) ещё не прочитаны. Подождите, пожалуйста.
report-nobody = Здесь не на кого жаловаться.
admin-report = { "    " }на кого: { $about } ({ $who }), от кого: { $by } ({ $player })
admin-no-report = Жалобы { $value } нет.
admin-reports-closed = Жалоб закрыто: { $count }.
admin-reports-opened = Жалоб снова открыто: { $count }.

## Задачи
puzzle-margin = Поисков в доказательстве: { $searches }; все согласны, с перевесом не менее { $percent } %.

## Разбор
review-account = { $seat }: начало { $start }, случай { $chance }, свои ходы { $own }, чужие ходы { $others }, итог { $result }
review-turn-chance = Перелом на ходу { $move }, случай: { $other } — с { $before } до { $after } %
review-turn-move = Перелом на ходу { $move } ({ $seat }): { $other } — с { $before } до { $after } %
review-cost = Ход { $move }, { $seat }: { $played }; { $best } лучше на { $cost } %

## Студии
study-too-long = Студия занимает не больше { $limit } кБ. Сократите часть комментариев или разделите её.
study-not-json = Файл — не JSON: { $detail }.
study-format = В файле не указан ни один из форматов: { $choices }.
study-origin = Студия начинается либо с записи партии, либо с позиции.
study-field-unknown = В студии нет поля «{ $field }».
study-text = Поле «{ $field }» принимает тексты не длиннее { $limit } знаков.
study-too-large = В студии не больше { $most } ходов.
study-node-wrong = Узел { $number } дерева записан неверно.
study-no-such-node = В дереве нет узла { $number }.
study-no-such-seat = В этой игре нет места { $number }.
study-start-stays = Начало студии остаётся как есть.
study-is-main = Это уже главный вариант.
study-mark = Пометка — одна из { $choices }, а не «{ $value }».
study-move-refused = Узел { $number }, «{ $text }», сыграть нельзя: { $reason }
study-no-other-deal = В этом ходе случай не даёт ничего, что могло бы быть другим.
study-head = { $name } ({ $game }, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}): { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}, { $branches ->
    [one] { $branches } ветка
    [few] { $branches } ветки
   *[many] { $branches } веток
}
study-unnamed = Студия
study-from-position = С записанной позиции.
study-dealt-otherwise = другая раздача ({ $number })

## Одна раздача для всех
deal-unknown = На этот день раздачи нет.
deal-sealed = Эту раздачу ещё играют другие. Её зерно, разбор и другие способы сыграть её откроются, когда день закончится, в полночь UTC.
deal-not-left = Раздачу дня играют самостоятельно: бот за вас не сыграет. Просто закройте страницу; вернуться можно до полуночи UTC.
deal-not-from-start = Эта партия началась не с раздачи, поэтому раздать такую же нельзя.
compare-other-deal = Это не две партии одной раздачи.
compare-head = Решения: { $seat }; одинаковых ходов с начала: { $moves }.
compare-never = Обе партии одинаковы.
compare-parted = Они расходятся на решении { $number }.
compare-parted-by = Первый несовпадающий ход: { $seat }.
compare-one = Первая партия
compare-other = Вторая партия

# Общие фразы. У каждой игры есть и свой файл.
seat-name = Игрок { $number }
nothing = ничего

## Ходы
move-unreadable = «{ $text }» — это не ход.
game-is-over = Игра окончена.
not-your-turn = Сейчас ходит { $seat }.

## Игры и настройки
game-unknown = Игры «{ $name }» нет; есть { $choices }.
option-unknown = Настройки «{ $name }» нет; есть { $choices }.
option-not-whole = Настройка { $name } — целое число, а не «{ $value }».
option-out-of-range = Настройка { $name } — от { $low } до { $high }; { $value } не подходит.
option-not-a-choice = Настройка { $name } — одно из: { $choices }; «{ $value }» не подходит.
option-not-a-flag = Настройка { $name } — да или нет, а не «{ $value }».
option-not-names = Настройка { $name } — список названий, а не «{ $value }».

## Позиции текстом
position-empty = Позиция пуста.
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

## Записи
record-needs-a-start = Запись есть только у игры, начатой здесь, а не у записанной позиции.
record-too-long = В записи не больше { $limit } знаков.
record-not-json = Запись — не JSON: { $detail }.
record-format = В записи не сказано, что её формат — { $value }.
record-field-unknown = В записи нет поля «{ $field }».
record-field-wrong = Поля «{ $field }» нет, или оно не того вида: нужно { $kind }.
record-seed = В поле «{ $field }» должно быть шестнадцатеричных цифр: { $digits }.
record-salt = Поле «{ $field }» принимает тексты не длиннее { $limit } символов.
record-commitment = Обязательство не соответствует зерну.
record-other-commitment = Обязательство в записи — { $value }, а не то, что дали вам.
record-verified = Зерно соответствует обязательству { $commitment }. Добавок от игроков: { $salts }. Ходов, повторённых по правилам: { $moves }.
record-move-not-text = Ход { $number } — не текст.
record-move-refused = Ход { $number }, «{ $text }», невозможен: { $reason }
record-result-differs = Ходы ведут к другому итогу, чем сказано в записи.
record-data-differs = Партия сыграна с другими данными о коробке игры { $game } ({ $value }, здесь { $known }); верните файл данных, с которым она создана.
record-rules-unknown = Версия { $version } правил игры { $game } здесь неизвестна.

## Случаи
case-chance-impossible = Случай не может дать здесь { $value }.

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
search-no-budget = Поиску нужно число итераций или секунд и от 1 до 64 потоков.
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
hint-line = { $text }: ценность { $value } из 100, просмотров: { $visits }; дальше { $line }

## Командная строка
option-no-value = Настройка пишется как имя=значение, а не «{ $word }».
file-unreadable = Не удаётся прочитать { $path }: { $detail }.
file-unwritable = Не удаётся записать { $path }: { $detail }.
simulate-bad-count = Игр — не меньше одной, зерно — не меньше нуля, и оба числа — в разумных пределах.
seats-wrong-count = Названо мест: { $count }; в игре их { $players }.

## Итоги
result-open = Игра продолжается, сделано ходов: { $moves }.
result-line = { $place }. { $seat }: { $points }

## Терминал
terminal-curtain = Следующий ход: { $seat }. Передайте экран и нажмите Enter.
terminal-prompt = { $seat }>
terminal-help = Введите ход или его номер. Ещё: why ХОД, hint, score, undo, save ФАЙЛ, quit.
terminal-legal = Ход «{ $text }» возможен.
terminal-no-undo = Взять назад нечего: с тех пор что-то открылось.
terminal-hint = Простые правила подсказывают: { $text }
terminal-saved = Сохранено в { $path }.

## Сервер
table-unknown = Такого стола нет.
table-not-dealt = Партия ещё не роздана.
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
undo-not-possible = Взять ходы назад нельзя: с тех пор что-то открылось, или за этим столом это не разрешено.
undo-asked-already = { $seat } уже просит об этом.
undo-not-asked = Никто не просил вас разрешить взять ходы назад.
auth-needed = Сначала представьтесь.
auth-wrong = Неверное имя или пароль.
auth-name-taken = Имя «{ $name }» занято.
not-seated = Вы не сидите за этим столом.
not-your-seat = Что видит { $seat }, станет известно после конца партии.
hint-not-allowed = За этим столом подсказок нет.
seats-me-twice = Вы можете занять только одно место.
message-unreadable = Сообщение не удаётся прочитать: { $detail }.
message-too-long = В сообщении не больше { $limit } байт.
message-not-json = Сообщение должно быть application/json.
too-fast = Слишком много запросов; подождите немного.
origin-refused = Страницам другого сайта нельзя действовать от вашего имени.
not-found = Здесь ничего нет.
method-not-allowed = Этот адрес такого действия не принимает.
server-stopping = Сервер перезапускается; вернитесь через минуту.
seat-link-unknown = Эта ссылка не ведёт ни к какому месту.
webhook-refused = Веб-хук — это адрес http или https общедоступного узла.
internal-error = Что-то сломалось на нашей стороне.
database-in-use = Файл { $path } занят другим сервером.
server-extra-missing = Серверу нужны ещё пакеты: pip install "chabudai[server]".
server-listens = Chabudai слушает: { $address }

# Společné věty. Pravidla jednotlivých her mají své vlastní soubory.
seat-name = Hráč { $number }
nothing = nic

## Tahy
move-unreadable = „{ $text }“ není tah.
game-is-over = Hra skončila.
not-your-turn = Na tahu je { $seat }.

## Hry a volby
game-unknown = Hra „{ $name }“ tu není; jsou tu { $choices }.
option-unknown = Volba „{ $name }“ tu není; jsou tu { $choices }.
option-not-whole = Volba { $name } je celé číslo, ne „{ $value }“.
option-out-of-range = Volba { $name } je od { $low } do { $high }; { $value } je mimo.
option-not-a-choice = Volba { $name } má být jedno z: { $choices }; ne „{ $value }“.
option-not-a-flag = Volba { $name } je ano, nebo ne; nikoli „{ $value }“.
option-not-names = Volba { $name } je seznam názvů, ne „{ $value }“.

## Pozice jako text
position-empty = Pozice je prázdná.
position-too-long = Pozice má nejvýše { $limit } znaků.
position-bad-head = První řádek jmenuje hru a její volby jako název=hodnota; „{ $word }“ není ani jedno.
position-no-colon = V řádku „{ $line }“ chybí za názvem dvojtečka.
position-line-twice = Řádek „{ $field }“ je tu dvakrát.
position-line-missing = Chybí řádek „{ $field }“.
position-line-unknown = V pozici této hry se nic nejmenuje „{ $field }“.
position-not-whole = Řádek „{ $field }“ má obsahovat celá čísla, ne „{ $value }“.
position-out-of-range = Řádek „{ $field }“ je od { $low } do { $high }; { $value } je mimo.
position-not-a-choice = Řádek „{ $field }“ má být jedno z: { $choices }; ne „{ $value }“.
position-wrong-count = Počet čísel v řádku „{ $field }“: { $count }; má jich být { $wanted }.
position-other-game = Tohle je pozice hry { $value }, ne { $name }.
position-other-options = První řádek „{ $line }“ má jiné volby než tato hra.
position-overflow = Číslo je příliš velké: { $detail }.
position-empty-pile = V řádku „{ $field }“ nejsou žádné karty.

## Záznamy
record-needs-a-start = Záznam má jen hra, která začala zde, ne zapsaná pozice.
record-too-long = Záznam má nejvýše { $limit } znaků.
record-not-json = Záznam není JSON: { $detail }.
record-format = Záznam neříká, že jeho formát je { $value }.
record-field-unknown = Záznam nemá pole „{ $field }“.
record-field-wrong = Pole „{ $field }“ chybí nebo není druhu { $kind }.
record-seed = Počet šestnáctkových číslic v poli „{ $field }“ má být { $digits }.
record-salt = Do pole „{ $field }“ patří texty o nejvýše { $limit } znacích.
record-commitment = Závazek nepatří k semínku.
record-other-commitment = Závazek v záznamu je { $value }, ne ten, který jste dostali.
record-verified = Semínko patří k závazku { $commitment }. Příspěvků od hráčů: { $salts }. Tahů přehraných podle pravidel: { $moves }.
record-move-not-text = Tah { $number } není text.
record-move-refused = Tah { $number }, „{ $text }“, nelze provést: { $reason }
record-result-differs = Tahy vedou k jinému výsledku, než říká záznam.
record-data-differs = Partie byla odehrána s jinými údaji o krabici hry { $game } ({ $value }, tady { $known }); vraťte datový soubor, se kterým vznikla.
record-rules-unknown = Verze { $version } pravidel hry { $game } tu není známa.

## Případy
case-chance-impossible = Náhoda zde nemůže dát { $value }.

## Boti
bot-unknown = Bot „{ $name }“ tu není; jsou tu { $choices }.
bot-random = Náhodný
bot-thumb = Praktik
bot-novice = Nováček
bot-casual = Příležitostný hráč
bot-steady = Spolehlivý hráč
bot-sharp = Ostřílený hráč
bot-master = Mistr
search-setting-unknown = Hledání nemá nastavení „{ $name }“; má { $choices }.
search-setting-wrong = Nastavení { $name } je číslo, ne „{ $value }“.
search-no-budget = Hledání potřebuje počet iterací nebo sekund a 1 až 64 vláken.
process-not-started = Bota „{ $command }“ nelze spustit: { $detail }.
process-not-ready = Bot { $name } odpověděl na pozdrav { $answer }, ne že je připraven. Jeho chyby: { $errors }
process-gone = Bot { $name } skončil. Jeho chyby: { $errors }
process-too-slow = Bot { $name } neodpověděl do { $seconds } s. Jeho chyby: { $errors }
process-not-json = Bot { $name } napsal „{ $line }“, což není objekt JSON. Jeho chyby: { $errors }
process-wrong-move = Bot { $name } odpověděl špatně příliš často, naposledy { $answer }: { $reason } Jeho chyby: { $errors }
arena-bot-twice = Jeden bot je uveden dvakrát.
arena-one-bot = Jeden bot se nemá s kým utkat; uveďte dva či více, nebo hrajte sólo.
arena-bad-count = Rozdání je od 1 do milionu, pracovních procesů od 0 do { $most }.
arena-bad-stop = „{ $text }“ nejsou dva podíly jako 0.5,0.6.
arena-bad-results = Soubor { $path } neobsahuje výsledky: { $detail }.
arena-no-ray = Na adrese { $address } není Ray: { $detail }
hint-line = { $text }: hodnota { $value } ze 100, zkoumáno { $visits }×; dále { $line }

## Příkazová řádka
option-no-value = Volba se píše jako název=hodnota, ne „{ $word }“.
file-unreadable = Soubor { $path } nelze přečíst: { $detail }.
file-unwritable = Soubor { $path } nelze zapsat: { $detail }.
simulate-bad-count = Her je aspoň jedna, semínko aspoň nula a obojí v rozumných mezích.
seats-wrong-count = Pojmenovaných míst je { $count }; ve hře jich je { $players }.

## Výsledky
result-open = Hra pokračuje, počet tahů: { $moves }.
result-line = { $place }. { $seat }: { $points }

## Terminál
terminal-curtain = Na řadě je { $seat }. Předejte obrazovku a stiskněte Enter.
terminal-prompt = { $seat }>
terminal-help = Napište tah nebo jeho číslo. Dále: why TAH, hint, score, undo, save SOUBOR, quit.
terminal-legal = Tah „{ $text }“ je možný.
terminal-no-undo = Nelze nic vzít zpět: od té doby se něco ukázalo.
terminal-hint = Prostá pravidla radí: { $text }
terminal-saved = Uloženo do { $path }.

## The server
table-unknown = Takový stůl tu není.
table-not-dealt = Hra ještě není rozdaná.
table-seated-already = Už tu sedíte: { $seat }.
table-seat-taken = Takové volné místo tu není.
table-away = Hraje za vás bot; nejdřív se vraťte na místo.
table-away-already = Už za vás hraje bot.
table-not-waiting = Na tahu teď není { $seat }.
table-patience = { $seat }: čas ještě je, zbývá sekund: { $seconds }.
table-no-such-move = V této hře není tah { $number }.
table-crowded = Příliš mnoho tahů naráz; zkuste to znovu.
table-changed = U stolu se mezitím něco změnilo.
record-not-over = Hra ještě neskončila.
undo-not-possible = Nic z vašich tahů nelze vzít zpět: od té doby se něco odkrylo, nebo to stůl nedovoluje.
undo-asked-already = { $seat } už o to žádá.
undo-not-asked = Nikdo vás o vrácení tahů nežádal.
auth-needed = Nejdřív se představte.
auth-wrong = Nesprávné jméno nebo heslo.
auth-name-taken = Jméno „{ $name }“ je obsazené.
not-seated = U tohoto stolu nesedíte.
not-your-seat = Co vidí { $seat }, se prozradí až po konci hry.
hint-not-allowed = U tohoto stolu se nenapovídá.
seats-me-twice = Můžete obsadit jen jedno místo.
message-unreadable = Zprávu nelze přečíst: { $detail }.
message-too-long = Zpráva má nejvýše { $limit } bajtů.
message-not-json = Zpráva musí být application/json.
too-fast = Příliš mnoho požadavků; chvíli počkejte.
origin-refused = Stránky jiného webu nesmějí jednat vaším jménem.
not-found = Tady nic není.
method-not-allowed = Tato adresa takový požadavek nepřijímá.
server-stopping = Server se restartuje; vraťte se za chvíli.
seat-link-unknown = Tento odkaz k žádnému místu nevede.
webhook-refused = Webhook je adresa http nebo https veřejného serveru.
internal-error = Něco se pokazilo na naší straně.
database-in-use = Soubor { $path } používá jiný server.
server-extra-missing = Server potřebuje další balíčky: pip install "chabudai[server]".
server-listens = Chabudai poslouchá: { $address }

# Společné věty. Pravidla jednotlivých her mají své vlastní soubory.
seat-name = Hráč { $number }
nothing = nic

## Tahy
move-unreadable = „{ $text }“ není tah.
game-is-over = Hra skončila.
not-your-turn = Na tahu je { $seat }.

## Hry a volby
game-unknown = Hra „{ $name }“ tu není; jsou tu { $choices }.
language-unknown = Jazyk „{ $value }“ není; jsou { $choices }.
seed-wrong = Semínko je celé číslo od 0, nejvýš 256 bitů, ne „{ $value }“.
option-unknown = Volba „{ $name }“ tu není; jsou tu { $choices }.
option-not-whole = Volba { $name } je celé číslo, ne „{ $value }“.
option-out-of-range = Volba { $name } je od { $low } do { $high }; { $value } je mimo.
option-not-a-choice = Volba { $name } má být jedno z: { $choices }; ne „{ $value }“.
option-not-a-flag = Volba { $name } je ano, nebo ne; nikoli „{ $value }“.
option-not-names = Volba { $name } je seznam názvů, ne „{ $value }“.
option-name-twice = Volba { $name } uvádí „{ $value }“ dvakrát.

## Pozice jako text
position-empty = Pozice je prázdná.
position-not-text = Pozice je text, ne hodnota druhu { $kind }.
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
position-pile-size = Řádek „{ $field }“ má tolik karet: { $count }; vejde se nejvýš { $most }.
position-word-twice = Řádek „{ $field }“ uvádí „{ $value }“ dvakrát.
position-rest-twice = „rest“ stojí i v řádku „{ $field }“; všechny ostatní karty může mít jen jeden.

## Záznamy
record-needs-a-start = Záznam má jen partie, která začala zde, ne zapsanou pozicí.
record-too-long = Záznam má nejvýše { $limit } znaků.
record-not-text = Záznam je text, ne hodnota druhu { $kind }.
record-not-json = Záznam není JSON: { $detail }.
record-format = Záznam neříká, že jeho formát je { $value }.
record-field-unknown = Záznam nemá pole „{ $field }“.
record-field-wrong = Pole „{ $field }“ chybí nebo není druhu { $kind }.
record-seed = Počet šestnáctkových číslic v poli „{ $field }“ má být { $digits }.
record-salt = Do pole „{ $field }“ patří texty o nejvýše { $limit } znacích.
record-commitment = Kontrolní kód nepatří k semínku.
record-other-commitment = Kontrolní kód v záznamu je { $value }, ne ten, který jste dostali.
record-verified = Semínko patří ke kontrolnímu kódu { $commitment }. Příspěvků od hráčů: { $salts }. Tahů přehraných podle pravidel: { $moves }.
record-move-not-text = Tah { $number } není text.
record-move-refused = Tah { $number }, „{ $text }“, nelze provést: { $reason }
record-result-differs = Tahy vedou k jinému výsledku, než říká záznam.
record-data-differs = Partie byla odehrána s jinými údaji o krabici hry { $game } ({ $value }, tady { $known }); vraťte datový soubor, se kterým vznikla.
record-facts-none = Hra { $game } údaje o krabici ze záznamu nebere.
record-facts-digest = Údaje o krabici v záznamu nepatří k jeho otisku: ten je { $value }, jejich je { $known }.
record-rules-unknown = Verze { $version } pravidel hry { $game } tu není známa.

## Případy
case-chance-impossible = Náhoda zde nemůže dát { $value }.
case-chance-unknown = „{ $value }“ není nic, co v { $game } dává náhoda.

## Boti
bot-unknown = Bot „{ $name }“ tu není; jsou tu { $choices }.
bot-random = Náhodný
bot-thumb = Praktik
bot-novice = Nováček
bot-casual = Amatér
bot-steady = Zdatný
bot-sharp = Ostřílený
bot-master = Mistr
search-setting-unknown = Hledání nemá nastavení „{ $name }“; má { $choices }.
search-setting-wrong = Nastavení { $name } je číslo, ne „{ $value }“.
search-no-budget = Hledání potřebuje iterace (nejvýš { $iterations }) nebo sekundy (nejvýš { $seconds }), nezáporné, a 1 až 64 vláken.
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
hint-searching = Hledám…
hint-line = { $text }: hodnota { $value } ze 100, zkoumáno { $visits }×; dále { $line }
mine-no-themes = { $game } neříká, o čem úloha je, a proto žádné nemá.
mine-unknown-theme = Téma { $theme } tu není, jen { $themes }.
mine-done = Prohlédnuto { $games ->
    [one] { $games } partie
    [few] { $games } partie
   *[other] { $games } partií
}, úloh: { $puzzles }
mine-renewed = Znovu dokázáno: { $kept }; odstraněno: { $gone }
puzzle-unknown = Úloha „{ $name }“ neexistuje.

hint-chances = Šance na výhru podle míst, pokud to můžete vědět: { $chances }

## Příkazová řádka
option-no-value = Volba se píše jako název=hodnota, ne „{ $word }“.
file-unreadable = Soubor { $path } nelze přečíst: { $detail }.
file-unusable = { $path } nelze použít: { $detail }.
extra-missing = K tomu jsou potřeba další balíčky: pip install "chabudai[{ $extra }]", v klonu pip install ".[{ $extra }]".
port-out-of-range = Port je číslo od 0 do { $highest }; { $port } jím není.
number-unfit = { $option } je od { $least } do { $most }; { $value } nelze zadat.
address-refused = Na { $host }, port { $port }, nelze naslouchat: { $detail }.
database-unusable = Databázi { $database } nelze použít: { $detail }.
file-unwritable = Soubor { $path } nelze zapsat: { $detail }.
simulate-bad-count = Partií je aspoň jedna, semínko aspoň nula a obojí v rozumných mezích.
site-written = V { $path } je web: souborů { $files }, { $megabytes } MB v komprimované podobě.
site-not-built = Stránka není sestavená: spusťte ./run site v klonu, nebo nainstalujte úplný balíček.
site-not-empty = Složka { $path } není prázdná a dřívější web v ní není.
site-no-machines = Hry ve WebAssembly chybějí; má je úplný balíček, nebo nainstalujte ziglang.
export-done = { $games ->
    [one] { $games } partie
    [few] { $games } partie
   *[other] { $games } partií
}, rozhodnutí: { $moves }; soubor { $path }
export-bad-bots = Míst je { $players }: uveďte jednoho bota pro všechna, nebo každého zvlášť; uvedeno { $value }.
export-bad-ending = Datová sada se zapisuje do souboru .npz nebo .parquet, ne do „{ $path }“.
export-needs-numpy = Datová sada potřebuje NumPy: pip install "chabudai[adapters]".
export-needs-pyarrow = Soubor .parquet potřebuje další balíček: pip install pyarrow. Soubor .npz ne.
seats-wrong-count = Pojmenovaných míst je { $count }; ve hře jich je { $players }.

## Výsledky
result-open = Partie pokračuje, počet tahů: { $moves }.
show-moves = tahy: { $moves }
score-total = Celkem
record-no-such-move = Partie má tahů: { $most }; okamžik po tahu { $number } v ní není.
result-line = { $place }. { $seat }: { $points }

## Terminál
terminal-curtain = Na řadě je { $seat }. Předejte obrazovku a stiskněte Enter.
terminal-prompt = { $seat }>
terminal-welcome = Nápovědu zobrazí ?.
terminal-help =
    Napište tah (anglicky, jak stojí v závorce) nebo jeho číslo. Dále:
    why TAH – proč ho nelze zahrát; score – dosavadní body
    hint – tah trenéra a proč; hint TAH – porovnat s vaším
    look – stůl ještě jednou; moves – tahy ještě jednou; legend – co znamenají značky; rules SLOVO, rules MJ-6 – pravidla
    undo – vrátit svůj poslední tah; save SOUBOR – uložit a pokračovat jindy
    quit, q, exit – odejít
terminal-legal = Tah „{ $text }“ je možný.
terminal-no-such-number = Tah číslo { $number } tu není; tahy mají čísla 1 až { $most }.
terminal-undo-nothing = Ještě nemáte tah, který by šlo vrátit.
terminal-no-undo = Nelze nic vrátit: od té doby se něco ukázalo.
terminal-hint = Trenér radí: { $text }
terminal-rules-none = Pravidla této hry tu nejsou.
terminal-rules-how = Napište rules a slovo nebo číslo bodu. Kapitoly: { $chapters }.
terminal-rules-nothing = „{ $text }“ není v žádném bodě.
terminal-rules-more = Nezobrazeno bodů: { $count }; přidejte slovo.
terminal-saved = Uloženo do { $path }. Jindy pokračujte takto: chabudai play { $path }

## The server
table-unknown = Takový stůl tu není.
table-not-dealt = Karty ještě nejsou rozdané.
table-seated-already = Už tu sedíte: { $seat }.
table-seat-taken = Takové volné místo tu není.
table-away = Hraje za vás bot; nejdřív se vraťte na místo.
table-away-already = Už za vás hraje bot.
table-not-waiting = Na tahu teď není { $seat }.
table-patience = { $seat }: čas ještě je, zbývá sekund: { $seconds }.
table-no-such-move = V této partii není tah { $number }.
table-crowded = Příliš mnoho tahů naráz; zkuste to znovu.
table-changed = U stolu se mezitím něco změnilo.
record-not-over = Partie ještě neskončila.
undo-not-possible = Nic z vašich tahů nelze vrátit: od té doby se něco odkrylo, nebo to stůl nedovoluje.
undo-asked-already = { $seat } už o to žádá.
undo-not-asked = Nikdo vás o vrácení tahů nežádal.
auth-needed = Nejdřív se představte.
auth-wrong = Nesprávné jméno nebo heslo.
auth-name-taken = Jméno „{ $name }“ je obsazené.
not-seated = U tohoto stolu nesedíte.
not-your-seat = Co vidí { $seat }, se prozradí až po konci partie.
hint-not-allowed = U tohoto stolu jsou rady vypnuté.
seats-me-twice = Můžete obsadit jen jedno místo.
message-unreadable = Zprávu nelze přečíst: { $detail }.
message-too-long = Zpráva má nejvýše { $limit } bajtů.
message-not-json = Zpráva musí být application/json.
too-fast = Příliš mnoho požadavků; chvíli počkejte.
origin-refused = Stránky jiného webu nesmějí jednat vaším jménem.
not-found = Tady nic není.
method-not-allowed = Tato adresa takový požadavek nepřijímá.
server-stopping = Server se restartuje; vraťte se za chvíli.
storage-full = Na tomto zařízení už není místo. Nic se neztratilo; uvolněte místo a zkuste to znovu.
storage-denied = Prohlížeč tu nic neukládá (anonymní okno?), takže by partii nešlo uložit.
seat-link-unknown = Tento odkaz k žádnému místu nevede.
webhook-refused = Webhook je adresa http nebo https veřejného serveru.
internal-error = Něco se pokazilo na naší straně.
database-in-use = Soubor { $path } používá jiný server.
rated-not-possible = Hodnocená partie je nové rozdání bez rad a bez vracení tahů.
rated-not-over = V hodnocené partii lze pokračovat u jiného stolu, až skončí: tam by byly rady.
salt-not-due = Váš podíl na rozdání teď není potřeba.
salt-wrong = To není sůl, jejíž otisk jste dali.
auth-account-already = Tento host už účet má.
message-too-slow = Zpráva přicházela příliš dlouho.
database-verified = Stolů: { $tables }, řádků v jejich záznamech: { $lines }, stolů, které nejsou, jak byly zapsány: { $wrong }.
database-damaged = Stůl { $table }: řádek { $line } někdo změnil, ztratil nebo vložil.
database-unreplayable = Stůl { $table }: záznam nelze přehrát dál než k řádku { $line }.
database-status = Stůl { $table }: stav neodpovídá řádku { $line }, poslednímu v záznamu.
database-old = Databáze má verzi { $value }; spusťte jednou server, který ji převede.
database-other = To není databáze serveru Chabudai.
server-listens = Chabudai poslouchá: { $address }

auth-banned = Správce serveru tento účet uzavřel.
chat-muted = Správce serveru vám zakázal psát do chatu; hrát můžete dál.
admin-no-person = Číslo ani účet „{ $value }“ nikdo nemá.
admin-no-table = Stůl { $value } neexistuje.
admin-no-line = U stolu { $table } není na řádku { $line } co odebrat.
admin-guest = { $name } je host a nemá heslo.
admin-bad-name = Jméno má 1 až { $most } znaků.
admin-bad-days = Počet dnů je větší než nula.
admin-use-pg-dump = PostgreSQL se kopíruje sám: pg_dump udělá zálohu za běhu serveru, pg_restore ji vrátí.
admin-newer = Tato kopie má verzi { $value } a udělal ji novější server; nejprve ho nainstalujte.
admin-renamed = Jméno je teď { $name }.
admin-password = Nové heslo, ukazuje se jen jednou: { $password }
admin-banned = { $name }: odhlášení všude, přihlásit se už nejde.
admin-unbanned = { $name }: přihlásit se zase jde.
admin-muted = { $name }: hrát jde, psát do chatu ne.
admin-unmuted = { $name }: psát do chatu zase jde.
admin-forgotten = { $name }: údaje jsou smazány; řádků záznamů, kde už jméno není: { $lines }.
admin-closed = Zavřených stolů: { $count }.
admin-opened = Znovu otevřených stolů: { $count }.
admin-deleted = Smazaných stolů: { $count }.
admin-removed = Text řádku { $line } je pryč; záznam říká, že byl odebrán.
admin-backed-up = { $path } je úplná kopie; stolů: { $tables }.
admin-restored = { $path } je teď jako v kopii; stolů: { $tables }.
admin-kept = Co tam bylo předtím, je v { $path }.
admin-same-file = { $path } je sama databáze, ne její kopie.

## U skutečného stolu: bodování, příprava, spory
pad-none = Hra { $game } nemá bodovací list.
pad-not-a-sheet = Bodovací list je seznam listů s odpověďmi.
pad-sheets = Listů může být 1 až { $most }.
pad-not-a-table = Pole „{ $field }“ má obsahovat pojmenované odpovědi.
pad-seats = Odpovědí je víc než hráčů: { $players }.
pad-number = „{ $field }“ je od { $low } do { $high }, ne { $value }.
pad-choice = „{ $field }“ je jedno z { $choices }, ne { $value }.
pad-rows = „{ $field }“ má nejvýš tolik řádků: { $most }.
pad-yes = ano
pad-no = ne
set-up-first = Začíná { $seat }.

## Trenér
coach-gain = Hned přinese { $points ->
    [one] bod
    [few] { $points } body
   *[other] { $points } bodů
}.
coach-loss = Hned stojí { $points ->
    [one] bod
    [few] { $points } body
   *[other] { $points } bodů
}.
coach-rid = Hned vás zbaví { $points ->
    [one] jednoho bodu
   *[other] { $points } bodů
}.
coach-burden = Budete mít o { $points ->
    [one] bod
    [few] { $points } body
   *[other] { $points } bodů
} víc.
coach-chance = S ním je vaše šance na výhru { $chance } %.
coach-instead = S tahem „{ $move }“ je { $chance } %.
coach-close = Skoro stejně dobré: { $move }.
coach-steady = Na tom, co nevíte, záleží málo: { $low } až { $high } %.
coach-depends = Na tom, co nevíte, záleží hodně: { $low } až { $high } %.
coach-harm = Nejvíc tím ztrácí { $seat }: z { $before } na { $after } %.
coach-reply = Pravděpodobná odpověď ({ $seat }): { $move }.

## Lessons
lesson-chance-unused = „{ $value }“ nebylo potřeba: náhoda dala méně.
lesson-unknown = Lekce „{ $name }“ není; jsou: { $choices }.

## Company and manners
not-the-host = To může jen hostitel stolu.
join-refused = K tomuto stolu si sednout nemůžete.
table-not-yours-alone = Smazat lze jen stůl bez dalších lidí, jehož partie není hodnocená.
block-too-many = Zablokovat lze nejvýše { $most } lidí.
report-too-many = Vaše hlášení ({ $most }) ještě čekají na přečtení. Mějte prosím strpení.
report-nobody = Není tu nikdo, koho by šlo nahlásit.
admin-report = { "    " }o kom: { $about } ({ $who }), kdo hlásí: { $by } ({ $player })
admin-no-report = Hlášení { $value } neexistuje.
admin-reports-closed = Uzavřená hlášení: { $count }.
admin-reports-opened = Znovu otevřená hlášení: { $count }.

## Úlohy
puzzle-margin = Hledání v důkazu: { $searches }; všechna se shodují, s náskokem aspoň { $percent } %.

## Rozbor
review-account = { $seat }: začátek { $start }, náhoda { $chance }, vlastní tahy { $own }, cizí tahy { $others }, výsledek { $result }
review-turn-chance = Zlom při tahu { $move }, náhoda: { $other } z { $before } na { $after } %
review-turn-move = Zlom při tahu { $move } ({ $seat }): { $other } z { $before } na { $after } %
review-cost = Tah { $move }, { $seat }: { $played }; lepší { $best }, o { $cost } %

## Studie
study-too-long = Studie zabírá nejvýše { $limit } kB. Zkraťte některé komentáře, nebo ji rozdělte.
study-not-json = Soubor není JSON: { $detail }.
study-format = Soubor neuvádí žádný z formátů { $choices }.
study-origin = Studie začíná buď záznamem partie, nebo pozicí.
study-field-unknown = Studie nemá pole „{ $field }“.
study-text = Pole „{ $field }“ přijímá texty o nejvýše { $limit } znacích.
study-too-large = Studie má nejvýše { $most } tahů.
study-node-wrong = Uzel { $number } stromu není zapsán správně.
study-no-such-node = Strom nemá uzel { $number }.
study-no-such-seat = V této hře není místo { $number }.
study-start-stays = Začátek studie zůstává, jak je.
study-is-main = Toto už je hlavní varianta.
study-mark = Značka je jedna z { $choices }, ne „{ $value }“.
study-move-refused = Uzel { $number }, „{ $text }“, nelze zahrát: { $reason }
study-no-other-deal = Náhoda v tomto tahu nedává nic, co by mohlo být jinak.
study-head = { $name } ({ $game }, { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[many] { $players } hráčů
}): { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
   *[many] { $moves } tahů
}, { $branches ->
    [one] { $branches } odbočka
    [few] { $branches } odbočky
   *[many] { $branches } odboček
}
study-unnamed = Studie
study-from-position = Z napsané pozice.
study-dealt-otherwise = jiné rozdání ({ $number })

## Stejné rozdání pro všechny
deal-unknown = Pro tento den žádné rozdání není.
deal-sealed = Toto rozdání ještě hrají ostatní. Jeho semínko, rozbor a další možnosti, jak ho hrát, budou k dispozici po skončení dne, o půlnoci UTC.
deal-not-left = Rozdání dne hrajete sami: bot za vás nenastoupí. Stránku prostě zavřete; vrátit se můžete do půlnoci UTC.
deal-not-from-start = Tato partie nezačala rozdáním, takže nikomu nelze rozdat totéž.
compare-other-deal = Toto nejsou dvě partie téhož rozdání.
compare-head = Rozhodnutí: { $seat }; stejných tahů od začátku: { $moves }.
compare-never = Obě partie jsou stejné.
compare-parted = Rozcházejí se při rozhodnutí { $number }.
compare-parted-by = První odlišný tah: { $seat }.
compare-one = První partie
compare-other = Druhá partie

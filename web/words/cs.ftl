# Vlastní věty stránky. Věty her a serveru leží u jejich kódu.
web-skip = Přejít ke stolu
web-close = Zavřít
web-loading = Okamžik…
web-offline = Server neodpovídá. Zkoušíme to dál.
web-reconnecting = Obnovujeme spojení…
web-guest = Host

## Předvolby
web-likes = Jazyk, vzhled a zvuk
web-language = Jazyk
web-theme-dark = Tmavý vzhled
web-theme-light = Světlý vzhled
web-sound = Zvuky
web-notices = Upozornění, když jste na tahu

## Lobby
web-welcome = Posaďte se a hrajte
web-motto = Tři hry u jednoho nízkého stolu: s přáteli, s boty nebo se všemi.
web-sign-in = Přihlásit se
web-players = Hráčů: { $low }–{ $high }
web-length = { $bots } min s boty, { $people } min s lidmi
web-rules = Pravidla
web-rules-of = Pravidla: { $game }
web-how-to = Jak se hraje
web-how-to-play = Jak se hraje { $game }
web-my-games = Vaše partie
web-open-tables = Otevřené stoly
web-past-games = Dohrané partie
web-no-open-tables = Právě není otevřený žádný stůl.
web-free-seats = { $count ->
    [one] { $count } volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
web-watch = Dívat se
web-your-turn = Jste na tahu
web-goes-on = Hraje se
web-waits-for-people = Čeká na hráče

## Účty
web-account-why = Jako host tu můžete všechno. Účet uchová vaše partie a hodnocení na všech zařízeních.
web-account-known = Vaše partie a hodnocení se uchovávají pod tímto jménem.
web-name = Jméno
web-password = Heslo, aspoň 10 znaků
web-register = Nový účet
web-log-in = Přihlásit se
web-log-out = Odhlásit se

## Nový stůl
web-company = Kdo ještě hraje?
web-company-bots = Boti
web-company-link = Přes odkaz
web-company-here = U jedné obrazovky
web-company-mixed = Kombinace
web-level = Jak silní mají být boti?
web-seat-here = Hráč u této obrazovky
web-seat-open = Hráč přes odkaz
web-seat-bot = Bot: { $name }
web-your-name = Vaše jméno
web-name-of = Jméno hráče { $number }
web-more-options = Všechna nastavení
web-none-is-chance = (nevybráno: rozhodne náhoda)
web-clock = Časový limit
web-clock-none = Bez limitu
web-clock-move = Minuta na každý tah
web-clock-game = 10 min každému + 10 s za tah
web-clock-days = Den na každý tah
web-setting-public = Veřejný stůl
web-setting-spectators = Povolit sledování přes odkaz
web-setting-hints = Povolit rady
web-setting-undo = Povolit vracení tahů
web-start = Hrát
web-invite = Otevřít stůl

## Před rozdáním
web-setting-rated = Hodnocená: bez rad a vracení tahů
web-rated = Tato partie se počítá do hodnocení.
web-unrated = Tato partie se do hodnocení nepočítá.
web-forked =
    { $move ->
        [0] Tento stůl začal zvolenou pozicí; do hodnocení se nepočítá.
       *[other] Tento stůl začal tahem { $move } jiné partie; do hodnocení se nepočítá.
    }
web-waits-for-salt = Všichni jsou tu. Rozdá se, až stránku otevřou: { $names }.
web-waiting-title = Čekáme na společnost
web-waiting = Hra začne sama, až budou všechna místa obsazená.
web-this-is-you = to jste vy
web-still-free = { $count ->
    [one] Volné je ještě jedno místo.
    [few] Volná jsou ještě { $count } místa.
   *[other] Volných je ještě { $count } míst.
}
web-free = volno
web-sit-here = Sednout sem
web-link = Odkaz na tento stůl
web-qr = Odkaz jako QR kód
web-copy = Zkopírovat odkaz
web-copied = Zkopírováno
web-leave = Odejít
web-leave-why = Dál za vás bude hrát bot. Na své místo se můžete kdykoli vrátit.

## U stolu
web-to-lobby = Do lobby
web-seats = Hráči
web-tools = Nástroje
web-total = Celkem
web-seen = Známé karty
web-seen-are = Známé karty: { $cards }.
web-thinks = přemýšlí…
web-on-turn = na tahu
web-seat-more = Podrobněji: { $seat }
web-away = zatím hraje bot
web-replace = Ať táhne bot
web-your-turn-to = Jste na tahu: { $what }
web-waits-for = Na tahu je { $seat }
web-waits-for-bot = Přemýšlí { $seat }
web-undo = Vrátit
web-hint = Rada
web-moves = Tahy
web-log = Průběh
web-score = Body
web-chat = Chat
web-what-happens = Co se děje
web-preview = { $way ->
    [less] { $points ->
        [one] O { $points } bod méně
        [few] O { $points } body méně
       *[other] O { $points } bodů méně
    }
   *[more] { $points ->
        [one] O { $points } bod více
        [few] O { $points } body více
       *[other] O { $points } bodů více
    }
}
web-not-now = Teď nemáte co rozhodovat.
web-open-clause = Otevřít bod pravidel { $clause }
web-say-something = Napište něco
web-send = Poslat
web-no-chat = Zatím nikdo nic nenapsal.
web-undo-question = { $seat } žádá o vrácení tahů. Souhlasíte?
web-bot-plays-for-you = Hraje za vás bot.
web-come-back = Vrátit se na své místo
web-sure = Opravdu?
web-search-rules = Hledat v pravidlech
web-found-places = Nalezeno míst: { $count }
web-rules-elsewhere = Pravidla této hry jsou v jejím vlastním balíčku; hledejte tam { $clause }.
web-rules-untranslated = Co ještě není přeloženo, je anglicky.

## Průběh
web-log-sat = { $name } si sedá ke stolu.
web-log-stood = { $seat } vstává od stolu.
web-log-dealt = Hra začíná.
web-log-clock = { $seat }: čas vypršel; táhne bot.
web-log-undo-asked = { $seat } žádá o vrácení tahů.
web-log-undo-yes = { $seat } souhlasí.
web-log-undo-no = { $seat } nesouhlasí.
web-log-taken-back = { $seat } vrací tahy.
web-log-away = { $seat }: zatím hraje bot.
web-log-back = { $seat } je zpátky.
web-log-rematch = Nový stůl je připraven.

## Jedno zařízení pro víc lidí
web-curtain = Na řadě je { $name }
web-curtain-why = Předejte obrazovku. Teď nejsou vidět ničí karty.
web-curtain-lift = To jsem já, { $name }

## Po hře
web-winners = { $count ->
    [one] Vítězí { $names }
   *[other] O vítězství se dělí { $names }
}
web-you-won = Vítězíte!
web-no-winner = Tentokrát nevyhrál nikdo
web-place = Místo
web-player = Hráč
web-rematch = Hrát znovu
web-replay = Přehrát partii
web-record = Uložit záznam
web-verify = Ověřit rozdání
web-verified = Rozdání bylo poctivé: semínko patří ke kontrolnímu kódu { $commitment }…, který byl ukázán předem, a { $salts ->
    [one] přispěl k němu { $salts } hráč
    [few] přispěli k němu { $salts } hráči
   *[other] přispělo k němu { $salts } hráčů
}.
web-not-verified = Semínko nepatří ke kontrolnímu kódu { $commitment }…, který byl ukázán před rozdáním ({ $salts }).
web-verify-cannot = Prohlížeč umí ověřit jen místní a https stránky. Uložte záznam a spusťte: chabudai verify ({ $commitment }…, { $salts })
web-run = Přehrát
web-pause = Pauza
web-move-number = Tah
web-move-of = Tah { $move } z { $moves }
web-board = Hrací plocha
web-eyes = Očima hráče
web-fork = Hrát odtud dál

## Boti
web-about-random = Kterýkoli možný tah, náhodně.
web-about-thumb = Několik jednoduchých zásad, o jeden tah dopředu.
web-about-novice = Na první partii: většinou táhne bez rozmyslu.
web-about-casual = Zná jednoduché zásady, ale občas je nepozorný.
web-about-steady = Chybuje málo.
web-about-sharp = Těžký soupeř.
web-about-master = Nejsilnější z botů; přemýšlí až vteřinu.
web-rating = Hodnocení na tomto serveru při stejném počtu hráčů: { $mean } ± { $spread }, { $games ->
    [one] { $games } partie
    [few] { $games } partie
   *[other] { $games } partií
}.
web-undo-yes = Souhlasím
web-undo-no = Nesouhlasím
web-cancel = Zrušit
web-unread = { $count ->
    [one] jedna nová zpráva
    [few] { $count } nové zprávy
   *[other] { $count } nových zpráv
}
web-bot-1 = Hana
web-bot-2 = Kendži
web-bot-3 = Juki
web-bot-4 = Sora
web-bot-5 = Aki
web-bot-6 = Ren
web-bot-7 = Miko
web-bot-8 = Taró
web-since = Co se stalo od vašeho tahu
web-step = Dál
web-pace = Jak rychle ukazovat cizí tahy
web-pace-slow = Pomalu
web-pace-normal = Běžně
web-pace-instant = Hned
web-pace-step = Po krocích
web-keys = Klávesy
web-key-n = Na další věc, na kterou lze klepnout
web-key-u = Vrátit tah
web-key-h = Rada
web-key-m = Tahy
web-key-l = Průběh
web-key-s = Body
web-key-c = Chat
web-key-r = Pravidla
web-key-a = Ukázat, co se stalo od vašeho tahu
web-key-help = Tato nápověda
web-key-escape = Zrušit volbu, zavřít, co je otevřené
web-previous = Předchozí tah
web-next = Další tah
web-speed = Rychlost
web-speed-slow = Pomalu
web-speed-normal = Běžně
web-speed-fast = Rychle
web-your-place = Vaše umístění: { $place }. z { $players }
web-fewest-win = Vítězí ten, kdo má nejméně bodů.
web-decided = Rozhodla kategorie „{ $category }“ s náskokem { $points ->
    [one] { $points } bodu
   *[other] { $points } bodů
} před dalším.
web-stand = Jak na tom jste
web-of = { $have } z { $need }
web-rematch-ready = Někdo chce hrát znovu: stůl je připraven.
web-rematch-join = Přidat se k odvetě

## Taking back
web-undo-turn = Vrátit celý tah
web-key-t = Vrátit celý tah
web-unrated-why = Tato partie se do hodnocení nepočítá: { $why }.
web-unrated-hints = rady jsou povoleny
web-unrated-undo = tahy lze vracet
web-unrated-fork = navazuje na jinou partii
web-unrated-prepared = její začátek je připravený
web-unrated-shared = totéž rozdání hrají i ostatní

## U skutečného stolu
web-companion = U skutečného stolu
web-companion-of = { $game } u skutečného stolu
web-companion-game = Hráči a možnosti
web-companion-set-up = Příprava
web-companion-pad = Bodování
web-companion-may = Smím?
web-companion-timer = Časovač
web-pad-add = Přidat
web-pad-remove = Odebrat řádek { $number }
web-pad-less = { $title }: o jeden méně
web-pad-more = { $title }: o jeden více
web-pad-how-many = { $title }: { $count }
web-pad-take = Odebrat jednu: { $title }
web-pad-spot = { $space }: { $owner }
web-pad-free = volné
web-pad-rounds = Kola
web-pad-round = { $number }. kolo
web-pad-drop-round = Odebrat { $number }. kolo
web-pad-total = { $points } · { $place }. místo
web-pad-lines = Z čeho jsou body: { $name }
web-pad-keep = Uložit výsledek
web-pad-kept = Uloženo
web-pad-share = Sdílet jako obrázek
web-pad-anew = Začít znovu
web-pad-lost = Tento prohlížeč si zde nic neuloží (soukromé okno, nebo není místo). Sdílejte výsledek jako obrázek.
web-pad-unfit = Co je zapsáno, neodpovídá těmto hráčům a možnostem. Vraťte původní, nebo začněte znovu.
web-pad-results = Výsledky na tomto zařízení
web-pad-forget = Smazat tento výsledek
web-may-more = Vyplňte, co víte.
web-set-up-again = Losovat znovu
web-timer-how = Klepněte na hráče na tahu: jeho čas běží, ostatní stojí. Dalším klepnutím ho zastavíte.
web-timer-reset = Vynulovat

## Trenér
web-coach = Trenér
web-coach-thinks = Přemýšlím…
web-coach-look = Podívejte se sem:
web-coach-best = Nejlepší: { $move }
web-coach-do = Ukázat tah
web-coach-why = Proč?
web-coach-compare = Porovnat s tahem
web-coach-warns = Varovat před slabými tahy
web-coach-warn = Tento tah sníží vaši šanci z { $before } na { $after } %. Přesto ho zahrát?

## Lekce
web-learn = Učit se hrou
web-learn-more = Lekce: { $lesson }
web-lesson-step = Krok { $step } z { $steps }
web-lesson-play = Hrát proti nováčkům
web-lesson-play-alone = Hrát scénář

## Company
web-with = hrají { $names }
web-at-move = tah { $move }
web-players-needed = { $count ->
    [one] chybí { $count } hráč
    [few] chybí { $count } hráči
   *[other] chybí { $count } hráčů
}
web-rated-short = hodnocená
web-row-leave = Opustit tento stůl
web-row-delete = Smazat tento stůl
web-row-give-up = Vaše místo se uvolní; stůl, u kterého nikdo jiný nesedí, zmizí navždy.
web-row-leave-why = Dál za vás bude hrát bot. Na své místo se můžete kdykoli vrátit.
web-row-delete-why = Partie zmizí navždy a nikam se nezapočítá.
web-somebody = někdo
web-of-players = { $players ->
    [1] jeden hráč
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}
web-fill = Volná místa
web-fill-now = Obsadit boty
web-clock-each = { $time } na tah
web-clock-reserve = { $time } na hráče
web-clock-bonus = + { $time } za tah
web-not-here = offline
web-here-now = online
web-people-here = Lidé u tohoto stolu
web-about-person = { $name }: zablokovat nebo nahlásit
web-reactions = Rychlé reakce
web-react-hello = Ahoj!
web-react-nice = Pěkný tah
web-react-wow = Páni!
web-react-oops = Jejda
web-react-thanks = Děkuji
web-react-hurry = Jste na tahu, prosím
web-mute = Ztlumit tento chat
web-block = Zablokovat
web-unblock = Odblokovat
web-block-why = Neuvidíte, co tento člověk píše, a k vašim soukromým stolům si nesedne.
web-report = Nahlásit
web-report-reason = Co se stalo?
web-report-chat = Hrubosti v chatu
web-report-name = Urážlivé jméno
web-report-unfair = Nečestná hra
web-report-other = Něco jiného
web-report-text = Vlastními slovy, chcete-li
web-reported = Děkujeme. Správce serveru si to přečte.
web-rematch-wanted = { $seat } chce odvetu.

## History
web-history = Vaše partie a statistiky
web-history-all = Všechny partie a statistiky
web-history-more = Starší partie
web-history-none = Ještě jste tu nedohráli žádnou partii.
web-statistics = Statistiky
web-played = Odehráno
web-won = Výhry
web-won-of = Výhry: { $won } z { $played }
web-mean-place = Průměrné místo
web-own-rating = Hodnocení
web-rating-means = Do hodnocení se počítají jen hodnocené partie; ± je možná odchylka, s každou partií menší.
web-alone-won = Výhra
web-alone-lost = Bez výhry
web-place-of = { $place }. místo z { $players }

## Na tomto zařízení
web-here = Na tomto zařízení
web-here-failed = Partii se na tomto zařízení nepodařilo spustit. Načtěte stránku znovu a zkuste to ještě jednou.
web-here-row = { $some ->
    [0] tah { $moves }
   *[other] s vámi: { $names } · tah { $moves }
}
web-here-look = Přehrát
web-here-play = Hrát na tomto zařízení, bez serveru
web-here-alone = Server tu není: partie běží a ukládají se na tomto zařízení.
web-hurried = Zařízení je pomalé: bot stihl promyslet jen { NUMBER($percent, maximumFractionDigits: 0) } % toho, co odpovídá jeho úrovni.
web-wifi = Přátelé na této Wi-Fi
web-wifi-how = Kdo je ve stejné síti, naskenuje kód a přisedne si.
web-update = Je tu nová verze. Vaše partie budou pokračovat tam, kde jsou.
web-update-take = Aktualizovat
web-update-later = Později
## Úlohy
web-puzzles = Úlohy
web-puzzles-why = Jedna pozice a jeden jasně nejlepší tah. Najdete ho?
web-puzzle-today = Úloha dne
web-puzzle-next = Další úloha
web-puzzle-show = Ukázat řešení
web-puzzle-yours = Vy jste { $seat }. Který tah je nejlepší?
web-puzzle-right = Správně!
web-puzzle-wrong = To není nejlepší tah.
web-puzzle-cost = { $move }: výhra v { $mine } % takových partií, s nejlepším tahem v { $best } %.
web-puzzle-best = Nejlepší tah: { $move }. Výhra v { $best } % takových partií.
web-puzzle-line = Pravděpodobné pokračování: { $moves }
web-puzzle-all = Jakou cenu má každý tah
web-puzzle-move = Tah
web-puzzle-chance = Šance na výhru
web-puzzle-found = Vyřeší ji boti: { $names }
web-puzzle-found-none = V obvyklém čase ji nevyřeší žádný bot.
web-puzzle-rating = Vaše hodnocení: { $rating }
web-puzzle-streak = Vyřešeno v řadě: { $count }
web-puzzle-grade = Obtížnost { $grade } z 6
web-puzzle-none = Pro tuto hru zatím úlohy nejsou.
web-puzzle-before = Na tuto úlohu jste už odpověděli: hodnocení se nezmění.
web-puzzle-solved = zodpovězeno
web-percent = { $number } %

## Saved games
web-saved-open = Otevřít uloženou partii
web-saved-drop = Nebo soubor přetáhněte kamkoli na stránku.
web-saved-broken = Tento soubor není uložená partie Chabudai.


## Rozbor
web-review = Rozbor
web-review-progress = Procházím rozhodnutí: { $done } z { $of }
web-review-chances = Šance na výhru, %
web-review-seen = Pohled
web-review-known = podle toho, co kdo mohl vědět
web-review-open = s odkrytými kartami
web-review-picture = Šance na výhru tah za tahem: { $names }. Čísla jsou v tabulce níže.
web-review-luck = Náhoda a umění, %
web-review-start = Začátek
web-review-luck-part = Náhoda
web-review-own = Vlastní tahy
web-review-others = Cizí tahy
web-review-result = Výsledek
web-review-told = Na začátku jste měli { $start } %. Náhoda { $luck ->
        [less] vzala { $chance }
       *[more] dala { $chance }
    }, vaše tahy { $skill ->
        [less] stály { $own }
       *[more] přinesly { $own }
    }, tahy ostatních { $rest ->
        [less] vzaly { $others }
       *[more] daly { $others }
    }: nakonec { $result } %.
web-review-told-alone = Na začátku jste měli { $start } %. Náhoda { $luck ->
        [less] vzala { $chance }
       *[more] dala { $chance }
    }, vaše tahy { $skill ->
        [less] stály { $own }
       *[more] přinesly { $own }
    }: nakonec { $result } %.
web-review-why = Začátek je to, jak často toto místo vyhrává v průměru mnoha rozdání. Náhoda je rozdání, dobrané karty a to, co bylo skryté
    tomu, kdo rozhodoval. Tahy se posuzují podle toho, co hráč mohl vědět: dobrý tah, který narazil na skrytou kartu, zůstává dobrý,
    a plus znamená „lepší než jednoduché zásady“. Součet je výsledek.
web-review-turns = Zlomové okamžiky
web-review-by-chance = Náhoda: { $other } z { $before } na { $after } %
web-review-by-move = { $seat }, „{ $played }“: { $other } z { $before } na { $after } %
web-review-decisions = Drahá rozhodnutí
web-review-cost = { $played } – lepší: { $best } (−{ $cost } %)
web-review-flawless = Žádné rozhodnutí vás nestálo ani procento.
web-review-save = Uložit rozbor jako webovou stránku
web-review-table = Všechny šance v tabulce

## Stejné rozdání pro všechny
web-deal-today = Rozdání dne
web-deal-why = Všichni hrají stejné rozdání ze stejného místa proti stejným botům. Jeden pokus, bez rad a bez vracení tahů.
web-deal-why-here = V tento den mají všichni stejné rozdání. Bez serveru není společná tabulka: vaše výsledky zůstávají v tomto zařízení.
web-deal-against = { $count ->
    [0] Sólo
    [one] Proti jednomu botovi: { $bot }
   *[other] Proti { $count } botům: { $bot }
}
web-deal-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
web-deal-seat = Jste hráč { $number }
web-deal-counts = { $begun ->
    [0] Zatím ho nikdo nehrál.
   *[other] Začali: { $begun }, dohráli: { $finished }.
}
web-deal-ends = Otevřeno do { $time }.
web-deal-over = Tento den už skončil.
web-deal-play = Hrát
web-deal-go-on = Pokračovat
web-deal-look = Vaše partie
web-deal-unplayed = Ještě nehráno
web-deal-playing = Právě hrajete
web-deal-your-rank = Vaše pořadí: { $rank } z { $finished }
web-deal-late = Dohráno až po skončení dne: nepočítá se.
web-deal-streak = Dní v řadě: { $count }
web-deal-better = Lépe než { $percent } % ostatních.
web-deal-results = Výsledky
web-deal-results-later = Výsledky uvidíte, až dohrajete nebo až den skončí.
web-deal-results-none = Toto rozdání nikdo nedohrál.
web-deal-commitment = Kontrolní kód semínka: { $code }
web-deal-seed = Semínko: { $seed }
web-deal-rank = Pořadí
web-deal-name = Jméno
web-deal-place = Místo
web-deal-points = Body
web-deal-order = Nejdřív rozhoduje místo, potom náskok před nejlepším ze soupeřů nebo ztráta na něj.
web-deal-margin = Náskok
web-deal-time = Čas
web-deal-forgotten = (smazáno)
web-deal-you = vy
web-deal-compare-with = Porovnat s partií: { $name }
web-deal-look-at = Partie: { $name }
web-deal-earlier = Předchozí den
web-deal-later = Následující den
web-deal-sealed = Toto rozdání ještě hrají ostatní: semínko, rozbor a záznam se otevřou po skončení dne.
web-beat = Zahrajte to lépe než já
web-beat-copied = Odkaz je zkopírovaný. Kdo ho otevře, dostane vaše rozdání.
web-beat-link = Odkaz na toto rozdání
web-beat-made = { $name }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}. Zvládnete to lépe?
web-beat-yours = Toto je vaše vlastní partie. Pošlete odkaz někomu jinému.
web-beat-place = { $name }: { $place }. místo z { $players }.
web-beat-take = Zahrát toto rozdání
web-beat-broken = Odkaz není úplný.
web-beat-won = Máte lepší výsledek než { $name }!
web-beat-lost = Lepší výsledek má { $name }.
web-beat-even = Máte stejný výsledek jako { $name }.
web-beat-theirs = { $name }: { $place }. místo, body: { $points }.
web-compare = Porovnat tah po tahu
web-compare-games = Dvě partie jednoho rozdání
web-compare-never = Obě partie jsou úplně stejné.
web-compare-parts = Partie se rozcházejí při rozhodnutí { $number }.
web-compare-seat = Čí rozhodnutí
web-compare-decision = Rozhodnutí
web-compare-at = Rozhodnutí { $number } z { $of }
web-compare-curves = Body od rozhodnutí k rozhodnutí: { $one } (plná čára) a { $other } (čárkovaná)
web-compare-ended = { $name }: { $place }. místo, body: { $points }
web-compare-over = už skončila
web-compare-to-parting = Tam, kde se rozcházejí

## Studijní deska
web-study = Studijní deska
web-study-why = Otevřete partii nebo pozici, zkoušejte jiné tahy a zjistěte, jakou mají cenu.
web-study-this = Studovat tuto partii
web-study-position = Studovat tuto pozici
web-study-open = Otevřít
web-study-file = Vybrat soubor
web-study-drop = Uložená partie, studie nebo pozice; soubor lze na tuto stránku i přetáhnout.
web-study-paste = Nebo vložte pozici či uloženou partii jako text
web-study-open-text = Otevřít text
web-study-mine = Mé studie na tomto zařízení
web-study-forget = Smazat „{ $name }“
web-study-name = Název studie
web-study-tree = Tahy a odbočky
web-study-start = Začátek
web-study-dealt = jiné rozdání ({ $number })
web-study-to-start = Na začátek
web-study-to-end = Na konec varianty
web-study-eyes = Číma očima
web-study-turn = Kdo je na tahu
web-study-comment = Komentář
web-study-mark = Značka
web-study-mark-brilliant = Výborný tah
web-study-mark-good = Dobrý tah
web-study-mark-interesting = Zajímavý tah
web-study-mark-doubtful = Pochybný tah
web-study-mark-mistake = Chyba
web-study-mark-blunder = Hrubá chyba
web-study-promote = Posunout odbočku výš
web-study-deal = Rozdat jinak
web-study-remove = Smazat odtud
web-study-analyse = Analyzovat
web-study-line = Analyzovat variantu
web-study-by = Podle toho, co ví { $seat }:
web-study-by-all = S odkrytými kartami:
web-study-best = Tahy a šance na výhru
web-study-expected = Co lze čekat a jak často
web-study-reasons = Proč první tah
web-study-share = Sdílet odkazem
web-study-save = Uložit jako soubor
web-study-copy = Zkopírovat pozici
web-study-other = Jiné studie
web-study-link = Tento odkaz obsahuje celou studii
web-study-link-long = Studie je na odkaz příliš dlouhá. Uložte ji jako soubor a sdílejte ten.
web-study-link-broken = Tento odkaz neobsahuje žádnou studii; možná je neúplný.
web-study-full = Neuloženo: v prohlížeči už není místo. Uložte studii jako soubor.
web-study-denied = Neuloženo: prohlížeč to nedovoluje. Uložte studii jako soubor.
web-study-gone = Taková studie už na tomto zařízení není.
web-study-huge = Tento soubor je příliš velký: studie zabírá nejvýše 1 MB.

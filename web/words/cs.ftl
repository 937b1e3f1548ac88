# Vlastní věty stránky. Věty her a serveru leží u jejich kódu.
web-skip = Přejít ke stolu
web-close = Zavřít
web-yes = Ano
web-no = Ne
web-loading = Okamžik…
web-offline = Server neodpovídá. Zkoušíme to dál.
web-reconnecting = Obnovujeme spojení…
web-guest = Host

## Předvolby
web-likes = Jazyk, vzhled a zvuk
web-language = Jazyk
web-theme-dark = Tmavý vzhled
web-theme-light = Světlý vzhled
web-sound = Zvuk, když jste na tahu
web-notices = Upozornění, když jste na tahu

## Lobby
web-welcome = Posaďte se a hrajte
web-motto = Tři hry u jednoho nízkého stolu: s přáteli, s boty nebo se všemi.
web-sign-in = Přihlásit se
web-players = Hráčů: { $low }–{ $high }
web-length = { $bots } min s boty, { $people } min s lidmi
web-rules = Pravidla
web-rules-of = Pravidla: { $game }
web-my-games = Vaše hry
web-open-tables = Otevřené stoly
web-past-games = Dohrané hry
web-no-open-tables = Právě není otevřený žádný stůl.
web-free-seats = { $count ->
    [one] { $count } volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
web-watch = Dívat se
web-look-back = Prohlédnout
web-your-turn = Jste na tahu
web-goes-on = Hraje se
web-waits-for-people = Čeká na hráče

## Účty
web-account-why = Jako host tu můžete všechno. Účet uchová vaše hry a hodnocení na všech zařízeních.
web-account-known = Vaše hry a hodnocení se uchovávají pod tímto jménem.
web-name = Jméno
web-password = Heslo, aspoň 10 znaků
web-register = Nový účet
web-log-in = Přihlásit se
web-log-out = Odhlásit se

## Nový stůl
web-company = Kdo ještě hraje?
web-company-bots = Boti
web-company-link = Lidé přes odkaz
web-company-here = Lidé tady
web-company-mixed = Od každého něco
web-level = Jak silní mají být boti?
web-seat-here = Někdo tady
web-seat-open = Někdo přes odkaz
web-seat-bot = Bot: { $name }
web-your-name = Vaše jméno
web-name-of = Jméno hráče { $number }
web-more-options = Všechna nastavení
web-none-is-chance = (nic: rozhodne náhoda)
web-clock = Hodiny
web-clock-none = Bez hodin
web-clock-move = Minuta na každý tah
web-clock-game = Deset minut na hru a deset sekund na každý tah
web-clock-days = Den na každý tah
web-setting-public = Ukázat stůl všem
web-setting-spectators = Dovolit sledování přes odkaz
web-setting-hints = Dovolit nápovědu
web-setting-undo = Dovolit brát tahy zpět
web-start = Hrát
web-invite = Otevřít stůl

## Před rozdáním
web-waiting-title = Čekáme na společnost
web-waiting = Hra začne sama, až budou všechna místa obsazená.
web-this-is-you = to jste vy
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
web-tools = Co se dá otevřít
web-total = Celkem
web-thinks = přemýšlí…
web-on-turn = na tahu
web-seat-more = Podrobněji: { $seat }
web-away = zatím hraje bot
web-replace = Ať táhne bot
web-your-turn-to = Jste na tahu: { $what }
web-waits-for = Na tahu je { $seat }
web-waits-for-bot = Přemýšlí { $seat }
web-undo = Vzít zpět
web-hint = Nápověda
web-hinted = Bot by řekl: { $move }
web-moves = Tahy
web-log = Záznam
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
web-since = Od vašeho minulého tahu
web-open-clause = Otevřít bod pravidel { $clause }
web-say-something = Napište něco
web-send = Poslat
web-no-chat = Zatím nikdo nic nenapsal.
web-undo-question = { $seat } žádá o vrácení tahů. Souhlasíte?
web-bot-plays-for-you = Hraje za vás bot.
web-come-back = Vrátit se na své místo
web-sure = Opravdu?
web-search-rules = Hledat v pravidlech
web-found = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}
web-rules-untranslated = Co ještě není přeloženo, je anglicky.

## Záznam
web-log-sat = { $name } si sedá ke stolu.
web-log-stood = { $seat } vstává od stolu.
web-log-dealt = Hra začíná.
web-log-clock = { $seat }: čas vypršel; táhne bot.
web-log-undo-asked = { $seat } žádá o vrácení tahů.
web-log-undo-yes = { $seat } souhlasí.
web-log-undo-no = { $seat } nesouhlasí.
web-log-taken-back = { $seat } bere tahy zpět.
web-log-away = { $seat }: zatím hraje bot.
web-log-back = { $seat } je zpátky.
web-log-rematch = Nový stůl je prostřený: hraje se znovu.

## Jedno zařízení pro víc lidí
web-curtain = Na řadě je { $name }
web-curtain-why = Předejte obrazovku. Teď nejsou vidět ničí karty.
web-curtain-lift = To jsem já, { $name }

## Po hře
web-winners = { $count ->
    [one] Vítězí { $names }
   *[other] O vítězství se dělí { $names }
}
web-no-winner = Tentokrát nevyhrál nikdo
web-place = Místo
web-player = Hráč
web-rematch = Hrát znovu
web-replay = Prohlédnout hru znovu
web-record = Uložit záznam
web-verify = Ověřit rozdání
web-verified = Rozdání bylo poctivé: semínko patří k závazku { $commitment }…, který byl ukázán předem, a { $salts ->
    [one] přispěl k němu { $salts } hráč
    [few] přispěli k němu { $salts } hráči
   *[other] přispělo k němu { $salts } hráčů
}.
web-not-verified = Semínko nepatří k závazku { $commitment }…, který byl ukázán před rozdáním ({ $salts }).
web-verify-cannot = Prohlížeč umí ověřit jen místní a https stránky. Uložte záznam a spusťte: chabudai verify ({ $commitment }…, { $salts })
web-run = Spustit
web-pause = Pauza
web-move-number = Tah
web-move-of = Tah { $move } z { $moves }
web-board = Hrací plocha
web-eyes = Očima hráče
web-fork = Hrát odtud dál

## Boti
web-about-random = Kterýkoli možný tah, náhodně.
web-about-thumb = Několik jednoduchých zásad, o jeden tah dopředu.
web-about-novice = Na první hru: většina tahů je nepozorná.
web-about-casual = Zná jednoduché zásady, ale občas je nepozorný.
web-about-steady = Chybuje málo.
web-about-sharp = Těžký soupeř.
web-about-master = Nejsilnější z botů; přemýšlí až vteřinu.
web-rating = Hodnocení na tomto serveru při stejném počtu hráčů: { $mean } ± { $spread }, { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}.

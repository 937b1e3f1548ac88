momiji-name = Momidži
momiji-summary = Sbírejte podzimní listy, skládejte je podle čísel a plňte cíle.
momiji-phase-draft = vybrat krajinu
momiji-phase-main = provést hlavní akci, nebo nejdřív nepovinnou
momiji-phase-collect = vzít sloupec z nabídky
momiji-phase-lay = zahrát další kartu, nebo skončit
momiji-phase-place = určit, kam karta přijde
momiji-phase-trade = odložit druhou kartu za žalud
momiji-phase-after = provést nepovinnou akci, nebo ukončit tah
momiji-phase-clear = odložit kartu po zahrání
momiji-phase-limit = odložit karty, aby jich zbylo osm
momiji-phase-B = B: vybrat sloupec
momiji-phase-D = D: odložit jednu z dobraných karet
momiji-phase-C = C: určit další hromádku zleva
momiji-phase-F = F: vybrat sloupec, jehož vrchní kartu berete
momiji-phase-G = G: vybrat odloženou kartu
momiji-phase-H = H: koupit žeton, nebo některý vrátit
momiji-phase-H-swap = H: vybrat žeton výměnou za svůj
momiji-phase-I = I: vybrat sloupec
momiji-phase-K = K: vybrat vrchní karty sloupců, nebo skončit
momiji-phase-L = L: odkládat karty za žaludy, nebo skončit
momiji-phase-M = M: vybrat kartu pod hromádku, nebo skončit
momiji-phase-M-pile = M: vybrat hromádku
momiji-phase-N = N: určit, kam přijde otočená karta
momiji-phase-over = hra skončila
momiji-category-piles = Hromádky
momiji-category-acorns = Žaludy
momiji-category-objectives = Cíle
momiji-category-blue-token = Modrý žeton
momiji-category-condition-1 = První podmínka
momiji-category-condition-2 = Druhá podmínka
momiji-category-condition-3 = Třetí podmínka
momiji-option-players = Hráči
momiji-option-edition = Vydání
momiji-option-morning-dew = Ranní rosa
momiji-option-landscapes = Krajiny
momiji-option-types = Typy listů
momiji-option-scenario = Sólový scénář
momiji-option-open-piles = Otevřené hromádky
momiji-choice-auto = podle počtu hráčů
momiji-choice-starter = učební karty
momiji-choice-draft = draft
momiji-choice-first = první
momiji-choice-second = druhé
momiji-choice-third = třetí
momiji-choice-wind = Studený vánek
momiji-choice-meditation = Meditace
momiji-choice-equinox = Rovnodennost

## Listy
momiji-type-red = červený
momiji-type-orange = oranžový
momiji-type-yellow = žlutý
momiji-type-green = zelený
momiji-type-purple = fialový
momiji-type-brown = hnědý
momiji-type-blue = modrý
momiji-card-red0n = červená 0
momiji-card-red0l = červená 0 (žalud vlevo)
momiji-card-red0r = červená 0 (žalud vpravo)
momiji-card-red0b = červená 0 (žaludy po obou stranách)
momiji-card-red1n = červená 1
momiji-card-red1l = červená 1 (žalud vlevo)
momiji-card-red1r = červená 1 (žalud vpravo)
momiji-card-red1b = červená 1 (žaludy po obou stranách)
momiji-card-red2 = červená 2
momiji-card-red3 = červená 3
momiji-card-orange0n = oranžová 0
momiji-card-orange0l = oranžová 0 (žalud vlevo)
momiji-card-orange0r = oranžová 0 (žalud vpravo)
momiji-card-orange0b = oranžová 0 (žaludy po obou stranách)
momiji-card-orange1n = oranžová 1
momiji-card-orange1l = oranžová 1 (žalud vlevo)
momiji-card-orange1r = oranžová 1 (žalud vpravo)
momiji-card-orange1b = oranžová 1 (žaludy po obou stranách)
momiji-card-orange2 = oranžová 2
momiji-card-orange3 = oranžová 3
momiji-card-yellow0n = žlutá 0
momiji-card-yellow0l = žlutá 0 (žalud vlevo)
momiji-card-yellow0r = žlutá 0 (žalud vpravo)
momiji-card-yellow0b = žlutá 0 (žaludy po obou stranách)
momiji-card-yellow1n = žlutá 1
momiji-card-yellow1l = žlutá 1 (žalud vlevo)
momiji-card-yellow1r = žlutá 1 (žalud vpravo)
momiji-card-yellow1b = žlutá 1 (žaludy po obou stranách)
momiji-card-yellow2 = žlutá 2
momiji-card-yellow3 = žlutá 3
momiji-card-green0n = zelená 0
momiji-card-green0l = zelená 0 (žalud vlevo)
momiji-card-green0r = zelená 0 (žalud vpravo)
momiji-card-green0b = zelená 0 (žaludy po obou stranách)
momiji-card-green1n = zelená 1
momiji-card-green1l = zelená 1 (žalud vlevo)
momiji-card-green1r = zelená 1 (žalud vpravo)
momiji-card-green1b = zelená 1 (žaludy po obou stranách)
momiji-card-green2 = zelená 2
momiji-card-green3 = zelená 3
momiji-card-purple0n = fialová 0
momiji-card-purple0l = fialová 0 (žalud vlevo)
momiji-card-purple0r = fialová 0 (žalud vpravo)
momiji-card-purple0b = fialová 0 (žaludy po obou stranách)
momiji-card-purple1n = fialová 1
momiji-card-purple1l = fialová 1 (žalud vlevo)
momiji-card-purple1r = fialová 1 (žalud vpravo)
momiji-card-purple1b = fialová 1 (žaludy po obou stranách)
momiji-card-purple2 = fialová 2
momiji-card-purple3 = fialová 3
momiji-card-brown0n = hnědá 0
momiji-card-brown0l = hnědá 0 (žalud vlevo)
momiji-card-brown0r = hnědá 0 (žalud vpravo)
momiji-card-brown0b = hnědá 0 (žaludy po obou stranách)
momiji-card-brown1n = hnědá 1
momiji-card-brown1l = hnědá 1 (žalud vlevo)
momiji-card-brown1r = hnědá 1 (žalud vpravo)
momiji-card-brown1b = hnědá 1 (žaludy po obou stranách)
momiji-card-brown2 = hnědá 2
momiji-card-brown3 = hnědá 3
momiji-card-blue0n = modrá 0
momiji-card-blue0l = modrá 0 (žalud vlevo)
momiji-card-blue0r = modrá 0 (žalud vpravo)
momiji-card-blue0b = modrá 0 (žaludy po obou stranách)
momiji-card-blue1n = modrá 1
momiji-card-blue1l = modrá 1 (žalud vlevo)
momiji-card-blue1r = modrá 1 (žalud vpravo)
momiji-card-blue1b = modrá 1 (žaludy po obou stranách)
momiji-card-blue2 = modrá 2
momiji-card-blue3 = modrá 3
momiji-card-blue4 = modrá 4

## Žetony cílů
momiji-token-red = nejvíce červených listů
momiji-token-orange = nejvíce oranžových listů
momiji-token-yellow = nejvíce žlutých listů
momiji-token-green = nejvíce zelených listů
momiji-token-purple = nejvíce fialových listů
momiji-token-brown = nejvíce hnědých listů
momiji-token-largest = největší hromádka
momiji-token-tops = nejvyšší součet vrchních čísel
momiji-token-closed = nejvíce uzavřených hromádek
momiji-token-acorns = nejvíce žaludů
momiji-token-variety = nejvíce hromádek a nepoužitých krajin
momiji-token-zeros = nejvíce karet s číslem 0
momiji-token-warm = nejvíce červených, oranžových a žlutých listů
momiji-token-cool = nejvíce zelených, fialových a hnědých listů
momiji-token-fewest = nejméně listů v hromádkách
momiji-token-hand = nejvíce karet v ruce

## Krajiny
momiji-landscape-A = Při zahrání: jedna karta smí přeskočit číslo.
momiji-landscape-B = Při sběru: dva sloupce, dohromady nejvýše 4 karty.
momiji-landscape-C = Ve svém tahu: přerovnejte své hromádky, vezměte 2 žaludy.
momiji-landscape-D = Místo sloupce: doberte 4 karty a jednu z nich odložte.
momiji-landscape-E = Po sběru: zahrajte 1 nebo 2 karty.
momiji-landscape-F = Ve svém tahu: vezměte vrchní kartu sloupce a 2 žaludy.
momiji-landscape-G = Ve svém tahu: vezměte kartu z odkládací hromádky.
momiji-landscape-H = Po zahrání jednoho typu: kupte žeton, nebo vyměňte svůj.
momiji-landscape-I = Po aktivaci: vezměte také sloupec.
momiji-landscape-J = Místo běžného zahrání: až 4 karty na dvě hromádky.
momiji-landscape-K = Místo sloupce: až 3 vrchní karty různých sloupců.
momiji-landscape-L = Ve svém tahu: odložte karty, za každou žalud, a vezměte ještě 2.
momiji-landscape-M = Po zahrání: zasuňte 1 nebo 2 karty pod neuzavřené hromádky.
momiji-landscape-N = Ve svém tahu: 4 karty z balíčku na své hromádky, zbytek do nabídky.
momiji-when-A = při běžném zahrání karet
momiji-when-B = místo sběru sloupce
momiji-when-C = před hlavní akcí nebo po ní
momiji-when-D = místo sběru, bez placeného doplnění předtím
momiji-when-E = hned po sběru sloupce
momiji-when-F = před hlavní akcí nebo po ní
momiji-when-G = před hlavní akcí nebo po ní
momiji-when-H = hned po zahrání jednoho typu
momiji-when-I = hned po aktivaci žetonu
momiji-when-J = místo běžného zahrání
momiji-when-K = místo sběru sloupce
momiji-when-L = před hlavní akcí nebo po ní
momiji-when-M = hned po zahrání
momiji-when-N = před hlavní akcí nebo po ní

## Co se děje
momiji-started = Začíná { $seat }.
momiji-offered = Nabízí se krajina { $letter }.
momiji-drafted = { $seat } bere krajinu { $letter }.
momiji-revealed = Do nabídky: { $card }.
momiji-overflowed = Sloupec je plný; odloženo: { $card }.
momiji-took-column = { $seat } bere { $type } sloupec: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}.
momiji-took-top = { $seat } bere z vrchu sloupce: { $card }.
momiji-took-discard = { $seat } bere z odložených: { $card }.
momiji-refilled = { $seat } platí za nové karty v nabídce.
momiji-used = { $seat } používá krajinu { $letter }.
momiji-laid = { $seat } hraje na hromádku { $pile }: { $card }.
momiji-began = { $seat } začíná hromádku { $side }: { $card }.
momiji-side-left = vlevo
momiji-side-right = vpravo
momiji-closed = { $seat } uzavírá hromádku { $pile }; zbývá žetonů bran: { $torii }.
momiji-closed-bare = { $seat } uzavírá hromádku { $pile }; žádný žeton brány už nezbyl.
momiji-joker = { $seat } dostává modrý žeton.
momiji-tucked = { $seat } zasouvá pod hromádku { $pile }: { $card }.
momiji-discarded = { $seat } odkládá: { $card }.
momiji-drew = { $seat } dobírá: { $card }.
momiji-drew-hidden = { $seat } dobírá kartu.
momiji-turned = { $seat } otáčí: { $card }.
momiji-reordered = { $seat } přerovnává své hromádky.
momiji-gained = { $seat } získává { $acorns ->
    [one] { $acorns } žalud
    [few] { $acorns } žaludy
   *[other] { $acorns } žaludů
} ({ $gain }).
momiji-paid = { $seat } { $acorns ->
    [0] nic neplatí
    [one] platí { $acorns } žalud
    [few] platí { $acorns } žaludy
   *[other] platí { $acorns } žaludů
} ({ $cost }).
momiji-for-bonus = sousedící žaludy
momiji-for-trade = dvě karty
momiji-for-landscape = krajina
momiji-for-token = žeton cíle
momiji-for-refill = nové karty
momiji-got-token = { $seat } získává žeton: { $token }.
momiji-gave-token = { $seat } vrací žeton: { $token }.
momiji-passed = { $seat } pasuje: hlavní akci nelze provést.
momiji-cleared = Zbytek nabídky je odložen: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}.
momiji-end-near = Konec se blíží ({ $seat }): { $cause }
momiji-last-turn = Poslední tah: { $seat }.
momiji-game-ended = Hra skončila.
momiji-end-deck = Balíček je prázdný.
momiji-end-torii = Nezbyl žádný žeton brány.
momiji-end-garden = Nabídku už není čím doplnit.
momiji-tie-hand = Shodné body: rozhoduje více karet v ruce.
momiji-tie-shared = Shodné body i karty v ruce: vítězství je společné.
momiji-won = Výhra: všechny tři podmínky jsou splněny.
momiji-lost-0 = Prohra: není splněna žádná ze tří podmínek.
momiji-lost-1 = Prohra: je splněna jedna ze tří podmínek.
momiji-lost-2 = Prohra: jsou splněny dvě ze tří podmínek.

## Stůl v terminálu
momiji-picture-head = balíček { $deck }   odložené { $discards }
momiji-picture-torii = brány { $count }
momiji-picture-top = navrchu
momiji-picture-tokens = cíle: { $tokens }
momiji-picture-offer = nabídka: { $letters }
momiji-picture-seat = { $seat }  žaludy { $acorns }  krajiny { $lands }  cíle { $tokens }
momiji-picture-row = řada: { $piles }
momiji-picture-hand = ruka: { $cards }
momiji-legend =
    Karty: { $card } má žalud vlevo (r: vpravo, b: na obou stranách, n: žádný); v nabídce je vrchní karta poslední.
    Řada: hromádky zleva, podle vrchních karet; ⛩ je žeton brány, x3 tři karty. Krajiny: * je použitá.
    ▶ označuje hráče na tahu, ? je karta, kterou neznáte.

## Odmítnutí: texty
momiji-unreadable = „{ $text }“ není tah. Tahy jsou například: collect red, lay red 0 left, activate tops, use C, discard red 2, finish, end.
momiji-no-such-letter = Krajina „{ $text }“ tu není.
momiji-no-such-type = Typ listu „{ $text }“ tu není; jsou tu { $choices }.
momiji-no-such-token = Žeton „{ $text }“ tu není; jsou tu { $choices }.
momiji-no-such-pile = „{ $text }“ není hromádka; hromádky se počítají zleva od 1 do { $most }.
momiji-no-such-card = Karta „{ $text }“ tu není.
momiji-which-card = „{ $text }“ může znamenat několik karet: { $choices }.

## Odmítnutí: tah
momiji-no-such-choice = Nic takového se teď nevybírá: { $verb }.
momiji-verb-draft = krajiny se vybírají jen v draftu
momiji-verb-top = vrchní karta se bere s F nebo K
momiji-verb-tuck = karta se zasouvá s M
momiji-verb-take = odložená karta se bere s G
momiji-verb-pile = hromádka se určuje po kartě nebo s C
momiji-verb-left = strana se určuje po kartě
momiji-verb-right = strana se určuje po kartě
momiji-verb-return = žeton se vrací s H
momiji-verb-finish = není co dokončit
momiji-choose-first = Teď je třeba: { $phase }.
momiji-not-offered = Krajina { $letter } se nenabízí; na výběr jsou { $choices }.
momiji-main-done = Hlavní akci jste v tomto tahu už provedli.
momiji-main-first = Nejdřív hlavní akce: sbírat, zahrát, nebo aktivovat.
momiji-no-pass = Pasovat nelze: hlavní akci můžete provést i bez krajiny.
momiji-type-absent = Tento typ není ve hře: { $type }.
momiji-column-empty = Sloupec je prázdný: { $type }.
momiji-two-columns = B bere dva sloupce, dohromady nejvýše { $limit } karet; { $type }: { $cards }, zatím vzato: { $taken }.
momiji-no-refill-alone = V sólové hře se nabídka za žalud nedoplňuje.
momiji-deck-empty = Balíček je prázdný, není čím doplnit.
momiji-acorns-short = Stojí to { $price } a žaludů máte { $acorns }.
momiji-token-absent = Žeton není v této hře: { $token }.
momiji-token-owned = Žeton „{ $token }“ vlastní { $seat }.
momiji-token-price = Žeton „{ $token }“ stojí { $price } a žaludů máte { $acorns }.
momiji-needs-type = „{ $token }“: v osobním prostoru musíte mít kartu toho typu.
momiji-needs-centre = „{ $token }“: v osobním prostoru musí být všechny tři typy a prostřední hromádka větší než obě ostatní.
momiji-needs-zeros = „{ $token }“: potřebujete čtyři karty 0 v ruce nebo navrchu hromádek.
momiji-needs-closed = „{ $token }“: všechny hromádky všech tří typů musí být uzavřené.
momiji-needs-acorns = „{ $token }“: potřebujete 5 žaludů; máte { $acorns }.
momiji-token-not-yours = Žeton „{ $token }“ není váš, nelze ho vrátit.
momiji-nothing-to-swap = Za „{ $token }“ není co vzít.

## Odmítnutí: zahrání
momiji-not-in-hand = V ruce nemáte kartu { $card }; máte: { $hand }.
momiji-type-laid = Kartu tohoto typu jste v tomto tahu už zahráli: { $type }. Zahráno karet: { $laid }.
momiji-number = Na hromádce „{ $type }“ je navrchu { $top }; následovat může { $top } nebo { $next }, zvoleno { $number }.{ $skip ->
    [yes] {" "}Krajina A by to dovolila a máte ji: zahrajte kartu s ní.
    [lost] {" "}Dovolila by to jen krajina A.
   *[other] {""}
}
momiji-starts-with-0 = Hromádka „{ $type }“ začíná číslem 0; zvoleno { $number }.{ $skip ->
    [yes] {" "}Krajina A by to dovolila a máte ji: zahrajte kartu s ní.
    [lost] {" "}Dovolila by to jen krajina A.
   *[other] {""}
}
momiji-pile-closed = Hromádka „{ $type }“ je uzavřená kartou { $top }.
momiji-row-full = Pro kartu { $card } není místo: hromádek je { $most } a více různých typů není.
momiji-tops-alike = S kartou { $card } by dvě hromádky ukazovaly stejný typ a karty v ruce by to už nenapravily.
momiji-tops-alike-now = Dvě hromádky ukazují stejný typ; zahrajte kartu, která to napraví.
momiji-no-skip = { $card } nikde nepřeskočí právě jedno číslo: A dovolí začít číslem 1 nebo zahrát o dvě vyšší.
momiji-j-piles = S J se hrají až { $most } karty právě na dvě hromádky, aspoň po jedné; { $card } se k tomu nehodí. Zatím zahráno: { $laid }.
momiji-j-needs-two = J potřebuje kartu i na druhé hromádce; zatím zahráno: { $laid }.
momiji-nothing-done = Něco se stát musí: vyberte aspoň jednu kartu.
momiji-pile-absent = Hromádka { $pile } tu není; hromádek máte: { $piles }.
momiji-pile-settled = Hromádku { $pile } nelze zvolit; zleva je určeno míst: { $settled }.
momiji-tuck-closed = Hromádka { $pile } je uzavřená, pod ni se nezasouvá.
momiji-not-on-pile = { $card } nejde na hromádku { $pile }, kde je navrchu { $top }.
momiji-no-new-pile = { $card } nemůže začít hromádku: má číslo { $number }, nebo hromádka toho typu už je.

## Odmítnutí: krajiny a odkládání
momiji-no-landscape = Krajinu { $letter } nemáte; máte { $choices }.
momiji-landscape-spent = Vaše krajina { $letter } je už použitá.
momiji-landscape-used = Jedna krajina za tah, a jednu jste už použili: { $letter } nelze.
momiji-a-is-skip = A se používá s kartou, která přeskočí číslo: vyberte tuto kartu.
momiji-wrong-moment = Krajina { $letter } se používá { $when }.
momiji-no-effect = Krajina { $letter } by teď neměla žádný účinek.
momiji-top-taken = Vrchní kartu tohoto sloupce už jste vzali: { $type }.
momiji-not-drawn = { $card } není z dobraných karet.
momiji-traded = Dvě karty za žalud lze odložit jen jednou za tah, a to už jste udělali.
momiji-trade-short = Za žalud se odkládají dvě karty; v ruce máte: { $cards }.
momiji-not-discarded = { $card } mezi odloženými není.

## Odmítnutí: volby
momiji-dew-edition =
    Ranní rosa patří ke třetímu vydání; zvoleno: { $edition ->
        [first] { momiji-choice-first }
       *[second] { momiji-choice-second }
    }.
momiji-dew-solo = Ranní rosa se nehraje sólo.
momiji-scenario-alone = Scénáře jsou pro jednoho hráče, ne pro { $players }.
momiji-five-need-dew = Při počtu hráčů { $players } je třeba Ranní rosa.
momiji-five-draft = Při počtu hráčů { $players } se draftuje; sady učebních karet jsou čtyři.
momiji-solo-landscapes =
    V sólové hře určuje krajiny scénář; „{ $value ->
        [starter] { momiji-choice-starter }
       *[draft] { momiji-choice-draft }
    }“ zvolit nelze.
momiji-solo-types = V sólové hře určuje typy scénář.
momiji-first-scenario =
    První vydání nemá scénář „{ $value ->
        [meditation] { momiji-choice-meditation }
       *[equinox] { momiji-choice-equinox }
    }“.
momiji-blue-needs-dew = Modré listy patří k Ranní rose.
momiji-types-count = Jmenováno typů: { $count }; při počtu hráčů { $players } jich je { $wanted }.
momiji-types-blue = S Ranní rosou je mezi typy vždy modrý.

## Zapsané pozice
momiji-position-types = Řádek „{ $field }“: typů ve hře je { $wanted }, podle voleb.
momiji-position-token = Řádek „{ $field }“: „{ $value }“ není žeton tohoto vydání, nebo je tu dvakrát.
momiji-position-absent = Řádek „{ $field }“: typ karty „{ $value }“ není ve hře.
momiji-position-column = Řádek „{ $field }“: sloupec má nejvýše { $most } karet.
momiji-position-draft = Řádek „{ $field }“: nehodí se k draftu.
momiji-position-known = Řádek „{ $field }“: jmenuje karty, které v té ruce nejsou.
momiji-position-piles = Řádek „{ $field }“: nejvýše { $most } hromádek.
momiji-position-torii = Řádek „{ $field }“: žeton brány leží jen na uzavřené hromádce.
momiji-position-landscapes = Řádek „{ $field }“: krajin má každý { $most }.
momiji-position-tops = Řádek „{ $field }“: dvě hromádky ukazují stejný typ.
momiji-position-gates = Řádek „{ $field }“: žetonů bran { $count }; je jich { $most }.
momiji-position-solo = Řádek „{ $field }“: sólo se brány nepočítají a balíček je násobek čtyř.
momiji-position-blue = Řádek „{ $field }“: modrý žeton patří k Ranní rose.
momiji-position-seat = Řádek „{ $field }“: nikdo není na tahu právě po skončení hry.
momiji-position-end = Řádek „{ $field }“: nehodí se k posledním tahům.
momiji-position-phase = Řádek „{ $field }“: nehodí se k fázi.
momiji-position-stuck = Řádek „{ $field }“: tady by nešlo udělat nic.
momiji-position-turn = Řádek „{ $field }“: tato čísla k sobě nepatří.
momiji-position-copies = Karet { $card } je { $count }; ve hře jich je { $most }.
momiji-position-letters = Krajin { $letter } je tu { $count }; v draftu jich je { $most }.

## Datový soubor
momiji-data-unknown = { $entry }: nic takového v krabici není.
momiji-data-missing = { $entry }: tento seznam chybí.
momiji-data-no-entry = { $entry }: tento záznam chybí.
momiji-data-no-such-card = { $entry }: taková karta není.
momiji-data-copies = { $entry }: kopií { $count }; vytištěno je { $wanted }.
momiji-data-no-acorns = { $entry }: žaludy jsou jen na 0 a 1, „{ $field }“ tu nemá být.
momiji-data-acorns = { $entry }: left, right, both a none dají dohromady { $count }, ne { $wanted }.
momiji-data-source = { $entry }: „{ $field }“ musí být jedno z { $choices }.
momiji-data-twice = { $entry }: je tu dvakrát.
momiji-data-total = { $entry }: krajin { $count }; v krabici jich je { $wanted }.
momiji-data-starter = { $entry }: sada učebních karet je A, B a C; květina a list v draftu zůstávají, mrak a houba odcházejí.
momiji-facts-corners = { $entry }: „{ $value }“ neříká rohy všech kopií ({ $wanted }), každý jedním znakem z { $choices }.

## Stůl v prohlížeči
momiji-web-yours = Jste na tahu: { $phase }.
momiji-web-garden = Nabídka
momiji-web-objectives = Cíle
momiji-web-landscapes = Vaše krajiny
momiji-web-landscapes-each = Krajiny každého hráče
momiji-web-offer = Krajiny na výběr
momiji-web-hand = Vaše karty
momiji-web-drawn = Dobráno: jednu z těchto karet odložte
momiji-web-row = Osobní prostor, hromádky zleva: { $seat }
momiji-web-no-piles = Zatím žádné hromádky.
momiji-web-no-cards = Žádné karty.
momiji-web-column = { $move }. Ve sloupci, vrchní poslední: { $cards }.
momiji-web-pile = Hromádka { $pile }: { $card }{ $open ->
    [true] {", "}karet: { $count }
   *[other] {""}
}{ $closed ->
    [true] {", "}uzavřená
   *[other] {""}
}{ $torii ->
    [true] {" "}s bránou
   *[other] {""}
}{ $next ->
    [yes] ; její žalud sousedí se žaludem další hromádky
   *[other] {""}
}.
momiji-web-deck = Balíček: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}.
momiji-web-discards = Odloženo: { $cards }
momiji-web-torii = Zbývá žetonů bran: { $count }
momiji-web-last-turns = Tahů do konce: { $count }
momiji-web-acorns = { $count ->
    [one] { $count } žalud
    [few] { $count } žaludy
   *[other] { $count } žaludů
}
momiji-web-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
momiji-web-hand-of = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
momiji-web-blue-token = Modrý žeton: −3 body
momiji-web-used = Použitá.
momiji-web-bonus-due = Na konci tahu přinese každá dvojice žaludů 2 žaludy.
momiji-web-price = { $price ->
    [0] zdarma
    [one] { $price } žalud
    [few] { $price } žaludy
   *[other] { $price } žaludů
}
momiji-web-token-price = Cena: { $price }.
momiji-web-token-owner = Vlastní ho { $seat }.
momiji-web-covered = skryto až do konce
momiji-web-ahead = vede
momiji-web-progress = ({ $have } z { $need })
momiji-web-condition-held = Splněno.
momiji-web-condition-not = Zatím nesplněno.
momiji-web-condition-open = Počítají se zakryté karty: ukáže se na konci.
momiji-web-wind-1 = Každá ze tří hromádek má aspoň 10 bodů.
momiji-web-wind-2 = Prostřední hromádka je větší než obě ostatní.
momiji-web-wind-3 = Máte tři žetony.
momiji-web-meditation-1 = Čtyři hromádky s 1 nebo víc navrchu.
momiji-web-meditation-2 = Tři hromádky, každá aspoň za 10 bodů, a žetony jejich typů jsou vaše.
momiji-web-meditation-3 = Máte 10 žaludů.
momiji-web-equinox-1 = Všechny tři hromádky jsou uzavřené.
momiji-web-equinox-2 = Máte 4 žaludy.
momiji-web-equinox-3 = Máte tři žetony.
momiji-web-sure-use = Použít krajinu { $letter } za žalud? Každou lze použít jen jednou za hru.
momiji-web-sure-trade = Odložit dvě karty za jeden žalud, nejdřív tuto: { $card }?
momiji-web-sure-pass = Vzdát se hlavní akce?
momiji-web-move-draft = Vzít krajinu { $letter }: { $words }
momiji-web-move-use = Použít krajinu { $letter }: { $words }
momiji-web-move-collect = Vzít { $type } sloupec
momiji-web-move-top = Vzít vrchní kartu sloupce: { $type }
momiji-web-move-lay = Zahrát: { $card }
momiji-web-move-skip = Zahrát s krajinou A: { $card }
momiji-web-move-discard = Odložit: { $card }
momiji-web-move-tuck = Zasunout pod hromádku: { $card }
momiji-web-move-take = Vzít z odložených: { $card }
momiji-web-move-pile = Vybrat hromádku { $pile }
momiji-web-move-left = Nová hromádka vlevo
momiji-web-move-right = Nová hromádka vpravo
momiji-web-move-activate = Cíl: { $token }
momiji-web-move-return = Vrátit: { $token }
momiji-web-move-refill = Čtyři nové karty za žalud, pak sběr
momiji-web-move-finish = Hotovo
momiji-web-move-pass = Pas
momiji-web-move-end = Ukončit tah
momiji-web-verb-collect = Vzít sloupec
momiji-web-verb-lay = Zahrát
momiji-web-verb-objective = Cíl
momiji-web-verb-refill = Nové karty za žalud
momiji-web-verb-landscape = Použít krajinu
momiji-web-verb-sell = Odložit 2 karty → 1 žalud
momiji-web-verb-skip = Zahrát s krajinou A
momiji-web-verb-return = Vrátit cíl
momiji-web-verb-collect-what = Vyberte sloupec, který si vezmete.
momiji-web-verb-lay-what = Vyberte kartu, kterou zahrajete.
momiji-web-verb-objective-what = Vyberte cíl, který si vezmete.
momiji-web-verb-refill-what = Klepněte na balíček: čtyři nové karty za žalud, pak sběr.
momiji-web-verb-landscape-what = Vyberte krajinu, kterou použijete.
momiji-web-verb-sell-what = Vyberte první ze dvou karet, které odložíte za žalud.
momiji-web-verb-skip-what = Vyberte kartu, kterou zahrajete s krajinou A.
momiji-web-verb-return-what = Vyberte cíl, který vrátíte.
momiji-web-counts = Body za to, co všichni vidí; zakryté karty se počítají na konci.
momiji-web-goal-closed = Hromádky, které jste uzavřeli
momiji-web-goal-objectives = Vaše cíle, které jsou teď splněné
momiji-web-goal-acorns = Vaše žaludy
momiji-web-goal-pairs = Dvojice sousedních žaludů

## U skutečného stolu
momiji-pad-objectives = Žetony cílů, které někdo vlastní
momiji-pad-token = Cíl
momiji-pad-owner = Vlastník
momiji-pad-blue = Kdo má modrý žeton?
momiji-pad-piles = Hromádky zleva
momiji-pad-type = Typ navrchu
momiji-pad-number = Číslo navrchu
momiji-pad-pile-cards = Karet
momiji-pad-acorns = Žaludy kromě těch na krajinách
momiji-pad-hand = Karty v ruce
momiji-pad-tokens = Vaše žetony
momiji-pad-count = Karet ve vašich hromádkách, typ: { $type }
momiji-pad-zeros = Všechny 0 ve vašich hromádkách
momiji-pad-landscapes = Nepoužité krajiny
momiji-pad-line-pile = Hromádka, { $type }: { $cards } × { $number }
momiji-pad-line-acorns = Žaludy
momiji-pad-line-token-own = Váš a splněný: { $token } ({ $count })
momiji-pad-line-token-other = Také splněný: { $token } ({ $count })
momiji-pad-line-token-missed = Nesplněný: { $token } ({ $count })
momiji-pad-line-blue = Modrý žeton
momiji-pad-line-held = Splněno: { $condition }
momiji-pad-line-failed = Nesplněno: { $condition }
momiji-set-up-types = Hraje se s těmito typy: { $types }. Ostatní vraťte do krabice.
momiji-set-up-deal = Každému rozdejte karet: { $cards }; do nabídky otočte { $garden }, pro každý typ sloupec.
momiji-set-up-deal-alone = Vezměte si karet: { $cards }; do nabídky otočte { $garden }, pro každý typ sloupec.
momiji-set-up-objectives = Otočte tyto cíle: { $tokens }. Žetonů bran: { $torii }.
momiji-set-up-tokens = Vyložte tyto žetony: { $tokens }.
momiji-set-up-starter = Krajiny: každému A, B a C.
momiji-set-up-draft = Krajiny: každý si vybere tři, pokaždé ze tří odkrytých, po směru hodinových ručiček od prvního hráče.
momiji-set-up-letters = Krajiny: { $letters }.
momiji-set-up-acorns = Žaludy: první hráč { $first }, ostatní { $others }.
momiji-set-up-acorns-alone = Žaludy: { $acorns }.
momiji-set-up-blue = Ranní rosa: připravte modrý žeton.
momiji-may-piles = Vaše hromádky
momiji-may-type = Typ karty
momiji-may-number = Její číslo
momiji-may-skip = S krajinou A?
momiji-may-laid = Ano, tuto kartu lze zahrát.
momiji-may-skipped = Ano, s krajinou A lze tuto kartu zahrát.
momiji-may-no-card = Taková karta není.

## Lekce
momiji-lesson-first = Vaše první partie
momiji-lesson-first-collect = Vyhrává, kdo má nejvíc bodů, a body přinášejí hromádky listů. Nejdřív potřebujete karty: vezměte z nabídky celý červený sloupec.
momiji-lesson-first-collect-done = V ruce máte dvě červené karty navíc. To byla vaše jediná hlavní akce.
momiji-lesson-first-turn-over = Tah má jednu hlavní akci: sbírat, zahrát, nebo aktivovat. Ukončete tah.
momiji-lesson-first-turn-over-done = Soupeř také sbírá.
momiji-lesson-first-lay = Teď zahrajte karty. Hromádka začíná 0, pak přijde stejné číslo nebo o jedno vyšší. Na konci dá počet karet × číslo navrchu. Zahrajte červenou 1 se dvěma žaludy na červenou 0.
momiji-lesson-first-lay-done = Dvě karty × 1: na konci 2 body. Zakryté karty se počítají až tehdy, skóre nahoře proto zatím ukazuje 1.
momiji-lesson-first-begin = V jedné akci smíte zahrát karty různých typů, od každého jednu. Zahrajte žlutou 0: začne novou hromádku.
momiji-lesson-first-begin-done = Nová hromádka smí stát na kterémkoli konci řady.
momiji-lesson-first-side = Podívejte se na žaludy v dolních rozích: dejte ji vpravo, ať jsou dva žaludy proti sobě.
momiji-lesson-first-side-done = Teď se potkávají dvě dvojice žaludů, po obou stranách červené hromádky.
momiji-lesson-first-finish = Mohli byste pokračovat, ale žádná další karta se nehodí: klepněte na „Hotovo“.
momiji-lesson-first-finish-done = Zahráli jste dva typy, takže na konci tahu přijde bonus.
momiji-lesson-first-bonus = Ukončete tah: každá dvojice žaludů přinese 2 žaludy.
momiji-lesson-first-bonus-done = Dvě dvojice: 4 žaludy! Jsou to body i platidlo.
momiji-lesson-first-objective = Za 3 žaludy si pořídíte cíl. Sbíráte červené, aktivujte tedy „nejvíce červených listů“: 10 bodů, když jich na konci budete mít nejvíc.
momiji-lesson-first-objective-done = Cíl je váš. To byla hlavní akce tohoto tahu.
momiji-lesson-first-first-card = Jednou za tah smíte také odložit dvě karty za žalud. Zelená a fialová 3 se nikam nehodí: jednu z nich odložte.
momiji-lesson-first-first-card-done = Ještě jednu a žalud je váš.
momiji-lesson-first-second-card = Odložte i druhou 3.
momiji-lesson-first-second-card-done = Dostali jste žalud.
momiji-lesson-first-wait = Ukončete tah.
momiji-lesson-first-wait-done = Soupeř hraje zelenou 1.
momiji-lesson-first-same = Od jednoho typu smíte v tahu zahrát dvě karty. Zahrajte červenou 1: stejné číslo je v pořádku.
momiji-lesson-first-same-done = Tři karty a navrchu pořád 1.
momiji-lesson-first-skip = Kartu 3 na 1? Vaše krajina A dovolí jedné kartě přeskočit číslo, jednou za hru, za žalud. Zahrajte s ní červenou 3.
momiji-lesson-first-skip-done = Karta 3 hromádku uzavře: na konci 4 karty × 3 = 12 bodů. Poslední žeton brány je pryč: každý má ještě jeden tah.
momiji-lesson-first-points = Váš poslední tah. Uzavřenou hromádku máte jen vy: aktivujte „nejvíce uzavřených hromádek“, 10 bodů za 3 žaludy.
momiji-lesson-first-points-done = 3 body pryč, 10 získáno.
momiji-lesson-first-last = Ukončete tah: je ve hře poslední.
momiji-lesson-first-last-done = Teď se počítají i zakryté karty: hromádky 12, dva cíle 20, žalud 1, celkem 33 bodů.
momiji-lesson-first-end = Vyhráváte 33 : 10. Body přinášejí hromádky, cíle a žaludy; hra končí, když dojde balíček nebo žetony brány. Momidži už umíte!
momiji-lesson-alone = Momidži sólo
momiji-lesson-alone-token = V sólové hře rozhodují tři podmínky, ne body. Chybí vám třetí žeton: hnědý stojí tolik, jaké číslo je navrchu jeho hromádky, teď 2. Vezměte ho, než tam bude 3.
momiji-lesson-alone-token-done = Tři žetony: jedna podmínka je splněna. Pak se nabídka odložila a přišly čtyři nové karty.
momiji-lesson-alone-turn-over = Nikdo jiný nehraje: po vašem tahu jste zase na tahu vy. Ukončete ho.
momiji-lesson-alone-turn-over-done = Balíček je prázdný, konec tedy není daleko.
momiji-lesson-alone-brown = Každá hromádka musí mít aspoň 10 bodů: počet karet krát číslo navrchu. Zahrajte hnědou 3: 4 × 3 = 12.
momiji-lesson-alone-brown-done = Tato hromádka je hotová.
momiji-lesson-alone-green = A prostřední hromádka musí být největší. Zahrajte na ni hned i zelenou 3: je to jiný typ, takže smíte.
momiji-lesson-alone-green-done = Uprostřed pět karet, po stranách po čtyřech: druhá podmínka. Všechny hromádky mají aspoň 10 bodů: třetí.
momiji-lesson-alone-finish = Ukončete zahrání: „Hotovo“.
momiji-lesson-alone-finish-done = V sólové hře má zahrání svou cenu.
momiji-lesson-alone-discard = Po každém zahrání odložíte kartu. Zbývá vám jedna: odložte ji.
momiji-lesson-alone-discard-done = Teď už jen zbývá dovést hru do konce.
momiji-lesson-alone-collect = Vezměte hnědý sloupec: zbytek nabídky odejde a čtyři nové karty už nepřijdou.
momiji-lesson-alone-collect-done = Nabídku už není čím doplnit.
momiji-lesson-alone-near = Ukončete tah: následuje poslední.
momiji-lesson-alone-near-done = Toto je poslední tah.
momiji-lesson-alone-pass = V něm se smíte hlavní akce vzdát. Všechny podmínky jsou splněny, pasujte tedy.
momiji-lesson-alone-pass-done = Nic jste nepokazili.
momiji-lesson-alone-last = Ukončete hru.
momiji-lesson-alone-last-done = Tři žetony, tři hromádky s aspoň 10 body, největší uprostřed.
momiji-lesson-alone-end = Všechny tři podmínky jsou splněny: Studený vánek jste zvládli. Od začátku je to mnohem těžší!

## O čem jsou úlohy
momiji-theme-objective = Cíl
momiji-theme-objective-why = Vlastníkovi přinese cíl 10 bodů místo 3; vezme-li si ho jiný, je pryč.
momiji-theme-close = Uzavřít hromádku
momiji-theme-close-why = Vrchní číslo násobí všechny karty hromádky a každý žeton brány přibližuje konec.
momiji-theme-landscape = Krajina
momiji-theme-landscape-why = Krajina teď dokáže to, co samotné karty ne.
momiji-theme-acorns = Žaludy
momiji-theme-acorns-why = Žaludy jsou body i peníze: tento tah jich přinese víc než ostatní.
momiji-theme-collect = Které karty vzít
momiji-theme-collect-why = Tyto karty se k vašim hromádkám hodí nejvíc a nedostane je nikdo jiný.
momiji-theme-lay = Kterou kartu zahrát
momiji-theme-lay-why = Tato karta nechává víc možností těm, které ještě držíte.
momiji-theme-stop = Včas přestat
momiji-theme-stop-why = Co si teď necháte, bude mít později větší cenu.

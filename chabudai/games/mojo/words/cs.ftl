mojo-name = Mojo
mojo-summary = Zbavujte se karet, v ruce si nechte jen levné a odvažte se ukončit kolo.
mojo-phase-play = zahrát kartu
mojo-phase-chain = zahrát další kartu
mojo-phase-draw = vybrat, odkud dobrat
mojo-phase-turn-up = otočit kartu
mojo-phase-over = hra skončila
mojo-category-rounds = Body
mojo-category-cards = Karty v ruce
mojo-category-earlier = Dřívější kola
mojo-category-last = Poslední kolo
mojo-option-players = Hráči
mojo-option-piles = Odkládací hromádky
mojo-colour-blue = modrá
mojo-colour-green = zelená
mojo-colour-yellow = žlutá
mojo-colour-orange = oranžová
mojo-colour-red = červená

## Co se děje
mojo-new-round = Kolo { $round }: začíná { $seat }, karta mojo na straně { $side ->
    [0] 0, po směru hodinových ručiček
   *[other] +10, proti směru hodinových ručiček
}.
mojo-opened = { $piles ->
    [1] Hromádku otevírá { $card }.
   *[other] Hromádku { $pile } otevírá { $card }.
}
mojo-played = { $piles ->
    [1] { $seat } hraje { $card }.
   *[other] { $seat } hraje { $card } na hromádku { $pile }.
}
mojo-chained = { $piles ->
    [1] { $seat } pokračuje kartou { $card }.
   *[other] { $seat } pokračuje kartou { $card } na hromádku { $pile }.
}
mojo-drew = { $seat } dobírá kartu { $card }.
mojo-drew-hidden = { $seat } dobírá kartu.
mojo-took = { $seat } bere { $card } z hromádky { $pile }.
mojo-reshuffled = Odložené karty jsou zamíchány do nového balíčku: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}.
mojo-laid = Čas mojo, { $seat }: lícem dolů { $cards ->
    [one] leží { $cards } karta
    [few] leží { $cards } karty
   *[other] leží { $cards } karet
}.
mojo-turned-up = { $seat } otáčí { $card }.
mojo-round-ended = { $seat } ukončuje kolo a bere kartu mojo.
mojo-shown = { $seat } ukazuje { $card }.
mojo-scored = { $seat } získává { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, celkem { $total }.
mojo-zero = { $seat }: nikdo nemá méně, karta mojo dává 0.
mojo-ten = { $seat }: někdo má méně, { $plain } + 10 = { $points }.
mojo-game-ended = Hra skončila.
mojo-end-fifty = Někdo má 50 bodů nebo víc.
mojo-tie-shared = Při shodě je vítězství společné.

## Stůl v terminálu
mojo-picture-head = kolo { $round }   karta mojo { $side ->
    [0] 0, po směru hodinových ručiček
   *[other] +10, proti směru hodinových ručiček
}   balíček { $cards }
mojo-picture-pile = hromádka { $pile }: { $cards } ◀ navrchu
mojo-picture-points = body { $points }
mojo-picture-mojo-time = čas mojo
mojo-legend =
    Barvy: { $cards }; při počítání platí v každé barvě jen nejvyšší karta.
    ▶ označuje hráče na tahu, ? je karta, kterou neznáte, (4) karta lícem dolů.
mojo-move-play = { $pile ->
    [1] Zahrát { $card }
   *[other] Zahrát { $card } na hromádku { $pile }
}
mojo-move-draw = Dobrat si z balíčku
mojo-move-take = Vzít vrchní kartu vedlejší hromádky
mojo-move-turn = Otočit { $card }

## Odmítnutí
mojo-unreadable = „{ $text }“ není tah. Tahy jsou: play 7, play 7 on 2, draw, take, turn 7.
mojo-no-such-card = Karta { $card } tu není; karty jsou od 0 do { $highest }.
mojo-no-such-pile = Hromádka { $pile } tu není.
mojo-draws-itself = Dobrání se tu nevybírá: po vyšší kartě proběhne samo.
mojo-nothing-to-draw = Teď se nedobírá; můžete: { $phase }.
mojo-not-mojo-time = Karty se otáčejí jen v čase mojo; v ruce máte karet: { $cards } a ještě hrajete.
mojo-not-laid = Mezi vašimi kartami lícem dolů není { $card }; leží tam { $hand }.
mojo-laid-not-played = V čase mojo se karty nehrají; otočte jednu: { $hand }.
mojo-laid-not-drawn = V čase mojo se nedobírá; otočte jednu: { $hand }.
mojo-draw-first = Nejdřív doberte: z balíčku, nebo vezměte { $card } z vedlejší hromádky.
mojo-one-pile = V této hře je jedna hromádka; hromádka { $pile } tu není.
mojo-chain-stays = Řetěz zůstává na své hromádce: tento je na hromádce { $pile }.
mojo-not-in-hand = Kartu { $card } nemáte; v ruce máte { $hand }.

## Stůl v prohlížeči
mojo-web-card = { $card }, { $colour }
mojo-web-copies = { $cards ->
    [one] jedna taková
    [few] { $cards } takové
   *[other] { $cards } takových
}
mojo-web-hand = Vaše karty
mojo-web-deck = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
mojo-web-deck-told = Balíček: { mojo-web-deck }
mojo-web-draw = Dobrat z balíčku; zbývá v něm { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}.
mojo-web-take = Vzít tuto kartu.
mojo-web-take-top = Vzít { $card } z vedlejší hromádky.
mojo-web-lay = Zahrát { $card }:
mojo-web-lay-on = Zahrát { $card } na hromádku { $pile }:
mojo-web-pile = { $piles ->
    [1] Hromádka, nahoře { $card }.
   *[other] Hromádka { $pile }, nahoře { $card }.
}
mojo-web-pile-cards = { $piles ->
    [1] { $cards }
   *[other] Hromádka { $pile }: { $cards }
} { $cards ->
    [one] karta
    [few] karty
   *[other] karet
}
mojo-web-trail = { $piles ->
    [1] Hromádka odshora: { $cards }
   *[other] Hromádka { $pile } odshora: { $cards }
}
mojo-web-lower = nižší, tah končí
mojo-web-equal = stejná, hrajete dál
mojo-web-higher = vyšší, dobíráte kartu
mojo-web-lower-short = Nižší
mojo-web-equal-short = Stejná
mojo-web-higher-short = Vyšší
mojo-web-lower-does = tah končí
mojo-web-equal-does = hrajete dál
mojo-web-higher-does = dobíráte kartu
mojo-web-mojo-card = Karta mojo, strana { $side ->
    [0] 0: hraje se po směru hodinových ručiček.
   *[other] +10: hraje se proti směru hodinových ručiček.
}
mojo-web-holder = Má ji { $seat }.
mojo-web-round = Kolo { $round }
mojo-web-mojo-time = Čas mojo: v každém tahu otočíte jednu kartu
mojo-web-mojo-time-short = Čas mojo
mojo-web-cheaper = Zelené číslo: o kolik bodů bude ruka levnější.
mojo-web-down = lícem dolů
mojo-web-turn = Otočit { $card }
mojo-web-up = { $card }, otočená
mojo-web-seat-holds = V ruce { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
mojo-web-seat-laid = Čas mojo: lícem dolů: { $cards }; otočené karty: { $up }
mojo-web-round-over = Kolo skončilo
mojo-web-player = Hráč
mojo-web-cards = Karty
mojo-web-points = Body
mojo-web-total = Celkem
mojo-web-counting = Z každé barvy se počítá jen nejvyšší karta.
mojo-web-no-cards = žádné
mojo-web-go-on = Dál

## Zapsané pozice
mojo-position-known = Řádek „{ $field }“ jmenuje karty, které v té ruce nejsou.
mojo-position-laid = Řádek „{ $field }“: počet karet před hráčem je { $count }; v čase mojo jich je 1 až { $most }.
mojo-position-hand = Počet karet v řádku „{ $field }“ je { $count }; v ruce jich není nikdy víc než { $most }.
mojo-position-up = Řádek „{ $field }“: otočené karty má jen hráč v čase mojo.
mojo-position-small = Počet karet v řádku „{ $field }“ je { $count }; ruka o { $most } a méně kartách se vykládá.
mojo-position-trail = Řádek „{ $field }“ neodpovídá novým balíčkům; má nejvýše { $most } položek.
mojo-position-copies = Karet hodnoty { $card } je { $count }; v krabici jich je { $most }.
mojo-position-over = Řádek „{ $field }“: hra skončila právě tehdy, když má někdo { $most } bodů nebo víc a nikdo není na tahu.
mojo-position-phase = Řádek „{ $field }“: karty otáčí právě hráč v čase mojo.
mojo-position-on = Řádek „{ $field }“ je tu právě v řetězu nebo před dobráním.
mojo-position-no-cards = Řádek „{ $field }“: hráč na tahu nemá kartu.
mojo-position-draw = Řádek „{ $field }“: odkud dobrat, se vybírá jen se dvěma hromádkami, do tahu 300.
mojo-position-holder = Řádek „{ $field }“: kartu mojo někdo drží až od druhého kola; v prvním leží stranou 0.
mojo-web-counts = Body z odehraných kol; vyhrává nejméně. Ruka se ještě nepočítá.
mojo-web-goal-points = Vaše body; vyhrává nejméně
mojo-web-goal-behind = Hráči, kteří mají víc bodů
mojo-web-goal-cards = Karty, které vám zbývají

## U skutečného stolu
mojo-pad-holder = Kdo si vzal kartu mojo?
mojo-pad-cards = Karty v ruce a na stole
mojo-pad-round = { $round }. kolo, nejvyšší v barvách: { $cards }
mojo-pad-zero = Karta mojo, nikdo nemá méně: 0 bodů
mojo-pad-ten = Karta mojo, někdo má méně: o 10 víc
mojo-set-up-deal = Zamíchejte všechny karty a každému rozdejte { $cards }.
mojo-set-up-piles = { $piles ->
    [one] Otočte { $piles } kartu: začíná jí odkládací hromádka.
    [few] Otočte { $piles } karty: každou začíná jedna odkládací hromádka.
   *[other] Otočte { $piles } karet: každou začíná jedna odkládací hromádka.
}
mojo-set-up-side = Kartu mojo položte stranou 0 nahoru: hraje se po směru hodinových ručiček.
mojo-set-up-time = Čas mojo nastává, když vám na konci tahu zbývá karet nejvýš { $cards }.
mojo-may-top = Vrchní karta odkládací hromádky
mojo-may-card = Karta, kterou chcete zahrát
mojo-may-lower = Ano. Je nižší: váš tah končí.
mojo-may-equal = Ano. Je stejná: zahrajte další, libovolnou kartu.
mojo-may-higher = Ano. Je vyšší: doberte kartu a tah končí.

## Lekce
mojo-lesson-first = Vaše první kolo
mojo-lesson-first-lower = Body tu škodí: chcete se karet zbavit. Na hromádce leží 6; zahrajte svou 5, je nižší.
mojo-lesson-first-lower-done = Nižší: váš tah končí a máte o kartu méně.
mojo-lesson-first-higher = Teď je nahoře 9. Nejdražší jsou červené karty, zahrajte tedy 12: je vyšší, a tak si kartu doberete.
mojo-lesson-first-higher-done = Dobrali jste si 8. Karet máte stejně, ale levnější.
mojo-lesson-first-dear = Ještě jednou: zahrajte 11 a v ruce vám nezůstane žádná červená.
mojo-lesson-first-dear-done = 4 za 11, to je dobrý obchod.
mojo-lesson-first-equal = Nahoře je 8 a vy máte tři! Zahrajte jednu: po stejné kartě hrajete znovu.
mojo-lesson-first-equal-done = Stejná: jste stále na tahu.
mojo-lesson-first-again = Tohle je řetěz. Zahrajte další 8.
mojo-lesson-first-again-done = Zase stejná, řetěz pokračuje.
mojo-lesson-first-third = Zahrajte i poslední 8.
mojo-lesson-first-third-done = Tři karty pryč v jednom tahu a musíte zahrát další.
mojo-lesson-first-chain = Jiná karta řetěz ukončí. Zahrajte 10, nejdražší ze zbylých: je vyšší, a tak dobíráte.
mojo-lesson-first-chain-done = Dobrali jste si 1. Váš tah končí.
mojo-lesson-first-colours = Na konci platí v každé barvě jen nejvyšší karta: vaše dvě 1 stojí stejně jako jedna. Zahrajte zelenou, 3 nebo 4.
mojo-lesson-first-colours-done = Tři karty nebo méně na konci tahu: čas mojo! Leží lícem dolů a už je nezahrajete.
mojo-lesson-first-turn = Odteď vypadá každý váš tah takto: otočte jednu ze svých karet, kteroukoli.
mojo-lesson-first-turn-done = Ostatní hrají dál a pospíchají.
mojo-lesson-first-second = Otočte další.
mojo-lesson-first-second-done = Teď mají čas mojo i oni, ale vy jste napřed.
mojo-lesson-first-last = Otočte poslední kartu: tím kolo končí pro všechny a berete kartu mojo.
mojo-lesson-first-last-done = Nikdo nemá méně než vy, takže vám karta mojo dává 0. Jinak byste dostali 10 navíc.
mojo-lesson-first-end = Někdo má 50 nebo více, hra tedy končí a vyhráváte vy, protože máte bodů nejméně. Mojo už umíte!

## O čem jsou úlohy
mojo-theme-end-round = Konec kola
mojo-theme-end-round-why = Nejdřív stejné karty: řetěz s sebou vezme celou ruku, a kdo ukončí kolo s prázdnou rukou, má 0 bodů.
mojo-theme-turn-up = Čas mojo
mojo-theme-turn-up-why = V čase mojo rozhoduje pořadí otáčení, co se ostatní dozvědí a kdy kolo skončí.
mojo-theme-take-or-draw = Hromádka, nebo balíček
mojo-theme-take-or-draw-why = Karta na hromádce je známá, z balíčku ne: tady je jedna z nich pro vaši ruku zřetelně lepší.
mojo-theme-chain = Stejná karta
mojo-theme-chain-why = Stejná karta dovolí v témže tahu zahrát další: z ruky odejdou dvě karty.
mojo-theme-draw = Stojí za dobrání
mojo-theme-draw-why = Za vyšší kartu musíte dobrat, ale to, co vám zůstane v ruce, má větší cenu.
mojo-theme-mojo-time = Do času mojo
mojo-theme-mojo-time-why = Touto kartou se dostanete do času mojo: zvažte, co držíte vy a co ostatní.
mojo-theme-force-draw = Donutit k dobrání
mojo-theme-force-draw-why = Na tak nízkou kartu sotva kdo zahraje bez dobrání.
mojo-theme-hold = Co si nechat
mojo-theme-hold-why = Odložená karta je méně užitečná než karty, které si necháte na další tahy.

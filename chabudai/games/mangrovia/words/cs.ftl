mangrovia-name = Mangrovia
mangrovia-summary = Položte misku, využijte její dvě mola a stavte chýše podél stezek bohů.
mangrovia-phase-bowls = položit misku
mangrovia-phase-act = vybrat akci u mola
mangrovia-phase-pay = zaplatit chýši
mangrovia-phase-put-back = vrátit amulet
mangrovia-phase-over = hra skončila
mangrovia-category-printed = Body polí
mangrovia-category-tiles = Speciální žetony
mangrovia-category-paths = Stezky
mangrovia-category-stone = Kamenná oblast
mangrovia-category-special = Speciální oblast
mangrovia-category-amulets = Amulety
mangrovia-option-players = Hráči
mangrovia-option-stones = Kamenné žetony
mangrovia-option-stones-none = žádné
mangrovia-option-stones-mixed = smíšené
mangrovia-option-stones-gods = jen bohové
mangrovia-option-stones-helpers = jen pomocníci
mangrovia-option-board = Herní plán
mangrovia-option-board-reconstructed = Standardní
mangrovia-option-board-lagoon = Laguna
mangrovia-land-water = voda
mangrovia-land-sand = písek
mangrovia-land-mangrove = mangrovy
mangrovia-land-reed = rákos
mangrovia-pool-0 = karty hodnot
mangrovia-pool-1 = karty krajin
mangrovia-pool-2 = amulety
mangrovia-pay-cards = karty hodnot
mangrovia-pay-amulets = amulety
mangrovia-area-plain = volná krajina
mangrovia-area-stone = kamenná oblast
mangrovia-area-special = speciální oblast
mangrovia-area-amulet = pole amuletů
mangrovia-mark-grey = šedá
mangrovia-mark-white = bílá
mangrovia-part-open = odkrytá karta
mangrovia-part-deck = karta z balíčku
mangrovia-part-amulets = amulety
mangrovia-part-hut = chýše
mangrovia-part-double = dvojitá chýše
mangrovia-part-birds = ptáci
mangrovia-tile-V1 = bůh stezky V1
mangrovia-tile-V2 = bůh stezky V2
mangrovia-tile-V3 = bůh stezky V3
mangrovia-tile-V4 = bůh stezky V4
mangrovia-tile-H1 = bůh stezky H1
mangrovia-tile-H2 = bůh stezky H2
mangrovia-tile-H3 = bůh stezky H3
mangrovia-tile-H4 = bůh stezky H4
mangrovia-tile-3 = pomocník „hodnota 3“
mangrovia-tile-2 = pomocník „amulet 2“
mangrovia-tile-any = pomocník „libovolná krajina“

## Co se děje
mangrovia-round = Kolo { $round }: začíná { $seat }.
mangrovia-bowl = { $seat }: miska na místě { $site }.
mangrovia-pier = Loďka u mola { $pier }: { $seat }.
mangrovia-took-card = { $seat } bere z odkrytých: { $card }.
mangrovia-took-land = { $seat } bere z odkrytých: { $land }.
mangrovia-drew-card = { $seat } dobírá kartu { $card }.
mangrovia-drew-card-hidden = { $seat } dobírá kartu hodnoty.
mangrovia-drew-land = { $seat } dobírá krajinu: { $land }.
mangrovia-drew-land-hidden = { $seat } dobírá kartu krajiny.
mangrovia-took-one = { $seat } bere ze zásoby amulet hodnoty 1.
mangrovia-drew-amulet = { $seat } losuje amulet hodnoty { $amulet }.
mangrovia-drew-amulet-hidden = { $seat } losuje amulet.
mangrovia-gave-back = { $seat } vrací amulet hodnoty { $amulet }.
mangrovia-gave-back-hidden = { $seat } vrací amulet.
mangrovia-building = { $seat } staví na { $space } { $twice ->
    [0] chýši
   *[other] dvojitou chýši
}.
mangrovia-paid-card = { $seat } platí: { $card }.
mangrovia-paid-start = { $seat } platí startovní kartou { $start }.
mangrovia-paid-land = { $seat } platí krajinou: { $land }.
mangrovia-paid-amulet = { $seat } platí amuletem hodnoty { $amulet }.
mangrovia-paid-helper = { $seat } utrácí žeton: { $tile }.
mangrovia-built = { $seat }: chýše stojí na { $space }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
mangrovia-built-double = { $seat }: dvojitá chýše stojí na { $space }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
mangrovia-special = { $seat }: pod chýši jde speciální žeton, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
mangrovia-took-stone = { $seat } bere kamenný žeton: { $tile }.
mangrovia-stone-laid = Na { $space } leží kamenný žeton: { $tile }.
mangrovia-skipped = { $seat } vynechává akci u mola { $pier }.
mangrovia-birds = { $seat } rozmisťuje ptáky: { $birds }.
mangrovia-birds-flew = Ptáci přelétají: { $birds }.
mangrovia-talisman = Talisman za misku na 1/12 získává { $seat }.
mangrovia-talisman-passed = Místo 1/12 nikdo neobsadil: talisman jde doprava, má ho { $seat }.
mangrovia-opened-card = Odkryto: { $card }.
mangrovia-opened-land = Odkryto: { $land }.
mangrovia-renewed = Znovu složeno z použitého: { $pool }, { $count }.
mangrovia-last-hut = { $seat } staví svou poslední chýši: toto kolo je poslední.
mangrovia-ended = Hra skončila.
mangrovia-end-huts = Někdo postavil poslední chýši a kolo se dohrálo.
mangrovia-end-rounds = Šedesáté kolo skončilo.
mangrovia-tie-amulets = Stejně bodů: vyhrává vyšší součet amuletů.
mangrovia-tie-shared = Stejně bodů i amuletů: vítězství je společné.

## Stůl v terminálu
mangrovia-picture-head = kolo { $round }   { $where }   ptáci: { $birds }   první: { $seat }
mangrovia-picture-pier = molo { $pier }, část { $part }: { $what }
mangrovia-picture-isle = pole amuletů
mangrovia-picture-bowls = misky
mangrovia-picture-open = řady
mangrovia-picture-market = { $cards }   balíčky { $values } a { $lands }   pytlík { $bag }   zásoba { $store }   další speciální žeton { $tile }
mangrovia-picture-seat = { $seat }  chýše { $huts }  body { $points }  { $cards }
mangrovia-legend =
    Pole: • volná krajina, ● kamenná oblast, ◆ speciální oblast, ○ pole amuletů; { $lands }.
    Volné pole •{ $letter }8+2 stojí jednu kartu krajiny a 8 v kartách hodnot a přináší 2 body; 8a je 8 v amuletech.
    Chýše: [1] hráče 1, [11] dvojitá chýše, [n] neutrální. Misky: číslo hráče.
    Žetony: {"{"}V1{"}"} bůh stezky V1; pomocníci {"{"}3{"}"} hodnota 3, {"{"}2{"}"} amulet 2, {"{"}*{"}"} libovolná krajina; pod chýšemi v ◆ speciální žeton.
    Karty: 5 karta hodnoty, s5 startovní karta, a4 amulet; skryté jsou ?v hodnota, ?l krajina, a? amulet.

## Odmítnutí
mangrovia-unreadable = „{ $text }“ není tah. Tahy jsou: bowl 1/12, take 5, take water, draw value, draw landscape, amulets, build b3, double b3, pay 5, pay start 5, pay amulet 4, pay water, pay tile any, put back 3, birds water sand, skip.
mangrovia-bowls-first = Nejdřív položte misku: { $sites }.
mangrovia-site-neutral = Na místě { $site } stojí neutrální miska.
mangrovia-site-taken = Místo { $site } má { $seat }; volná jsou { $sites }.
mangrovia-first-bowl = Ve dvou a ve třech nesmí první hráč dát svou první misku na { $site }.
mangrovia-bowls-stand = Všechny misky stojí; loďka je u mola { $pier }.
mangrovia-not-offered = Molo { $pier } to teď nenabízí; nabízí: { $parts }.
mangrovia-not-in-row = V odkryté řadě taková karta není: { $card }. Leží tam: { $row }.
mangrovia-deck-empty = Není balíček ani odložené karty: { $pool }.
mangrovia-store-empty = Nemáte chýši na poli amuletů a zásoba je prázdná.
mangrovia-bag-empty = Amulety nejsou v pytlíku ani mezi odloženými.
mangrovia-nothing-due = U mola { $pier } teď není co platit.
mangrovia-nothing-drawn = U mola { $pier } se teď žádný amulet nevrací.
mangrovia-birds-there = Ptáci tam už sedí: { $birds }. Chcete-li je nechat, akci vynechte.
mangrovia-put-one-back = Nejdřív vraťte jeden z vylosovaných amuletů: { $amulets }.
mangrovia-no-double-here = Dvojitá chýše se staví jen u mola 9; toto je molo { $pier }.
mangrovia-no-space = Tento plán nemá pole { $space }.
mangrovia-taken = Na { $space } už stojí chýše: { $seat }.
mangrovia-taken-neutral = Na { $space } stojí neutrální chýše.
mangrovia-no-huts = Chýší je třeba: { $needed }; v zásobě máte { $huts }.
mangrovia-no-double-area = Na { $space } dvojitá chýše nesmí stát: { $area }.
mangrovia-no-bird = Pro { $space } není pták ({ $landscapes }); ptáci sedí zde: { $birds }.
mangrovia-no-landscape = Pro { $space } je třeba karet krajin ({ $landscapes }): { $needed }; máte { $count }.
mangrovia-cannot-pay = { $space } stojí přesně { $price } ({ $pay }); dokážete složit { $sums }.
mangrovia-pay-first = Nejdřív stavbu na { $space } celou zaplaťte: { $due } ({ $pay }), karet krajin: { $lands }.
mangrovia-land-first = Za { $space } zaplaťte nejdřív krajinou: { $landscapes }.
mangrovia-other-money = { $space } se platí jen takto: { $pay }.
mangrovia-not-yours = { $worth } nemáte; platí se: { $pay }.
mangrovia-not-exact = Zaplatíte-li { $worth }, zbytek z { $due } ({ $pay }) už přesně zaplatit nepůjde.
mangrovia-land-paid = Krajina je zaplacena; zbývá { $due } ({ $pay }).
mangrovia-land-unfit = To se ke krajině pole { $space } nehodí; můžete zaplatit: { $landscapes }.

## Zapsané pozice
mangrovia-position-birds = Řádek „{ $field }“ chce dvě různé krajiny.
mangrovia-position-sites = Řádek „{ $field }“ chce { $count } míst; neutrální miska je na posledním právě ve dvou.
mangrovia-position-bowls = Řádek „{ $field }“: misek je nejvýš { $most } ({ $seat }).
mangrovia-position-huts = Řádek „{ $field }“: hráč má nejvýš { $most } chýší.
mangrovia-position-tiles = Řádky „{ $field } …“: speciální žetony se kladou po řadě od 2.
mangrovia-position-space = Řádek „{ $field }“: tento plán nemá pole { $space }.
mangrovia-position-taken = Řádek „{ $field }“: { $space } je obsazeno dvakrát.
mangrovia-position-tile = Řádek „{ $field }“: žeton mají chýše ve speciální oblasti a jen ony; chyba na { $space }.
mangrovia-position-double = Řádek „{ $field }“: na { $space } nemůže stát dvojitá chýše.
mangrovia-position-stone = Řádek „{ $field }“: { $space } není volné kamenné pole, nebo je tam dvakrát.
mangrovia-position-god = Řádek „{ $field }“: žeton { $tile } nemohou mít dva.
mangrovia-position-stones = Řádek „{ $field }“: žetonů { $tile } je v této hře nejvýš { $most }.
mangrovia-position-known = Řádek „{ $field }“ jmenuje, co v té ruce není.
mangrovia-position-starts = Řádky „{ $field } …“ neodpovídají dvojicím startovních karet.
mangrovia-position-row = Řádek „{ $field }“ má nejvýš { $most } karet.
mangrovia-position-copies = Příliš mnoho { $card } ({ $field }): { $count }; v krabici je { $most }.
mangrovia-position-pier = Řádek „{ $field }“ je tam právě tehdy, když loďka pluje.
mangrovia-position-fresh = Řádek „{ $field }“ je tam právě tehdy, když se vrací amulet: 2 až { $most }, podle chýší na polích amuletů.
mangrovia-position-order = Řádek „{ $field }“: misek by tou dobou bylo { $count } ({ $seat }).
mangrovia-position-placed = Řádek „{ $field }“: nezbývá miska, pro niž se volí místo.
mangrovia-position-no-bowl = Řádek „{ $field }“: u mola { $pier } nestojí miska hráče.
mangrovia-position-part = Řádek „{ $field }“: molo { $pier } má méně částí.
mangrovia-position-settled = Řádek „{ $field }“ je tam právě před druhou kartou mola 5.
mangrovia-position-building = Řádek „{ $field }“ chce volné pole, single nebo double, zbývající cenu a karty krajin; hráč je musí umět zaplatit.
mangrovia-position-over = Řádek „{ $field }“: hra skončila právě po kole něčí poslední chýše, nebo po kole 60.
mangrovia-position-trail = Řádek „{ $field }“ neodpovídá rukám a balíčkům; má nejvýš { $most } položek.

## Herní plány
mangrovia-board-unreadable = Herní plán nelze přečíst: { $detail }.
mangrovia-board-no-table = „{ $field }“ chybí, nebo to není tabulka.
mangrovia-board-path-unknown = Stezka { $path } není; stezky jsou V1 až V4 a H1 až H4.
mangrovia-board-place-unknown = { $space } není místo; místa jsou a1 až g7 a i1 až i8.
mangrovia-board-key-unknown = { $field }: nic se nejmenuje „{ $key }“.
mangrovia-board-landscapes = { $space }: jedna nebo dvě různé krajiny z { $choices }.
mangrovia-board-choice = { $space }: { $key } je jedno z { $choices }.
mangrovia-board-number = { $field }: { $key } je celé číslo od { $low } do { $high }.
mangrovia-board-price = { $space }: { $price } nezaplatí žádná ruka; cena je od { $low } do { $high }.
mangrovia-board-path-missing = Stezka { $path } chybí.
mangrovia-board-path-spaces = { $path }: seznam 1 až { $most } míst plánu.
mangrovia-board-area = { $area }: polí je { $count }; je třeba { $wanted }. Jsou to { $spaces }.
mangrovia-board-isle = Polí amuletů je { $count }; je třeba aspoň { $least }. Jsou to { $spaces }.
mangrovia-board-double = Polí se dvěma krajinami je { $count }; mají být 2. Jsou to { $spaces }.
mangrovia-board-double-area = { $space }: pole se dvěma krajinami leží mimo oblasti; tady je { $area }.
mangrovia-board-grey = Šedých značek je { $count }; mají být 3. Jsou to { $spaces }.
mangrovia-board-grey-stone = V kamenné oblasti je právě jedna šedá značka; zde: { $spaces }.
mangrovia-board-white-special = Ve speciální oblasti je právě jedna bílá značka; zde: { $spaces }.
mangrovia-board-mark-area = { $space }: { $mark } značka tu nebývá ({ $area }).
mangrovia-board-marks = Neutrálních značek je { $count }; chýší pro ně je nejvýš { $most }.
mangrovia-board-path-no-space = { $path }: plán nemá pole { $space }.
mangrovia-board-path-isle = { $path }: pole amuletů { $space } leží mimo stezky.
mangrovia-board-path-same-line = { $path } vede po téže linii jako { $other_path }.
mangrovia-board-path-line = { $path }: { $space } není na její linii.
mangrovia-board-path-order = { $path }: { $space } není po řadě.
mangrovia-board-odd-spaces = Podivné: polí je { $count }; tištěný plán má { $wanted }.
mangrovia-board-odd-no-landscape = Podivné: žádné pole nemá krajinu „{ $landscape }“.
mangrovia-board-odd-landscape = Podivné: polí s krajinou „{ $landscape }“ je { $count }.
mangrovia-board-odd-basis = Podivné: { $field } neříká, odkud je (basis).
mangrovia-board-odd-lonely = Podivné: { $space } neleží na stezce ani v oblasti.
mangrovia-board-odd-points = Podivné: { $space } má tištěné body ({ $points }), ač je tu { $area }.
mangrovia-board-odd-price = Podivné: { $price } za { $space } zaplatí málokdo.
mangrovia-board-odd-prize = Podivné: { $path } dává { $first } za první místo a { $second } za druhé.
mangrovia-board-odd-gap = Podivné: { $space } leží na linii { $path }, ale ne na stezce.

## Stůl v prohlížeči
mangrovia-web-yours = Jste na tahu: { $what }.
mangrovia-web-or = { $one }, nebo { $rest }
mangrovia-web-act = molo { $pier } nabízí: { $parts }
mangrovia-web-pay = zaplatit za { $space }: { $lands ->
    [0] {""}
    [one] { $lands } karta krajiny, pak{" "}
    [few] { $lands } karty krajin, pak{" "}
   *[other] { $lands } karet krajin, pak{" "}
}přesně { $due } ({ $pay })
mangrovia-web-board = Herní plán
mangrovia-web-arrows = Pole a sochy; šipky vedou z pole na pole
mangrovia-web-closer = Přiblížit
mangrovia-web-farther = Oddálit
mangrovia-web-archipelago = Souostroví
mangrovia-web-boat = Loďka je tady.
mangrovia-web-oracle = Věštírna
mangrovia-web-bird = , sedí tu pták
mangrovia-web-no-bird = , bez ptáka
mangrovia-web-market = Odkryté karty a balíčky
mangrovia-web-left = Zbývá: { $count }.
mangrovia-web-bag = Amulety: v zásobě { $store } s hodnotou 1, v pytlíku { $bag }; vašich chýší na polích amuletů: { $track }.
mangrovia-web-hand = Vaše karty
mangrovia-web-fresh = Vylosováno: jeden vraťte
mangrovia-web-makes = Přesně zaplatíte ({ $pay }):
mangrovia-web-exact = { $price }: ano
mangrovia-web-not-exact = { $price }: ne
mangrovia-web-round = Kolo { $round }.
mangrovia-web-last-round = Je poslední.
mangrovia-web-nobody = nikdo
mangrovia-web-neutral = neutrální
mangrovia-web-space = { $space }: { $lands }; cena { $price } ({ $pay }); { $points ->
    [0] bez bodů
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}; { $area }.
mangrovia-web-space-taken = { $space }: { $huts ->
    [one] chýše
   *[other] dvojitá chýše
}, { $owner }; { $lands }; { $area }.{ $tile ->
    [0] {""}
   *[other] {" "}Speciální žeton { $tile }.
}
mangrovia-web-path = Stezka { $path }, body: { $first } – { $leader }, { $second } – { $next }.
mangrovia-web-leaders = Kdo vede
mangrovia-web-path-ranks = { $path }: { $ranks }.
mangrovia-web-rank = { $owner } { $huts ->
    [one] { $huts } chýše
    [few] { $huts } chýše
   *[other] { $huts } chýší
}{ $by ->
    [tile] , nejnižší žeton { $tile }
    [nearest] , nejblíž { $nearest }
   *[other] {""}
}
mangrovia-web-by-god = při shodě: žeton boha
mangrovia-web-by-nearest = při shodě: bližší chýše
mangrovia-web-by-tile = při shodě: nižší žeton
mangrovia-web-god-of = Žeton boha: { $owner }.
mangrovia-web-next-special = Další speciální žeton přinese { $tile }.
mangrovia-web-first = Drží talisman a začíná kolo
mangrovia-web-seat = Zbývá chýší: { $huts }. Body polí: { $points }.
mangrovia-web-cards = Karet hodnot { $values }, krajin { $lands }, amuletů { $amulets }.
mangrovia-web-start = startovní { $card }
mangrovia-web-amulet = amulet { $amulet }
mangrovia-web-track = Chýší na polích amuletů: { $count }.
mangrovia-web-only-skip = Jste na tahu: u mola { $pier } teď nejde nic udělat.
mangrovia-web-sure-skip = Vynechat akci u mola { $pier }? Ještě ji lze provést.
mangrovia-web-pier-1 = Molo 1: dvě odkryté karty, pak jedna z balíčku.
mangrovia-web-pier-2 = Molo 2: amulety.
mangrovia-web-pier-3 = Molo 3: jedna odkrytá karta.
mangrovia-web-pier-4 = Molo 4: jedna odkrytá karta, pak jedna z balíčku.
mangrovia-web-pier-5 = Molo 5: dvě odkryté karty, nebo dvě z balíčků.
mangrovia-web-pier-6 = Molo 6: jedna odkrytá karta, pak dvě z balíčků.
mangrovia-web-pier-7 = Molo 7: amulety, nebo jedna karta z balíčku.
mangrovia-web-pier-8 = Molo 8: amulety, nebo jedna chýše.
mangrovia-web-pier-9 = Molo 9: jedna chýše, nebo jedna dvojitá chýše.
mangrovia-web-pier-10 = Molo 10: dvě chýše, jedna po druhé.
mangrovia-web-pier-11 = Molo 11: jedna chýše, pak jedna karta z balíčku.
mangrovia-web-pier-12 = Molo 12: rozmístit ptáky; příští kolo začínáte vy.
mangrovia-web-move-bowl = Položit misku na { $site }
mangrovia-web-move-take = Vzít odkrytou kartu { $card }
mangrovia-web-move-take-land = Vzít odkrytou krajinu: { $land }
mangrovia-web-move-draw-value = Dobrat kartu hodnoty
mangrovia-web-move-draw-landscape = Dobrat kartu krajiny
mangrovia-web-move-amulets = Vzít amulety
mangrovia-web-move-skip = Vynechat
mangrovia-web-move-build = Postavit chýši na { $space }
mangrovia-web-move-double = Postavit dvojitou chýši na { $space }
mangrovia-web-move-pay = Zaplatit kartou { $card }
mangrovia-web-move-pay-start = Zaplatit startovní kartou { $card }
mangrovia-web-move-pay-amulet = Zaplatit amuletem { $amulet }
mangrovia-web-move-pay-tile = Použít žeton: { $tile }
mangrovia-web-move-pay-land = Zaplatit krajinou: { $land }
mangrovia-web-move-put-back = Vrátit amulet { $amulet }
mangrovia-web-move-birds = Ptáci: { $birds }
mangrovia-web-counts = Body, kdyby hra skončila teď.
mangrovia-web-panes = Části stolu
mangrovia-web-pane-lagoon = Laguna
mangrovia-web-pane-piers = Souostroví
mangrovia-web-pane-market = Trh
mangrovia-web-pane-leaders = Kdo vede
mangrovia-web-double = Dvojitá chýše
mangrovia-web-goal-first = Stezky a speciální oblast, kde vedete
mangrovia-web-goal-second = Kde jste druzí
mangrovia-web-goal-stone = Body v kamenné oblasti teď
mangrovia-web-goal-printed = Body vašich polí
mangrovia-web-goal-huts = Chýše, které ještě můžete postavit

## U skutečného stolu
mangrovia-pad-huts = Chýše na plánu: zvolte hráče a klepněte na pole; znovu pro dvojitou chýši, ještě jednou pro prázdné pole
mangrovia-pad-double = Hráč { $number }, dvojitá
mangrovia-pad-tile = Žeton pod chýší na { $space }
mangrovia-pad-god = Kdo má žeton boha stezky { $path }?
mangrovia-pad-amulets = Součet amuletů
mangrovia-pad-line-printed = Body na vašich polích
mangrovia-pad-line-tiles = Speciální žetony pod vašimi chýšemi
mangrovia-pad-line-path = Stezka { $path }: { $place }. místo, chýší: { $huts }
mangrovia-pad-line-special = Speciální oblast: { $place }. místo, chýší: { $huts }
mangrovia-pad-line-stone = Kamenná oblast: { $own } × { $all }
mangrovia-pad-line-amulets = Amulety
mangrovia-set-up-pieces = Každému: chýší { $huts }, misek { $bowls }.
mangrovia-set-up-neutral = Neutrální chýše na { $spaces }.
mangrovia-set-up-bowl = Neutrální miska blokuje místo 6/7; pod neutrální chýší speciální oblasti leží žeton 2.
mangrovia-set-up-cards = Každému rozdejte karet krajin: { $cards }; odkryjte karet hodnot: { $values }, karet krajin: { $lands }.
mangrovia-set-up-birds = Ptáci sedí na mangrovech a vodě.
mangrovia-set-up-amulets = Do zásoby dejte amuletů hodnoty 1: { $ones }; ostatní do pytlíku.
mangrovia-set-up-tiles = Speciální žetony { $low } až { $high } dejte na sebe, nejnižší nahoru.
mangrovia-set-up-stones = Kamenné žetony: { $tiles }.
mangrovia-set-up-start = { $seat }: startovní karty { $cards }.
mangrovia-may-space = Pole
mangrovia-may-kind = Co stavíte?
mangrovia-may-hut = chýši
mangrovia-may-double = dvojitou chýši
mangrovia-may-birds = Krajiny s ptákem
mangrovia-may-landscapes = Vaše karty krajin
mangrovia-may-values = Vaše karty hodnot
mangrovia-may-starts = Vaše startovní karty
mangrovia-may-amulets = Vaše amulety
mangrovia-may-built = Ano, na { $space } lze stavět přesně za { $price }.

## Lekce
mangrovia-lesson-first = Vaše první dvě kola
mangrovia-lesson-first-bowl = Body dávají chýše, nejvíc tomu, kdo jich má na stezce nejvíc. Začněte miskou: dejte ji na 2/11. Zapůsobí dvakrát: u mola 2 přinese amulety, u mola 11 chýši.
mangrovia-lesson-first-bowl-done = Na místo se vejde jediná miska, soupeř tedy musí jinam.
mangrovia-lesson-first-second = Misky máte dvě. Druhou dejte na 1/12: teď karty a na konci kola ptáci a první tah.
mangrovia-lesson-first-second-done = Všechny misky stojí. Teď loďka obepluje mola 1 až 12; u mola 1 jste na tahu.
mangrovia-lesson-first-land = Za chýši dáte kartu krajiny a zaplatíte cenu. Molo 1 dává dvě odkryté karty: vezměte kartu rákosu.
mangrovia-lesson-first-land-done = Karta krajiny říká, kde smíte stavět.
mangrovia-lesson-first-value = Cena se platí kartami hodnot. Vezměte odkrytou 4.
mangrovia-lesson-first-value-done = Pod kartami vidíte, kterou cenu jimi zaplatíte přesně: teď 4 a 6. Přeplatit nelze.
mangrovia-lesson-first-deck = Ještě jednu z balíčku: zvolte balíček karet hodnot.
mangrovia-lesson-first-deck-done = Další 2. Loďka pluje k molu 2, kde stojí vaše druhá miska.
mangrovia-lesson-first-amulets = Molo 2 dává amulety, to je druhé platidlo. Vezměte je.
mangrovia-lesson-first-amulets-done = Jen 1 ze zásoby: na polích amuletů ještě nemáte chýši.
mangrovia-lesson-first-build = Molo 11: stavte! Na mangrovech sedí pták a kartu mangrovů máte. Stavte na vyznačeném poli amuletů: stojí 4 a přinese lepší amulety.
mangrovia-lesson-first-build-done = Karta mangrovů je zaplacena. Teď cena: přesně 4.
mangrovia-lesson-first-pay = Mohli byste zaplatit 2 + 2. Zaplaťte kartou 4: kartu 2 brzy budete potřebovat.
mangrovia-lesson-first-pay-done = Chýše stojí. Odteď losujete amulety z pytlíku; bývají cennější.
mangrovia-lesson-first-card = Molo 11 dává i kartu z balíčku. Potřebujete vodu: zkuste balíček krajin.
mangrovia-lesson-first-card-done = Karta vody, to je štěstí!
mangrovia-lesson-first-birds = Molo 12: přesouváte ptáky a staví se jen tam, kde sedí. Máte vodu a rákos: pošlete je tam.
mangrovia-lesson-first-birds-done = Odkryté řady jsou doplněny a nové kolo začínáte vy.
mangrovia-lesson-first-huts = Zbývají vám dvě chýše a molo 10 staví dvě. Dejte misku na 3/10.
mangrovia-lesson-first-huts-done = Body nahoře jsou takové, jako by hra skončila teď: prohráváte, ale dvě chýše to změní.
mangrovia-lesson-first-again = A druhou na 2/11: ještě jednou amulety.
mangrovia-lesson-first-again-done = Loďka znovu vyplouvá.
mangrovia-lesson-first-bag = Molo 2: vezměte amulety. Tentokrát jeden přijde z pytlíku.
mangrovia-lesson-first-bag-done = Je to 2. Spolu s 1 můžete zaplatit 3 v amuletech.
mangrovia-lesson-first-sum = Chcete pole za 9 a máte karty 2. Která odkrytá karta dá s 2 dohromady 9? Vezměte 7.
mangrovia-lesson-first-sum-done = 7 + 2 = 9, přesně.
mangrovia-lesson-first-path = Molo 10: vyznačené pole stojí 9. Na jeho stezce k soše za 12 bodů máte se soupeřem po chýši a shoda je zatím pro něj: je soše blíž. Stavte!
mangrovia-lesson-first-path-done = Hned 3 body a se dvěma chýšemi na této stezce vedete: na konci 12 bodů pro vás a 6 pro soupeře.
mangrovia-lesson-first-amulet-hut = Ještě jedna chýše: vyznačené pole vody stojí 3 v amuletech a vy máte 1 + 2. Stavte.
mangrovia-lesson-first-amulet-hut-done = I na její stezce vedete: dalších 10. Byla to vaše poslední chýše, takže toto kolo je poslední.
mangrovia-lesson-first-last = Loďka ještě dopluje k molu 12. Karty se na konci nepočítají: akci vynechte.
mangrovia-lesson-first-last-done = Teď se počítá: stezky 47, vytištěné body 15, chýše v kamenné oblasti 8.
mangrovia-lesson-first-end = Vyhráváte 70 : 55. Nejvíc přinášejí první místa na stezkách; kolo, v němž někdo postaví poslední chýši, je poslední. Mangrovii už umíte!

## O čem jsou úlohy
mangrovia-theme-bowl = Kam položit misku
mangrovia-theme-bowl-why = Miska určuje dvě akce i to, kdy přijede loďka: dívejte se na obě mola.
mangrovia-theme-cards = Kterou kartu vzít
mangrovia-theme-cards-why = S touto kartou máte nejblíž k zaplacení chýše, kterou chcete.
mangrovia-theme-amulets = Amulety
mangrovia-theme-amulets-why = Za pole s cenou v amuletech se platí amulety a na konci se počítá jejich hodnota.
mangrovia-theme-wait = Počkat
mangrovia-theme-wait-why = Když tu neuděláte nic, zůstane vám to, co potřebujete na lepší akci.
mangrovia-theme-path = Chýše na stezce
mangrovia-theme-path-why = Chýše se tu počítá na svých stezkách: body získá ten, kdo jich tam má nejvíc.
mangrovia-theme-double = Dvojitá chýše
mangrovia-theme-double-why = Dvojitá chýše se na stezkách počítá dvakrát: tady to rozhoduje.
mangrovia-theme-stone = Kamenná oblast
mangrovia-theme-stone-why = V kamenné oblasti se vaše chýše násobí všemi, které tam stojí: každá další platí víc.
mangrovia-theme-special = Speciální oblast
mangrovia-theme-special-why = Chýše ve speciální oblasti hned boduje žetonem a na konci bojuje o 12 nebo 6 bodů.
mangrovia-theme-island = Pole amuletů
mangrovia-theme-island-why = Chýše na poli amuletů vám odteď pokaždé přinese víc amuletů.
mangrovia-theme-payment = Čím zaplatit
mangrovia-theme-payment-why = Cena je stejná, ale to, co vám zůstane v ruce, ne.
mangrovia-theme-birds = Ptáci
mangrovia-theme-birds-why = Stavět se dá jen tam, kde sedí pták: umístěte je tam, kde zaplatíte vy, ne ostatní.

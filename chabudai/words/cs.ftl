# Společné věty. Pravidla jednotlivých her mají své vlastní soubory.
seat-name = Hráč { $number }
nothing = nic

## Tahy
move-unreadable = „{ $text }“ není tah.
game-is-over = Hra skončila.
not-your-turn = Na tahu je { $seat }.

## Hry a volby
game-unknown = Hra „{ $name }“ tu není; jsou { $choices }.
option-unknown = Volba „{ $name }“ tu není; jsou { $choices }.
option-not-whole = Volba { $name } je celé číslo, ne „{ $value }“.
option-out-of-range = Volba { $name } je od { $low } do { $high }; { $value } je mimo.
option-not-a-choice = Volba { $name } je jedno z { $choices }, ne „{ $value }“.
option-not-a-flag = Volba { $name } je ano nebo ne, ne „{ $value }“.
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
position-not-a-choice = Řádek „{ $field }“ je jedno z { $choices }, ne „{ $value }“.
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
record-salt = Pole „{ $field }“ bere texty o nejvýše { $limit } znacích.
record-commitment = Závazek nepatří k semínku.
record-other-commitment = Závazek v záznamu je { $value }, ne ten, který máte vy.
record-verified = Semínko patří k závazku { $commitment }. Přísad od míst: { $salts }. Tahů přehraných podle pravidel: { $moves }.
record-move-not-text = Tah { $number } není text.
record-move-refused = Tah { $number }, „{ $text }“, nelze provést: { $reason }
record-result-differs = Tahy vedou k jinému výsledku, než říká záznam.
record-rules-unknown = Verze { $version } pravidel hry { $game } tu není známa.

## Případy
case-chance-impossible = Náhoda zde nemůže dát { $value }.

## Boti
bot-unknown = Bot „{ $name }“ tu není; jsou { $choices }.

## Příkazová řádka
option-no-value = Volba se píše jako název=hodnota; „{ $word }“ tak není.
file-unreadable = Soubor { $path } nelze přečíst: { $detail }.
simulate-bad-count = Her je aspoň jedna, semínko aspoň nula a nic z toho není nesmírné.
seats-wrong-count = Pojmenovaných míst je { $count }; ve hře jich je { $players }.

## Výsledky
result-open = Hra pokračuje, počet tahů: { $moves }.
result-line = { $place }. { $seat }: { $points }

## Terminál
terminal-curtain = Dál hraje { $seat }. Předejte obrazovku a stiskněte Enter.
terminal-prompt = { $seat }>
terminal-help = Napište tah nebo jeho číslo. Dále: why TAH, hint, score, undo, save SOUBOR, quit.
terminal-legal = „{ $text }“ je možné.
terminal-no-undo = Nelze nic vzít zpět: od té doby se něco ukázalo.
terminal-hint = Prosté pravidlo radí: { $text }
terminal-saved = Uloženo do { $path }.

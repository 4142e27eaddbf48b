import type { RulesSection } from '@fairground/kernel'

export const rules: readonly RulesSection[] = [
  {
    id: 'aim',
    title: 'Worum es geht',
    paragraphs: [
      'Du führst eine Gilde im alten Hafen von Hội An und schickst in jedem Zug einen Händler oder ein Schiff an den Kai. Die Händler mit den besten Namen verdienen Münzen; der mit dem geringsten nutzt seine Fähigkeit. Am Ende jeder Runde gewinnt die vollste Börse einen Vertrag, und auch manche Fähigkeit bringt einen.',
      'Wenn eine Runde endet und jemand genug Verträge hat, ist das Spiel aus: fünf zu dritt, vier zu viert, drei zu fünft. Die meisten Verträge gewinnen.',
    ],
  },
  {
    id: 'deal',
    title: 'Das Austeilen',
    paragraphs: [
      'Es gibt fünfzehn Händler mit Ansehen von 1 bis 15 und fünf Schiffe. Zu Beginn jeder Runde werden alle Karten eingesammelt. Alle bekommen ein Schiff; übrige Schiffe werden unter die Händler gemischt, und der Stapel wird verteilt: zu viert je vier Karten, zu fünft je drei.',
      'Zu dritt werden zuerst zwei Karten des Stapels aufgedeckt und weggelegt, dann werden je fünf ausgeteilt. Nun legen alle geheim eine Karte beiseite, gern auch ein Schiff; diese werden gemeinsam aufgedeckt. Was beiseiteliegt, kann niemand rufen, kopieren oder nehmen.',
      'So hat die Hand zu dritt und zu viert fünf Karten, zu fünft vier. Alle bis auf eine werden gespielt.',
    ],
    example: 'Zu viert steckt das fünfte Schiff irgendwo im Stapel: Eine der vier Hände hat zwei Schiffe, und nur wer sie hat, weiß das.',
  },
  {
    id: 'money',
    title: 'Münzen',
    paragraphs: [
      'Alle beginnen mit 5 Münzen. Zu Beginn jeder späteren Runde, nach dem Austeilen, behält niemand mehr Münzen, als auf dem obersten Vertrag steht; der Rest geht an die Bank. Wer weniger hat, bekommt nichts dazu: Die Zahl ist eine Grenze, kein Lohn.',
      'Münzen sind verdeckt, bis eine Regel sie zeigt. Jeder Gewinn und jeder Verlust geschieht aber vor aller Augen, ein gutes Gedächtnis kennt sie also alle. Der Bank geht nie das Geld aus.',
    ],
    example: 'Oben liegt Vertrag 7. Mit 10 Münzen gibst du 3 zurück und behältst 7; mit 5 behältst du deine 5.',
  },
  {
    id: 'turn',
    title: 'Ein Zug',
    paragraphs: [
      'Eine Runde hat vier Züge, zu fünft drei. Alle wählen geheim eine Karte; aufgedeckt wird gemeinsam.',
      'Dann der Reihe nach: Schiffe werden bezahlt, Rivalen gesucht, die besten Namen bezahlt, die Fähigkeit genutzt. Die Karten bleiben liegen, bis die Runde vorbei ist.',
    ],
  },
  {
    id: 'ships',
    title: 'Schiffe',
    paragraphs: [
      'Ein einzelnes Schiff bringt 5 Münzen. Zwei Schiffe bringen je 1, drei oder mehr nichts. Es zählen nur die Schiffe dieses Zuges. Wurden nur Schiffe gelegt, ist der Zug damit zu Ende.',
    ],
  },
  {
    id: 'rivals',
    title: 'Rivalen',
    paragraphs: [
      'Manche Händler verlieren ihr Gesicht, wenn im selben Zug ein bestimmter anderer aufgedeckt wird: Ihr Ansehen ist dann 0. Der Affe (12) fällt vor dem Büffel (2), die Henne (13) vor dem Hund (14) oder dem Schwein (15), der Hund (14) vor der Katze (5), das Schwein (15) vor der Ratte (1).',
      'Das gilt nur in dieser Richtung und für alle zugleich: Es kommt darauf an, wer da ist, auch wenn er selbst fällt.',
    ],
    example:
      'Katze, Henne und Hund liegen da. Der Hund fällt vor der Katze, und die Henne fällt vor dem Hund, obwohl der selbst gefallen ist.',
  },
  {
    id: 'names',
    title: 'Die besten Namen',
    paragraphs: [
      'Der Händler mit dem höchsten Ansehen bringt seinen ersten Lohn, der nächste seinen zweiten; beides steht auf der Karte. Wer bei 0 ist, bekommt nichts davon. Steht nur einer über 0, gibt es keinen zweiten.',
      'Erster und zweiter Lohn: Ratte, Büffel, Tiger und Hase (1 bis 4) 2 und 1; Katze, Naga und Drache (5 bis 7) 2 und 2; Schlange, Pferd und Schaf (8 bis 10) 3 und 1; Ziege und Affe (11 und 12) 3 und 2; Henne und Hund (13 und 14) 4 und 2; Schwein (15) 5 und 2.',
      'Bei nur zwei Händlern bekommt der höhere seinen ersten Lohn, und einen zweiten gibt es nicht. Ein einzelner bekommt seinen ersten Lohn und nutzt auch seine Fähigkeit. Gefallene zählen dabei als Händler mit.',
    ],
    example:
      'Zwei Schiffe, Ratte (1), Katze (5) und Hund (14) liegen da. Jedes Schiff bringt 1 Münze. Der Hund fällt vor der Katze. Die Katze ist jetzt die Höchste und bringt 2, die Ratte als Zweite 1. Der Hund, bei 0, gibt 3 Münzen für wohltätige Zwecke.',
  },
  {
    id: 'skill',
    title: 'Der geringste Name',
    paragraphs: [
      'Der Händler mit dem niedrigsten Ansehen nutzt seine Fähigkeit, ob man will oder nicht. Gibt es etwas zu wählen, wählt, wem er gehört; gibt es nichts zu wählen, geschieht nichts.',
      'Händler bei 0 sind die niedrigsten. Sind es mehrere, nutzen alle ihre Fähigkeit, die kleinste Zahl zuerst, jede ganz, bevor die nächste kommt; sonst dann niemand.',
      'Wer mehr zahlen müsste, als da ist, zahlt, was da ist. Eine halbe Börse wird abgerundet. Auch wer nichts in der Börse hat, darf gewählt werden.',
    ],
  },
  {
    id: 'skills',
    title: 'Die fünfzehn Händler',
    paragraphs: [
      '1 Ratte, das Glück versuchen: Wähle einen Gegner und spielt Schere, Stein, Papier, beide geheim. Ein Unentschieden wird wiederholt; nach dreien entscheidet eine Münze. Wer gewinnt, nimmt die halbe Börse der anderen Seite.',
      '2 Büffel, Glückssträhne: Nimm 4 Münzen von der Bank.',
      '3 Tiger, Schutzgeld: Alle anderen zahlen dir 1 Münze, oder 2, wenn sie in diesem Augenblick einen Vertrag haben.',
      '4 Hase, Vorschrift: Nimm 1 Münze von der Bank und rufe einen Händler, der weder offen liegt noch auf deiner Hand ist. Wer ihn hat, muss sich melden und ihn im nächsten Zug legen. Im letzten Zug, oder wenn es nichts zu rufen gibt, nimmst du nur die Münze.',
      '5 Katze, Anschwärzen: Rufe einen Händler, der weder offen liegt noch auf deiner Hand ist. Wer ihn hat, zahlt dir 3 Münzen. Gibt es nichts zu rufen, geschieht nichts.',
      '6 Naga, Beziehungen: Lege einen Händler aus der Hand vor dich und nutze seine Fähigkeit als deine; dann nimm einen Händler auf die Hand, der vor einem Gegner liegt, aus diesem oder einem früheren Zug. Du musst, wenn du einen Händler hast und einer zu nehmen ist. Der hingelegte Händler zählt beim Vergleich der Namen nicht mit und bleibt liegen.',
      '7 Drache, Embargo: Alle, auch du, geben zurück, was ihnen die Bank in diesem Zug gezahlt hat. Was ihr einander gezahlt habt, bleibt.',
      '8 Schlange, Umgarnen: Wähle einen Gegner, der alle Münzen zeigt; nimm die Hälfte davon.',
      '9 Pferd, Verführen: Wähle einen Gegner; ihr zeigt beide alle Münzen und tauscht sie. Du musst, auch wenn du mehr hast.',
      '10 Schaf, Fürsorge: Alle zeigen ihre Münzen. Hat niemand weniger als du, nimm sofort den obersten Vertrag; Gleichstand genügt.',
      '11 Ziege, um einen Gefallen bitten: Wähle irgendeinen anderen offenen Händler, vor wem er auch liegt, aus diesem oder einem früheren Zug, und nutze seine Fähigkeit als deine. Die Henne zu wählen ist erlaubt und bewirkt nichts.',
      '12 Affe, bevorzugt: Nimm sofort den obersten Vertrag, dann nehmen alle anderen 1 Münze von der Bank.',
      '13 Henne: keine Fähigkeit.',
      '14 Hund, Wohltätigkeit: Zeige deine Münzen und gib 3 an die Bank.',
      '15 Schwein, Geselligkeit: Zeige deine Münzen und zahle links und rechts je 2. Was dir fehlt, legt die Bank dazu, sodass beide 2 bekommen.',
    ],
  },
  {
    id: 'chains',
    title: 'Eine Fähigkeit führt zur nächsten',
    paragraphs: [
      'Naga und Ziege führen zu weiteren Fähigkeiten, auch zueinander. Du handelst, als hättest du den Händler gelegt, dessen Fähigkeit du nutzt: mit deinen Nachbarn, deiner Börse, deiner Hand. In einer Kette ist die Fähigkeit jedes Händlers nur einmal dran.',
    ],
    example:
      'Deine Ziege bittet die Naga auf dem Tisch um einen Gefallen; du legst den Affen aus der Hand hin und nimmst einen Vertrag; dann nimmst du den Tiger, den ein Gegner vor zwei Zügen gelegt hat.',
  },
  {
    id: 'round',
    title: 'Das Ende der Runde',
    paragraphs: [
      'Nach dem letzten Zug zeigen alle ihre Münzen. Die vollste Börse nimmt den obersten Vertrag.',
      'Bei Gleichstand zeigen die Gleichen ihre letzte Karte. Das höchste gedruckte Ansehen bekommt den Vertrag; ein Schiff verliert gegen jeden Händler. Haben alle nur Schiffe, bekommt ihn niemand, und er bleibt oben liegen. Ein Händler, den die Naga im letzten Zug genommen hat, gilt als letzte Karte.',
    ],
    example: 'Lan und Minh haben beide 11 Münzen. Lan hat noch ein Schiff, Minh den Hasen (4): Minh nimmt den Vertrag.',
  },
  {
    id: 'end',
    title: 'Das Ende des Spiels',
    paragraphs: [
      'Erst wenn eine Runde vorbei ist, wird geschaut, ob jemand genug Verträge hat. Dann gewinnen die meisten Verträge. Bei Gleichstand gewinnt die kleinere Summe der Vertragszahlen; wer dann noch gleichauf ist, teilt den Sieg.',
      'Die dreizehn Verträge gehen von der kleinsten Zahl zur größten weg: 5, 7, 9 und so weiter bis 29, oder 5, 6, 7 und so weiter bis 17, wenn ihr das so vereinbart habt. Sollte der Stapel je leer sein, kann niemand mehr einen nehmen.',
    ],
    example: 'Zu viert haben zwei je vier Verträge: 5, 9, 13 und 15 ergeben 42; 7, 11, 17 und 19 ergeben 54. Die 42 gewinnt.',
  },
]

import type { RulesSection } from '@fairground/kernel'

export const rules: readonly RulesSection[] = [
  {
    id: 'aim',
    title: 'Worum es geht',
    paragraphs: [
      'Ihr beratet den Pharao, der das Sumpfland Faiyum trockengelegt, bestellt und besiedelt sehen will. Alles Gebaute gehört ihm, und jeder darf es nutzen; euer Eigen sind nur Karten, Rohstoffe, Geld und Ansehen. Wer das meiste Ansehen hat, gewinnt.',
      'Du spielst deine Karten einzeln auf deinen Ablagestapel und nimmst sie später von oben zurück. Die Reihenfolge, in der du sie spielst, bestimmt also, welche zuerst wiederkommen.',
    ],
  },
  {
    id: 'map',
    title: 'Der Spielplan',
    paragraphs: [
      'Zwei Halbinseln liegen beiderseits des Kanals, ringsum der See; nur der Damm verbindet sie, und auf ihm liegt von Anfang an ein Weg. Felder auf verschiedenen Seiten des Kanals sind niemals benachbart.',
      'Weizen- und Traubenfelder sind sumpfig: Auf jedem liegt ein Krokodil. Steinfelder sind trocken. Das rote Feld mit der ersten Siedlung, die vier Bauplätze und die beiden Steinfelder am Damm sind von Anfang an bebaut; alle anderen Felder sind unbebaut, bis dort etwas anderes als ein Arbeiter steht oder endet.',
    ],
  },
  {
    id: 'set-up',
    title: 'Vorbereitung',
    paragraphs: [
      'Jeder hat dieselben fünf Startkarten: drei Bauern, Zwei Wege und Siedlung. Wer beginnt, entscheidet der Zufall. Der Startspieler hat 3 Geld, der zweite und dritte 4, der vierte und fünfte 5; im Solospiel hast du 4 Geld.',
      'Zwölf blaue Karten werden aufgedeckt. Die acht niedrigsten bilden sortiert den Kartenmarkt; die vier höchsten kennen alle, und sie kommen mit den Karten 114 bis 120 und vier Naturkatastrophen in den Stapel „Letzte Züge“. Ab zwei Spielern liegt auf den vier Karten im aktuellen Markt je ein Rabattmarker.',
    ],
  },
  {
    id: 'cards',
    title: 'Die Karten',
    paragraphs: [
      'Jede Karte hat einen Namen, eine Art und eine Aktion: auf der roten Seite die Kosten, auf der grünen die Einnahmen. Die vier Arten sind Ernte, Bau, Handel und andere. Karten aus dem Markt haben dazu eine gerade Nummer, jede nur einmal; je höher, desto stärker in der Regel.',
      'Hände, Stapel und alle Karten, die noch kommen, sind offen; nur die Reihenfolge der Nachziehstapel ist unbekannt. Die Reihenfolge eines Ablagestapels ändert sich nie, außer eine Karte sagt es. Widerspricht eine Karte diesen Regeln, gilt die Karte.',
    ],
  },
  {
    id: 'turn',
    title: 'Dein Zug',
    paragraphs: [
      'Wähle eine von drei Möglichkeiten: eine Handkarte spielen, eine Karte kaufen oder Verwaltung durchführen. Dann ist der Nächste im Uhrzeigersinn an der Reihe.',
    ],
  },
  {
    id: 'play',
    title: 'Eine Handkarte spielen',
    paragraphs: [
      'Spiele eine Karte für ihre Aktion oder stattdessen für 2 Geld. Eine Aktion muss vollständig ausgeführt werden: Ist ein Teil davon unmöglich, bleiben nur die 2 Geld. „Bis zu“ heißt mindestens eins.',
      'Die roten Kosten zahlst du, die grünen Einnahmen erhältst du danach. Nichts, was die Aktion einbringt, auch nicht das Geld für ein Krokodil, kann sie bezahlen.',
      'Die Karte liegt danach oben auf deinem Ablagestapel.',
    ],
    example: 'Zwei Wege verlangt zwei Wege. Reichen Platz oder Rohstoffe nur für einen, kannst du die Karte nur für 2 Geld ablegen.',
  },
  {
    id: 'pay',
    title: 'Bezahlen',
    paragraphs: [
      'Eine Rose ersetzt einen beliebigen Rohstoff, auch Fisch, und du darfst beliebig viele Rosen zugleich einsetzen. Einmal je Aktion ersetzen 3 Geld einen Weizen, eine Traube oder einen Stein, nie Fisch oder Rosen. Wo eine Karte Rosen verlangt, helfen nur Rosen. Rosen selbst kommen nur von Karten.',
      'Wo verschiedene Rohstoffe verlangt sind, zählt ein Ersatz als der, der gerade fehlt.',
      'Zwei Wege wird nach dem Gelände bezahlt: je Weg ein Rohstoff eines der beiden Felder, die er verbindet. Das rote Feld und die Bauplätze haben keinen eigenen Rohstoff.',
    ],
    example:
      'Eine Siedlung kostet 1 Weizen, 1 Traube und 1 Stein. Mit 1 Weizen, 1 Rose und 3 Geld kannst du sie bauen: Die Rose steht für die Traube, das Geld für den Stein.',
  },
  {
    id: 'harvest',
    title: 'Ernte-Aktionen',
    paragraphs: [
      'Ein Arbeiter kommt auf ein unbebautes Rohstoff-Feld ohne Arbeiter. Bauern und einige andere müssen neben einem Feld mit einem Arbeiter stehen, gleich wer ihn gestellt hat; ist kein Arbeiter auf dem Plan, dürfen sie überallhin.',
      'Liegt dort ein Krokodil, verschwindet es, und du erhältst 1 Geld. Auch auf krokodilfreien Feldern darfst du ernten.',
    ],
  },
  {
    id: 'build',
    title: 'Bau-Aktionen',
    paragraphs: [
      'Gebaut wird nur, wo kein Krokodil ist. Arbeiter stören nicht und bleiben stehen. Ein Feld, auf dem etwas gebaut ist, und sei es ein Weg, ist bebaut und kann nicht mehr abgeerntet werden.',
      'Eine Siedlung kommt auf ein Rohstoff-Feld ohne Siedlung und Betrieb, das an keine andere Siedlung grenzt. Eine Stadt kommt auf eine Siedlung, ein Palast auf eine Stadt; die Stadt zählt weiter als Siedlung. Ein Betrieb braucht einen Weg oder eine Brücke auf seinem Feld und erhält höchstens einen Ausbau. Bauplätze fassen so viele Bausteine, wie sie angeben.',
      'Die Spielsteine sind begrenzt: 30 Arbeiter, 16 Siedlungen, 8 Städte, 10 Betriebe, 5 Ausbauten, 40 Wege, 4 Brücken, 2 Prunkbrücken, 15 Bausteine und 2 Paläste. Ist ein Spielstein aufgebraucht, sind Aktionen unmöglich, die ihn brauchen. Rohstoffe und Geld gehen nie aus.',
    ],
  },
  {
    id: 'roads',
    title: 'Wege, Brücken und Verbindungen',
    paragraphs: [
      'Ein Weg verbindet zwei benachbarte Felder, eine Brücke zwei Felder, die sich am Kanal gegenüberliegen. Beide beginnen in einer Siedlung oder auf einem Bauplatz oder setzen ein offenes Ende fort. Verzweigen dürfen sie sich nur in Siedlungen und auf Bauplätzen: Jedes andere Feld hat höchstens zwei Enden.',
      'Wer die erste direkte Verbindung zweier Siedlungen oder Bauplätze herstellt, erhält 1 Ansehen. Direkt heißt: ohne eine andere Siedlung und ohne einen Bauplatz dazwischen; ein Betrieb unterbricht nicht. Das geschieht durch einen Weg, eine Brücke oder eine Siedlung auf einem angeschlossenen Feld. Dasselbe Paar zählt nie wieder.',
    ],
    example:
      'Ein Weg führt von einem Bauplatz auf ein leeres Feld. Wer dort eine Siedlung baut, verbindet beide zum ersten Mal und erhält außer den Einnahmen der Karte 1 Ansehen. Eine Siedlung mitten auf einem Weg zwischen zwei Orten ergibt zwei neue Paare: 2 Ansehen.',
  },
  {
    id: 'commerce',
    title: 'Handels- und andere Aktionen',
    paragraphs: [
      'Ein Handelsarbeiter kommt auf einen bebauten Ort der genannten Art, wenn dort kein Arbeiter steht. Auf jedem Feld steht höchstens ein Arbeiter, bis ihn eine Karte oder die Verwaltung entfernt.',
      'In einem Betrieb mit Ausbau bringt der Handel 1 Rohstoff des Betriebs zusätzlich.',
    ],
  },
  {
    id: 'market',
    title: 'Eine Karte kaufen',
    paragraphs: [
      'Nur die vier niedrigsten Karten stehen zum Verkauf, von links für 3, 4, 5 und 7 Geld, mit Rabattmarker 1 Geld weniger. Die Karte kommt auf die Hand; spielen darfst du sie ab deinem nächsten Zug.',
      'Der Rabattmarker kommt über den Markt zurück. Eine neue Karte kommt ohne Marker dazu, und alle acht werden neu sortiert; Marker wandern mit ihren Karten.',
    ],
    example: 'Ordnung liegt an dritter Stelle und hat einen Rabattmarker: Sie kostet 4 Geld.',
  },
  {
    id: 'administration',
    title: 'Verwaltung',
    paragraphs: [
      'Erstens Einkommen: 3 Geld minus 1 je Handkarte, nie weniger als null. Dann entfernst du 0 bis 2 beliebige Arbeiter und erhältst je 1 Geld. Dann nimmst du die obersten drei Karten deines Ablagestapels auf die Hand, oder alle, wenn es weniger sind.',
      'Zweitens darfst du beliebig viele weitere Karten von oben zurückkaufen, für je 1 Geld.',
      'Drittens werden Karten im aktuellen Markt ausgetauscht. Zu zweit oder dritt gehen die zwei niedrigsten Karten mit Rabattmarker; gibt es nur eine, geht sie mit der niedrigsten der anderen; gibt es keine, gehen die zwei niedrigsten. Zu viert oder fünft geht die niedrigste mit Rabattmarker, sonst die niedrigste. Jede verbleibende der vier Karten bekommt einen Rabattmarker. Ebenso viele neue Karten kommen ohne Marker dazu, und alles wird sortiert.',
    ],
    example:
      'Vier Spieler, 1 Handkarte, 5 Karten auf dem Stapel: 2 Geld Einkommen, 2 Arbeiter für 2 Geld, drei Karten zurück, zwei weitere für 2 Geld. Von Eremit, Fischer, Brücke und Plantage hat nur der Fischer einen Rabattmarker; er geht, die anderen drei werden billiger.',
  },
  {
    id: 'last-turns',
    title: 'Die letzten Züge',
    paragraphs: [
      'Ist der Nachziehstapel leer, kommen die Karten aus den „Letzten Zügen“. Naturkatastrophen bleiben rechts im Markt liegen und sind unverkäuflich; sie schieben die höchsten Karten in den aktuellen Markt. Sind auch diese Karten aufgebraucht, kommt keine mehr nach, und die käuflichen rücken nach links.',
      'Mit der vierten Naturkatastrophe endet die Verwaltung für alle; eine, die sie gerade aufgedeckt hat, wird noch zu Ende geführt. In deinem Zug spielst du eine Karte, kaufst eine oder steigst aus und nimmst die wertvollste verbliebene Naturkatastrophe: 10, 6, 3 und 1 Ansehen zu fünft, 10, 6 und 3 zu viert, 10 und 6 zu dritt, 6 zu zweit. Der Letzte erhält nichts. Nach einem Kauf kommt weiter eine neue Karte, solange es eine gibt. Wer ausgestiegen ist, ist draußen; die anderen spielen weiter, bis alle ausgestiegen sind.',
    ],
  },
  {
    id: 'end',
    title: 'Das Ende',
    paragraphs: [
      'Das meiste Ansehen gewinnt. Bei Gleichstand entscheiden übrige Rohstoffe und Geld zusammen; sind auch die gleich, teilt ihr den Sieg.',
    ],
  },
  {
    id: 'solo',
    title: 'Solo',
    paragraphs: [
      'Spiele eine einzelne Partie um möglichst viel Ansehen, oder nimm die Herausforderung an. Rabattmarker gibt es nicht. Zurückkaufen kostet 1 Geld für die erste Karte, 2 für die zweite, 3 für die dritte und so fort. Im dritten Schritt der Verwaltung legst du zwei Karten deiner Wahl aus dem aktuellen Markt weg. Naturkatastrophen bringen nichts.',
      'In der Herausforderung des Pharaos spielst du Partie um Partie. Jedes Ziel wird einmal abgehakt, und nur eines je Partie; erfüllt eine Partie mehrere, wählst du. Zuerst 150 Ansehen; dann in beliebiger Reihenfolge und je Partie eines: 3 Brücken bauen; 2 Paläste bauen; 250 Ansehen; alle 15 Bausteine legen; 9 Betriebe bauen; höchstens 10 Krokodile übrig lassen.',
      'Jedes Ziel schaltet die nächste Belohnung für alle späteren Partien frei: Start mit 10 Geld; bis zu 3 Arbeiter entfernen; dazu 1 Fisch und 1 Rose zum Start; 4 Karten zurücknehmen; einen Grundrohstoff für 2 Geld ersetzen; nur 1 Karte im Markt austauschen. Nutzen musst du keine. Mit allen sieben Zielen ist die Herausforderung bestanden.',
    ],
  },
]

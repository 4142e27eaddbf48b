import type { LessonText } from '@fairground/kernel'

export const de: LessonText = {
  notes: {
    welcome: {
      say: 'Willkommen auf dem Markt! Bei Fair Trade sind alle zugleich Bauer und Händler. In sechs kurzen Runden sammelst du Fair-Trade-Marker, die gewebten Sterne. Wer am Ende die meisten hat, gewinnt.',
    },
    table: {
      say: 'Du spielst gegen Emil und Hoa. Jeder hat 16 Münzen und die Gebotskarten 1 bis 13. Das alles liegt offen; geheim ist nur, was gerade gewählt wird.',
    },
    market: {
      say: 'Die Marktkarte sagt, worum es geht. Der jetzige Markt, Steile Treppe, bringt dem ersten Händler 5 Marker, dem zweiten 2 und dem dritten 1. Daneben siehst du, welcher Markt danach kommt.',
    },
    'lay-aside': {
      say: 'Vor der ersten Runde legen alle geheim zwei Karten zur Seite; sie sind in dieser Runde gesperrt. Die niedrigste und die teuerste fehlen dir kaum. Wähle 1 und 13 und drück „Beide zur Seite legen“.',
      wrong: 'Du darfst jede Karte zur Seite legen. Nimm hier 1 und 13, dann bleiben dir alle Karten in der Mitte.',
    },
    'laid-aside': {
      say: 'Alle decken gemeinsam auf. Emil verzichtet auf 6 und 9, Hoa auf 1 und 2. So weißt du schon, was in dieser Runde niemand gegen dich bieten kann.',
    },
    'two-bids': {
      say: 'Jetzt bietest du zweimal zugleich. Das Bauerngebot steckst du in den Anbau, mit dem Händlergebot kaufst du Ware. Du bezahlst beide, und niemand sieht sie, bevor alle aufdecken.',
    },
    'first-bids': {
      say: 'Sechzehn Münzen müssen reichen, also fang klein an. Drück die 3: Sie wird dein Bauerngebot. Dann die 4 für den Händler, und leg beide Gebote.',
      wrong: 'Das könntest du bieten. An kleinen Geboten siehst du aber am besten, wie die Münzen laufen: 3 als Bauer und 4 als Händler.',
    },
    rows: {
      say: 'Die Gebote bilden zwei Reihen, jede von hoch nach niedrig. Händler: du mit 4, Hoa mit 3, Emil mit 1. Bauern: Hoa mit 4, du mit 3, Emil mit 2.',
    },
    pool: {
      say: 'Zuerst kamen die Bauerngebote in einen Topf: 4 und 3 und 2 sind 9. Er wird gleichmäßig geteilt, also bekam jeder 3 zurück. Was du als Bauer bietest, ist nie ganz verloren.',
    },
    trades: {
      say: 'Dann bezahlte jeder Händler den Bauern am selben Platz. Du, der erste Händler, zahltest 4 Münzen an Hoa, den ersten Bauern. Hoa zahlte dir 3. Emil stand über dem eigenen Hof und zahlte sich selbst.',
    },
    markers: {
      say: 'Und die Händler bekamen ihre Marker: du 5, Hoa 2, Emil 1. Fünf Marker für ein Gebot von 4, das war geschenkt; noch einmal lassen die anderen das nicht zu.',
    },
    blocked: {
      say: 'Deine Gebote, 3 und 4, sind in dieser Runde gesperrt; 1 und 13 sind zurück. Drück ruhig einmal auf eine gesperrte Karte: Der Tisch sagt dir die Regel.',
    },
    grow: {
      say: 'Klarer Sieger bringt 6, 2 und 0, und beide anderen können sich eine 13 leisten. Lass sie streiten und bau an: Der erste Händler muss den ersten Bauern bezahlen. Biete 7 als Bauer und 1 als Händler.',
      wrong: 'Damit gingst du auf die Marker los. Hier liegt aber mehr auf dem Feld als auf dem Markt: 7 als Bauer und nur 1 als Händler.',
    },
    grown: {
      say: 'Genau wie erhofft! Hoa und Emil boten beide 13, und Hoa, der erste Händler, zahlte 13 Münzen an den ersten Bauern: an dich. Mit 4 aus dem Topf hast du jetzt 24 Münzen. Hoa bleiben 6.',
    },
    behind: {
      say: 'Die 6 Marker gingen dafür an Hoa: Sie hat 8, du 5 und Emil 3. Münzen allein gewinnen nichts. Ab jetzt machst du Marker daraus.',
    },
    'tie-rule': {
      say: 'Zweimal 13, und doch stand Hoa vor Emil. Unter gleichen Händlern zählt man gegen den Uhrzeigersinn, beginnend beim Händlermarker. Der lag bei dir, also hieß es: du, Hoa, Emil.',
    },
    'tie-plan': {
      say: 'Bauernmarker und Händlermarker wandern jede Runde. Jetzt hat Emil den Händlermarker, und bei Gleichstand stehst du vor Hoa. Ein Bonus bringt 4, 2 und 2, da bietet kaum jemand hoch. Biete 8 als Bauer und 2 als Händler.',
      wrong:
        'Mehr braucht es hier nicht: Der zweite und der dritte Platz bringen gleich viel. Spar deine Münzen und biete 8 als Bauer, 2 als Händler.',
    },
    'tie-won': {
      say: 'Du und Hoa habt beide 2 geboten, und der Gleichstand ging an dich: 4 Marker für dich, je 2 für die anderen. Du stehst bei 9, Hoa bei 10.',
    },
    'own-farm': {
      say: 'Und deine 2 Münzen? Du warst erster Händler und erster Bauer, also hast du dich selbst bezahlt. Wer in beiden Reihen am selben Platz steht, handelt umsonst.',
    },
    'own-plan': {
      say: 'Das geht auch mit Absicht. Hoa hat 7 Münzen, Emil 19, du 22. Wenn du in beiden Reihen vorn stehst, kommt selbst ein teures Händlergebot zurück. Biete 5 als Bauer und 9 als Händler.',
      wrong:
        'Kein schlechter Gedanke. Versuch aber, in beiden Reihen Erster zu werden, damit deine Münzen zurückkommen: 5 als Bauer und 9 als Händler.',
    },
    'own-again': {
      say: 'In beiden Reihen vorn: 4 Marker, und deine 9 Münzen kamen gleich zurück. Du führst mit 13 Markern; Hoa hat 11, Emil 8.',
    },
    'dear-plan': {
      say: 'Die faire Reihe bringt 5, 3 und nichts. Mehr als 13 kann niemand bieten, und bei Gleichstand liegt der Händlermarker bei dir. Gib es jetzt aus: 1 als Bauer und 13 als Händler.',
      wrong: 'Diesmal geh auf Nummer sicher. Du hast den Händlermarker, eine 13 ist also nicht zu schlagen: 1 als Bauer, 13 als Händler.',
    },
    'dear-done': {
      say: 'Noch fünf Marker. Billig waren sie nicht: Deine 13 Münzen gingen an Emil, den ersten Bauern. Als dritter Bauer bekamst du 6 von Hoa, und dir bleiben 14 Münzen.',
    },
    'last-market': {
      say: 'Das ist der letzte Markt. Du hast 18 Marker, die anderen je 11, und zu holen gibt es nur noch 4. Einholen kann dich niemand mehr, außer du ruinierst dich.',
    },
    'debt-plan': {
      say: 'Also ist Platz für noch eine Regel: Du darfst mehr bieten, als du hast. Du hast 14 Münzen. Biete 3 als Bauer und 12 als Händler, zusammen 15.',
      wrong: 'Das ginge genauso. Nur würdest du dann keine Schulden sehen, und jetzt schaden sie dir kaum: 3 als Bauer und 12 als Händler.',
    },
    debt: {
      say: 'Die Schachtel hat dir eine Münze geliehen, und das ist ein Punkt Schulden bis zum Ende. Verboten ist es nicht; es lohnt sich, wenn die Marker mehr wert sind als die Münzen, die dir fehlen.',
    },
    count: {
      say: 'Jetzt wird gezählt: Marker minus Schulden. Du hast 22 minus 1, also 21. Emil hat 15, Hoa 11. Du hast gewonnen! Bei Gleichstand hätten die Münzen entschieden.',
    },
    farewell: {
      say: 'Das ist schon ganz Fair Trade: wann du kämpfst, wann du anbaust, wann du dich selbst bezahlst. Ein ganzes Spiel hat zwölf Märkte, und in größerer Runde werden die Reihen länger.',
    },
  },
  chapters: {
    table: 'Am Tisch',
    bids: 'Zwei Gebote',
    growing: 'Anbauen',
    ties: 'Gleichstände',
    own: 'Der eigene Hof',
    last: 'Der letzte Markt',
  },
  tips: {
    'lay-aside':
      'Die beiden Karten, die du zur Seite legst, fehlen dir nur in Runde 1. Zwei, die du ohnehin nicht bieten würdest, kosten dich nichts.',
    'two-bids':
      'Die erste Karte, die du drückst, ist dein Bauerngebot, die zweite dein Händlergebot. Drück einen der beiden Plätze, um ihn zu ändern.',
    blocked:
      'Deine beiden Gebote der letzten Runde sind jetzt gesperrt. Auch die der anderen hängen über dem Stand: Sie bieten sie nicht gegen dich.',
    'last-market': 'Nach diesem Markt entscheiden Münzen nur noch Gleichstände. Was du behältst, ist fast nichts wert.',
    debt: 'Deine Schulden bleiben bis zum Ende, ein Punkt für jede Münze. Spätere Münzen tilgen sie nicht.',
    poor: 'Wenig Münzen? Ein hohes Bauerngebot bringt dir, was der erste Händler zahlt. Lass die anderen einmal um die Marker streiten.',
    'steep-market': 'Hier bekommt fast alles der erste Händler. Werde Erster, oder biete wenig und verdiene als Bauer.',
    'level-market': 'Hier bringen die Plätze fast dasselbe. Ein niedriges Händlergebot spart Münzen für einen steileren Markt.',
    'trader-marker': 'Du hast den Händlermarker: Unter gleichen Händlergeboten stehst du vorn, unter gleichen Bauerngeboten hinten.',
    'farmer-marker': 'Du hast den Bauernmarker: Unter gleichen Bauerngeboten stehst du vorn, unter gleichen Händlergeboten hinten.',
    rich: 'Du bist reich. Steh in beiden Reihen vorn, dann kommt dein Händlergebot gleich zu dir zurück.',
  },
  captions: {
    start:
      'Ein Tisch zu dritt vor der ersten Runde: der jetzige und der künftige Markt, beide Reihen noch leer. Die kleinen runden Zeichen zeigen, wer den Bauernmarker und wer den Händlermarker hat.',
    bid: 'Lan hat 3 als Bauer und 4 als Händler geboten. Ihre Karten liegen verdeckt, bis auch Emil und Hoa gewählt haben.',
    rows: 'Oben die Händler: Lan 12, Emil 10, Hoa 9. Unten die Bauern: Emil 13, Lan 3, Hoa 1. Jede Reihe läuft von hoch nach niedrig.',
    pay: 'Die Bauerngebote 13, 3 und 1 ergeben einen Topf von 17: von links 6, 6 und 5. Dann zahlt Lan an Emil 12, Emil an Lan 10, und Hoa, in beiden Reihen hinten, zahlt sich selbst.',
    award: 'Ein Bonus zu dritt: über den Reihen 4 Marker für den ersten Händler und je 2 für die anderen.',
    next: 'Runde 2: Lans Gebote der Runde davor, 3 und 4, sind gesperrt. Die Karten, die sie zur Seite gelegt hatte, sind zurück.',
  },
}

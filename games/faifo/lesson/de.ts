import type { LessonText } from '@fairground/kernel'

export const de: LessonText = {
  notes: {
    welcome: {
      say: 'Willkommen in Faifo, dem alten Hafen von Hội An. Du führst eine Gilde, Emil und Hoa auch. Nach jeder Runde gewinnt die vollste Börse einen Vertrag; fünf Verträge beenden das Spiel, und wer dann die meisten hat, gewinnt.',
    },
    hand: {
      say: 'Unten liegen deine Karten: drei Händler und zwei Schiffe. Die Zahl in der Laterne ist der Name eines Händlers, sein Ansehen von 1 bis 15. Unter dem Tier steht, was er als bester Name eines Zuges bringt und was als zweitbester.',
    },
    'first-ship': {
      say: 'In jedem Zug legen alle eine Karte verdeckt, dann wird gemeinsam aufgedeckt. Zuerst werden Schiffe bezahlt: Eines allein bringt 5 Münzen, zwei je 1, ab drei nichts. Du hast zwei der fünf Schiffe. Lege ein Schiff.',
      wrong: 'Diese Karte brauchen wir bald. Sieh dir erst an, was ein einzelnes Schiff kann: Lege eines deiner Schiffe.',
    },
    'alone-in-port': {
      say: 'Dein Schiff war allein im Hafen: 5 Münzen. Hoas Affe (12) hatte den besten Namen und brachte 3. Bei nur zwei Händlern gibt es keinen Lohn für den zweiten.',
    },
    lowest: {
      say: 'Und nun der Kniff: Der niedrigste Name nutzt seine Fähigkeit. Das war Emils Schaf (10). Alle Börsen wurden gezeigt, Emils war die kleinste, und so gewann das Schaf Vertrag 5. Eine niedrige Karte ist keine schlechte Karte!',
    },
    snake: {
      say: 'Hohe Namen verdienen, der niedrigste trickst. Deine Schlange (8) kann beides: Als bester Name bringt sie 3, als niedrigster nimmt sie eine halbe Börse. Tippe eine Karte an, um mehr zu lesen. Dann lege die Schlange.',
      wrong: 'Noch nicht. Bei Emil und Hoa gibt es jetzt etwas zu holen, und die Schlange kann eine halbe Börse nehmen. Lege die Schlange.',
    },
    'half-a-purse': {
      say: 'Die Schlange ist der niedrigste Name: Umgarnen! Diesmal war Hoas Schiff allein, Hoa hat also 13 Münzen und Emil 8. Du nimmst die Hälfte, abgerundet. Wähle Hoa.',
      wrong: 'Die Hälfte von Emils 8 Münzen wären 4, die Hälfte von Hoas 13 sind 6. Wähle Hoa.',
    },
    counting: {
      say: 'Sechs Münzen: Du hast jetzt 16. Die anderen Börsen sind wieder verhüllt, aber jede Münze wechselt vor aller Augen den Besitzer. Wer mitzählt, kennt sie alle.',
    },
    'second-ship': {
      say: 'Du führst mit 16 Münzen zu 8 und 7, also nur Mut. Fünf Schiffe sind im Spiel, zwei wurden gelegt, eines hast du: Emil und Hoa können noch je eines haben. Lege dein Schiff und sieh, was passiert.',
      wrong: 'Vernünftig gedacht, aber Ratte und Hund heben wir uns für den letzten Zug auf. Lege dein Schiff.',
    },
    crowd: {
      say: 'Alle hatten dieselbe Idee. Drei Schiffe drängen sich im Hafen, und niemand verdient etwas; ohne Händler gibt es auch keine Fähigkeit. Das kommt vor, und du führst noch immer.',
    },
    dog: {
      say: 'Der letzte Zug. Schiffe hat niemand mehr, und die Ratte (1) wäre sicher die niedrigste: Sie spielt um eine halbe Börse, vielleicht um deine. Der Hund (14) hat den besten Namen, falls nicht die Katze (5) kommt. Lege den Hund.',
      wrong:
        'Die Ratte spielt Schere, Stein, Papier um eine halbe Börse; verlierst du, kostet es dich 8 Münzen. Der Hund riskiert höchstens 3. Lege den Hund.',
    },
    fallen: {
      say: 'Da ist die Katze. Neben dieser Rivalin fiel der Hund auf 0: kein Lohn, und als niedrigster musste er seine Fähigkeit nutzen, Wohltätigkeit, für 3 Münzen. Naga (6) und Katze (5) waren nun die besten Namen und brachten je 2.',
    },
    'first-contract': {
      say: 'Die Runde ist vorbei: du 13 Münzen, Emil 10, Hoa 9. Die vollste Börse nimmt den obersten Vertrag, die 7 gehört dir! Mehr Münzen, als der nächste Vertrag zeigt, behält niemand: Das sind 9, du hast also 4 zurückgegeben.',
    },
    'ship-aside': {
      say: 'Runde zwei. Nur zu dritt legen zuerst alle eine Karte beiseite; vor Runde eins ist das schon geschehen. Schlange und Hund sind nicht dabei, also sind alle fünf Schiffe verteilt: eines bei dir und vier bei den anderen. Dein Schiff wäre selten allein. Lege das Schiff beiseite.',
      wrong: 'Deine Händler haben gute Fähigkeiten, dein Schiff aber träfe auf vier andere. Lege das Schiff beiseite.',
    },
    tiger: {
      say: 'Jetzt hast du bescheidene Namen, und die wollen die niedrigsten sein. Der Tiger (3) nimmt dann allen anderen 1 Münze ab, und 2, wenn jemand einen Vertrag hat wie Emil. Lege den Tiger.',
      wrong: 'Auch diese Karte kommt noch dran. Beginne mit dem Tiger: Er ist niedrig, und Emils Vertrag macht ihn wertvoller.',
    },
    fee: {
      say: 'Der niedrigste, wie geplant: Emil zahlte 2 und Hoa 1. Emils Henne (13) brachte als bester Name 4, Hoas Affe (12) als zweiter 2. Die Karten bleiben liegen, bis die Runde vorbei ist. Behalte den Affen im Auge!',
    },
    goat: {
      say: 'Der Affe bringt einen Vertrag, und deine Ziege (11) darf jede Fähigkeit nutzen, die offen liegt: als niedrigster oder einziger Name. Sonst verdient sie immerhin. Die Hälfte der acht fremden Karten sind Schiffe. Lege die Ziege.',
      wrong: 'Das ginge auch, aber jetzt liegt der Affe da, und die Ziege kann sich seine Fähigkeit ausleihen. Lege die Ziege.',
    },
    favour: {
      say: 'Zwei Schiffe teilen sich den Hafen und bringen je 1. Die Ziege ist der einzige Händler, also höchster und niedrigster zugleich: Sie brachte 3 und bittet nun um einen Gefallen. Wähle auf dem Tisch den Affen.',
      wrong: 'Der Tiger brächte 3 Münzen, und die Henne hat gar keine Fähigkeit. Der Affe bringt einen Vertrag: Wähle den Affen.',
    },
    'second-contract': {
      say: 'Ein Vertrag mitten in der Runde: Die 9 gehört dir, du hast jetzt zwei. Emil und Hoa bekamen dafür je 1 Münze von der Bank. Als Nächstes kommt Vertrag 11.',
    },
    buffalo: {
      say: 'Einen Namen unter 2 hat außer dir niemand: Die Ratte ist auf deiner Hand. Der Büffel (2) wird also sicher der niedrigste, und die Glückssträhne bringt 4 Münzen von der Bank. Lege den Büffel.',
      wrong: 'Der Büffel ist eine sichere Sache: der niedrigste von allen, die kommen können, und 4 Münzen. Lege den Büffel.',
    },
    'close-race': {
      say: 'Vier Münzen. Aber Hoas Schiff war allein und brachte 5, und Emils Pferd brachte 3. Es steht 19 für dich, 17 für Hoa und 16 für Emil, und ein Zug bleibt noch.',
    },
    naga: {
      say: 'Die Naga (6) legt als niedrigster Name einen Händler aus deiner Hand hin und nutzt seine Fähigkeit; dann nimmst du einen, der vor einem Gegner liegt. Von den unbekannten ist nur die Katze (5) niedriger. Lege die Naga.',
      wrong: 'Behalte die Ratte noch einen Augenblick: Die Naga bringt auch sie ins Spiel. Lege die Naga.',
    },
    introduce: {
      say: 'Es hat geklappt, und keinen Moment zu früh: Es steht 19 für dich, 19 für Emil und 22 für Hoa. Die Ratte ist dein letzter Händler, also stellt die Naga sie vor. Beim Namensvergleich zählt sie nicht. Lege die Ratte hin.',
    },
    challenge: {
      say: 'Die Ratte spielt Schere, Stein, Papier um die halbe Börse dessen, der verliert. Hoa hat mehr, muss nach dieser Runde aber ohnehin alles über 13 abgeben. Emil hat einen Vertrag, also halte Emil knapp. Fordere Emil heraus.',
      wrong:
        'Hoa hat 22, aber alles über 13 geht nach dieser Runde an die Bank. Emil trifft es mehr, und Emil hat einen Vertrag. Fordere Emil heraus.',
    },
    throw: {
      say: 'Beide wählen geheim. In einem eigenen Spiel liest du die Gedanken der anderen; hier habe ich schon nachgesehen. Zeige Schere.',
      wrong: 'Im echten Spiel kann jedes Zeichen gewinnen. Diese Stunde ist geprobt: Zeige Schere.',
    },
    draw: {
      say: 'Schere und Schere: unentschieden, also noch einmal. Nach drei Unentschieden würde eine Münze geworfen. Bleib dabei und zeige wieder Schere.',
      wrong: 'Vertrau mir noch einmal: Zeige Schere.',
    },
    take: {
      say: 'Schere schneidet Papier! Die Hälfte von Emils 19 Münzen, 9, gehört dir. Nun nimmt die Naga einen fremden Händler vom Tisch. Gespielt wird er nicht mehr, aber bei Gleichstand zählt die höchste letzte Karte. Nimm die Henne (13).',
      wrong: 'Die letzte Karte zählt nur bei Gleichstand, und da gewinnt die höchste Zahl. Nimm die Henne (13).',
    },
    'third-contract': {
      say: 'Du hast 28 Münzen, Hoa 22, Emil 10: Vertrag 11 ist dein dritter. Aber die Grenze liegt jetzt bei 13, und 15 deiner Münzen gingen an die Bank. Ein Vorsprung von einer Münze gewinnt so gut wie einer von zehn.',
    },
    farewell: {
      say: 'Nun weißt du, wie ein Hafen geht: Schiffe allein, beste Namen, und der niedrigste mit seinem Kniff. Alle anderen Fähigkeiten stehen auf ihren Karten: Zeig auf eine oder drücke sie lange. Zu viert und zu fünft legt niemand eine Karte beiseite, und vier oder drei Verträge genügen. Möge dein Schiff allein im Hafen sein!',
    },
  },
  chapters: { harbour: 'Ein erster Zug', tricks: 'Der niedrigste Name', humble: 'Kleine Namen', chains: 'Fähigkeiten in Ketten' },
  tips: {
    discard: 'Nur zu dritt: Lege beiseite, was dir am wenigsten nützt. Sieh nach, welche Rivalen und Schiffe damit die ganze Runde fehlen.',
    lay: 'Die besten Namen bringen Münzen, der niedrigste seine Fähigkeit. Rate, was die anderen legen, und ziele auf ein Ende.',
    target: 'Börsen sind verhüllt, aber im Verlauf steht jede Münze. Meist ist die vollste Börse die beste Wahl.',
    throw: 'Wer verliert, zahlt die Hälfte der eigenen Börse. Ein Unentschieden wird wiederholt; nach dreien entscheidet eine Münze.',
    name: 'Jeder Händler, der hier steht, ist auf einer fremden Hand: Ein Ruf wird immer beantwortet.',
    favor: 'Du darfst die Fähigkeit jedes Händlers auf dem Tisch nutzen, aus jedem Zug dieser Runde, als hättest du ihn gelegt.',
    place: 'Der hingelegte Händler wird sofort genutzt und zählt beim Vergleich der Namen nicht mit. Danach nimmst du einen fremden.',
    take: 'Alle sehen, was du nimmst. Im letzten Zug entscheidet die Karte nur noch einen Gleichstand: Die höchste Zahl gewinnt.',
    ordered: 'Jemand hat einen Händler von dir gerufen. Er muss in diesem Zug liegen, und alle wissen es.',
    'last-turn':
      'Der letzte Zug der Runde: Eine Karte bleibt auf der Hand. Sind die vollsten Börsen gleich, nimmt die höchste den Vertrag.',
    limit: 'Was über der Zahl auf dem obersten Vertrag lag, ging an die Bank. Ein kleiner Vorsprung gewinnt die Runde genauso.',
    ship: 'Ein Schiff allein bringt am meisten. Zähle die Schiffe, die schon lagen oder fehlen: Je weniger bleiben, desto besser für deines.',
    rival: 'Du hast einen Händler, dessen Name neben einem Rivalen auf fremder Hand auf 0 fällt. Tippe die Karte an: Dort steht, wer.',
    'contract-by-skill':
      'Eine Fähigkeit hat einen Vertrag gebracht. Mit jedem Vertrag, der weggeht, steigt die Grenze für die nächste Runde.',
    nearly: 'Jemandem fehlt nur noch ein Vertrag. Das Spiel endet aber erst mit der Runde, und dann gewinnen die meisten Verträge.',
  },
  captions: {
    deal: 'Zu dritt: Die zwei aufgedeckten Karten und die drei beiseitegelegten stehen unter dem Tisch. Alle haben jetzt fünf Karten.',
    money:
      'Die dritte Runde beginnt, oben liegt Vertrag 13. Du hattest am Ende der Runde davor 28 Münzen und behältst 13; Hoa hatte 22 und behält 13; Emil hatte 10 und behält 10.',
    turn: 'Emil und Hoa haben ihre Karten verdeckt gelegt. Sobald auch deine liegt, werden alle drei aufgedeckt.',
    ships:
      'Zwei Schiffe in einem Zug: Emil und Hoa verdienen je 1 Münze. Die Ziege ist der einzige Händler, also bringt sie ihren ersten Lohn und nutzt ihre Fähigkeit.',
    rivals:
      'Der erste Zug dieser Runde: Neben dem Büffel fiel der Affe auf 0. So hatte das Schaf den besten Namen und brachte 3, der Büffel den zweiten und brachte 1. Der Affe, nun der niedrigste, gewann einen Vertrag.',
    names:
      'Der erste Zug dieser Runde: Die Henne (13) hatte den besten Namen und brachte 4, der Affe (12) den zweiten und brachte 2. Der Tiger (3), der niedrigste, kassierte sein Schutzgeld.',
    skill: 'Die Schlange (8) hat den niedrigsten Namen und nutzt ihre Fähigkeit; wem sie gehört, wählt, wessen Börse halbiert wird.',
    skills: 'Die Katze ruft einen Händler. Gerufen werden kann nur, wer weder offen noch beiseite liegt noch auf der eigenen Hand ist.',
    chains:
      'Die Naga hatte den niedrigsten Namen; aus der Hand wurde die Ratte hingelegt und genutzt. Jetzt wird einer der Händler genommen, die vor Emil oder Hoa liegen.',
    round:
      'Der letzte Zug: Von zwei Karten wird eine gespielt. Danach waren die Börsen gleich, 24 zu 24, und das übrige Pferd schlug Hoas Büffel.',
    end: 'Das Ende der vierten Runde: fünf Verträge gegen einen und einen. Im letzten Zug war der Drache als einziger Händler auch der niedrigste.',
  },
}

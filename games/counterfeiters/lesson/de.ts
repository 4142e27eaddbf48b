import type { LessonText } from '@fairground/kernel'

export const de: LessonText = {
  notes: {
    welcome: {
      say: 'Willkommen in Miami. Du druckst Blüten und machst echtes Geld daraus. Wer am meisten echtes Geld hat, wenn die Polizei kommt, gewinnt, und ein Rivale will dasselbe.',
    },
    screen: {
      say: 'Hinter deinem Sichtschirm hast du 20 $ Bargeld, noch keine Blüten und einen leeren Umschlag. Deine Karten liegen offen: eine Druckerpresse und Papier. Jede Runde setzt du drei Handlanger, abwechselnd mit deinem Rivalen, und du beginnst.',
    },
    market: {
      say: 'Die Reihe oben ist der Schwarzmarkt. Der Preis gehört zum Feld, und ganz rechts ist er am kleinsten: eine zweite Presse für 10 $! Drück auf dieses Feld und bestätige.',
      wrong:
        'Erlaubt wäre das. Aber mit einer Presse druckst du jedes Mal nur zwei Scheine, also erst das Schnäppchen: die Presse für 10 $.',
    },
    print: {
      say: 'Die Presse gehört dir für immer. Dein Rivale hat einen Diner gekauft; was der tut, siehst du noch. Jetzt wird gedruckt, zwei Scheine je Presse. Geh in die Druckerei zu Presse 1, der ohne Mütze.',
      wrong:
        'Erst brauchst du Scheine, sonst gibt es nichts zu verkaufen. Nimm Presse 1; an Presse 2 hängt eine Mütze, und eine Mütze bewegt die Polizei.',
    },
    stars: {
      say: 'Vier Scheine mit einem Stern. Sterne sind deine verschiedenen Zutaten, Tinte, Papier und Hologramm, und bisher hast du nur Papier. Dein Rivale hat die Sonnenbrille aufgesetzt und beginnt die nächste Runde.',
    },
    supermarket: {
      say: 'Am Ende sind Blüten nichts wert, also bring sie unter die Leute. Der Supermarkt gibt echte 50 $ je Schein, für bis zu drei. An seiner Kasse hängt eine Mütze, die Polizei macht also einen Schritt. Geh trotzdem hin.',
      wrong: 'Du hast vier Blüten, und niemand zahlt mehr dafür als der Supermarkt: 50 $ das Stück. Geh dorthin.',
    },
    'three-notes': {
      say: 'Zieh drei Scheine aus deinem Fächer, mit + oder indem du darüberstreichst, und gib sie ab.',
      wrong: 'Weniger Scheine bringen weniger, und der Handlanger ist trotzdem verbraucht. Gib drei ab.',
    },
    hats: {
      say: '150 $ für drei Fetzen Papier! Das war eine Mütze, und dann hat dein Rivale auch eine benutzt: Die Polizei ist zwei Schritte weiter auf ihrer Straße. Nach noch zwei Schritten wartet der Pate.',
    },
    'round-end': {
      say: 'Alle Handlanger sind gespielt: Die Runde ist vorbei, und sie kommen heim. Die Karten rutschen nach rechts, links kommen neue. Was niemand kauft, wird billiger, bis es in der Tonne landet.',
    },
    hologram: {
      say: 'Dein Rivale war schnell und hat die Presse für 10 $. Für 30 $ gibt es ein Hologramm, und die sind selten. Mit einer zweiten Zutat haben alle neuen Scheine ★★. Kauf es.',
      wrong: 'Auch gut, aber eine zweite Zutat lohnt sich bei jedem Schein, den du noch druckst. Kauf das Hologramm für 30 $.',
    },
    tax: {
      say: 'Im Finanzamt bringt jeder Schalter 30 $. Mit dem der Sonnenbrille beginnst du auch die nächste Runde, und er hat keine Mütze. Geh dorthin.',
      wrong: 'Wer eine Runde beginnt, hat überall die erste Wahl, und das brauchst du bald. Nimm den Schalter mit der Sonnenbrille.',
    },
    'second-press': {
      say: 'An Presse 1 steht dein Rivale, und jedes Feld wird einmal je Runde genutzt. Presse 2 ist frei, hat aber eine Mütze. Der Pate ist zwei Schritte entfernt, einer geht also noch gut: Druck dort.',
      wrong: 'Du hast nur einen alten Schein zum Verkaufen. Vier neue mit ★★ sind einen Schritt der Polizei wert: Presse 2.',
    },
    'godfather-ahead': {
      say: 'Jetzt wird es eng: Noch eine Mütze, und die Polizei ist beim Paten. Dann zahlen ihm alle die Hälfte ihres Bargelds. Du hast 160 $ auf der Hand. Wie gut, dass du diese Runde beginnst.',
    },
    airport: {
      say: 'Was in der Karibik liegt, findet er nicht. Ohne eigenen Jet fliegst du Linie, für 30 $. Geh zum Flughafen.',
      wrong: 'Denk an deine 160 $: Die nächste Mütze, deine oder die deines Rivalen, halbiert sie. Flieg zuerst.',
    },
    envelope: {
      say: 'Leg so viel weg, wie du willst; niemand sieht, wie viel. Kaufen kannst du damit aber nichts, also behalte 40 $ für den Markt. Stell Regler oder Zahl auf 90 $ und flieg.',
      wrong: 'Fast: 40 $ bleiben für den nächsten Einkauf auf der Hand, also kommen 90 $ in den Umschlag.',
    },
    diner: {
      say: 'Auch dein Rivale hat jetzt ein Hologramm. Du nimmst einen Diner: Am Ende jeder Runde macht er aus einer deiner Blüten, gut oder schlecht, echte 50 $. Kauf ihn für 30 $.',
      wrong: 'Von allem, was du jetzt verkaufst, nimmt der Pate die Hälfte. Ein Diner arbeitet jede Runde für dich: Kauf ihn für 30 $.',
    },
    'call-him': {
      say: 'Du hast 10 $ auf der Hand, und wer mitgezählt hat, weiß: dein Rivale 50 $. Lass den Paten also jetzt kommen: Du hast fast nichts zu verlieren, und Blüten interessieren ihn nicht. Druck an Presse 2, der mit der Mütze.',
      wrong: 'Wenn du wartest, kommt er, wenn du reich bist. Jetzt ist der Moment: Druck an Presse 2.',
    },
    collected: {
      say: 'Die Hälfte, auf volle Zehner aufgerundet: Deine letzten 10 $ sind weg, dein Rivale zahlt 30 $. Nach den 90 $ in deinem Umschlag und deinen neun Blüten hat niemand gefragt.',
    },
    'worst-note': {
      say: 'Die Runde ist vorbei, und dein Diner möchte einen Schein. Er zahlt für jeden 50 $, also gib ihm den schlechtesten: den mit einem Stern.',
      wrong: 'Der Diner würde ihn nehmen, aber ein ★★ bringt anderswo mehr. Gib ihm den ★.',
    },
    'third-printer': {
      say: 'Runde 4. Dein Rivale hat eine Presse gekauft, und eine liegt noch da, für 40 $. Deine acht Scheine können warten, die Presse nicht. Kauf sie.',
      wrong: 'Deine Scheine laufen nicht weg, die Presse vielleicht schon. Kauf sie für 40 $.',
    },
    receiver: {
      say: 'Jetzt verkaufst du einen ganzen Stapel. Der Hehler nimmt bis zu acht Scheine auf einmal: 20 $ für ★, 30 $ für ★★, 40 $ für ★★★, und alle zum Kurs des schlechtesten. Geh zu Tür 1, sie hat keine Mütze.',
      wrong: 'Der Supermarkt nähme drei deiner acht und bewegt die Polizei. Mit einem Stapel gehst du zum Hehler, Tür 1.',
    },
    seven: {
      say: 'Acht Scheine brächten 240 $. Aber für einen zahlt dein Diner heute Abend 50 $, mehr als die 30 $ des Hehlers. Behalte also einen und gib sieben ab.',
      wrong: 'Zähl noch einmal: Ein Schein bleibt für den Diner, sieben gehen an den Hehler.',
    },
    jet: {
      say: 'Du hast 220 $ auf der Hand, und der nächste Pate ist drei Schritte entfernt. Mit einem Privatjet fliegst du umsonst, von einem Flugplatz, den nur Jetbesitzer nutzen. Kauf ihn für 40 $.',
      wrong: 'Tickets gehen ins Geld, und ein Flughafen ist wenig für zwei. Kauf den Privatjet für 40 $.',
    },
    bin: {
      say: 'Das Papier über der Tonne wollte niemand, also ist es weg. Dein Diner hat deinen letzten Schein in 50 $ getauscht; bei einer einzigen Sorte gab es nichts zu wählen.',
    },
    ink: {
      say: 'Tinte für 10 $, deine dritte Zutat! Von nun an druckst du ★★★. Kauf sie.',
      wrong: 'Ein dritter Stern auf jedem Schein, für 10 $: Mehr ist hier nichts wert. Kauf die Tinte.',
    },
    'three-stars': {
      say: 'Acht Scheine mit ★★★ haben deinem Rivalen gerade 320 $ gebracht. Das willst du auch. Du hast drei Pressen: Druck sechs Scheine an Presse 1.',
      wrong: 'Du hast im Moment gar keine Scheine. Druck zuerst, an Presse 1.',
    },
    airfield: {
      say: 'Die Polizei ist zwei Schritte vor dem Paten, und du hast 220 $ auf der Hand. Dein Jet steht bereit: Geh zum Flugplatz.',
      wrong: 'Zwei Mützen, und die Hälfte deiner 220 $ ist weg. Bring sie mit dem Jet in Sicherheit, es kostet nichts.',
    },
    'keep-forty': {
      say: 'Denk wieder an den nächsten Einkauf: Behalte 40 $ und leg 180 $ in den Umschlag.',
      wrong: 'Lass 40 $ für den Schwarzmarkt auf der Hand: 180 $ kommen in den Umschlag.',
    },
    'diner-again': {
      say: 'Der Diner möchte seinen Schein. Deine haben alle ★★★, also gibt es diesmal keine Wahl: Tausch einen.',
    },
    lawyer: {
      say: 'Dein Rivale hat einen Lottoschein gekauft; er zahlt am Ende 150 $. Du nimmst den Staranwalt für 40 $: Wenn alles vorbei ist, verschafft er einem deiner Handlanger noch einen Auftritt.',
      wrong: 'Dein Rivale hat viel Bargeld und hätte den Anwalt auch gern. Kauf ihn jetzt, für 40 $.',
    },
    'investigation-ahead': {
      say: 'Einen Schritt weiter ermittelt die Polizei: Dann kennt der Supermarkt Scheine mit einem Stern. Davon hast du keine. Druck an Presse 2.',
      wrong: 'Dein Rivale häuft Scheine an, du musst mithalten. Presse 2 ist frei, und ihre Mütze schadet dir jetzt nicht.',
    },
    investigation: {
      say: 'Von nun an lehnt der Supermarkt ★ ab. Zwei Ermittlungen kommen noch, für ★★ und für ★★★. Der Hehler nimmt bis zum Schluss alles.',
    },
    hidden: {
      say: 'Dein Rivale hat den Paten kommen sehen und ist geflogen. Wie viel er weggebracht hat, weiß nur er. Die Jalousie steht für den Sichtschirm: Was andere haben, weißt du nur, wenn du mitgezählt hast.',
    },
    'poor-again': {
      say: 'Der Pate ist einen Schritt entfernt, du hast nur 50 $ auf der Hand, und ein großer Verkauf steht bevor. Also soll er vorher kommen. Der einfache Schalter im Finanzamt bringt 30 $, und seine Mütze bringt ihn.',
      wrong: 'Verkauf zuerst, und er nimmt die Hälfte. Hab ihn lieber hinter dir: der Schalter mit der Mütze.',
    },
    'found-little': {
      say: 'Er nahm 40 von deinen 80 $, und die 270 $ in deinem Umschlag hat er nicht gefunden. Gib jetzt dem Diner einen Schein; dann beginnt Runde 7.',
    },
    stock: {
      say: 'Dein Rivale hat wieder acht Scheine verkauft, durch die Tür mit der Mütze: noch fünf Schritte bis zum Ende. Du hast zehn Scheine. Druck sechs weitere an Presse 1, solange sie frei ist.',
      wrong: 'Bald. Aber diese Presse mag dein Rivale auch, und sie hat keine Mütze: Druck zuerst an Presse 1.',
    },
    strike: {
      say: 'Streik! Solange die Polizei hier steht, fliegt niemand, weder Jet noch Linie. Dein Rivale sitzt mit viel Bargeld fest.',
    },
    sell: {
      say: 'Die nächste Mütze bringt den Paten noch nicht, also ist es ein guter Moment zum Verkaufen. Geh zum Hehler, Tür 1.',
      wrong: 'Du hast sechzehn Scheine, und Tür 1 ist frei und ohne Mütze. Verkauf dort.',
    },
    eight: {
      say: 'Acht Scheine mit ★★★ sind 320 $, und für den Diner bleiben genug. Gib acht ab.',
      wrong: 'Acht nimmt er auf einmal, und du hast sechzehn. Gib ab, so viel er nimmt.',
    },
    'end-strike': {
      say: 'Du hast 410 $ auf der Hand, und der Pate ist zwei Schritte entfernt. Damit du nächste Runde fliegen kannst, muss die Polizei vom Streik weg. Nimm 30 $ am einfachen Schalter: Seine Mütze schickt sie weiter.',
      wrong: 'Solange die Polizei dort steht, können deine 410 $ nicht fliegen. Die Mütze des einfachen Schalters schickt sie weiter.',
    },
    'two-stars-known': {
      say: 'Der Streik ist vorbei, und die zweite Ermittlung hat dem Supermarkt ★★ gezeigt. Zuerst bekommt dein Diner seinen Schein.',
    },
    'last-flight': {
      say: 'Runde 8. Dein Rivale ist zuerst geflogen, der Flughafen ist besetzt. Gut, dass du einen Jet hast: Geh zum Flugplatz.',
      wrong: 'Du hast 490 $ auf der Hand, und gleich die nächste Mütze bringt den Paten. Flieg.',
    },
    'all-in': {
      say: 'Kaufen musst du nichts mehr. Leg alles weg: 490 $.',
      wrong: 'Jeder Dollar auf der Hand ist jetzt in Gefahr. Leg alle 490 $ in den Umschlag.',
    },
    'nothing-found': {
      say: 'Dein Rivale hat verkauft und den Paten gleich mitgebracht: Die Hälfte ist weg, und du hast nichts gezahlt. Nun kommt er nur noch am Ende der Straße. Verkauf deine sieben Scheine an Tür 1.',
      wrong: 'Deine Scheine sind nichts wert, wenn du sie nicht verkaufst, und es bleibt wenig Zeit. Geh zum Hehler, Tür 1.',
    },
    'all-seven': {
      say: 'Alle sieben, für 280 $. Du druckst neue, und der Anwalt findet einen Weg, sie zu verkaufen.',
      wrong: 'Behalte diesmal keinen: Gib alle sieben ab.',
    },
    'end-it': {
      say: 'Sieh an: Dein Rivale hat keinen Handlanger mehr, aber einen Stapel unverkaufter Scheine. Du hast noch einen, und bis zum Ende ist es ein Schritt. Druck an Presse 2: Die Mütze beendet das Spiel, und deine Scheine warten auf den Anwalt.',
      wrong: 'Endet erst die Runde, verkauft dein Rivale weiter. Mach jetzt Schluss: Druck an Presse 2.',
    },
    'at-the-door': {
      say: 'Die Polizei steht vor der Tür. Das letzte Feld ist auch ein Pate: Er nahm 140 von deinen 280 $ und die Hälfte von deinem Rivalen. Wer noch einen Handlanger hätte, dürfte ihn jetzt setzen, aber niemand hat einen. Also haben die Anwälte das Wort.',
    },
    lift: {
      say: 'Dein Staranwalt darf einen deiner Handlanger aufheben und noch einmal setzen. Nimm den beim Hehler, damit dessen Tür frei wird.',
      wrong: 'Beide Türen des Hehlers sind besetzt. Nimm deinen eigenen Handlanger von dort, dann kannst du noch einmal verkaufen.',
    },
    'same-door': {
      say: 'Er darf an dieselbe Tür zurück, die er verlassen hat. Mützen bewirken nichts mehr. Geh zu Tür 1.',
      wrong: 'Du hast sechs Scheine zu verkaufen, und der Supermarkt kennt inzwischen alle Sorten. Geh zurück zum Hehler, Tür 1.',
    },
    five: {
      say: 'Ganz am Ende arbeiten die Diner noch einmal. Behalte einen Schein für deinen und gib fünf ab, für 200 $.',
      wrong: 'Ein Schein für den Diner, zu 50 $; die anderen fünf für den Hehler.',
    },
    result: {
      say: '1150 $ zu 1100 $: Du gewinnst! Der Lottoschein deines Rivalen zahlte 150 $, aber unverkaufte Scheine zahlen nichts. Ohne die letzten 200 $ des Anwalts hättest du verloren.',
    },
    farewell: {
      say: 'Das war alles von Counterfeiters. Zu dritt oder zu viert gibt es mehr Felder, mehr Karten und eine längere Straße. Achte auf die Mützen, und sei arm, wenn der Pate kommt.',
    },
  },
  chapters: { money: 'Das erste Geld', godfather: 'Der Pate', business: 'Größere Geschäfte', police: 'Die Polizei', end: 'Das Ende' },
  tips: {
    draft: 'Jede Verbesserung gilt einmal, in einem deiner Züge. Du bekommst zwei.',
    lawyer: 'Nimm einen Handlanger, dessen Feld sich noch einmal lohnt: Er darf dorthin zurück oder auf jedes andere freie Feld.',
    envelope:
      'Geld in der Karibik ist vor dem Paten sicher und zählt am Ende, bezahlt aber nichts. Behalte auf der Hand, was du ausgeben willst.',
    diner: 'Diner zahlen für jeden Schein gleich viel. Gib ihnen die schlechtesten.',
    supermarket: 'Der Supermarkt zahlt für gute und schlechte Scheine 50 $. Bring hier die schlechten unter, solange er sie nimmt.',
    receiver: 'Der Hehler zahlt für alle den Kurs des schlechtesten. Ein paar schlechte wegzulassen kann mehr bringen.',
    'last-henchman': 'Der Pate ist zum letzten Mal bezahlt: Was du jetzt verdienst, bleibt dir. Mützen bewirken nichts mehr.',
    strike: 'Streik: Niemand fliegt, bis eine Mütze die Polizei weiterschickt.',
    godfather: 'Die nächste Mütze bringt den Paten, der von allen die Hälfte des Bargelds nimmt. Gib es vorher aus oder flieg es weg.',
    detected: 'Einige deiner Scheine kennt der Supermarkt schon. Der Hehler und deine Diner nehmen sie noch.',
    airfield: 'Mit deinem Privatjet fliegst du vom Flugplatz umsonst.',
    hat: 'Ein Feld mit Mütze bewegt nach seiner Aktion die Polizei einen Schritt. Sieh auf der Straße nach, was sie dort erwartet.',
    market:
      'Preise gehören zu den Feldern. Am Ende der Runde rutschen die Karten nach rechts und werden billiger; die über einer Tonne fliegen raus.',
    sunglasses: 'Mit dem Schalter der Sonnenbrille beginnst du die nächste Runde und hast überall die erste Wahl.',
  },
  captions: {
    aim: 'Das Ende eines Spiels: Bargeld und Umschläge liegen offen, und 1150 $ schlagen 1100 $. Blüten, die übrig sind, zählen nichts.',
    start:
      'Der Anfang zu zweit: Jeder hat eine Druckerpresse, eine Zutat und drei Handlanger, und die Polizei steht am Anfang ihrer Straße.',
    turn: 'Jeder hatte zwei Züge. Vier Handlanger stehen auf vier Feldern; die sind bis zum Ende der Runde zu.',
    market: 'Die zweite Runde: Die Karten sind nach rechts gerutscht, und die für 10 $, über der Tonne, ist gerade gekauft worden.',
    cards:
      'Jede Karte sagt, was sie tut: Ein Diner macht aus 1 Blüte 50 $, ein Jet fliegt für 0 $. Der Lottoschein und der Staranwalt sind gerade gekauft; was jemand besitzt, liegt offen beim Namen.',
    print: 'Drei Pressen und drei verschiedene Zutaten: Wer hier druckt, bekommt sechs Scheine mit ★★★.',
    supermarket: 'Nach der ersten Ermittlung ist ein Stern durchgestrichen: Zwei und drei nimmt der Supermarkt noch.',
    receiver: 'Beim Hehler, mit acht Scheinen ★★: Alle acht brächten 240 $.',
    tax: 'Der Schalter mit der Sonnenbrille ist besetzt. Wer dort steht, beginnt die nächste Runde.',
    flight: 'Auf dem Flugplatz mit 220 $ auf der Hand und 90 $ im Umschlag: Nun darf jeder Betrag in eine Richtung gehen.',
    police:
      'Die Polizei steht auf dem Streik, beide Flüge sind gesperrt. Vor ihr liegen eine Ermittlung, der Pate, noch eine Ermittlung und das Ende.',
    round: 'Das Ende einer Runde: Die Karte über der Tonne ist weg, die Reihe ist nachgerutscht, und nun sind die Diner dran.',
    end: 'Der Staranwalt hat einen Handlanger aufgehoben. Er darf auf jedes freie Feld, auch an die Tür des Hehlers, von der er kommt.',
    hidden:
      'Dein Geld liegt vor dir; was der Rivale hat, steckt hinter der Jalousie, und wie viel der letzte Flug bewegt hat, weiß nur er.',
  },
}

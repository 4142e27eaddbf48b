import type { LessonText } from '@fairground/kernel'

export const de: LessonText = {
  notes: {
    welcome: {
      say: 'Willkommen im Sumpf von Faiyum. Du berätst den Pharao, und das tut auch jemand gegenüber. Wer am Ende das meiste Ansehen hat, das Zeichen ist das Anch, gewinnt.',
    },
    'three-things': {
      say: 'Alles Gebaute gehört dem Pharao, und jeder darf es nutzen. Dein Eigen sind deine Karten, Rohstoffe, dein Geld und dein Ansehen. In deinem Zug tust du eines von dreien: eine Karte spielen, eine kaufen oder Verwaltung durchführen.',
    },
    'first-farmer': {
      say: 'Deine Hand: drei Bauern, Zwei Wege und Siedlung. Bauen kostet Rohstoffe, und noch hast du keine. Beginne also mit einer Ernte: Drücke auf Bauer und spiele ihn.',
      wrong: 'Das kommt noch. Erst brauchst du Rohstoffe, und die bringt ein Bauer: Spiele Bauer.',
    },
    'first-worker': {
      say: 'Ein Arbeiter kommt auf ein unbebautes Feld. Solange niemand auf dem Plan steht, darf er überallhin. Schicke ihn auf das Traubenfeld G4, unterhalb des roten Feldes mit der ersten Siedlung.',
      wrong: 'Auch dorthin dürfte er. Aber bald wollen wir zwischen der ersten Siedlung und dem Damm bauen, und genau da liegt G4.',
    },
    crocodile: {
      say: 'Das Krokodil ist fort, das bringt 1 Geld, und du hast eine Traube geerntet. G4 ist jetzt trocken: Jeder darf dort bauen.',
    },
    'second-farmer': {
      say: 'Gegenüber wurde Tüchtiger Bauer gekauft, und sofort kam eine neue Karte in den Markt. Du brauchst mehr als Trauben. Spiele deinen zweiten Bauern.',
      wrong: 'Gut gedacht, aber mit einer Traube kommst du nicht weit. Ernte noch einmal: Spiele Bauer.',
    },
    'next-to-a-worker': {
      say: 'Steht jemand auf dem Plan, kommt ein Bauer neben einen Arbeiter. Drei unbebaute Nachbarn von G4 leuchten. Wähle das Weizenfeld F4.',
      wrong: 'Erlaubt, aber dieses Feld heben wir für später auf. Nimm den Weizen von F4.',
    },
    'everybodys-workers': {
      say: 'Hast du es gesehen? Neben deinen Arbeitern wurden gleich zwei Trauben geerntet. Arbeiter auf dem Plan gehören niemandem allein.',
    },
    market: {
      say: 'Nun zum Kartenmarkt. Nur die vier niedrigsten Karten stehen zum Verkauf, der Reihe nach für 3, 4, 5 und 7 Geld; ein roter Rabattmarker macht eine um 1 Geld billiger. Drücke auf Traubenbeschaffung, die zweite davon, und kaufe sie für 3 Geld.',
      wrong: 'Kein schlechter Wunsch. Aber Traubenbeschaffung ist neben den Bauern deine zweite Quelle für Rohstoffe: Kaufe diese.',
    },
    'third-farmer': {
      say: 'Was du kaufst, kommt auf die Hand und ist ab deinem nächsten Zug spielbar. Für eine Siedlung fehlt dir noch Stein. Spiele deinen letzten Bauern.',
      wrong: 'Bald. Für eine Siedlung fehlt noch Stein: Spiele Bauer.',
    },
    'dry-stone': {
      say: 'Steinfelder liegen hoch und trocken: kein Krokodil, also auch kein Geld, aber bauen darf man dort jederzeit. Schicke den Arbeiter auf das Steinfeld G3.',
      wrong: 'Wir wollen Stein, und zwar von G3, neben G4.',
    },
    commerce: {
      say: 'Eine Handelskarte schickt ihren Arbeiter an einen bebauten Ort. Für Traubenbeschaffung gibt es gerade nur die erste Siedlung, also geht er von selbst dorthin. Spiele sie für zwei Trauben.',
      wrong: 'Das ginge, aber dann kosten Wege und Siedlung zusammen mehr, als du hast. Hole dir erst zwei Trauben.',
    },
    'first-connection': {
      say: 'Gegenüber wurden zwei Wege gebaut, vom Bauplatz D4 zur ersten Siedlung. Es ist die erste direkte Verbindung dieser beiden Orte: 1 Ansehen zu den 3 der Karte.',
    },
    'two-roads': {
      say: 'Das kannst du auch. Du hast 1 Weizen, 3 Trauben und 1 Stein. Spiele Zwei Wege.',
      wrong: 'Auch das ginge. Wir bauen erst die Wege, dann findet die Siedlung sie schon vor: Spiele Zwei Wege.',
    },
    'first-road': {
      say: 'Ein Weg beginnt in einer Siedlung oder auf einem Bauplatz oder setzt ein offenes Ende fort, und auf keinem der beiden Felder darf ein Krokodil liegen. Baue den ersten vom roten Feld F3 hinunter nach G4.',
      wrong: 'Ein Weg dürfte da liegen, aber unserer soll zum Damm führen: von F3 nach G4.',
    },
    'second-road': {
      say: 'G4 hat jetzt ein offenes Ende. Nur Siedlungen und Bauplätze erlauben Abzweigungen; jedes andere Feld fasst zwei Enden und nicht mehr. Baue weiter von G4 nach H4.',
      wrong: 'Erlaubt, nur führt der erste Weg dann nirgendwohin. Baue weiter von G4 nach H4.',
    },
    'by-the-ground': {
      say: 'Jeder Weg kostet einen Rohstoff eines seiner beiden Felder; das rote Feld hat keinen. Der erste kostet also eine Traube, der zweite eine Traube oder einen Stein. Behalte den Stein: Zahle 2 Trauben.',
      wrong: 'Den Stein brauchst du für die Siedlung. Zahle 2 Trauben.',
    },
    settlement: {
      say: 'Das brachte 3 Ansehen. Dir bleiben 1 Weizen, 1 Traube und 1 Stein: genau, was eine Siedlung kostet. Spiele Siedlung.',
      wrong: 'Später. Du hast genau, was eine Siedlung kostet, also spiele Siedlung.',
    },
    'where-to-settle': {
      say: 'Eine Siedlung braucht ein Rohstoff-Feld ohne Krokodil und ohne andere Siedlung daneben. H4 ist so ein Feld, und dein Weg endet dort. Baue auf H4.',
      wrong: 'Stehen könnte sie dort. Unsere gehört auf H4, ans Ende deines Weges.',
    },
    'own-connection': {
      say: '3 Ansehen und 3 Geld für die Siedlung, und 1 Ansehen dazu, weil F3 und H4 zum ersten Mal verbunden sind. Macht zusammen 7.',
    },
    bargain: {
      say: 'Deine Hand ist leer, aber sieh in den Markt, bevor du Karten zurücknimmst. Besiedlung baut eine Siedlung für nur zwei Rohstoffe, und mit dem Rabattmarker kostet sie 2 Geld. Kaufe sie.',
      wrong: 'Das ginge, aber so ein Schnäppchen liegt nicht lange da. Kaufe Besiedlung.',
    },
    administration: {
      say: 'Jetzt nimm deine Karten zurück. Eine Verwaltung beginnt mit Einkommen: 3 Geld minus 1 je Handkarte. Du hältst eine, also bekommst du 2 Geld. Drücke auf „Verwaltung durchführen“.',
      wrong: 'Mit einer einzigen Karte kommst du nicht weit. Führe Verwaltung durch und hole die anderen.',
    },
    'workers-off': {
      say: 'Nun darfst du bis zu zwei Arbeiter vom Plan nehmen, gleich welche, für je 1 Geld. Ihre Plätze sind dann frei, und zwar für alle. Entferne den Arbeiter vom roten Feld F3.',
      wrong: 'Jeder Arbeiter bringt 1 Geld. In dieser Lektion entfernst du den auf dem roten Feld F3.',
    },
    'second-worker-off': {
      say: 'Noch einer: Entferne den Arbeiter vom Weizenfeld F4.',
      wrong: 'Nimm noch einen, für 1 Geld: den Arbeiter auf dem Weizenfeld F4.',
    },
    'buy-back': {
      say: 'Die obersten drei Karten deines Ablagestapels sind zurück: die drei zuletzt gespielten. Die Bauern lagen darunter. Jede weitere Karte kostet 1 Geld. Kaufe eine zurück und bestätige.',
      wrong: 'Ein Bauer reicht erst einmal. Das Geld kauft bald Besseres: Kaufe 1 Karte zurück.',
    },
    'new-market': {
      say: 'Zuletzt bewegt sich der Markt. Einkäufer hatte als einzige Karte einen Rabattmarker, also ging sie, und mit ihr die niedrigste der anderen. Was von den vieren blieb, ist jetzt billiger, und zwei neue Karten sind gekommen.',
    },
    'freed-place': {
      say: 'Der Händler von gegenüber ging geradewegs auf den Platz, den du frei gemacht hast, und machte aus zwei Rohstoffen Rosen. Eine Rose ersetzt jeden Rohstoff.',
    },
    'workshop-card': {
      say: 'Unter den billigeren Karten ist Weingut: Es baut einen Betrieb und bringt 3 Trauben und 3 Ansehen. Kaufe es für 3 Geld.',
      wrong: 'Weingut hilft dir mehr: Es kommt immer wieder auf deine Hand. Kaufe es für 3 Geld.',
    },
    'own-settlement': {
      say: 'Traubenbeschaffung will eine Siedlung ohne Arbeiter. Die erste ist besetzt, aber deine auf H4 ist frei. Spiele Traubenbeschaffung.',
      wrong: 'Erst die Trauben: Sie bezahlen, was danach kommt. Spiele Traubenbeschaffung.',
    },
    'three-dollars': {
      say: 'Besiedlung kostet zwei verschiedene Grundrohstoffe, und du hast nur Trauben. Kein Unglück: Einmal je Aktion ersetzen 3 Geld einen Weizen, eine Traube oder einen Stein. Spiele Besiedlung.',
      wrong: 'Lieber jetzt: Der Platz könnte auch anderen gefallen. Spiele Besiedlung.',
    },
    'over-the-channel': {
      say: 'H5 liegt H4 am Kanal gegenüber. Felder auf verschiedenen Seiten sind niemals benachbart, also darf dort eine Siedlung stehen, und der Weg auf dem Damm verbindet die beiden. Baue auf H5.',
      wrong: 'Stehen darf sie dort. Aber H5 bringt sofort eine Verbindung und damit 1 Ansehen mehr.',
    },
    dam: {
      say: 'Du hast eine Traube und 3 Geld gezahlt; die Karte brachte 3 Geld und 3 Ansehen, die neue Verbindung noch 1. Einnahmen kommen erst nach dem Zahlen, die 3 Geld musstest du also vorher haben. Du stehst bei 11.',
    },
    'wheat-again': {
      say: 'Weingut kostet einen Weizen und einen Stein. Eines davon ersetzen 3 Geld, das andere brauchst du: Spiele Bauer für einen Weizen.',
      wrong: 'Noch nicht. Erst ein Weizen für das Weingut: Spiele Bauer.',
    },
    'many-places': {
      say: 'Auf dem Plan stehen viele Arbeiter, dein Bauer hat also reiche Auswahl. Neben deiner Siedlung H4 liegt das Weizenfeld H3 mit seinem Krokodil. Geh nach H3.',
      wrong: 'Erlaubt. Aber du willst Weizen und das Geld für ein Krokodil: Geh nach H3.',
    },
    vineyard: {
      say: 'Gegenüber gab es eine Verwaltung, und fünf Karten wurden zurückgekauft. Du hast jetzt einen Weizen, und 3 Geld für den Stein. Spiele Weingut.',
      wrong: 'Das Weingut kann gebaut werden. Spiele es zuerst.',
    },
    workshop: {
      say: 'Ein Betrieb steht auf einem Feld, auf dem ein Weg oder eine Brücke endet, ohne Krokodil und von der Art, die die Karte nennt. E4 und G4 passen; die Arbeiter dort stören nicht. Wähle G4.',
      wrong: 'E4 wäre genauso gut. In dieser Lektion baust du auf G4.',
    },
    'no-interruption': {
      say: '3 Trauben, und 14 Ansehen. Ein Betrieb unterbricht keinen Weg: F3 und H4 sind verbunden wie zuvor.',
    },
    'far-roads': {
      say: 'Du hast vier Trauben und sonst nichts, also braucht Zwei Wege Traubenfelder. Beginnen kann das nur am Bauplatz C2, im Nordwesten, nach B1. Spiele Zwei Wege; der erste liegt dann von selbst.',
      wrong: 'Aus deinen Trauben können jetzt Wege werden. Spiele Zwei Wege.',
    },
    'open-end': {
      say: 'Vom offenen Ende auf B1 kann der zweite Weg nach B2 oder C1. Baue ihn zum Steinfeld B2.',
      wrong: 'C1 wäre auch erlaubt. In dieser Lektion baust du von B1 nach B2.',
    },
    'two-dollars': {
      say: 'Siedlung kannst du jetzt nicht bezahlen: Weizen und Stein fehlen, und du hast 1 Geld. Eine Aktion wird ganz ausgeführt oder gar nicht, aber jede Karte lässt sich stattdessen für 2 Geld ablegen. Tu das mit Siedlung.',
      wrong: 'Einen Moment: Jede Handkarte schmälert dein Einkommen. Lege Siedlung erst für 2 Geld ab.',
    },
    'pharaohs-roads': {
      say: 'Deine Wege, und die Verbindung macht jemand anders: Die Siedlung auf B2 ist nun mit dem Bauplatz C2 verbunden, und dieses Ansehen ging nach drüben. Nichts auf dem Plan gehört dir, ein offenes Ende lädt alle ein.',
    },
    'empty-hand': {
      say: 'Jetzt ist deine Hand leer, und das Einkommen sind die vollen 3 Geld. Führe Verwaltung durch.',
      wrong: 'Ohne Handkarten gibt es nichts Besseres: Führe Verwaltung durch.',
    },
    'room-for-stone': {
      say: 'Überlege, wohin du als Nächstes willst. Dir fehlen Stein und Weizen, und beides liegt neben dem Arbeiter auf G4. Entferne den Arbeiter vom Steinfeld G3.',
      wrong: 'Auch der brächte 1 Geld. Aber Stein wirst du wieder wollen: Entferne den Arbeiter auf G3.',
    },
    'room-for-wheat': {
      say: 'Und den vom Weizenfeld H3, damit deine Bauern dort wieder ernten können. Das Krokodil ist fort, der Weizen nicht.',
      wrong: 'Weizen wirst du wieder wollen: Entferne den Arbeiter auf H3.',
    },
    'order-of-cards': {
      say: 'Was du spät spielst, liegt oben. Darunter folgen Bauer, Besiedlung, Traubenbeschaffung, dann noch zwei Bauern. Kaufe drei für 3 Geld zurück und lass die letzten beiden schlafen.',
      wrong:
        'Bis zur Traubenbeschaffung lohnt es sich; zwei Bauern mehr würden nur dein nächstes Einkommen schmälern. Kaufe 3 Karten zurück.',
    },
    'one-token': {
      say: 'Wieder hatte nur eine Karte einen Rabattmarker, die Fischerflotte, und sie ging zusammen mit der niedrigsten, dem Dieb. Was keiner will, geht, und Stärkeres rückt nach: Der Markt ist die Uhr des Spiels.',
    },
    'last-card': {
      say: 'Eine noch für heute. Deine zwei Trauben und dein Geld reichen für eine weitere Siedlung. Spiele Besiedlung.',
      wrong: 'Ein schöner Plan für später. Schließe mit einer Siedlung ab: Spiele Besiedlung.',
    },
    'near-a-site': {
      say: 'C4 ist trockener Stein und liegt neben dem Bauplatz D4. Ein einziger Weg dazwischen wird einmal eine Verbindung. Baue auf C4.',
      wrong: 'Stehen darf sie dort. Neben dem Bauplatz D4 liegt sie besser: Wähle C4.',
    },
    standing: {
      say: '20 Ansehen zu 11: ein schöner Anfang. Du hast geerntet, gehandelt, gebaut, gekauft und verwaltet, und das ist das ganze Spiel. Es fehlt nur noch sein Ende.',
    },
    clock: {
      say: 'Über dem Markt siehst du zwei Stapel: 29 Karten, die noch kommen, und dann die 12 der letzten Züge, darunter vier Naturkatastrophen. Eine Naturkatastrophe bleibt als letzte im Markt liegen, kaufen kann man sie nicht.',
    },
    quitting: {
      say: 'Mit der vierten Naturkatastrophe endet die Verwaltung für alle. Dann spielst du, kaufst du oder steigst aus. Zu zweit erhält, wer zuerst aussteigt, 6 Ansehen, der andere nichts.',
    },
    alone: {
      say: 'Du kannst auch solo spielen: Dann gibt es keine Rabattmarker, und du wählst selbst, welche Karten den Markt verlassen. In der Herausforderung des Pharaos warten sieben Ziele, je Partie eines, und jedes erleichtert die nächste.',
    },
    farewell: {
      say: 'Rohstoffe und Geld entscheiden nur bei Gleichstand, also mache rechtzeitig Ansehen daraus. Jede andere Karte erklärt sich, wenn du auf sie drückst. Mögen die Krokodile dir weichen!',
    },
  },
  chapters: {
    harvest: 'Ernte',
    market: 'Der Markt',
    build: 'Wege und Siedlungen',
    administration: 'Verwaltung',
    workshops: 'Handel und Werkstätten',
    again: 'Und noch einmal',
    end: 'Wie es endet',
  },
  tips: {
    harvest: 'Geerntet wird auf unbebauten Feldern, meist neben einem Arbeiter. Ein Krokodil, das weicht, bringt 1 Geld.',
    commerce: 'Handel geht an bebaute Orte mit je einem Arbeiter. Sind alle besetzt, schafft eine Verwaltung Platz.',
    settlement: 'Wege, die zu einer neuen Siedlung führen, zählen sofort: Jede erste direkte Verbindung bringt 1 Ansehen.',
    roads: 'Die erste direkte Verbindung zweier Siedlungen oder Bauplätze bringt 1 Ansehen. Ein offenes Ende hilft anderen.',
    pay: 'Rosen ersetzen jeden Rohstoff, einmal je Aktion ersetzen 3 Geld Weizen, Traube oder Stein.',
    market: 'Zu kaufen sind die vier niedrigsten Karten, mit Rabattmarker 1 Geld billiger. Gekauftes kommt auf die Hand.',
    'market-alone': 'Nur die vier niedrigsten Karten sind zu kaufen, jede zu ihrem Preis. Was du kaufst, kommt auf deine Hand.',
    stack: 'Karten kommen von oben aus deinem Ablagestapel zurück. Spiele schwache früh und starke spät.',
    cash: 'Eine Karte mit Münzen kann ihre Aktion gerade nicht ganz ausführen. Für 2 Geld ablegen geht trotzdem.',
    administer: 'Mit wenigen Handkarten lohnt sich eine Verwaltung am meisten: 3 Geld minus 1 je Handkarte.',
    workers: 'Jeder entfernte Arbeiter bringt 1 Geld, und den Platz haben zuerst die anderen.',
    'workers-alone': 'Jeder entfernte Arbeiter bringt 1 Geld, und sein Platz ist wieder frei für dich.',
    back: 'Weitere Karten von oben kosten je 1 Geld, solo 1, 2, 3 und so fort. Schwache Karten dürfen schlafen.',
    replace: 'Solo wählst du selbst, welche Karten gehen. Lege weg, was du nie kaufen wirst: Stärkeres rückt nach.',
    rose: 'Du hast eine Rose: Sie ersetzt jeden Rohstoff, den eine Karte verlangt, auch Fisch.',
    disaster: 'Eine Naturkatastrophe im Markt. Mit der vierten endet die Verwaltung: Wähle den Zeitpunkt deiner letzten gut.',
    ending: 'Keine Verwaltung mehr. Wer früher aussteigt, nimmt die wertvollere Naturkatastrophe.',
    'ending-alone': 'Keine Verwaltung mehr. Spiele und kaufe, was noch Ansehen bringt, dann steige aus.',
  },
  captions: {
    map: 'Der Plan zu Beginn: Krokodile auf Weizen und Trauben, die erste Siedlung auf dem roten Feld, im Süden der Weg auf dem Damm.',
    'set-up': 'Zu zweit: acht Karten im Markt, die vier käuflichen mit je einem Rabattmarker, und die fünf Startkarten auf der Hand.',
    cards:
      'Eine Hand mit Karten dreier Arten: Bauer erntet, Traubenbeschaffung handelt, die anderen bauen. Auf rotem Grund die Kosten, auf grünem die Einnahmen.',
    turn: 'Ein Zug: Die zwei Bauern auf dem Stapel sind gespielt. Jetzt kann man eine weitere Karte spielen, eine der niedrigsten vier kaufen oder Verwaltung durchführen.',
    play: 'Siedlung verlangt Weizen, Traube und Stein. Mit zwei Trauben und 1 Geld lässt sie sich nur für 2 Geld ablegen.',
    pay: 'Zwei Wege, F3–G4 und G4–H4: Der erste kostet eine Traube, der zweite eine Traube oder einen Stein.',
    harvest: 'Auf G4 steht ein Arbeiter, also darf der nächste Bauer nach F4, G3 oder H3; F3 und H4 sind bebaut.',
    build: 'Eine Siedlung soll gebaut werden: auf einem Feld ohne Krokodil und nicht neben der ersten auf F3.',
    roads: 'F3 ist direkt verbunden mit D4 und, über G4, mit der neuen Siedlung auf H4.',
    commerce: 'In den Siedlungen F3 und H4 stehen Arbeiter vom Handel. Bis einer geht, ist für keinen weiteren Platz.',
    market:
      'Der Eremit ist eben ohne Rabattmarker dazugekommen. Traubenbeschaffung liegt an zweiter Stelle und kostet mit Rabatt 3 statt 4 Geld.',
    administration: 'Die obersten drei Karten sind wieder auf der Hand. Vom Stapel wäre Bauer die nächste, für 1 Geld.',
    'last-turns': 'Über dem Markt: 29 Karten im Nachziehstapel und dann die 12 der letzten Züge.',
  },
}

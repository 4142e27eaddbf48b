import type { CourseText } from '@fairground/kernel'

export const de: CourseText = {
  title: 'Rosen, Fische und Paläste',
  notes: {
    welcome: {
      say: 'Ernten, Bauen und Verwalten kennst du. Hier sind Augenblicke aus einem längeren Spiel mit allem, was Faiyum groß macht: Rosen, Bausteine, Brücken, Fische, Städte und Paläste. Wer vorn liegt, ist heute nicht wichtig.',
    },
    gardener: {
      say: 'Zwei Rohstoffe wachsen auf keinem Feld. Der erste ist die Rose: Sie kommt nur von Karten. Gerade hast du den Gärtner gekauft. Spiele ihn.',
      wrong: 'Das hat Zeit. Rosen kommen nur von Karten, und der Gärtner ist so eine: Spiele ihn.',
    },
    'by-the-channel': {
      say: 'Der Gärtner schickt einen Arbeiter ans Ufer des Kanals, des Wassers zwischen den beiden Hälften, und braucht keinen Arbeiter neben sich. Schicke ihn auf das Traubenfeld F5.',
      wrong: 'Auch dort ist es grün. Für diese Lektion nimm F5, der ersten Siedlung gegenüber auf der anderen Seite des Kanals.',
    },
    rose: {
      say: 'Eine Rose statt einer Traube, und 1 Geld für das Krokodil. Eine Rose steht für irgendeinen Rohstoff, und du darfst mit mehreren zugleich zahlen. Hebe sie also für das auf, was du nicht bekommst.',
    },
    monument: {
      say: 'Gegenüber wurde Monument gespielt: drei Steine für einen Baustein, und 7 Ansehen auf einen Schlag. Bausteine liegen auf den Bauplätzen, den sandigen Feldern mit gestricheltem Rand.',
    },
    offering: {
      say: 'Du hast keinen einzigen Stein. Aber die Opfergabe legt einen Baustein für eine Karte aus deiner Hand. Spiele Opfergabe.',
      wrong: 'Später. Sieh erst, wie man ohne Stein zu einem Baustein kommt: Spiele Opfergabe.',
    },
    'given-up': {
      say: 'Die Karte, die du abgibst, ist für immer aus dem Spiel. Ein dritter Bauer ist jetzt kein Verlust, und eine Karte weniger auf der Hand hebt sogar dein Einkommen. Gib den Bauern ab.',
      wrong: 'Die wirst du noch brauchen. Gib den Bauern ab.',
    },
    site: {
      say: 'Vier Bauplätze haben Platz. Was die Karte bringt, hängt nicht davon ab, wo der Stein liegt; der Tempeldienst aber, eine spätere Karte, zählt die Bausteine eines Platzes. Baue auf D4, wo schon zwei liegen.',
      wrong: 'Auch dort ist Platz. Aber wo viele liegen, sind sie mehr wert: Nimm D4.',
    },
    'room-on-a-site': {
      say: '1 Ansehen und 3 Geld. D4 fasst fünf Bausteine, jetzt sind es drei; freie Plätze siehst du als gestrichelte Steine. Im ganzen Spiel gibt es fünfzehn.',
    },
    bridge: {
      say: 'Brücke kostet zwei Steine und bringt 4 Ansehen. Du hast eine Rose und 4 Geld: Die Rose steht für einen Stein, und einmal je Aktion stehen 3 Geld für einen weiteren. Spiele Brücke.',
      wrong: 'Noch nicht. Deine Rose und 3 Geld sind gerade zwei Steine: Spiele Brücke.',
    },
    'over-the-channel': {
      say: 'Eine Brücke verbindet zwei Felder, die sich am Kanal gegenüberliegen. Wie ein Weg beginnt sie in einer Siedlung, auf einem Bauplatz oder an einem offenen Ende. Baue sie von C5 zum Bauplatz D4.',
      wrong: 'So käme sie auch ans andere Ufer, aber an keinen Bauplatz. Von C5 nach D4 schließt sie eine Verbindung.',
    },
    'rose-for-stone': {
      say: '4 Ansehen und noch 1 dazu: Die Bauplätze C6 und D4 sind zum ersten Mal verbunden, durch deine Brücke und die Wege zu beiden Seiten. Auf einem Feld endet höchstens eine Brücke, und es gibt nur vier; die Prunkbrücke darf eine ersetzen.',
    },
    fisherman: {
      say: 'Der andere Rohstoff, der auf keinem Feld wächst, ist der Fisch. Spiele Fischer.',
      wrong: 'Ein guter Gedanke, aber ohne Fisch kein Palast: Spiele Fischer.',
    },
    'at-the-lake': {
      say: 'Er fischt von jedem unbebauten Feld am See, dem Wasser ringsum, wieder ohne Arbeiter neben sich. Nimm das Traubenfeld G2.',
      wrong: 'Auch dort gibt es Fische. Für diese Lektion nimm G2.',
    },
    fish: {
      say: 'Ein Fisch und 2 Geld, und 1 Geld für das Krokodil. Geld steht nie für Fisch, eine Rose schon. Fischmarkt, Bankett und Palast verlangen ihn; zu viel davon hat bis zum Ende niemand.',
    },
    'much-later': {
      say: 'Viele Züge später. Auf beiden Seiten stehen jetzt Siedlungen, und nur drei Karten liegen noch im Nachziehstapel: die Zeit der Städte und Paläste.',
    },
    'town-card': {
      say: 'Stadtbau kostet zwei verschiedene Grundrohstoffe und bringt 6 Ansehen und 1 Geld. Spiele ihn.',
      wrong: 'Du hast, was eine Stadt kostet, und der Platz ist jetzt frei. Spiele Stadtbau.',
    },
    'which-settlement': {
      say: 'Eine Stadt kommt auf eine Siedlung, wer immer sie gebaut hat. Sie zählt weiter als Siedlung: Verbindungen bleiben, und daneben darf nichts, was vorher nicht durfte. Nimm die älteste, auf dem roten Feld F3.',
      wrong: 'Das gäbe eine schöne Stadt. Für diese Lektion baue auf dem roten Feld F3.',
    },
    different: {
      say: 'Zwei verschiedene: Du hast Weizen, Trauben und einen Stein. Steine bekommst du leichter wieder, als du denkst. Zahle eine Traube und einen Stein.',
      wrong: 'Behalte den Weizen: Zahle 1 Traube und 1 Stein.',
    },
    town: {
      say: '28 Ansehen. Starke Handelskarten wollen eine Stadt: Stadtmarkt, Große Karawane, Bankett, Rosenfest. Wie jeder Ort fasst sie einen Arbeiter zur Zeit, also sind mehr Städte gut für alle.',
    },
    'palace-card': {
      say: 'Der Nachziehstapel ist leer, und die erste Katastrophe liegt im Markt. Der Palast ist auf 3 Geld herabgesetzt, gerade so viel, wie du hast. Kaufe ihn.',
      wrong: 'Eine bessere Karte hat dieser Markt nicht, und sie kommt nicht wieder. Kaufe Palast.',
    },
    'four-goods': {
      say: 'Ein paar Züge weiter hast du alles, was er verlangt: Weizen, Traube, Stein und Fisch, je eines. Spiele Palast.',
      wrong: 'Jetzt, bevor das Ende beginnt: Spiele Palast.',
    },
    'on-a-town': {
      say: 'Ein Palast steht auf einer Stadt, und nur zwei gibt es im ganzen Spiel. Städte stehen auf F3 und F5. Nimm F3.',
      wrong: 'F5 ginge auch. Für diese Lektion baue ihn auf dem roten Feld F3.',
    },
    palace: {
      say: '11 Ansehen für eine Karte: 49. Der Königspalast bringt sogar 12, mit einer Rose statt des Fisches.',
    },
    farewell: {
      say: 'Jetzt hast du alles gesehen, was im Spiel gebaut wird, bis auf die Ausbauten, die einen Betrieb erweitern, und die Prunkbrücken. Sammle rechtzeitig Rosen und Fische, achte auf Städte ohne Arbeiter und behalte die Katastrophen im Auge. Der Pharao erwartet dich!',
    },
  },
  chapters: {
    roses: 'Rosen',
    blocks: 'Bausteine',
    bridges: 'Brücken',
    fish: 'Fische',
    towns: 'Städte',
    palaces: 'Paläste',
  },
}

import type { RulesSection } from '@fairground/kernel'
import { GOALS } from '../campaign.ts'
import { listed } from './list.ts'
import { lastGainsNothing, type PageFacts, playersWith } from './page-facts.ts'

const MADE = ' (rekonstruiert)'

/** The rules in German, with the values of an edition. */
export function rules(facts: PageFacts): readonly RulesSection[] {
  const { startMoney, prices, supply, replaced, made, achievements } = facts
  const forSale = prices.length
  const top = facts.shown - facts.marketSpaces
  const pairs = playersWith(replaced, (cards) => cards === 2)
  const singles = playersWith(replaced, (cards) => cards === 1)
  const [first, ...others] = GOALS
  return [
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
        `Zwei Halbinseln liegen beiderseits des Kanals, ringsum der See; nur der Damm verbindet sie, und auf ihm liegt von Anfang an ein Weg. Liegt der Kanal zwischen zwei Feldern, sind sie niemals benachbart.${made.map ? ' Wo jedes Feld liegt, ist rekonstruiert.' : ''}`,
        `Weizen- und Traubenfelder sind sumpfig: Auf jedem liegt ein Krokodil. Steinfelder sind trocken. Von Anfang an bebaut sind das rote Feld, auf dem eine Siedlung liegt, ${facts.sites === 1 ? 'der Bauplatz' : `die ${facts.sites} Bauplätze`} und die Felder an beiden Enden des Damms. Alle anderen sind unbebaut, bis dort etwas steht oder endet, das weder Arbeiter noch Krokodil ist.`,
      ],
    },
    {
      id: 'set-up',
      title: 'Vorbereitung',
      paragraphs: [
        `Alle beginnen mit denselben Startkarten: ${list(facts.starting.map(({ title, copies }) => (copies === 1 ? title.de : `${copies} × ${title.de}`)))}. Wer Startspieler ist, entscheidet der Zufall. Von dort an reihum habt ihr ${list(startMoney.map(String))} Geld; im Solospiel hast du ${facts.soloMoney} Geld.`,
        `${facts.shown} blaue Karten werden aufgedeckt. Die ${facts.marketSpaces} niedrigsten bilden sortiert den Kartenmarkt; die ${top} höchsten kennen alle, und sie kommen mit ${facts.yellow === undefined ? '' : `den Karten ${facts.yellow.join(' bis ')} und `}${facts.disasters} Naturkatastrophen in den Stapel „Letzte Züge“. Ab zwei Spielern liegt auf den ${forSale} Karten im aktuellen Markt je ein Rabattmarker zu ${money(facts.discount)}.`,
      ],
    },
    {
      id: 'cards',
      title: 'Die Karten',
      paragraphs: [
        'Jede Karte hat einen Namen, eine Art und eine Aktion: auf der roten Seite die Kosten, auf der grünen die Einnahmen. Die vier Arten sind Ernte, Bau, Handel und andere. Karten aus dem Markt haben dazu eine eigene Nummer; je höher, desto stärker in der Regel.',
        'Hände, Stapel und alle Karten, die noch kommen, sind offen; nur die Reihenfolge der Nachziehstapel ist unbekannt. Die Reihenfolge eines Ablagestapels ändert sich nie, außer eine Karte sagt es. Widerspricht eine Karte diesen Regeln, gilt die Karte.',
      ],
    },
    {
      id: 'turn',
      title: 'Dein Zug',
      paragraphs: [
        'Wähle eine von drei Möglichkeiten: eine Handkarte spielen, eine Karte kaufen oder Verwaltung durchführen. Dann geht es im Uhrzeigersinn weiter.',
      ],
    },
    {
      id: 'play',
      title: 'Eine Handkarte spielen',
      paragraphs: [
        `Spiele eine Karte für ihre Aktion oder stattdessen für ${money(facts.card)}. Eine Aktion muss vollständig ausgeführt werden: Ist ein Teil davon unmöglich, bleiben nur die ${money(facts.card)}. „Bis zu“ heißt mindestens eins.`,
        'Die roten Kosten zahlst du, die grünen Einnahmen erhältst du danach. Nichts, was die Aktion einbringt, auch nicht das Geld für ein Krokodil, kann sie bezahlen.',
        'Die Karte liegt danach oben auf deinem Ablagestapel.',
      ],
      example: `Eine Karte verlangt zwei Wege. Reichen Platz oder Rohstoffe nur für einen, kannst du sie nur für ${money(facts.card)} ablegen.`,
    },
    {
      id: 'pay',
      title: 'Bezahlen',
      paragraphs: [
        `Eine Rose ersetzt einen beliebigen Rohstoff, auch Fisch, und du darfst beliebig viele Rosen zugleich einsetzen. Einmal je Aktion kannst du mit ${money(facts.substitute)} einen Weizen, eine Traube oder einen Stein ersetzen, nie Fisch oder Rosen. Wo eine Karte Rosen verlangt, helfen nur Rosen. Rosen selbst kommen nur von Karten.`,
        'Wo verschiedene Rohstoffe verlangt sind, zählt ein Ersatz als der, der gerade fehlt.',
        ...(facts.byGround.length === 0
          ? []
          : [
              `Nach dem Gelände bezahlt wird: ${list(facts.byGround.map(({ de }) => de))}. Jeder Weg kostet einen Rohstoff eines der beiden Felder, die er verbindet. Das rote Feld und die Bauplätze haben keinen eigenen Rohstoff.`,
            ]),
      ],
      example: `Eine Karte kostet 1 Weizen, 1 Traube und 1 Stein. 1 Weizen, 1 Rose und ${money(facts.substitute)} reichen: Die Rose steht für die Traube, das Geld für den Stein.`,
    },
    {
      id: 'harvest',
      title: 'Ernte-Aktionen',
      paragraphs: [
        'Ein Arbeiter kommt auf ein unbebautes Rohstoff-Feld ohne Arbeiter. Bauern und einige andere müssen neben einem Feld mit einem Arbeiter stehen, gleich wer ihn gestellt hat; ist kein Arbeiter auf dem Plan, dürfen sie überallhin.',
        `Liegt dort ein Krokodil, verschwindet es, und du erhältst ${money(facts.crocodile)}. Auch auf krokodilfreien Feldern darfst du ernten.`,
      ],
    },
    {
      id: 'build',
      title: 'Bau-Aktionen',
      paragraphs: [
        'Gebaut wird nur, wo kein Krokodil ist. Arbeiter stören nicht und bleiben stehen. Ein Feld, auf dem etwas gebaut ist, und sei es ein Weg, ist bebaut und kann nicht mehr abgeerntet werden.',
        `Eine Siedlung kommt auf ein Rohstoff-Feld ohne Siedlung und Betrieb, das an keine andere Siedlung grenzt. Eine Stadt kommt auf eine Siedlung und zählt weiter als solche, ein Palast auf eine Stadt${MADE}. Ein Betrieb braucht einen Weg oder eine Brücke, die auf seinem Feld endet, und erhält höchstens einen Ausbau${MADE}. Bauplätze fassen so viele Bausteine, wie sie angeben.`,
        `Die Holzteile sind begrenzt: ${pieces(supply)}. Ist eines aufgebraucht, sind Aktionen unmöglich, die es brauchen. Rohstoffe und Geld gehen nie aus.`,
      ],
    },
    {
      id: 'roads',
      title: 'Wege, Brücken und Verbindungen',
      paragraphs: [
        'Ein Weg verbindet zwei benachbarte Felder, eine Brücke zwei Felder, die sich am Kanal gegenüberliegen. Beide beginnen in einer Siedlung oder auf einem Bauplatz oder setzen ein offenes Ende fort. Nur Siedlungen und Bauplätze erlauben Abzweigungen: Jedes andere Feld hat höchstens zwei Enden.',
        `Auf einem Feld ${facts.bridgesPerSpace === 1 ? 'endet höchstens 1 Brücke' : `enden höchstens ${facts.bridgesPerSpace} Brücken`}, Prunkbrücken mitgezählt${made.bridgesPerSpace ? MADE : ''}. Eine Prunkbrücke darf auch eine Brücke ersetzen, die in den Vorrat zurückgeht${MADE}.`,
        'Wer die erste direkte Verbindung zweier Siedlungen oder Bauplätze herstellt, erhält 1 Ansehen. Direkt heißt: ohne eine andere Siedlung und ohne einen Bauplatz dazwischen; ein Betrieb unterbricht nicht. Das geschieht durch einen Weg, eine Brücke oder eine Siedlung auf einem angeschlossenen Feld. Dasselbe Paar zählt nie wieder.',
      ],
      example:
        'Ein Weg führt von einem Bauplatz auf ein leeres Feld. Wer dort eine Siedlung baut, verbindet beide zum ersten Mal und erhält außer den Einnahmen der Karte 1 Ansehen. Eine Siedlung mitten auf einem Weg zwischen zwei Orten ergibt zwei neue Paare: 2 Ansehen.',
    },
    {
      id: 'commerce',
      title: 'Handels- und andere Aktionen',
      paragraphs: [
        'Im Handel kommt ein Arbeiter auf einen bebauten Ort der genannten Art, wenn dort noch keiner steht. Auf jedem Feld steht höchstens ein Arbeiter, bis ihn eine Karte oder die Verwaltung entfernt.',
        `In einem Betrieb mit Ausbau bringt der Handel zusätzlich ${facts.expansion} Rohstoff${facts.expansion === 1 ? '' : 'e'} des Betriebs${made.expansion ? MADE : ''}.`,
      ],
    },
    {
      id: 'market',
      title: 'Eine Karte kaufen',
      paragraphs: [
        `Nur die ${forSale} niedrigsten Karten stehen zum Verkauf, von links für ${list(prices.map(String))} Geld, mit Rabattmarker ${money(facts.discount)} weniger. Die Karte kommt auf die Hand; spielen darfst du sie ab deinem nächsten Zug.`,
        `Der Rabattmarker kommt über den Markt zurück. Eine neue Karte kommt ohne Marker dazu, und alle ${facts.marketSpaces} werden neu sortiert; Marker wandern mit ihren Karten.`,
      ],
      example: `Die dritte Karte von links hat einen Rabattmarker: Sie kostet ${money(prices[2] - facts.discount)}.`,
    },
    {
      id: 'administration',
      title: 'Verwaltung',
      paragraphs: [
        `Erstens Einkommen: ${money(facts.income)} minus 1 je Handkarte, nie weniger als null. Dann entfernst du bis zu ${facts.workers} beliebige Arbeiter und erhältst je ${money(facts.worker)}. Dann nimmst du die obersten ${facts.cards} Karten deines Ablagestapels auf die Hand, oder alle, wenn es weniger sind.`,
        'Zweitens darfst du beliebig viele weitere Karten von oben zurückkaufen, für je 1 Geld.',
        [
          'Drittens werden Karten im aktuellen Markt ausgetauscht.',
          ...(pairs.length === 0
            ? []
            : [
                `Bei ${list(pairs.map(String), 'oder')} Spielern gehen die zwei niedrigsten Karten mit Rabattmarker; gibt es nur eine, geht sie mit der niedrigsten der anderen; gibt es keine, gehen die zwei niedrigsten.`,
              ]),
          ...(singles.length === 0
            ? []
            : [`Bei ${list(singles.map(String), 'oder')} Spielern geht die niedrigste mit Rabattmarker, sonst die niedrigste.`]),
          `Jede verbleibende der ${forSale} Karten bekommt einen Rabattmarker. Ebenso viele neue Karten kommen ohne Marker dazu, und alles wird sortiert.`,
        ].join(' '),
      ],
      example: `Mit 1 Handkarte und vielen auf dem Stapel: ${money(Math.max(0, facts.income - 1))} Einkommen, ${facts.workers} Arbeiter für ${money(facts.workers * facts.worker)}, ${facts.cards} Karten zurück, zwei weitere für 2 Geld. Hat eine der ${forSale} käuflichen Karten einen Rabattmarker, geht sie, und was bleibt, bekommt einen.`,
    },
    {
      id: 'last-turns',
      title: 'Die letzten Züge',
      paragraphs: [
        'Ist der Nachziehstapel leer, kommen die Karten aus den „Letzten Zügen“. Naturkatastrophen bleiben rechts im Markt liegen und sind unverkäuflich; sie schieben die höchsten Karten in den aktuellen Markt. Sind auch diese Karten aufgebraucht, kommt keine mehr nach, und die käuflichen rücken nach links.',
        [
          `Mit der ${facts.disasters}. Naturkatastrophe endet die Verwaltung für alle; eine, die sie gerade aufgedeckt hat, wird noch zu Ende geführt. In deinem Zug spielst du eine Karte, kaufst eine oder steigst aus und nimmst die wertvollste verbliebene Naturkatastrophe. An Ansehen bringen sie ${quitting(facts)}.`,
          ...(lastGainsNothing(facts) ? ['Wer als Letzter aussteigt, erhält nichts.'] : []),
          'Nach einem Kauf kommt weiter eine neue Karte, solange es eine gibt. Wer ausgestiegen ist, ist draußen; das Spiel geht weiter, bis niemand mehr übrig ist.',
        ].join(' '),
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
        `Spiele eine einzelne Partie um möglichst viel Ansehen, oder nimm die Herausforderung an. Rabattmarker gibt es nicht. Zurückkaufen wird mit jeder Karte teurer: 1 Geld, dann 2, dann 3 und so fort. Im dritten Schritt der Verwaltung legst du ${replaced[0] === 1 ? 'eine Karte' : `${replaced[0]} Karten`} deiner Wahl aus dem aktuellen Markt weg. ${facts.quitting[0].length === 0 ? 'Naturkatastrophen bringen nichts.' : `Naturkatastrophen bringen ${list(facts.quitting[0].map(String))} Ansehen.`}`,
        `In der Herausforderung des Pharaos spielst du Partie um Partie. Jedes Ziel wird einmal abgehakt, und nur eines je Partie; erfüllt eine Partie mehrere, wählst du. Zuerst ${goal(first.id, first.target)}; dann in beliebiger Reihenfolge: ${others.map(({ id, target }) => goal(id, target)).join('; ')}.`,
        `Jedes Ziel schaltet die nächste Belohnung für alle späteren Partien frei: ${money(achievements.money)} zu Beginn; ein Arbeiter mehr darf entfernt werden; ein Fisch und eine Rose zu Beginn; eine Karte mehr kommt zurück; ein Grundrohstoff lässt sich schon mit ${money(achievements.substitute)} ersetzen; nur eine einzige Marktkarte wird ausgetauscht. Nutzen musst du keine. Mit allen ${GOALS.length} Zielen ist die Herausforderung bestanden.`,
      ],
    },
    {
      id: 'sources',
      title: 'Gedruckt und rekonstruiert',
      paragraphs: [
        `${made.cards === 0 && !made.map ? 'Karten und Plan dieser Ausgabe sind so, wie ihr Besitzer sie eingetragen hat.' : `Die Spielanleitung liegt uns vor, das gedruckte Glossar der Karten und der gedruckte Plan nicht. Von den ${made.ofCards} Karten dieser Ausgabe sind bei ${made.cards} Kosten, Aktion oder Einnahmen rekonstruiert; eine solche Karte sagt es.`} Was diese Seiten als rekonstruiert bezeichnen, haben wir uns selbst ausgedacht.`,
        'Wo die Spielanleitung schweigt, haben wir entschieden: Der Zufall bestimmt den Startspieler; bei Gleichstand auch an Rohstoffen und Geld wird der Sieg geteilt; die vierte Naturkatastrophe bricht keine Verwaltung ab; käufliche Karten rücken nach links, wenn keine mehr nachkommt; ein Ersatz für einen von verschiedenen Rohstoffen zählt als der fehlende. Dass Siedlungen Abstand halten und Betriebe einen Weg brauchen, wissen wir aus Berichten von Spielern.',
      ],
    },
  ]
}

const GOAL: Readonly<Record<string, (target: number) => string>> = {
  respect: (target) => `eine Partie mit ${target} Ansehen`,
  bridges: (target) => `${target} gebaute Brücken`,
  palaces: (target) => `${target} gebaute Paläste`,
  fame: (target) => `eine Partie mit ${target} Ansehen`,
  monuments: (target) => `alle ${target} Bausteine gelegt`,
  workshops: (target) => `${target} gebaute Betriebe`,
  crocodiles: (target) => `höchstens ${target} übrige Krokodile`,
}

function goal(id: string, target: number): string {
  return GOAL[id](target)
}

function money(amount: number): string {
  return `${amount} Geld`
}

function list(parts: readonly string[], and = 'und'): string {
  return listed(parts, and)
}

function count(amount: number, one: string, many: string): string {
  return `${amount} ${amount === 1 ? one : many}`
}

function pieces(supply: PageFacts['supply']): string {
  return list([
    count(supply.worker, 'Arbeiter', 'Arbeiter'),
    count(supply.road, 'Weg', 'Wege'),
    count(supply.grandBridge, 'Prunkbrücke', 'Prunkbrücken'),
    count(supply.bridge, 'Brücke', 'Brücken'),
    count(supply.palace, 'Palast', 'Paläste'),
    count(supply.town, 'Stadt', 'Städte'),
    count(supply.settlement, 'Siedlung', 'Siedlungen'),
    count(supply.expansion, 'Ausbau', 'Ausbauten'),
    count(supply.workshop, 'Betrieb', 'Betriebe'),
    count(supply.block, 'Baustein', 'Bausteine'),
  ])
}

/** "10, 6 und 3 bei 4 Spielern", for every number of players. */
function quitting({ quitting: byPlayers }: PageFacts): string {
  return byPlayers
    .flatMap((values, index) =>
      index === 0 ? [] : [`${values.length === 0 ? 'nichts' : list(values.map(String))} bei ${index + 1} Spielern`],
    )
    .toReversed()
    .join('; ')
}

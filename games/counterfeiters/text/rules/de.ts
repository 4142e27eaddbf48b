import type { RulesSection } from '@fairground/kernel'
import type { Facts } from '../../state.ts'
import { bundle, bundlesFor, exampleOf, faresIn, isReconstructed, stars, sum, taughtIn } from '../shared.ts'

export function rules(facts: Facts): readonly RulesSection[] {
  const fares = faresIn(facts)
  const taught = taughtIn(facts)
  return [
    {
      id: 'aim',
      title: 'Worum es geht',
      paragraphs: [
        'Ihr druckt in Miami Falschgeld und macht echtes daraus. Der Pate holt sich seinen Anteil, und die Polizei kommt Schritt für Schritt näher.',
        'Ist die Polizei am Ziel, gewinnt, wer das meiste echte Geld hat: bar und im Umschlag auf der Insel. Blüten und Karten zählen nichts.',
      ],
    },
    {
      id: 'start',
      title: 'Der Anfang',
      paragraphs: [
        `Jeder hat ${facts.henchmen} Handlanger, eine Druckerpresse und eine Zutat, zufällig Tinte oder Papier. Der Zufall bestimmt, wer beginnt. Bargeld am Anfang, vom Ersten an reihum: ${facts.startCash.map(money).join(', ')}.`,
        'Der Schwarzmarkt wird aus einem Stapel mit vier Teilen gefüllt, A bis D; innerhalb eines Teils entscheidet der Zufall. Manche Karten sind nur zu dritt oder zu viert dabei.',
        'Die Polizei steht am Anfang ihrer Straße; mit weniger Spielern ist der Weg kürzer.',
      ],
    },
    {
      id: 'turn',
      title: 'Ein Zug',
      paragraphs: [
        'Reihum setzt jeder einen Handlanger auf ein freies Feld und führt gleich dessen Aktion aus. Zeigt das Feld eine Mütze, geht danach die Polizei einen Schritt, und erst dann wirkt der Ort, den sie erreicht. Jedes Feld wird einmal je Runde genutzt; die Runde dauert, bis alle Handlanger gespielt sind.',
        'Wer nichts tun kann oder will, passt und legt einen Handlanger für den Rest der Runde hin. Eine Aktion muss etwas bewirken: Ein Feld nur zu besetzen ist nicht erlaubt.',
      ],
    },
    {
      id: 'market',
      title: 'Schwarzmarkt',
      paragraphs: [
        'Nimm die Karte über dem Feld und zahl den Preis des Feldes, in bar: Das Feld hat den Preis, nicht die Karte. Sie liegt offen vor dir, gehört dir bis zum Ende und verbraucht sich nicht. Während der Runde wird nichts nachgelegt.',
        'Pressen und Diner zählen zusammen. Eine zweite Tinte, ein zweites Papier oder Hologramm hilft dir nicht. Zwei Privatjets darf niemand haben.',
      ],
    },
    {
      id: 'cards',
      title: 'Die Karten',
      paragraphs: [
        `Eine Druckerpresse druckt jedes Mal ${count(facts.notesPerPrinter, 'Schein', 'Scheine')} mehr. Tinte, Papier und Hologramm sind die Zutaten: Jede verschiedene ist ein Stern. Hologramme sind selten.`,
        'Ein Diner tauscht am Ende jeder Runde eine Blüte in echtes Geld. Ein Privatjet öffnet dir den Flugplatz, wo Flüge nichts kosten.',
        'Ein Lottoschein zahlt am Ende des Spiels, was darauf steht. Staranwalt und Winkeladvokat lassen ihren Besitzer am Ende einen Handlanger noch einmal setzen.',
      ],
    },
    {
      id: 'print',
      title: 'Drucken',
      paragraphs: [
        `Nimm ${count(facts.notesPerPrinter, 'Blüte', 'Blüten')} für jede deiner Pressen. Die Güte ist die Zahl deiner verschiedenen Zutaten: Tinte, Papier, Hologramm. Absichtlich schlechter drucken geht nicht.`,
        'Zutaten gehen nicht aus, und Blüten sind immer genug da; mit der Option „Begrenztes Material“ nur so viele, wie in der Schachtel liegen.',
      ],
      example: `Drei Pressen, Tinte und Papier: ${3 * facts.notesPerPrinter} Scheine ★★.`,
    },
    {
      id: 'supermarket',
      title: 'Supermarkt',
      paragraphs: [
        `Gib ${upTo(facts.supermarketNotes)} ab und nimm für jede echte ${money(facts.supermarketPays)}. Sorten dürfen gemischt sein.`,
        `Mit jeder Ermittlung lernt der Supermarkt eine Sorte kennen: ${taught.join(', dann ')}. Erkannte Sorten nimmt er nicht mehr${taught.length === 3 ? '; nach der dritten ist hier Schluss' : ''}. Wer die Polizei dorthin bewegt hat, ist seine Scheine noch losgeworden.`,
      ],
    },
    {
      id: 'receiver',
      title: 'Hehler',
      paragraphs: [
        `Gib ${upTo(facts.receiverNotes)} ab. Alle werden zum Kurs der schlechtesten bezahlt: ${facts.receiverRates.map((rate, quality) => `${stars(quality + 1)} ${money(rate)}`).join(', ')}. Ermittlungen kümmern den Hehler nicht.`,
      ],
      ...exampleOf(
        bundlesFor(facts).map(({ notes, rate }) => `${bundle(notes)}: ${sum(notes)} × ${money(rate)} = ${money(sum(notes) * rate)}.`),
      ),
    },
    {
      id: 'tax',
      title: 'Steuerbetrug',
      paragraphs: [
        `Nimm ${money(facts.taxFraud)}. Der Schalter mit der Sonnenbrille gibt dir auch die Startspielerfigur: Du beginnst die nächste Runde. Die laufende geht weiter wie bisher. Wer die Figur schon hat, darf sie hier behalten.`,
      ],
    },
    {
      id: 'flight',
      title: 'Flug in die Karibik',
      paragraphs: [
        'Leg beliebig viel Bargeld in deinen Umschlag oder hol es heraus, in Zehnern und je Flug in eine Richtung. Niemand sieht, wie viel und wohin. Der Pate findet nicht, was dort liegt; bezahlen kannst du damit aber auch nicht.',
        `Mit einem Privatjet sind die Jetfelder umsonst.${fares.length === 0 ? '' : ` Der Linienflug steht allen offen, auch wer einen Jet hat, darf ihn nehmen; er kostet immer ${fares.map(money).join(' oder ')} in bar, bevor du etwas bewegst.`}`,
      ],
      ...exampleOf(
        fares.length > 0 && fares[0] > 0
          ? [
              `Mit ${money(fares[0] - 10)} auf der Hand und 200 $ im Umschlag, aber ohne Jet kannst du nicht fliegen: Das Ticket zahlst du aus der Hand.`,
            ]
          : [],
      ),
    },
    {
      id: 'police',
      title: 'Die Polizeileiste',
      paragraphs: [
        'Pate: Alle zahlen die Hälfte ihres Bargelds, aufgerundet auf volle 10 $. Was der Ziehende gerade verdient hat, zählt mit. Blüten, Umschläge und Lottoscheine zählen nicht. Er kassiert in dem Moment, in dem die Polizei sein Feld erreicht, und nicht noch einmal, solange sie dort steht.',
        'Ermittlung: Der Supermarkt lernt eine Sorte kennen. Streik: Solange die Polizei dort steht, fliegt niemand, weder Jet noch Linie, auch über ein Rundenende hinweg.',
      ],
      example: '70 $ auf der Hand: 40 $ zahlen. 120 $: 60 $. 10 $: 10 $.',
    },
    {
      id: 'round',
      title: 'Ende einer Runde',
      paragraphs: [
        'Die Handlanger kommen heim. Karten über Feldern mit Tonne fliegen raus, die anderen rutschen nach rechts, und von rechts wird aufgefüllt. Ist der Stapel leer, bleibt links leer.',
        `Dann tauscht jeder Diner eine Blüte seines Besitzers in echte ${money(facts.dinerPays)}. Das ist Pflicht, solange Blüten da sind; welche, wählst du. Die anderen sehen, wie viele, nicht welche. Ein Diner ohne Schein tut nichts.`,
      ],
    },
    {
      id: 'end',
      title: 'Das Ende',
      paragraphs: [
        'Das letzte Feld der Leiste ist auch ein Pate. Danach darf jeder, der noch einen Handlanger hat, einen setzen, reihum ab dem Spieler nach dem, der die Polizei gebracht hat; dieser kommt zuletzt. Mützen bewirken nun nichts; weitere Handlanger verfallen. Was der Supermarkt erkennt, erkennt er weiter, und der Linienflug kostet auch jetzt.',
        'Dann darf der Besitzer des Staranwalts einen seiner Handlanger vom Plan nehmen, keinen hingelegten, und auf ein freies Feld setzen, auch auf das eben verlassene. Dann tut der Winkeladvokat das Gleiche. Ein Marktfeld ohne Karte geht nicht noch einmal.',
        `Jeder Diner tauscht eine letzte Blüte, Lottoscheine werden ausgezahlt, und das Geld wird gezählt, bar und im Umschlag. Wer gleichauf liegt, teilt sich den Sieg. Ist die Polizei nach ${facts.longest} Runden nicht da, endet das Spiel dann, ohne den Paten.`,
      ],
    },
    {
      id: 'hidden',
      title: 'Was verborgen ist',
      paragraphs: [
        'Bargeld, Umschlag und Blüten bleiben bis zum Schluss hinter dem Sichtschirm; Karten liegen offen. Alle sehen in dem Moment, in dem es geschieht, was gedruckt, abgegeben, bezahlt und verdient wird. Was ein Flug bewegt, was jemand dem Paten zahlt und welche Scheine die Diner tauschen, sehen die anderen nicht.',
        'Auch die Seite lässt die Schirme stehen: Wer wissen will, was die anderen haben, muss es sich merken. Mit der Option „Geld der anderen“ zeigt sie die Grenzen, die jemand wüsste, der mitgezählt hat, oder sie legt alles offen.',
      ],
    },
    {
      id: 'improvements',
      title: 'Aktionsverbesserungen (Promo)',
      paragraphs: [
        'Vor der ersten Runde nimmt sich jeder reihum eine Verbesserung und auf dem Rückweg eine zweite. Jede gilt einmal im Spiel, höchstens eine je Zug; man sagt sie an, bevor man auf ein Feld setzt, auf dem sie wirkt. Was niemand nimmt, ist nicht im Spiel.',
        'Die Promo gibt es, und wie gewählt wird, ist bekannt; was die Karten tun, nicht. Die Wirkungen hier sind rekonstruiert.',
      ],
    },
    {
      id: 'edition',
      title: 'Gedruckt und rekonstruiert',
      paragraphs: [
        `Die Regeln stammen aus dem Regelheft; wo es schweigt, haben wir entschieden, und dass ein Spiel nach ${facts.longest} Runden endet, ist von uns. Dieser Tisch spielt mit der Ausgabe „${facts.edition}“.`,
        isReconstructed(facts)
          ? 'Kurse, Grenzen, Startgeld und der Preis des Linienflugs stehen im Regelheft. Preise, Felder, Mützen, Polizeileiste und Kartenmischung sind rekonstruiert, weil der gedruckte Plan nicht vorlag. Wer das Spiel besitzt, kann mit den gedruckten Werten als eigener Ausgabe spielen.'
          : 'Plan, Leiste und Karten sind die aus dem Spiel ihres Besitzers; nichts davon ist rekonstruiert.',
      ],
    },
  ]
}

function money(dollars: number): string {
  return `${dollars} $`
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`
}

function upTo(most: number): string {
  return most === 1 ? 'eine Blüte' : `1 bis ${most} Blüten`
}

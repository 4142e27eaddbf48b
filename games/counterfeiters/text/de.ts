import type { Names, Prompt } from '@fairground/kernel'
import type { Event, Move, View } from '../state.ts'
import { bundle, type CounterfeitersText, cost, fraud, named, price, printing, spaceOf, stars, ticketValue } from './shared.ts'

const cards: Readonly<Record<string, string>> = {
  printer: 'Drucker\u00ADpresse',
  ink: 'Tinte',
  paper: 'Papier',
  hologram: 'Hologramm',
  diner: 'Diner',
  jet: 'Privatjet',
  greatLawyer: 'Staranwalt',
  badLawyer: 'Winkeladvokat',
}

const improvements: Readonly<Record<string, string>> = {
  'night-shift': 'Nachtschicht (ein Schein mehr je Druckerpresse)',
  'full-trolley': 'Voller Wagen (zwei Scheine mehr im Supermarkt)',
  'fussy-receiver': 'Pingeliger Hehler (jeder Schein zum eigenen Kurs)',
  'second-set-of-books': 'Doppelte Buchführung (30 $ mehr beim Steuerbetrug)',
  'old-friend': 'Alter Kumpel (30 $ Nachlass auf dem Schwarzmarkt)',
  'air-miles': 'Bonusmeilen (ein Linienflug umsonst)',
  'back-door': 'Hintertür (die Mütze bewegt die Polizei nicht)',
  'master-plate': 'Meisterplatte (einen Stern besser drucken)',
  'blind-cashier': 'Blinde Kassiererin (der Supermarkt übersieht eine Sorte, die er kennt)',
  'elbow-room': 'Ellbogen (ein Feld nutzen, auf dem schon jemand steht)',
}

const places: Readonly<Record<string, string>> = {
  market: 'vom Schwarzmarkt',
  print: 'aus der Druckerei',
  supermarket: 'aus dem Supermarkt',
  receiver: 'vom Hehler',
  tax: 'vom Finanzamt',
  jet: 'vom Flugplatz',
  commercial: 'vom Flughafen',
}

function card(id: string): string {
  const value = ticketValue(id)
  return value === undefined ? named(cards, id) : `Lottoschein über ${value} $`
}

function notes(count: number): string {
  return count === 1 ? '1 Schein' : `${count} Scheine`
}

function prompt(view: View, turn: readonly number[], names: Names): Prompt {
  if (view.stage === 'over') return { now: 'Das Spiel ist aus.' }
  if (view.viewer === 'spectator' || !turn.includes(view.viewer)) return { now: `Warten auf ${names(view.actor)}.` }
  const me = view.viewer
  switch (view.ask) {
    case 'improvement':
      return { now: 'Wähle eine Aktionsverbesserung.', next: 'Du darfst sie einmal im Spiel nutzen, in einem deiner Züge.' }
    case 'space':
      return placePrompt(view, me)
    case 'notes':
      return {
        now: 'Wähle die Blüten, die du abgibst.',
        next: 'Der Hehler zahlt für alle den Kurs der schlechtesten, der Supermarkt 50 $ das Stück.',
      }
    case 'amount':
      return { now: 'Wähle, wie viel du in den Umschlag legst oder herausholst.', next: 'Niemand sieht, wie viel und in welche Richtung.' }
    case 'diner':
      return {
        now: 'Wähle, welche Blüten deine Diner tauschen.',
        next: 'Sie zahlen für jede Sorte gleich viel; niemand sieht, welche es waren.',
      }
    default:
      return { now: 'Hol einen deiner Handlanger zurück oder lass alle stehen.', next: 'Er darf auf einem freien Feld noch einmal ran.' }
  }
}

function placePrompt(view: View, me: number): Prompt {
  if (view.lifted >= 0) return { now: 'Setze den Handlanger auf ein freies Feld.', next: 'Mützen bewirken nichts mehr.' }
  if (view.boost >= 0) return { now: 'Wähle das Feld für deine Verbesserung.' }
  if (view.stage === 'last')
    return { now: 'Setze deinen letzten Handlanger oder verzichte.', next: 'Mützen bewirken nichts mehr, und der Pate ist bezahlt.' }
  const left = view.henchmen[me]
  return {
    now: 'Setze einen Handlanger oder passe.',
    next: `${left === 1 ? 'Es ist dein letzter' : `Du hast noch ${left}`} in dieser Runde.`,
  }
}

function move(choice: Move, view: View): string {
  if ('place' in choice) return placeLabel(view, choice.place)
  if ('pass' in choice) return view.stage === 'rounds' ? 'Passen: einen Handlanger hinlegen' : 'Verzichten'
  if ('notes' in choice)
    return `${bundle(choice.notes)} für ${price(view, choice.notes)} $ ${view.ask === 'diner' ? 'tauschen' : 'abgeben'}`
  if ('fly' in choice) return choice.fly > 0 ? `${choice.fly} $ in den Umschlag legen` : `${-choice.fly} $ aus dem Umschlag holen`
  if ('lift' in choice) return `Handlanger ${named(places, spaceOf(view, choice.lift).zone)} holen (${spaceOf(view, choice.lift).number})`
  const improvement = 'improve' in choice ? choice.improve : choice.draft
  return `${named(improvements, view.board.improvements[improvement].id)} ${'improve' in choice ? 'nutzen' : 'nehmen'}`
}

function placeLabel(view: View, space: number): string {
  const { zone, hat, sunglasses, number } = spaceOf(view, space)
  const police = hat && view.stage === 'rounds' ? ', Polizei einen Schritt' : ''
  switch (zone) {
    case 'market':
      return `${card(view.board.designs[view.market[space]]?.id ?? '')} für ${cost(view, space)} $ kaufen`
    case 'print': {
      const made = printing(view, view.actor)
      return `${notes(made.notes)} ${stars(made.stars)} drucken (Presse ${number}${police})`
    }
    case 'supermarket':
      return `Mit Blüten einkaufen (Kasse ${number}${police})`
    case 'receiver':
      return `An den Hehler verkaufen (Tür ${number}${police})`
    case 'tax':
      return `Das Finanzamt um ${fraud(view)} $ prellen (Schalter ${number}${sunglasses ? ', du beginnst die nächste Runde' : ''}${police})`
    case 'jet':
      return `Mit dem Privatjet fliegen (${number}${police})`
    case 'commercial':
      return `Linie fliegen für ${cost(view, space)} $ (${number}${police})`
  }
}

function event(told: Event, names: Names): string {
  switch (told.kind) {
    case 'drafted':
      return `${names(told.seat)} nimmt sich ${named(improvements, told.improvement)}.`
    case 'improved':
      return `${names(told.seat)} nutzt ${named(improvements, told.improvement)}.`
    case 'passed':
      return `${names(told.seat)} passt und legt einen Handlanger hin.`
    case 'bought':
      return `${names(told.seat)} kauft für ${told.dollars} $: ${card(told.card)}.`
    case 'printed':
      return `${names(told.seat)} druckt ${notes(told.notes)} ${stars(told.stars)}.`
    case 'went':
      return told.to === 'supermarket' ? `${names(told.seat)} geht einkaufen.` : `${names(told.seat)} klopft beim Hehler.`
    case 'sold':
      return told.to === 'supermarket'
        ? `${names(told.seat)} zahlt mit ${bundle(told.notes)} und geht mit ${told.dollars} $ hinaus.`
        : `${names(told.seat)} gibt dem Hehler ${bundle(told.notes)} für ${told.dollars} $.`
    case 'dodged':
      return `${names(told.seat)} prellt das Finanzamt um ${told.dollars} $${told.pawn ? ', setzt die Sonnenbrille auf und beginnt die nächste Runde' : ''}.`
    case 'flew':
      return told.dollars === 0
        ? `${names(told.seat)} hebt ab in die Karibik.`
        : `${names(told.seat)} fliegt für ${told.dollars} $ in die Karibik.`
    case 'moved':
      return told.dollars > 0
        ? `${names(told.seat)} legt ${told.dollars} $ in den Umschlag.`
        : `${names(told.seat)} holt ${-told.dollars} $ aus dem Umschlag.`
    case 'landed':
      return `${names(told.seat)} ist zurück, gut gebräunt.`
    case 'police':
      return told.steps === 0 ? 'Die Polizei steht vor der Tür.' : `Die Polizei kommt einen Schritt näher: noch ${told.steps}.`
    case 'godfather':
      return 'Der Pate kassiert: Alle zahlen die Hälfte ihres Bargelds.'
    case 'paid':
      return `${names(told.seat)} zahlt dem Paten ${told.dollars} $.`
    case 'investigation':
      return `Die Polizei ermittelt: Der Supermarkt erkennt jetzt ${stars(told.level)} und alles darunter.`
    case 'strike':
      return 'Die Fluglotsen streiken: Solange die Polizei hier steht, fliegt niemand.'
    case 'round-over':
      return `Runde ${told.round} ist vorbei; die Handlanger kommen heim.`
    case 'refilled':
      return told.binned.length === 0
        ? 'Der Schwarzmarkt rückt auf.'
        : `Der Schwarzmarkt rückt auf; in die Tonne: ${told.binned.map(card).join(', ')}.`
    case 'dined':
      return `In den Dinern von ${names(told.seat)} werden aus ${told.notes === 1 ? 'einem Schein' : `${told.notes} Scheinen`} ${told.dollars} $.`
    case 'turned':
      return `Die Diner von ${names(told.seat)} nahmen ${bundle(told.notes)}.`
    case 'round':
      return `Runde ${told.round} beginnt mit ${names(told.first)}.`
    case 'ending':
      return `${names(told.seat)} hat die Polizei ans Ziel geführt. Wer noch einen Handlanger hat, darf einen setzen.`
    case 'stalled':
      return `Nach ${told.rounds} Runden gibt die Polizei auf, und das Spiel endet.`
    case 'declined':
      return told.what === 'last'
        ? `${names(told.seat)} lässt den letzten Handlanger zu Hause.`
        : `Der Anwalt von ${names(told.seat)} hat nichts hinzuzufügen.`
    case 'lifted':
      return `${told.lawyer === 'great' ? 'Der Staranwalt' : 'Der Winkeladvokat'} von ${names(told.seat)} holt einen Handlanger ${named(places, told.zone)}.`
    case 'revealed':
      return `Die Sichtschirme fallen: ${told.cash.map((cash, seat) => `${names(seat)} ${cash} $ und ${told.envelope[seat]} $ im Umschlag`).join('; ')}.`
    case 'lottery':
      return `${names(told.seat)} löst Lottoscheine ein: ${told.dollars} $.`
    case 'over':
      return 'Die Pressen stehen still.'
  }
}

const reasons: Readonly<Record<string, string>> = {
  'no-such-space': 'Dieses Feld gibt es nicht.',
  occupied: 'Da steht schon jemand; jedes Feld wird einmal je Runde genutzt.',
  'no-card': 'Über diesem Feld liegt keine Karte mehr.',
  'second-jet': 'Ein zweiter Privatjet würde dich verraten.',
  strike: 'Die Fluglotsen streiken.',
  'no-jet': 'Dafür brauchst du einen eigenen Privatjet.',
  'too-dear': 'Dein Bargeld reicht nicht; was im Umschlag liegt, zählt nicht.',
  'nothing-to-move': 'Es gäbe nichts zu bewegen; eine Aktion muss etwas bewirken.',
  'no-notes': 'Du hast keine Blüten zum Abgeben.',
  'refused-notes': 'Diese Sorte erkennt der Supermarkt inzwischen.',
  'box-is-empty': 'Von dieser Sorte ist keine Blüte mehr in der Schachtel.',
  'use-improvement': 'Wähle ein Feld, auf dem die Verbesserung wirkt.',
  'one-improvement': 'Nur eine Verbesserung je Zug.',
  'no-such-improvement': 'Diese Verbesserung kannst du jetzt nicht nutzen.',
  'improvement-taken': 'Diese Verbesserung ist nicht zu haben.',
  'not-your-henchman': 'Dort steht keiner deiner Handlanger.',
  'notes-by-quality': 'Sag, wie viele von jeder Sorte.',
  'not-held': 'So viele hast du nicht.',
  'diner-count': 'Jeder Diner tauscht einen Schein, solange welche da sind.',
  'no-empty-action': 'Eine Aktion muss etwas bewirken; sonst passe.',
  'too-many-notes': 'So viele nehmen sie nicht auf einmal.',
  'money-in-tens': 'Geld gibt es in Zehnern.',
  'too-little-cash': 'So viel Bargeld hast du nicht.',
  'too-little-offshore': 'So viel liegt nicht im Umschlag.',
  'first-improvement': 'Wähle zuerst eine Verbesserung.',
  'first-space': 'Wähle zuerst ein Feld.',
  'first-notes': 'Wähle zuerst, welche Blüten du abgibst.',
  'first-amount': 'Wähle zuerst, wie viel du bewegst.',
  'first-diner': 'Wähle zuerst, was die Diner tauschen.',
  'first-henchman': 'Wähle zuerst, welchen Handlanger du holst.',
  'first-nothing': 'Das Spiel ist aus.',
}

export const de: CounterfeitersText = {
  title: 'Counterfeiters',
  tagline: 'Drucken, unterjubeln, ausfliegen, bevor der Pate die Hälfte holt und die Polizei den Rest.',
  options: {
    money: {
      label: 'Geld der anderen',
      help: 'Bargeld, Umschläge und Blüten der anderen bleiben bis zum Ende verdeckt, wie hinter Sichtschirmen. Oder die Seite zeigt, was jemand wüsste, der mitzählt; oder alles liegt offen, auch die Flüge: gut für die erste Partie.',
      values: { veiled: 'Verdeckt', counted: 'Was man mitzählen kann', open: 'Offenes Geld' },
    },
    strictComponents: {
      label: 'Begrenztes Material',
      help: 'Es gibt nur 30 Blüten mit einem Stern, 30 mit zwei und 40 mit drei. Was beim Drucken fehlt, verfällt.',
    },
    improvements: {
      label: 'Aktionsverbesserungen',
      help: 'Die Promo: zehn einmalige Verbesserungen, vor der ersten Runde reihum gewählt. Ihre Wirkungen sind rekonstruiert.',
    },
    edition: {
      label: 'Plan und Karten',
      help: 'Preise, Mützen, Polizeileiste und Kartenmischung.',
      values: { 'reconstruction-1': 'Rekonstruiert' },
    },
  },
  breakdown: { cash: 'Bargeld', offshore: 'Im Umschlag', tickets: 'Lottoscheine' },
  prompt,
  move: (choice, view) => move(choice, view),
  event,
  cards,
  improvements,
  reason: ({ rule }) => named(reasons, rule),
  rules: () => [
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
        'Jeder hat drei Handlanger, eine Druckerpresse und eine Zutat, zufällig Tinte oder Papier. Der Zufall bestimmt, wer beginnt. Der Erste hat 20 $, der Nächste 30 $, dann 40 $ und 50 $.',
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
        'Eine Druckerpresse druckt jedes Mal zwei Scheine mehr. Tinte, Papier und Hologramm sind die Zutaten: Jede verschiedene ist ein Stern. Hologramme sind selten.',
        'Ein Diner tauscht am Ende jeder Runde eine Blüte in echtes Geld. Ein Privatjet öffnet dir den Flugplatz, wo Flüge nichts kosten.',
        'Ein Lottoschein zahlt am Ende des Spiels, was darauf steht. Staranwalt und Winkeladvokat lassen ihren Besitzer am Ende einen Handlanger noch einmal setzen.',
      ],
    },
    {
      id: 'print',
      title: 'Drucken',
      paragraphs: [
        'Nimm zwei Blüten für jede deiner Pressen. Die Güte ist die Zahl deiner verschiedenen Zutaten: Tinte, Papier, Hologramm. Absichtlich schlechter drucken geht nicht.',
        'Zutaten gehen nicht aus, und Blüten sind immer genug da; mit der Option „Begrenztes Material“ nur so viele, wie in der Schachtel liegen.',
      ],
      example: 'Drei Pressen, Tinte und Papier: sechs Scheine ★★.',
    },
    {
      id: 'supermarket',
      title: 'Supermarkt',
      paragraphs: [
        'Gib eine bis drei Blüten ab und nimm für jede echte 50 $. Sorten dürfen gemischt sein.',
        'Mit jeder Ermittlung lernt der Supermarkt eine Sorte kennen: erst ★, dann ★★, dann ★★★. Erkannte Sorten nimmt er nicht mehr; nach der dritten ist hier Schluss. Wer die Polizei dorthin bewegt hat, ist seine Scheine noch losgeworden.',
      ],
    },
    {
      id: 'receiver',
      title: 'Hehler',
      paragraphs: [
        'Gib eine bis acht Blüten ab. Alle werden zum Kurs der schlechtesten bezahlt: ★ 20 $, ★★ 30 $, ★★★ 40 $. Ermittlungen kümmern den Hehler nicht.',
      ],
      example: 'Ein ★, ein ★★ und zwei ★★★ bringen 4 × 20 $ = 80 $. Drei ★★ und drei ★★★ bringen 6 × 30 $ = 180 $.',
    },
    {
      id: 'tax',
      title: 'Steuerbetrug',
      paragraphs: [
        'Nimm 30 $. Der Schalter mit der Sonnenbrille gibt dir auch die Startspielerfigur: Du beginnst die nächste Runde. Die laufende geht weiter wie bisher. Wer die Figur schon hat, darf sie hier behalten.',
      ],
    },
    {
      id: 'flight',
      title: 'Flug in die Karibik',
      paragraphs: [
        'Leg beliebig viel Bargeld in deinen Umschlag oder hol es heraus, in Zehnern und je Flug in eine Richtung. Niemand sieht, wie viel und wohin. Der Pate findet nicht, was dort liegt; bezahlen kannst du damit aber auch nicht.',
        'Mit einem Privatjet sind die Jetfelder umsonst. Der Linienflug steht allen offen, auch wer einen Jet hat, darf ihn nehmen; er kostet immer 30 $ in bar, bevor du etwas bewegst.',
      ],
      example: 'Mit 20 $ auf der Hand und 200 $ im Umschlag, aber ohne Jet kannst du nicht fliegen: Das Ticket zahlst du aus der Hand.',
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
        'Dann tauscht jeder Diner eine Blüte seines Besitzers in echte 50 $. Das ist Pflicht, solange Blüten da sind; welche, wählst du. Die anderen sehen, wie viele, nicht welche. Ein Diner ohne Schein tut nichts.',
      ],
    },
    {
      id: 'end',
      title: 'Das Ende',
      paragraphs: [
        'Das letzte Feld der Leiste ist auch ein Pate. Danach darf jeder, der noch einen Handlanger hat, einen setzen, reihum ab dem Spieler nach dem, der die Polizei gebracht hat; dieser kommt zuletzt. Mützen bewirken nun nichts; weitere Handlanger verfallen. Was der Supermarkt erkennt, erkennt er weiter, und der Linienflug kostet auch jetzt.',
        'Dann darf der Besitzer des Staranwalts einen seiner Handlanger vom Plan nehmen, keinen hingelegten, und auf ein freies Feld setzen, auch auf das eben verlassene. Dann tut der Winkeladvokat das Gleiche. Ein Marktfeld ohne Karte geht nicht noch einmal.',
        'Jeder Diner tauscht eine letzte Blüte, Lottoscheine werden ausgezahlt, und das Geld wird gezählt, bar und im Umschlag. Wer gleichauf liegt, teilt sich den Sieg. Ist die Polizei nach 40 Runden nicht da, endet das Spiel dann, ohne den Paten.',
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
        'Kurse, Grenzen, Startgeld, der Preis des Linienflugs und die Regeln stammen aus dem Regelheft; wo es schweigt, haben wir entschieden, und dass ein Spiel nach 40 Runden endet, ist von uns. Preise, Felder, Mützen, Polizeileiste und Kartenmischung sind rekonstruiert, weil der gedruckte Plan nicht vorlag. Wer das Spiel besitzt, kann mit den gedruckten Werten als eigener Ausgabe spielen.',
      ],
    },
  ],
}

import { byKind, type Names } from '@fairground/kernel'
import type { Event, Facts, Move, View } from '../state.ts'
import { rules } from './rules/de.ts'
import {
  bundle,
  type CounterfeitersText,
  cost,
  fraud,
  improvementIn,
  named,
  type Prompts,
  price,
  printing,
  promptIn,
  ratesOf,
  stars,
  ticketValue,
  unbroken,
} from './shared.ts'

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
  'night-shift': 'Nachtschicht',
  'full-trolley': 'Voller Wagen',
  'fussy-receiver': 'Pingeliger Hehler',
  'second-set-of-books': 'Doppelte Buchführung',
  'old-friend': 'Alter Kumpel',
  'air-miles': 'Bonusmeilen',
  'back-door': 'Hintertür',
  'master-plate': 'Meisterplatte',
  'blind-cashier': 'Blinde Kassiererin',
  'elbow-room': 'Ellbogen',
}

const effects: CounterfeitersText['effects'] = {
  'more-notes': (amount) => `drucke ${amount} mehr je Presse`,
  'more-groceries': (amount) => `gib im Supermarkt ${amount} mehr ab`,
  'own-rate': () => 'der Hehler zahlt jeden Schein nach seinem eigenen Kurs',
  'more-fraud': (amount) => `${amount} $ mehr beim Steuerbetrug`,
  discount: (amount) => `${amount} $ Nachlass auf dem Schwarzmarkt`,
  'free-flight': () => 'ein Linienflug umsonst',
  quiet: () => 'die Mütze deines Feldes bewegt die Polizei nicht',
  'finer-print': (amount) => `drucke ${amount} Stern besser`,
  'blind-cashier': (amount) =>
    amount === 1 ? 'der Supermarkt übersieht eine Sorte, die er kennt' : `der Supermarkt übersieht ${amount} Sorten, die er kennt`,
  'squeeze-in': () => 'nutze ein Feld, auf dem schon jemand steht',
}

function improvement(id: string, facts: Facts): string {
  return improvementIn(improvements, effects, id, facts)
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

const prompts: Prompts = {
  over: 'Das Spiel ist aus.',
  waiting: (name) => `Warten auf ${name}.`,
  improvement: { now: 'Wähle eine Aktionsverbesserung.', next: 'Du darfst sie einmal im Spiel nutzen, in einem deiner Züge.' },
  amount: { now: 'Wähle, wie viel du in den Umschlag legst oder herausholst.', next: 'Niemand sieht, wie viel und in welche Richtung.' },
  diner: {
    now: 'Wähle, welche Blüten deine Diner tauschen.',
    next: 'Sie zahlen für jede Sorte gleich viel; niemand sieht, welche es waren.',
  },
  lift: { now: 'Hol einen deiner Handlanger zurück oder lass alle stehen.', next: 'Er darf auf einem freien Feld noch einmal ran.' },
  lifted: { now: 'Setze den Handlanger auf ein freies Feld.', next: 'Mützen bewirken nichts mehr.' },
  boost: { now: 'Wähle das Feld für deine Verbesserung.' },
  last: { now: 'Setze deinen letzten Handlanger oder verzichte.', next: 'Mützen wirken nicht mehr, der Pate ist bezahlt.' },
  henchman: (left) => ({
    now: 'Setze einen Handlanger oder passe.',
    next: `${left === 1 ? 'Es ist dein letzter' : `Du hast noch ${left}`} in dieser Runde.`,
  }),
  supermarket: (pays, most, refused) => ({
    now: 'Wähle die Blüten, mit denen du im Supermarkt bezahlst.',
    next: `Er gibt ${pays} $ das Stück und nimmt bis zu ${most}${refused === '' ? '' : `; ${refused} lehnt er ab`}.`,
  }),
  receiver: (facts, ownRate) => ({
    now: 'Wähle die Blüten, die du dem Hehler verkaufst.',
    next: `Er nimmt bis zu ${facts.receiverNotes}, ${ratesOf(facts, '', ' $')}${ownRate ? ', jede zu ihrem eigenen Kurs' : '; die schlechteste bestimmt den Kurs für alle'}.`,
  }),
}

function move(choice: Move, view: View, facts: Facts): string {
  if ('place' in choice) return placeLabel(view, choice.place, facts)
  if ('pass' in choice) return view.stage === 'rounds' ? 'Passen: einen Handlanger hinlegen' : 'Verzichten'
  if ('notes' in choice)
    return `${bundle(choice.notes)} für ${price(view, choice.notes, facts)} $ ${view.ask === 'diner' ? 'tauschen' : 'abgeben'}`
  if ('fly' in choice) return choice.fly > 0 ? `${choice.fly} $ in den Umschlag legen` : `${-choice.fly} $ aus dem Umschlag holen`
  if ('lift' in choice) return `Handlanger ${named(places, facts.spaces[choice.lift].zone)} holen (${facts.spaces[choice.lift].number})`
  const chosen = 'improve' in choice ? choice.improve : choice.draft
  return `${improvement(facts.improvements[chosen].id, facts)} ${'improve' in choice ? 'nutzen' : 'nehmen'}`
}

function placeLabel(view: View, space: number, facts: Facts): string {
  const { zone, hat, sunglasses, number } = facts.spaces[space]
  const police = hat && view.stage === 'rounds' ? ', Polizei einen Schritt' : ''
  const first = sunglasses && view.stage === 'rounds' ? ', du beginnst die nächste Runde' : ''
  switch (zone) {
    case 'market':
      return `${card(facts.designs[view.market[space]]?.id ?? '')} für ${cost(view, space, facts)} $ kaufen (Feld ${number})`
    case 'print': {
      const made = printing(view, view.actor, facts)
      return `${notes(made.notes)} ${stars(made.stars)} drucken (Presse ${number}${police})`
    }
    case 'supermarket':
      return `Mit Blüten einkaufen (Kasse ${number}${police})`
    case 'receiver':
      return `An den Hehler verkaufen (Tür ${number}${police})`
    case 'tax':
      return `Das Finanzamt um ${fraud(view, facts)} $ prellen (Schalter ${number}${first}${police})`
    case 'jet':
      return `Mit dem Privatjet fliegen (${number}${police})`
    case 'commercial':
      return `Linie fliegen für ${cost(view, space, facts)} $ (${number}${police})`
  }
}

const event = byKind<Event, [Names, Facts]>({
  drafted: (told, names, facts) => `${names(told.seat)} nimmt sich ${improvement(told.improvement, facts)}.`,
  improved: (told, names, facts) => `${names(told.seat)} nutzt ${improvement(told.improvement, facts)}.`,
  passed: ({ seat }, names) => `${names(seat)} passt und legt einen Handlanger hin.`,
  bought: (told, names) => `${names(told.seat)} kauft für ${told.dollars} $: ${card(told.card)}.`,
  printed: (told, names) => `${names(told.seat)} druckt ${notes(told.notes)} ${stars(told.stars)}.`,
  went: ({ to, seat }, names) => (to === 'supermarket' ? `${names(seat)} geht einkaufen.` : `${names(seat)} klopft beim Hehler.`),
  sold: (told, names) =>
    told.to === 'supermarket'
      ? `${names(told.seat)} zahlt mit ${bundle(told.notes)} und geht mit ${told.dollars} $ hinaus.`
      : `${names(told.seat)} gibt dem Hehler ${bundle(told.notes)} für ${told.dollars} $.`,
  dodged: ({ seat, dollars, pawn }, names) =>
    `${names(seat)} prellt das Finanzamt um ${dollars} $${pawn ? ', setzt die Sonnenbrille des Startspielers auf' : ''}.`,
  flew: ({ dollars, seat }, names) =>
    dollars === 0 ? `${names(seat)} hebt ab in die Karibik.` : `${names(seat)} fliegt für ${dollars} $ in die Karibik.`,
  moved: ({ dollars, seat }, names) =>
    dollars > 0 ? `${names(seat)} legt ${dollars} $ in den Umschlag.` : `${names(seat)} holt ${-dollars} $ aus dem Umschlag.`,
  landed: ({ seat }, names) => `${names(seat)} ist zurück, gut gebräunt.`,
  police: ({ steps }) => (steps === 0 ? 'Die Polizei steht vor der Tür.' : `Die Polizei kommt einen Schritt näher: noch ${steps}.`),
  godfather: () => 'Der Pate kassiert: Alle zahlen die Hälfte ihres Bargelds.',
  paid: ({ seat, dollars }, names) => `${names(seat)} zahlt dem Paten ${dollars} $.`,
  investigation: ({ level }) => `Die Polizei ermittelt: Der Supermarkt erkennt jetzt ${stars(level)} und alles darunter.`,
  strike: () => 'Die Fluglotsen streiken: Solange die Polizei hier steht, fliegt niemand.',
  'round-over': ({ round }) => `Runde ${round} ist vorbei; die Handlanger kommen heim.`,
  refilled: ({ binned }) =>
    binned.length === 0 ? 'Der Schwarzmarkt rückt auf.' : `Der Schwarzmarkt rückt auf; in die Tonne: ${binned.map(card).join(', ')}.`,
  dined: (told, names) =>
    `In den Dinern von ${names(told.seat)} werden aus ${told.notes === 1 ? 'einem Schein' : `${told.notes} Scheinen`} ${told.dollars} $.`,
  turned: (told, names) => `Die Diner von ${names(told.seat)} nahmen ${bundle(told.notes)}.`,
  round: ({ round, first }, names) => `Runde ${round} beginnt mit ${names(first)}.`,
  ending: ({ seat }, names) => `${names(seat)} hat die Polizei ans Ziel geführt. Wer noch einen Handlanger hat, darf einen setzen.`,
  stalled: ({ rounds }) => `Nach ${rounds} Runden gibt die Polizei auf, und das Spiel endet.`,
  declined: ({ what, seat }, names) =>
    what === 'last' ? `${names(seat)} lässt den letzten Handlanger zu Hause.` : `Der Anwalt von ${names(seat)} hat nichts hinzuzufügen.`,
  lifted: ({ lawyer, seat, zone }, names) =>
    `${lawyer === 'great' ? 'Der Staranwalt' : 'Der Winkeladvokat'} von ${names(seat)} holt einen Handlanger ${named(places, zone)}.`,
  revealed: (told, names) =>
    `Die Sichtschirme fallen: ${told.cash.map((cash, seat) => `${names(seat)} ${cash} $ und ${told.envelope[seat]} $ im Umschlag`).join('; ')}.`,
  lottery: ({ seat, dollars }, names) => `${names(seat)} löst Lottoscheine ein: ${dollars} $.`,
  over: () => 'Die Pressen stehen still.',
})

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
      help: 'Von jeder Sorte gibt es nur so viele Blüten, wie in der Schachtel liegen. Was beim Drucken fehlt, verfällt.',
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
  prompt: promptIn(prompts),
  move: (choice, view, _names, facts) => unbroken(move(choice, view, facts)),
  event: (...told) => unbroken(event(...told)),
  cards,
  improvements,
  effects,
  reason: ({ rule }) => named(reasons, rule),
  rules,
}

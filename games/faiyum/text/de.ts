import { byKind } from '@fairground/kernel'
import type { CardStep, Count, Good, PerGain, Piece, Place } from '../edition/vocabulary.ts'
import type { CardName, Event, Spot } from '../state.ts'
import { listed } from './list.ts'
import type { FaiyumText, Phrases } from './phrases.ts'
import { rules } from './rules-de.ts'
import { purseOf, textOf } from './speak.ts'

const GOOD: Readonly<Record<Good, readonly [one: string, many: string]>> = {
  wheat: ['Weizen', 'Weizen'],
  grape: ['Traube', 'Trauben'],
  stone: ['Stein', 'Steine'],
  fish: ['Fisch', 'Fische'],
  rose: ['Rose', 'Rosen'],
}

/** In the accusative case, which all sentences need. */
const PIECE: Readonly<Record<Piece, readonly [one: string, many: string]>> = {
  worker: ['einen Arbeiter', 'Arbeiter'],
  settlement: ['eine Siedlung', 'Siedlungen'],
  town: ['eine Stadt', 'Städte'],
  workshop: ['einen Betrieb', 'Betriebe'],
  expansion: ['einen Ausbau', 'Ausbauten'],
  road: ['einen Weg', 'Wege'],
  bridge: ['eine Brücke', 'Brücken'],
  grandBridge: ['eine Prunkbrücke', 'Prunkbrücken'],
  block: ['einen Baustein', 'Bausteine'],
  palace: ['einen Palast', 'Paläste'],
  crocodile: ['ein Krokodil', 'Krokodile'],
}

const PLACE: Readonly<Record<Place, string>> = {
  settlement: 'eine Siedlung oder Stadt',
  town: 'eine Stadt',
  palace: 'eine Stadt mit Palast',
  site: 'einen Bauplatz',
  workshop: 'einen Betrieb',
  expansion: 'einen Betrieb mit Ausbau',
}

const SPOT: Readonly<Record<Spot['terrain'], string>> = {
  wheat: 'Weizenfeld',
  grape: 'Traubenfeld',
  stone: 'Steinfeld',
  red: 'rotes Feld',
  site: 'Bauplatz',
}

const COUNT: Readonly<Record<Count, readonly [one: string, many: string]>> = {
  ends: ['Weg oder Brücke, die dort endet', 'Wege oder Brücken, die dort enden'],
  blocks: ['Baustein dort', 'Bausteine dort'],
  links: ['direkt damit verbundenem Ort', 'direkt damit verbundene Orte'],
  way: ['Weg oder Brücke auf der kürzesten Strecke dazwischen', 'Wege oder Brücken auf der kürzesten Strecke dazwischen'],
  cleared: ['entferntem Arbeiter', 'entfernte Arbeiter'],
  settlements: ['Siedlung oder Stadt auf dem Plan', 'Siedlungen und Städte auf dem Plan'],
  towns: ['Stadt auf dem Plan', 'Städte auf dem Plan'],
  workshops: ['Betrieb auf dem Plan', 'Betriebe auf dem Plan'],
  workers: ['Arbeiter auf dem Plan', 'Arbeiter auf dem Plan'],
  crocodiles: ['übrigem Krokodil', 'übrige Krokodile'],
}

const SIDE = { channel: 'am Kanal', lake: 'am See' } as const

function list(parts: readonly string[], and = 'und'): string {
  return listed(parts, and)
}

function piece(what: Piece, amount: number): string {
  return amount === 1 ? PIECE[what][0] : `${amount} ${PIECE[what][1]}`
}

function spot({ id, terrain }: Spot): string {
  return `${SPOT[terrain]} ${id}`
}

function card({ number, title }: CardName): string {
  return number === undefined ? title.de : `${title.de} (${number})`
}

function upTo(count: number, least: number | undefined): string {
  return least !== undefined && least < count ? 'bis zu ' : ''
}

function step(what: CardStep): string {
  switch (what.do) {
    case 'harvest': {
      const each = what.workers === 1 ? '' : ' jeweils'
      const where = what.terrain === undefined ? 'ein unbebautes Rohstoff-Feld' : `ein unbebautes ${SPOT[what.terrain]}`
      const side = what.side === undefined ? '' : ` ${SIDE[what.side]}`
      const next = what.next ? ' neben einem Arbeiter' : ''
      const lonely = what.alone ? ', dessen Nachbarfelder alle unbebaut sind' : ''
      return `Stelle ${upTo(what.workers, what.least)}${piece('worker', what.workers)}${each} auf ${where}${side}${next}${lonely}.`
    }
    case 'trade': {
      const each = what.workers === 1 ? '' : ' jeweils'
      const on = what.terrain === undefined ? places(what.on) : `${places(what.on)} auf einem ${SPOT[what.terrain]}`
      return `Stelle ${piece('worker', what.workers)}${each} auf ${on}${what.joined ? '; Wege oder Brücken müssen beide verbinden' : ''}.`
    }
    case 'build':
      return build(what)
    case 'clear':
      return `Entferne ${upTo(what.workers, what.least)}${piece('worker', what.workers)} vom Plan.`
    case 'name':
      return `Wähle ${places(what.on)}.`
    case 'swap':
      return `Tausche bis zu ${what.most} ${list(
        what.from.map((good) => GOOD[good][1]),
        'oder',
      )} eins zu eins gegen ${GOOD[what.to][1]}.`
    case 'take':
      return 'Nimm eine Karte des aktuellen Markts, ohne zu zahlen.'
    case 'order':
      return 'Ordne deinen Ablagestapel samt dieser Karte beliebig.'
    case 'repeat':
      return 'Führe die Karte, die oben auf deinem Ablagestapel lag, zu ihren Kosten noch einmal aus.'
  }
}

function places(on: readonly Place[]): string {
  return list(
    on.map((place) => PLACE[place]),
    'oder',
  )
}

function build({ piece: what, count, terrain }: Extract<CardStep, { do: 'build' }>): string {
  const on = terrain === undefined ? '' : ` auf einem ${SPOT[terrain]}`
  switch (what) {
    case 'town':
      return 'Baue eine Siedlung zur Stadt aus.'
    case 'palace':
      return 'Setze einen Palast auf eine Stadt.'
    case 'workshop':
      return `Baue einen Betrieb${on || ' auf einem Rohstoff-Feld'}, auf dem ein Weg oder eine Brücke endet.`
    case 'expansion':
      return 'Gib einem Betrieb einen Ausbau.'
    case 'block':
      return count === 1 ? 'Lege einen Baustein auf einen Bauplatz.' : `Lege ${count} Bausteine auf Bauplätze.`
    case 'grandBridge':
      return 'Baue eine Prunkbrücke über den Kanal oder ersetze damit eine Brücke.'
    case 'bridge':
      return `Baue ${piece(what, count)} über den Kanal.`
    default:
      return `Baue ${piece(what, count)}${on}.`
  }
}

function per({ what, each, count, of = 1, most }: PerGain): string {
  const amount = what === 'money' ? `${each} Geld` : `${each} Ansehen`
  const things = of === 1 ? COUNT[count][0] : `${of} ${COUNT[count][1]}`
  return `${amount} je ${things}${most === undefined ? '' : `, höchstens ${most}`}`
}

const event = byKind<Event, [who: string]>({
  used: (happened, who) =>
    happened.repeats === undefined
      ? `${who} spielt ${card(happened.card)}.`
      : `${who} spielt ${card(happened.card)} und wiederholt ${card(happened.repeats)}.`,
  cashed: (happened, who) => `${who} legt ${card(happened.card)} für ${happened.money} Geld ab.`,
  gave: (happened, who) => `${who} opfert ${card(happened.card)}; die Karte ist aus dem Spiel.`,
  worker: (happened, who) => `${who} stellt einen Arbeiter: ${spot(happened.spot)}${happened.crocodile ? '. Das Krokodil ist weg' : ''}.`,
  built: (happened, who) => `${who} baut ${piece(happened.piece, 1)}: ${list(happened.spots.map(spot))}.`,
  linked: ({ spots }, who) => `Erste Verbindung von ${list(spots.map(({ id }) => id))}: 1 Ansehen für ${who}.`,
  cleared: (happened, who) =>
    `${who} entfernt einen Arbeiter: ${spot(happened.spot)}${happened.money > 0 ? `, ${happened.money} Geld` : ''}.`,
  named: (happened, who) => `${who} wählt ${spot(happened.spot)}.`,
  paid: ({ goods, money }, who) => `${who} zahlt ${purseOf(phrases, goods, money)}.`,
  swapped: ({ from, to }, who) => `${who} tauscht ${purseOf(phrases, from, 0)} gegen ${purseOf(phrases, to, 0)}.`,
  gained: ({ goods, money, reputation }, who) => `${who} erhält ${purseOf(phrases, goods, money, reputation)}.`,
  ordered: (_happened, who) => `${who} ordnet den Ablagestapel.`,
  bought: (happened, who) => `${who} kauft ${card(happened.card)} für ${happened.price} Geld${happened.discount ? ', mit Rabatt' : ''}.`,
  took: (happened, who) => `${who} nimmt ${card(happened.card)} aus dem Markt und zahlt nichts.`,
  turned: ({ title, number }) =>
    title === undefined ? `Eine Naturkatastrophe kommt: ${number}.` : `${title.de} (${number}) kommt in den Markt.`,
  administered: ({ income }, who) => `${who} führt Verwaltung durch: ${income} Geld Einkommen.`,
  back: ({ cards, price }, who) => `${who} nimmt ${list(cards.map(card))} zurück${price > 0 ? ` und zahlt ${price} Geld` : ''}.`,
  replaced: ({ discounts, cards }) =>
    discounts.length === 0
      ? `Aus dem Markt: ${list(cards.map(card))}.`
      : `Aus dem Markt: ${list(cards.map(card))}. Mit Rabatt: ${list(discounts.map(card))}.`,
  ending: () => 'Die vierte Naturkatastrophe ist da: keine Verwaltung mehr. Spielen, kaufen oder aussteigen.',
  quit: ({ reputation }, who) => (reputation > 0 ? `${who} steigt aus und erhält ${reputation} Ansehen.` : `${who} steigt aus.`),
  over: () => 'Der Pharao hat genug gesehen: Das Spiel ist aus.',
})

const phrases: Phrases = {
  language: 'de',
  title: 'Faiyum',
  tagline: 'Legt den Sumpf trocken, baut Wege und Städte: Gewinnt das Ansehen des Pharaos.',
  options: {
    achievements: { label: 'Belohnungen', help: 'Wie viele Belohnungen der Herausforderung des Pharaos gelten (nur solo).' },
    edition: {
      label: 'Ausgabe',
      help: 'Welche Karten und welcher Plan gelten. Die eingebauten sind großenteils rekonstruiert; Besitzer des Spiels können eine eigene Datei mitbringen.',
      values: { 'reconstruction-1': 'Rekonstruiert' },
    },
  },
  breakdown: {
    cards: 'Aus Karten',
    connections: 'Aus Verbindungen',
    disaster: 'Aus einer Naturkatastrophe',
    goods: 'Übrige Rohstoffe',
    money: 'Übriges Geld',
    bridges: 'Gebaute Brücken',
    palaces: 'Gebaute Paläste',
    blocks: 'Gelegte Bausteine',
    workshops: 'Gebaute Betriebe',
    crocodiles: 'Übrige Krokodile',
  },
  rules,
  kinds: { harvest: 'Ernte', build: 'Bau', commerce: 'Handel', other: 'Andere' },
  list,
  good: (good, amount) => `${amount} ${GOOD[good][amount === 1 ? 0 : 1]}`,
  money: (amount) => `${amount} Geld`,
  reputation: (amount) => `${amount} Ansehen`,
  cards: (amount) => (amount === 1 ? '1 Karte' : `${amount} Karten`),
  spot,
  piece,
  cost: {
    basic: (amount) => (amount === 1 ? '1 beliebigen Grundrohstoff' : `${amount} beliebige Grundrohstoffe`),
    different: (amount) => `${amount} verschiedene Grundrohstoffe`,
    ground: 'je Weg 1 Rohstoff eines seiner beiden Felder',
    card: (amount) =>
      amount === 1 ? 'eine andere Handkarte, die das Spiel verlässt' : `${amount} andere Handkarten, die das Spiel verlassen`,
  },
  step,
  gain: {
    choice: (amount) => (amount === 1 ? '1 Grundrohstoff deiner Wahl' : `${amount} Grundrohstoffe deiner Wahl`),
    ofSpace: (amount, several) => `${amount} Rohstoff${amount === 1 ? '' : 'e'} ${several ? 'jedes Feldes' : 'des Feldes'}`,
    per,
    once: (what) => `einmal ${what}`,
  },
  prompt: {
    waiting: (name) => `${name} ist am Zug.`,
    over: 'Das Spiel ist aus.',
    turn: 'Spiele, kaufe oder verwalte.',
    lastTurn: 'Spiele, kaufe oder steige aus.',
    buys(money, [card, ...others]) {
      if (card === undefined) return `Mit ${money} kannst du noch nichts kaufen.`
      return others.length === 0 ? `Für ${money}: ${card}.` : `Für ${money}: ${card} oder ${others.length} andere.`
    },
    administering: (what) => (what.length === 0 ? 'Verwaltung bringt noch nichts.' : `Verwaltung: ${list(what)}.`),
    workers: 'Entferne Arbeiter für je 1 Geld oder lass sie stehen.',
    back: 'Wähle, wie viele weitere Karten du zurückkaufst.',
    replace: 'Lege eine Karte des aktuellen Markts weg.',
    which: (number, of) => ` (${number} von ${of})`,
    question: {
      worker: (which) => `Stelle einen Arbeiter auf${which}.`,
      off: (which) => `Entferne einen Arbeiter${which}.`,
      name: () => 'Wähle einen Ort.',
      give: () => 'Wähle die Handkarte, die du opferst.',
      pay: () => 'Wähle, womit du zahlst.',
      swap: () => 'Wähle, was du tauschst.',
      take: () => 'Nimm eine Karte des aktuellen Markts.',
      lay: () => 'Baue den Stapel von oben neu auf: Wähle die nächste Karte.',
      choose: () => 'Wähle deine Rohstoffe.',
    },
    build: (what, which) => `Baue ${PIECE[what][0]}${which}.`,
    next: (cost, gain) =>
      cost === undefined
        ? gain && `Du erhältst ${gain}.`
        : gain === undefined
          ? `Das kostet ${cost}.`
          : `Das kostet ${cost} und bringt ${gain}.`,
    administration: (alone) => (alone ? 'Danach wählst du Marktkarten, die gehen.' : 'Danach wechselt der Markt, und der Zug geht weiter.'),
  },
  move: {
    use: (title) => `${title} spielen`,
    cash: (title, money) => `${title} für ${money} ablegen`,
    buy: (title, money) => `${title} für ${money} kaufen`,
    administer: 'Verwaltung durchführen',
    quit: (reputation) => (reputation === undefined ? 'Aussteigen' : `Aussteigen für ${reputation}`),
    enough: 'Dabei belassen',
    asItIs: 'Den Rest so lassen',
    worker: (where) => `Arbeiter stellen: ${where}`,
    off: (where) => `Arbeiter entfernen: ${where}`,
    name: (where) => `Wählen: ${where}`,
    build: (what, where) => `Baue ${what}: ${where}`,
    join: (what, from, to) => `Baue ${what}: ${from} – ${to}`,
    pay: (what) => `Zahle ${what}`,
    give: (title) => `${title} opfern`,
    swap: (what) => `Tausche ${what}`,
    choose: (what) => `Nimm ${what}`,
    take: (title) => `${title} nehmen`,
    lay: (title) => `${title} als nächste legen`,
    back: (cards, money) => `${cards} mehr für ${money} zurückkaufen`,
    backNone: 'Nichts zurückkaufen',
    replace: (title) => `${title} weglegen`,
  },
  event,
  reasons: {
    'finish-first': () => 'Führe erst zu Ende, was du begonnen hast.',
    'begin-first': () => 'Spiele erst eine Karte, kaufe eine oder führe Verwaltung durch.',
    'not-now': () => 'Jetzt ist etwas anderes zu entscheiden.',
    'no-administration': () => 'Nach der vierten Naturkatastrophe gibt es keine Verwaltung mehr.',
    'no-quitting-yet': () => 'Aussteigen geht erst, wenn die vierte Naturkatastrophe liegt.',
    'not-in-hand': () => 'Diese Karte hast du nicht auf der Hand.',
    'not-in-market': () => 'Diese Karte liegt nicht im Markt.',
    'disaster-not-for-sale': () => 'Naturkatastrophen kann man nicht kaufen.',
    'not-yet-for-sale': () => 'Nur die vier niedrigsten Karten stehen zum Verkauf.',
    'too-dear': ({ price, money }) => `Das kostet ${price} Geld; du hast ${money}.`,
    'nothing-to-repeat': () => 'Oben auf deinem Stapel liegt keine Aktion zum Wiederholen.',
    'no-card-to-give': () => 'Du hast keine andere Handkarte zum Opfern.',
    'nothing-to-take': () => 'Im aktuellen Markt liegt keine Karte mehr.',
    'nothing-to-swap': () => 'Du hast nichts, was sich tauschen lässt.',
    'cannot-pay': () => 'Mit dem, was du jetzt hast, kannst du nicht zahlen; die Einnahmen kommen erst danach.',
    'no-piece-left': ({ piece: what }) => `Davon sind nicht genug da: ${PIECE[what as Piece]?.[1] ?? what}.`,
    'not-the-whole-action': () => 'Die Aktion muss vollständig ausgeführt werden; so ginge das nicht.',
    'the-whole-action': () => 'Die Aktion muss vollständig ausgeführt werden.',
    'stack-too-small': ({ cards }) => `Auf deinem Stapel liegen nur noch ${cards}.`,
    'no-worker-there': () => 'Dort steht kein Arbeiter.',
    'worker-there': () => 'Dort steht schon ein Arbeiter; mehr als einer passt nicht.',
    'not-in-current-market': () => 'Wähle eine der Karten, die zum Verkauf stehen.',
    'no-such-space': () => 'Dieses Feld gibt es nicht.',
    developed: () => 'Geerntet wird nur auf unbebauten Feldern.',
    undeveloped: () => 'Handel braucht ein bebautes Feld.',
    crocodile: () => 'Dort liegt ein Krokodil. Ernte erst das Feld ab.',
    taken: () => 'Dort steht schon etwas anderes.',
    'no-road-there': () => 'Ein Betrieb braucht einen Weg oder eine Brücke, die auf seinem Feld endet.',
    'too-close': () => 'Siedlungen dürfen nicht nebeneinander liegen.',
    'site-full': () => 'Dieser Bauplatz ist fertig.',
    'no-site': () => 'Bausteine kommen auf Bauplätze.',
    'no-worker-beside': () => 'Auf einem Nachbarfeld muss ein Arbeiter stehen.',
    'wrong-place': () => 'Für diesen Ort gilt die Karte nicht.',
    'not-adjacent': () => 'Ein Weg verbindet zwei benachbarte Felder.',
    'not-facing': () => 'Eine Brücke verbindet zwei Felder, die sich am Kanal gegenüberliegen.',
    'joined-already': () => 'Diese Felder sind schon verbunden.',
    junction: () => 'Nur Siedlungen und Bauplätze erlauben Abzweigungen.',
    'not-attached': () => 'Ein Weg beginnt in einer Siedlung oder auf einem Bauplatz oder setzt einen anderen fort.',
    'bridge-there': () => 'Auf einem der Felder endet schon eine Brücke.',
    'not-this-payment': () => 'Das deckt die Kosten nicht, oder du hast es nicht.',
  },
  unknownReason: 'Das geht jetzt nicht.',
}

export const de: FaiyumText = textOf(phrases)

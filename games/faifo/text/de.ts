import { byKind, type Names, type Prompt, type Reason } from '@fairground/kernel'
import { type Card, type Event, type Facts, type Move, SHIP, type Throw, type View } from '../state.ts'
import { rules } from './rules/de.ts'
import { type FaifoText, isMine, skillOf, worded } from './shared.ts'
import { accusative, capital, cards, coins, dative, list, nominative, skills } from './words/de.ts'

const throwNames: Readonly<Record<Throw, string>> = { rock: 'Stein', paper: 'Papier', scissors: 'Schere' }

/** The label of a choice: the name with its number. */
function label(card: Card): string {
  return card === SHIP ? 'ein Schiff' : `${accusative[card]} (${card})`
}

function bySeat(values: readonly Card[], names: Names): string {
  return values.map((card, seat) => `${names(seat)} ${accusative[card]}`).join(', ')
}

function prompt(view: View, turn: readonly number[], names: Names, facts: Facts): Prompt {
  if (view.phase === 'over') return { now: 'Das Spiel ist zu Ende.' }
  if (view.phase === 'up' || turn.length === 0) return { now: 'Der Zug wird ausgeführt.' }
  if (!isMine(view, turn)) {
    const waiting = `Warten auf ${list(turn.map(names))}.`
    return view.skill === 0 ? { now: waiting } : { now: waiting, next: `${cards[view.skill].name}: ${skills[skillOf(view, facts)].effect}` }
  }
  switch (view.phase) {
    case 'discard':
      return { now: 'Lege eine Karte beiseite.', next: 'Alle decken gemeinsam auf. Diese Karten sind für die ganze Runde aus dem Spiel.' }
    case 'lay':
      return {
        now: 'Lege eine Karte verdeckt hin.',
        next: `Hohe Namen bringen Münzen, der niedrigste seine Fähigkeit, ein Schiff allein ${facts.ships[1]}.`,
      }
    case 'target':
      return { now: 'Wähle einen Gegner.', next: skills[skillOf(view, facts)].effect }
    case 'throw':
      return { now: 'Wähle Schere, Stein oder Papier.', next: 'Wer verliert, gibt die halbe Börse ab, abgerundet.' }
    case 'name':
      return skillOf(view, facts) === 'dictating'
        ? { now: 'Rufe einen Händler.', next: 'Wer ihn hat, muss ihn im nächsten Zug legen.' }
        : { now: 'Rufe einen Händler.', next: 'Wer ihn hat, zahlt dir 3 Münzen.' }
    case 'favor':
      return { now: 'Wähle einen Händler auf dem Tisch.', next: 'Du nutzt seine Fähigkeit, als wäre es deiner.' }
    case 'place':
      return {
        now: 'Lege einen Händler aus der Hand hin.',
        next: 'Seine Fähigkeit gilt sofort; danach nimmst du einen anderen Händler vom Tisch.',
      }
    case 'take':
      return { now: 'Nimm einen Händler vom Tisch.', next: 'Er kommt auf deine Hand, und alle haben ihn gesehen.' }
  }
}

function move(choice: Move, view: View, names: Names, facts: Facts): string {
  if ('discard' in choice) return `${capital(label(choice.discard))} beiseitelegen`
  if ('lay' in choice) return `${capital(label(choice.lay))} legen`
  if ('throw' in choice) return `${throwNames[choice.throw]} zeigen`
  if ('name' in choice) return `${capital(label(choice.name))} rufen`
  if ('favor' in choice) return `${capital(label(choice.favor))} bitten: ${skills[facts.merchants[choice.favor].skill].name}`
  if ('place' in choice) return `${capital(label(choice.place))} hinlegen: ${skills[facts.merchants[choice.place].skill].name}`
  if ('take' in choice) return `${capital(label(choice.take))} nehmen`
  const target = names(choice.target)
  const skill = view.skill === 0 ? 'none' : skillOf(view, facts)
  if (skill === 'try-your-luck') return `${target} herausfordern`
  return skill === 'seducing' ? `Börse mit ${target} tauschen` : `Halbe Börse von ${target} nehmen`
}

const fizzled: Readonly<Record<Extract<Event, { readonly kind: 'fizzled' }>['why'], (who: string) => string>> = {
  'nothing-to-copy': (who) => `Es ist niemand da, den ${who} um einen Gefallen bitten könnte.`,
  'nothing-to-take': (who) => `Auf dem Tisch liegt kein Händler, den ${who} nehmen könnte; es geschieht nichts.`,
  'no-merchant-in-hand': (who) => `${who} hat nur Schiffe auf der Hand und niemanden vorzustellen.`,
  'nothing-to-name': (who) => `${who} hat alle verdeckten Händler selbst: Es gibt niemanden zu rufen.`,
  'last-turn': (who) => `Es folgt kein Zug mehr, den ${who} vorschreiben könnte.`,
}

const event = byKind<Event, [Names, Facts]>({
  chosen: ({ seat }, names) => `${names(seat)} hat gewählt.`,
  discarded: (told, names) => `Beiseitegelegt: ${bySeat(told.cards, names)}.`,
  revealed: (told, names) => `Aufgedeckt: ${bySeat(told.cards, names)}.`,
  ships: (told, names) => {
    if (told.coins === 0) return `${told.seats.length} Schiffe drängen sich im Hafen und bringen nichts.`
    return told.seats.length === 1
      ? `${names(told.seats[0])} hat das einzige Schiff im Hafen und verdient ${coins(told.coins)}.`
      : `${told.seats.length} Schiffe teilen sich den Hafen: ${list(told.seats.map(names))} verdienen je ${coins(told.coins)}.`
  },
  fell: ({ seat, merchant, rival }, names) =>
    `${names(seat)} hat ${accusative[merchant]} gelegt, aber ${nominative[rival]} ist da: Der Name ist nichts mehr wert.`,
  rewarded: (told, names) =>
    `${names(told.seat)} verdient ${coins(told.coins)}: ${capital(nominative[told.merchant])} hat den ${told.place === 1 ? 'besten' : 'zweitbesten'} Namen.`,
  skill: ({ skill, seat, merchant }, names) => {
    if (skill === 'none') return `${names(seat)} hat ${accusative[merchant]} ohne Fähigkeit: Es geschieht nichts.`
    return `${names(seat)} nutzt ${accusative[merchant]}: ${skills[skill].name}.`
  },
  fizzled: ({ why, seat }, names) => fizzled[why](names(seat)),
  considers: ({ what, seat }, names) =>
    what === 'name' ? `${names(seat)} überlegt, wer gerufen wird.` : `${names(seat)} sucht in der Hand nach jemandem zum Vorstellen.`,
  bank: (told, names) =>
    told.coins > 0
      ? `${names(told.seat)} nimmt ${coins(told.coins)} von der Bank.`
      : `${names(told.seat)} gibt der Bank ${coins(-told.coins)}.`,
  paid: (told, names) =>
    told.coins === 0
      ? `${names(told.from)} hat nichts für ${names(told.to)}.`
      : `${names(told.from)} zahlt ${names(told.to)} ${coins(told.coins)}.`,
  swapped: (told, names) => `${names(told.seat)} und ${names(told.with)} tauschen die Börsen: jetzt ${told.coins[0]} und ${told.coins[1]}.`,
  shown: (told, names) => `Börsen auf den Tisch: ${told.seats.map((seat, index) => `${names(seat)} ${told.coins[index]}`).join(', ')}.`,
  challenged: ({ seat, rival }, names) => `${names(seat)} fordert ${names(rival)} zu Schere, Stein, Papier heraus.`,
  threw: ({ seats, throws, winner }, names) => {
    const shown = seats.map((seat, index) => `${names(seat)} zeigt ${throwNames[throws[index]]}`).join(', ')
    return winner === undefined ? `${shown}: unentschieden.` : `${shown}: ${names(winner)} gewinnt.`
  },
  tossed: ({ winner }, names) => `Immer wieder unentschieden, da entscheidet eine Münze: für ${names(winner)}.`,
  named: ({ seat, merchant, holder, skill }, names) =>
    `${names(seat)} ruft ${accusative[merchant]}, und ${names(holder)} hat die Karte${
      skill === 'dictating' ? ': Sie muss im nächsten Zug gelegt werden.' : '.'
    }`,
  placed: ({ seat, merchant }, names) => `${names(seat)} stellt ${accusative[merchant]} vor.`,
  took: ({ from, seat, merchant }, names) =>
    from === seat
      ? `${names(seat)} nimmt ${accusative[merchant]} wieder auf die Hand.`
      : `${names(seat)} nimmt ${accusative[merchant]} von ${names(from)} auf die Hand.`,
  contract: ({ seat, value, by }, names) => `${names(seat)} nimmt Vertrag ${value}${by === 'round' ? ' für die vollste Börse' : ''}.`,
  'no-contract': ({ seat }, names) => `${names(seat)} bekäme einen Vertrag, aber es ist keiner mehr da.`,
  tied: (told, names) =>
    `Gleichstand bei der vollsten Börse. Letzte Karten: ${told.seats.map((seat, index) => `${names(seat)} ${nominative[told.cards[index]]}`).join(', ')}.`,
  nobody: () => 'Nichts als Schiffe: Der Vertrag bleibt liegen.',
  turn: ({ turn }, _names, facts) => `Zug ${turn} von ${facts.turns}.`,
  round: (told) => {
    const aside = told.aside.length > 0 ? ` Nicht dabei: ${list(told.aside.map((card) => nominative[card]))}.` : ''
    return `Runde ${told.round}: Alle Karten sind neu verteilt.${aside}`
  },
  dealt: (told) => `Deine Karten: ${list(told.cards.map((card) => nominative[card]))}.`,
  limit: ({ returned, cap }, names) => {
    const back = returned.flatMap((count, seat) => (count > 0 ? [`${names(seat)} gibt ${count} zurück`] : []))
    return `Niemand behält mehr als ${cap}${back.length > 0 ? `: ${back.join(', ')}` : ''}.`
  },
  over: () => 'Genug Verträge sind unterschrieben: Das Spiel ist zu Ende.',
})

const reasons: Readonly<Record<string, string>> = {
  'asked-discard': 'Lege zuerst eine Karte beiseite.',
  'asked-lay': 'Jetzt wird eine Karte gelegt.',
  'asked-target': 'Wähle zuerst einen Gegner.',
  'asked-throw': 'Zeige zuerst Schere, Stein oder Papier.',
  'asked-name': 'Rufe zuerst einen Händler.',
  'asked-favor': 'Wähle zuerst einen Händler auf dem Tisch.',
  'asked-place': 'Lege zuerst einen Händler aus der Hand hin.',
  'asked-take': 'Nimm zuerst einen Händler vom Tisch.',
  'asked-over': 'Das Spiel ist zu Ende.',
  'rock-paper-scissors': 'Zeige Schere, Stein oder Papier.',
  'not-oneself': 'Wähle einen Gegner, nicht dich selbst.',
  'no-such-seat': 'Dort sitzt niemand.',
  'no-such-card': 'Diese Karte gibt es nicht: Händler sind 1 bis 15, ein Schiff ist 0.',
  'merchants-only': 'Wähle einen Händler, kein Schiff.',
  'face-up': 'Dieser Händler liegt offen: Rufe einen verdeckten.',
  'once-a-chain': 'Diese Fähigkeit war in dieser Kette schon dran.',
  'not-on-table': 'Dieser Händler liegt nicht auf dem Tisch.',
  'not-itself': 'Nimm einen anderen: nicht die Naga selbst, und nicht, was du eben gelegt oder hingelegt hast.',
}

function reason({ rule, facts }: Reason): string {
  const merchant = typeof facts?.merchant === 'number' && facts.merchant in cards ? facts.merchant : undefined
  switch (rule) {
    case 'not-in-hand':
      return `Du hast ${merchant === undefined ? 'diese Karte' : accusative[merchant]} nicht auf der Hand.`
    case 'told-to-lay':
      return `Du musst ${merchant === undefined ? 'die gerufene Karte' : accusative[merchant]} legen.`
    case 'in-own-hand':
      return `Du hast ${merchant === undefined ? 'diese Karte' : accusative[merchant]} selbst: Rufe einen fremden Händler.`
    case 'not-yours-to-take':
      return merchant === undefined
        ? 'Nimm einen Händler, der vor einem Gegner liegt.'
        : `Mit ${dative[merchant]} geht das nicht: Nimm einen Händler, der vor einem Gegner liegt.`
    default:
      return worded(reasons, rule)
  }
}

export const de: FaifoText = {
  title: 'Faifo',
  tagline: 'Schick den Richtigen in den Hafen: Die besten Namen verdienen, der geringste trickst.',
  cards,
  skills,
  options: {
    openMoney: {
      label: 'Offene Börsen',
      help: 'Alle Münzen liegen immer offen. Sonst sind sie verhüllt, bis eine Regel sie zeigt; wer mitzählt, kennt sie trotzdem.',
    },
    contracts: {
      label: 'Vertragszahlen',
      help: 'Wenn eine Runde beginnt, behält niemand mehr Münzen, als der oberste Vertrag des Stapels zeigt.',
      values: { 'by-two': '5, 7, 9 … 29', 'by-one': '5, 6, 7 … 17' },
    },
    edition: { label: 'Ausgabe', help: 'Was auf den Karten steht.', values: { second: 'Zweite Ausgabe (2021)' } },
  },
  breakdown: { contracts: 'Verträge', value: 'Summe ihrer Zahlen (weniger ist besser)', coins: 'Münzen' },
  prompt,
  move,
  event,
  reason,
  rules,
}

import type { Names, Prompt, Reason } from '@fairground/kernel'
import { type Card, type Event, type Facts, type Move, SHIP, type Throw, type View } from '../state.ts'
import { rules } from './rules/de.ts'
import { type FaifoText, isMine, skillOf, worded } from './shared.ts'
import { accusative, capital, cards, coins, dative, list, nominative, skills } from './words/de.ts'

const throwNames: Readonly<Record<Throw, string>> = { rock: 'Stein', paper: 'Papier', scissors: 'Schere' }

/** For a choice: the name with its number. */
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
        next: `Zug ${view.turn} von ${facts.turns}. Die höchsten Namen verdienen, der niedrigste nutzt seine Fähigkeit; ein einzelnes Schiff bringt ${facts.ships[1]}.`,
      }
    case 'target':
      return { now: 'Wähle einen Gegner.', next: skills[skillOf(view, facts)].effect }
    case 'throw':
      return { now: 'Wähle Schere, Stein oder Papier.', next: 'Wer verliert, gibt die Hälfte der Münzen ab, abgerundet.' }
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

function event(told: Event, names: Names, facts: Facts): string {
  switch (told.kind) {
    case 'chosen':
      return `${names(told.seat)} hat gewählt.`
    case 'discarded':
      return `Beiseitegelegt: ${bySeat(told.cards, names)}.`
    case 'revealed':
      return `Aufgedeckt: ${bySeat(told.cards, names)}.`
    case 'ships':
      if (told.coins === 0) return `${told.seats.length} Schiffe drängen sich im Hafen und bringen nichts.`
      return told.seats.length === 1
        ? `${names(told.seats[0])} hat das einzige Schiff im Hafen und verdient ${coins(told.coins)}.`
        : `${told.seats.length} Schiffe teilen sich den Hafen: ${list(told.seats.map(names))} verdienen je ${coins(told.coins)}.`
    case 'fell':
      return `${names(told.seat)} hat ${accusative[told.merchant]} gelegt, aber ${nominative[told.rival]} ist da: Der Name ist nichts mehr wert.`
    case 'rewarded':
      return `${names(told.seat)} verdient ${coins(told.coins)}: ${capital(nominative[told.merchant])} hat den ${told.place === 1 ? 'besten' : 'zweitbesten'} Namen.`
    case 'skill':
      if (told.skill === 'none') return `${names(told.seat)} hat ${accusative[told.merchant]} ohne Fähigkeit: Es geschieht nichts.`
      return `${names(told.seat)} nutzt ${accusative[told.merchant]}: ${skills[told.skill].name}.`
    case 'fizzled':
      return fizzled(told, names)
    case 'considers':
      return told.what === 'name'
        ? `${names(told.seat)} überlegt, wer gerufen wird.`
        : `${names(told.seat)} sucht in der Hand nach jemandem zum Vorstellen.`
    case 'bank':
      return told.coins > 0
        ? `${names(told.seat)} nimmt ${coins(told.coins)} von der Bank.`
        : `${names(told.seat)} gibt der Bank ${coins(-told.coins)}.`
    case 'paid':
      return told.coins === 0
        ? `${names(told.from)} hat nichts für ${names(told.to)}.`
        : `${names(told.from)} zahlt ${names(told.to)} ${coins(told.coins)}.`
    case 'swapped':
      return `${names(told.seat)} und ${names(told.with)} tauschen die Börsen: jetzt ${told.coins[0]} und ${told.coins[1]}.`
    case 'shown':
      return `Börsen auf den Tisch: ${told.seats.map((seat, index) => `${names(seat)} ${told.coins[index]}`).join(', ')}.`
    case 'challenged':
      return `${names(told.seat)} fordert ${names(told.rival)} zu Schere, Stein, Papier heraus.`
    case 'threw': {
      const shown = told.seats.map((seat, index) => `${names(seat)} zeigt ${throwNames[told.throws[index]]}`).join(', ')
      return told.winner === undefined ? `${shown}: unentschieden.` : `${shown}: ${names(told.winner)} gewinnt.`
    }
    case 'tossed':
      return `Immer wieder unentschieden, da entscheidet eine Münze: für ${names(told.winner)}.`
    case 'named':
      return `${names(told.seat)} ruft ${accusative[told.merchant]}, und ${names(told.holder)} hat die Karte${
        told.skill === 'dictating' ? ': Sie muss im nächsten Zug gelegt werden.' : '.'
      }`
    case 'placed':
      return `${names(told.seat)} stellt ${accusative[told.merchant]} vor.`
    case 'took':
      return told.from === told.seat
        ? `${names(told.seat)} nimmt ${accusative[told.merchant]} wieder auf die Hand.`
        : `${names(told.seat)} nimmt ${accusative[told.merchant]} von ${names(told.from)} auf die Hand.`
    case 'contract':
      return `${names(told.seat)} nimmt Vertrag ${told.value}${told.by === 'round' ? ' für die vollste Börse' : ''}.`
    case 'no-contract':
      return `${names(told.seat)} bekäme einen Vertrag, aber es ist keiner mehr da.`
    case 'tied':
      return `Gleichstand bei der vollsten Börse. Letzte Karten: ${told.seats.map((seat, index) => `${names(seat)} ${nominative[told.cards[index]]}`).join(', ')}.`
    case 'nobody':
      return 'Nichts als Schiffe: Der Vertrag bleibt liegen.'
    case 'turn':
      return `Zug ${told.turn} von ${facts.turns}.`
    case 'round': {
      const aside = told.aside.length > 0 ? ` Nicht dabei: ${list(told.aside.map((card) => nominative[card]))}.` : ''
      return `Runde ${told.round}: Alle Karten sind neu verteilt.${aside}`
    }
    case 'dealt':
      return `Deine Karten: ${list(told.cards.map((card) => nominative[card]))}.`
    case 'limit': {
      const back = told.returned.flatMap((count, seat) => (count > 0 ? [`${names(seat)} gibt ${count} zurück`] : []))
      return `Niemand behält mehr als ${told.cap}${back.length > 0 ? `: ${back.join(', ')}` : ''}.`
    }
    case 'over':
      return 'Genug Verträge sind unterschrieben: Das Spiel ist zu Ende.'
  }
}

function fizzled(told: Extract<Event, { readonly kind: 'fizzled' }>, names: Names): string {
  const who = names(told.seat)
  switch (told.why) {
    case 'nothing-to-copy':
      return `Es ist niemand da, den ${who} um einen Gefallen bitten könnte.`
    case 'nothing-to-take':
      return `Auf dem Tisch liegt kein Händler, den ${who} nehmen könnte; es geschieht nichts.`
    case 'no-merchant-in-hand':
      return `${who} hat nur Schiffe auf der Hand und niemanden vorzustellen.`
    case 'nothing-to-name':
      return `${who} hat alle verdeckten Händler selbst: Es gibt niemanden zu rufen.`
    case 'last-turn':
      return `Es folgt kein Zug mehr, den ${who} vorschreiben könnte.`
  }
}

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
    case 'face-up':
      return 'Dieser Händler liegt offen: Rufe einen verdeckten.'
    case 'once-a-chain':
      return 'Diese Fähigkeit war in dieser Kette schon dran.'
    case 'not-on-table':
      return 'Dieser Händler liegt nicht auf dem Tisch.'
    case 'not-yours-to-take':
      return merchant === undefined
        ? 'Nimm einen Händler, der vor einem Gegner liegt.'
        : `Mit ${dative[merchant]} geht das nicht: Nimm einen Händler, der vor einem Gegner liegt.`
    case 'not-itself':
      return 'Nimm einen anderen: nicht die Naga selbst, und nicht, was du eben gelegt oder hingelegt hast.'
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

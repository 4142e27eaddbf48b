import { byKind, type Names, type Prompt } from '@fairground/kernel'
import type { Event, Facts, Move, View } from '../state.ts'
import { cards, list } from './names-de.ts'
import { rules } from './rules-de.ts'
import { type FairTradeText, named, tiesIn } from './shared.ts'

function coins(count: number): string {
  return count === 1 ? '1 Münze' : `${count} Münzen`
}

function prompt(view: View, turn: readonly number[], names: Names, facts: Facts): Prompt {
  if (view.phase === 'over') return { now: 'Das Spiel ist zu Ende.' }
  if (view.phase === 'resolve') return { now: 'Die Gebote liegen offen und werden abgerechnet.' }
  const mine = view.viewer !== 'spectator' && turn.includes(view.viewer)
  if (!mine) return { now: `Warten auf ${list(turn.map(names))}.` }
  if (view.phase === 'block')
    return { now: 'Lege zwei Karten zur Seite.', next: 'In Runde 1 sind sie gesperrt. Alle decken gemeinsam auf.' }
  const prizes = facts.market[view.current].prizes.join('\u00a0–\u2060\u00a0')
  const after = view.round < facts.rounds ? ' Beide Karten sind danach gesperrt.' : ''
  return {
    now: 'Wähle beide Gebote.',
    next: `Händlerreihe: ${prizes}.${after}`,
  }
}

function move(choice: Move): string {
  return 'block' in choice
    ? `${choice.block[0]} und ${choice.block[1]} zur Seite legen`
    : `${choice.farmer} als Bauer, ${choice.trader} als Händler bieten`
}

const event = byKind<Event, [Names]>({
  chosen: ({ seat }, names) => `${names(seat)} hat gewählt.`,
  blocked: (told, names) => `Zur Seite gelegt: ${told.cards.map((pair, seat) => `${names(seat)} ${pair.join(' und ')}`).join('; ')}.`,
  revealed: ({ bids }, names) =>
    `Alle decken auf: ${bids.map(({ farmer, trader }, seat) => `${names(seat)} als Bauer ${farmer}, als Händler ${trader}`).join('; ')}.`,
  sorted: (told, names) =>
    [
      `Händler: ${told.traders.map((seat) => `${names(seat)} ${told.bids[seat].trader}`).join(', ')}.`,
      `Bauern: ${told.farmers.map((seat) => `${names(seat)} ${told.bids[seat].farmer}`).join(', ')}.`,
      ...tiesIn(told).map(
        ({ row, bid, seats }) =>
          `Gleichstand bei ${bid} zwischen ${list(seats.map(names))}: ${names(seats[0])} steht vorn durch ${row === 'trader' ? `die Waage (Händlermarker: ${names(told.scales)})` : `die Hacke (Bauernmarker: ${names(told.hoe)})`}.`,
      ),
    ].join(' '),
  short: (told, names) =>
    `${names(told.seat)} ${told.coins === 1 ? 'fehlt 1 Münze' : `fehlen ${coins(told.coins)}`}: Die Schachtel leiht sie, jede kostet einen Punkt.`,
  pooled: ({ pool, bids }, names) =>
    `Die Bauerngebote kommen in den Topf, zusammen ${pool}: ${bids.map((bid, seat) => `${names(seat)} zahlt ${bid}`).join(', ')}.`,
  shared: ({ pool, farmers, shares }, names) =>
    `Der Topf der Bauern, ${pool}, wird geteilt: ${farmers.map((seat, place) => `${names(seat)} ${shares[place]}`).join(', ')}.`,
  traded: (told, names) =>
    told.trader === told.farmer
      ? `${names(told.trader)} steht über dem eigenen Hof: ${coins(told.coins)} ${told.coins === 1 ? 'kommt' : 'kommen'} gleich zurück.`
      : `${names(told.trader)} zahlt ${names(told.farmer)} ${coins(told.coins)}.`,
  awarded: ({ card, seat, markers }, names) => `${named(cards, card)}: ${names(seat)} erhält ${markers} Marker.`,
  round: ({ round, current, future, farmer }, names) =>
    `Runde ${round}: Gehandelt wird ${named(cards, current)}${future === undefined ? ', der letzte Markt' : `, danach ${named(cards, future)}`}. ${names(farmer)} hat den Bauernmarker.`,
  over: () => 'Der letzte Markt ist geschlossen.',
})

const reasons: Readonly<Record<string, string>> = {
  'block-only-first': 'Karten werden nur vor der ersten Runde zur Seite gelegt.',
  'block-first': 'Lege zuerst zwei Karten zur Seite.',
  'two-cards': 'Wähle zwei verschiedene Karten.',
  'lowest-first': 'Nenne die niedrigere Karte zuerst.',
  'no-such-card': 'Diese Gebotskarte gibt es nicht.',
  blocked: 'Diese Karte ist in dieser Runde gesperrt: Du hast sie in der Runde davor geboten oder zu Beginn zur Seite gelegt.',
}

export const de: FairTradeText = {
  title: 'Fair Trade',
  tagline: 'Zwei Gebote auf einmal: teuer anbauen, noch teurer kaufen, am fairsten sein.',
  options: {
    rounds: {
      label: 'Länge',
      help: 'Wie viele Marktkarten gespielt werden, 1 bis 12.',
      values: { 6: '6, kurz', 8: '8', 10: '10, gerecht zu fünft', 12: '12, ganz' },
    },
    hiddenScores: {
      label: 'Verdeckte Punkte',
      help: 'Marker und Schulden bleiben bis zum Ende verhüllt. Wer mitzählt, kennt sie trotzdem.',
    },
    edition: {
      label: 'Marktkarten',
      help: 'Wie viele Marker die zwölf Marktkarten bringen.',
      values: { 'rulebook-1.3': 'Rekonstruiert', 'wide-market': 'Rekonstruiert, höhere Gewinne zu fünft und zu sechst' },
    },
  },
  breakdown: { markers: 'Fair-Trade-Marker', debt: 'Schulden', coins: 'Münzen (bei Gleichstand)' },
  cards,
  prompt,
  move: (choice) => move(choice),
  event,
  reason: ({ rule }) => named(reasons, rule),
  rules,
}

import type { Names, Prompt } from '@fairground/kernel'
import type { Event, Move, View } from '../state.ts'
import { type FairTradeText, named } from './shared.ts'

const cards: Readonly<Record<string, string>> = {
  level: 'Eben',
  'gentle-slope': 'Sanfter Hang',
  'one-bonus': 'Ein Bonus',
  staircase: 'Treppe',
  'back-loses': 'Nur hinten leer',
  'two-tiers': 'Zwei Stufen',
  'steep-stairs': 'Steile Treppe',
  'rulebook-row': 'Die faire Reihe',
  'leaders-share': 'Vorne wird geteilt',
  'clear-winner': 'Klarer Sieger',
  'winner-and-crumbs': 'Sieger und Krümel',
  'winner-takes-nearly-all': 'Fast alles für einen',
}

function coins(count: number): string {
  return count === 1 ? '1 Münze' : `${count} Münzen`
}

function list(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} und ${parts[parts.length - 1]}`
}

function prompt(view: View, turn: readonly number[], names: Names): Prompt {
  if (view.phase === 'over') return { now: 'Das Spiel ist zu Ende.' }
  const mine = view.viewer !== 'spectator' && turn.includes(view.viewer)
  if (!mine) return { now: `Warten auf ${list(turn.map(names))}.` }
  if (view.phase === 'block')
    return { now: 'Lege zwei Gebotskarten zur Seite.', next: 'In Runde 1 sind sie gesperrt. Alle decken gemeinsam auf.' }
  const prizes = view.market[view.current].prizes.join(' – ')
  const after = view.round < view.rounds ? ' Beide Karten sind nächste Runde gesperrt.' : ''
  return {
    now: 'Wähle dein Bauerngebot und dein Händlergebot.',
    next: `Runde ${view.round} von ${view.rounds}. Die Händlerreihe bringt ${prizes}.${after}`,
  }
}

function move(choice: Move): string {
  return 'block' in choice
    ? `${choice.block[0]} und ${choice.block[1]} zur Seite legen`
    : `${choice.farmer} als Bauer, ${choice.trader} als Händler bieten`
}

function event(told: Event, names: Names): string {
  switch (told.kind) {
    case 'chosen':
      return `${names(told.seat)} hat gewählt.`
    case 'blocked':
      return `Zur Seite gelegt: ${told.cards.map((pair, seat) => `${names(seat)} ${pair.join(' und ')}`).join('; ')}.`
    case 'revealed':
      return `Bauern: ${told.farmers.map((seat) => `${names(seat)} ${told.bids[seat].farmer}`).join(', ')}. Händler: ${told.traders
        .map((seat) => `${names(seat)} ${told.bids[seat].trader}`)
        .join(', ')}.`
    case 'short':
      return `${names(told.seat)} ${told.coins === 1 ? 'fehlt 1 Münze' : `fehlen ${coins(told.coins)}`}: Die Schachtel leiht sie, jede kostet einen Punkt.`
    case 'shared':
      return `Der Topf der Bauern, ${told.pool}, wird geteilt: ${told.farmers.map((seat, place) => `${names(seat)} ${told.shares[place]}`).join(', ')}.`
    case 'traded':
      return told.trader === told.farmer
        ? `${names(told.trader)} steht über dem eigenen Hof: ${coins(told.coins)} ${told.coins === 1 ? 'kommt' : 'kommen'} gleich zurück.`
        : `${names(told.trader)} zahlt ${names(told.farmer)} ${coins(told.coins)}.`
    case 'awarded':
      return `${named(cards, told.card)}: ${told.traders.map((seat, place) => `${names(seat)} erhält ${told.markers[place]}`).join(', ')} Marker.`
    case 'round':
      return `Runde ${told.round}: Gehandelt wird ${named(cards, told.current)}${told.future === undefined ? ', der letzte Markt' : `, danach ${named(cards, told.future)}`}. ${names(told.farmer)} hat den Bauernmarker.`
    case 'over':
      return 'Der letzte Markt ist geschlossen.'
  }
}

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
  rules: () => [
    {
      id: 'aim',
      title: 'Worum es geht',
      paragraphs: [
        'Alle sind Bauer und Händler zugleich. Als Bauer steckst du Münzen in fairen Anbau; je weiter links du in der Bauernreihe stehst, desto höher ist das Gebot des Händlers, der dich bezahlt. Als Händler bezahlst du diese Ware; je weiter links du in der Händlerreihe stehst, desto mehr Fair-Trade-Marker bekommst du.',
        'Wer nach dem letzten Markt die meisten Marker hat, gewinnt. Schulden zählen dagegen.',
      ],
    },
    {
      id: 'start',
      title: 'Der Anfang',
      paragraphs: [
        'Jeder hat die Gebotskarten 1 bis 13 und 16 Münzen. Der Zufall vergibt den Bauernmarker; der Händlermarker liegt beim rechten Nachbarn.',
        'Zwei Marktkarten liegen offen: der jetzige Markt und der künftige. Dann legen alle geheim zwei Gebotskarten zur Seite und decken sie gemeinsam auf: Sie sind in der ersten Runde gesperrt.',
      ],
    },
    {
      id: 'bid',
      title: 'Bieten',
      paragraphs: [
        'Alle wählen geheim zwei verschiedene aus den elf freien Karten: eine als Bauerngebot, eine als Händlergebot. Aufgedeckt wird gemeinsam.',
        'Du darfst mehr bieten, als du hast; siehe Bezahlen.',
      ],
    },
    {
      id: 'rows',
      title: 'Die beiden Reihen',
      paragraphs: [
        'Die Bauerngebote bilden die untere, die Händlergebote die obere Reihe, jeweils von hoch nach niedrig.',
        'Gleiche Bauerngebote stehen im Uhrzeigersinn, beginnend beim Bauernmarker. Gleiche Händlergebote stehen andersherum, beginnend beim Händlermarker. Der Bauernmarker gewinnt also unten jeden Gleichstand und verliert oben jeden.',
      ],
      example:
        'Zu viert hat Platz 1 den Bauernmarker. Die Plätze 1, 2 und 4 bieten alle 9 als Bauer und 7 als Händler, Platz 3 bietet 5 und 3. Bauern: 1, 2, 4, 3. Händler: 4, 2, 1, 3.',
    },
    {
      id: 'pay',
      title: 'Bezahlen',
      paragraphs: [
        'Alle bezahlen beide Gebote mit den Münzen, die sie vor der Runde hatten. Was in dieser Runde hereinkommt, kann nicht in ihr ausgegeben werden.',
        'Die Bauerngebote kommen in einen Topf und werden gleichmäßig auf die Bauernreihe verteilt; übrige Münzen gehen einzeln von links an. Dann bezahlt jeder Händler den Bauern direkt unter sich: der erste den ersten, der zweite den zweiten. Wer in beiden Reihen am selben Platz steht, bezahlt sich selbst.',
        'Wer nicht alles bezahlen kann, zahlt, was da ist; den Rest leiht die Schachtel, und jede geliehene Münze ist ein Punkt Schulden bis zum Ende.',
      ],
      example: 'Bauerngebote von 6, 4, 3 und 2 ergeben 15: Die Reihe erhält 4, 4, 4 und 3.',
    },
    {
      id: 'award',
      title: 'Fair-Trade-Marker',
      paragraphs: [
        'Die Karte des jetzigen Markts sagt, wie viele Marker der erste Händler bekommt, wie viele der zweite und so fort. Bauern bekommen keine.',
      ],
      example: 'Zu viert bringt die gedruckte Reihe 5, 4, 1 und 0.',
    },
    {
      id: 'next',
      title: 'Die nächste Runde',
      paragraphs: [
        'Nimm deine Münzen und Marker. Deine beiden Gebotskarten sind in der nächsten Runde gesperrt; die gesperrten kommen zurück.',
        'Der künftige Markt wird zum jetzigen, und ein neuer künftiger wird aufgedeckt; nur in der letzten Runde gibt es keinen. Bauernmarker und Händlermarker wandern je einen Platz nach links.',
      ],
    },
    {
      id: 'end',
      title: 'Das Ende',
      paragraphs: [
        'Nach der letzten Marktkarte zählt: Marker minus Schulden. Die höchste Zahl gewinnt; bei Gleichstand mehr Münzen; wer dann noch gleichauf ist, teilt den Sieg. Auch weniger als null ist möglich.',
        'Ein kurzes Spiel hat so viele Märkte, wie ihr vereinbart, aus allen zwölf gezogen.',
      ],
    },
  ],
}

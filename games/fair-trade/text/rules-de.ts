import type { RulesSection } from '@fairground/kernel'
import type { Facts } from '../state.ts'
import { freeCards as free, poolExample, steepestMarket, tieExample } from './examples.ts'
import { cards, list } from './names-de.ts'
import { named } from './shared.ts'

export function rules(facts: Facts): readonly RulesSection[] {
  const tie = tieExample(facts)
  const pool = poolExample(facts)
  const steep = steepestMarket(facts)
  return [
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
        `Jeder hat die Gebotskarten 1 bis ${facts.highestBid} und ${facts.startCoins} Münzen. Der Zufall vergibt den Bauernmarker; der Händlermarker liegt beim rechten Nachbarn.`,
        'Zwei Marktkarten liegen offen: der jetzige Markt und der künftige. Dann legen alle geheim zwei Gebotskarten zur Seite und decken sie gemeinsam auf: Sie sind in der ersten Runde gesperrt.',
      ],
    },
    {
      id: 'bid',
      title: 'Bieten',
      paragraphs: [
        `Alle wählen geheim zwei verschiedene aus den ${free(facts)} freien Karten: eine als Bauerngebot, eine als Händlergebot. Aufgedeckt wird gemeinsam.`,
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
      example: `Zu viert hat Platz 1 den Bauernmarker. Die Plätze 1, 2 und 4 bieten alle ${tie.farmer} als Bauer und ${tie.trader} als Händler, Platz 3 bietet ${tie.lowFarmer} und ${tie.lowTrader}. Bauern: 1, 2, 4, 3. Händler: 4, 2, 1, 3.`,
    },
    {
      id: 'pay',
      title: 'Bezahlen',
      paragraphs: [
        'Alle bezahlen beide Gebote mit den Münzen, die sie vor der Runde hatten. Was in dieser Runde hereinkommt, kann nicht in ihr ausgegeben werden.',
        'Die Bauerngebote kommen in einen Topf und werden gleichmäßig auf die Bauernreihe verteilt; übrige Münzen gehen einzeln von links an. Dann bezahlt jeder Händler den Bauern direkt unter sich: der erste den ersten, der zweite den zweiten. Wer in beiden Reihen am selben Platz steht, bezahlt sich selbst.',
        'Wer nicht alles bezahlen kann, zahlt, was da ist; den Rest leiht die Schachtel, und jede geliehene Münze ist ein Punkt Schulden bis zum Ende.',
      ],
      example: `Bauerngebote von ${list(pool.bids)} ergeben ${pool.coins}: Die Reihe erhält ${list(pool.shares)}.`,
    },
    {
      id: 'award',
      title: 'Fair-Trade-Marker',
      paragraphs: [
        'Die Karte des jetzigen Markts sagt, wie viele Marker der erste Händler bekommt, wie viele der zweite und so fort. Bauern bekommen keine.',
      ],
      example: `Bei ${facts.seats} Spielern bringt der Markt „${named(cards, steep.id)}“ ${list(steep.prizes)}.`,
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
        `Ein kurzes Spiel hat so viele Märkte, wie ihr vereinbart, aus allen ${facts.market.length} gezogen. Dieses hat ${facts.rounds}.`,
      ],
    },
  ]
}

import type { RulesSection } from '@fairground/kernel'
import type { Skill } from '../../edition/edition.ts'
import type { Card, Facts } from '../../state.ts'
import {
  byCount,
  COUNTS,
  deckRow,
  isFallingRow,
  isWorkedExample,
  merchantWith,
  rewardGroups,
  rivalries,
  shipGroups,
  sum,
  tiedContracts,
} from '../printed.ts'
import { capital, cards, coins, inWords, list, skills } from '../words/en.ts'

/** «five with three players, four with four, three with five». */
function forEach([three, four, five]: readonly [number, number, number], noun = ''): string {
  return `${inWords(three)}${noun} with three players, ${inWords(four)} with four, ${inWords(five)} with five`
}

function numbered(card: Card): string {
  return `the ${cards[card].name} (${card})`
}

export function rules(facts: Facts): readonly RulesSection[] {
  const { deck, merchants, ships } = facts
  const the = (skill: Skill) => `the ${cards[merchantWith(facts, skill)].name}`
  const [low, high] = tiedContracts(facts)
  return [
    {
      id: 'aim',
      title: 'What it is about',
      paragraphs: [
        'You lead a guild in the old port of Hội An and send a merchant or a ship to the harbour every turn. The merchants with the best names earn coins; the one with the humblest name plays its trick. When a round ends, the fullest purse wins a contract, and some tricks win one too.',
        `Once a round is over and somebody has enough contracts, so is the game: ${forEach(byCount(facts, ({ goal }) => goal))}. Most contracts win.`,
      ],
    },
    {
      id: 'deal',
      title: 'The deal',
      paragraphs: [
        `There are fifteen merchants, each with a reputation from 1 to 15, and five ships. At the start of every round all cards are gathered. Everybody gets one ship; the ships left over are shuffled in with the merchants and the deck is dealt out: ${forEach(
          byCount(facts, ({ dealt }) => dealt),
          ' cards each',
        )}.`,
        setAside(facts),
        `So the first turn finds hands of ${forEach(
          byCount(facts, ({ dealt, laidAside }) => 1 + dealt - laidAside),
          ' cards',
        )}. All but one of them will be played.`,
      ],
      example:
        'With four players the fifth ship is somewhere in the deck: one of the four hands has two ships, and only its owner knows which hand that is.',
    },
    {
      id: 'money',
      title: 'Coins',
      paragraphs: [
        `Everybody starts with ${coins(facts.startMoney)}. At the start of each later round, after the deal, nobody keeps more coins than the contract on top of the pile says; the rest goes back to the bank. Whoever has less gets nothing: the number is a limit, not an allowance.`,
        'Coins lie hidden unless a rule shows them. Every coin that is won or lost changes hands openly, though, so a good memory knows them all. The bank never runs dry.',
      ],
      example: `The top contract is a ${deck[1]}. With ${coins(deck[1] + 3)} you return 3 and keep ${deck[1]}; with ${deck[1] - 2} you keep your ${deck[1] - 2}.`,
    },
    {
      id: 'turn',
      title: 'A turn',
      paragraphs: [
        `Turns in a round: ${forEach(byCount(facts, ({ turns }) => turns))}. Everybody chooses a card in secret; all cards are turned up together.`,
        'Then, in this order: ships are paid, rivals are looked for, the best names are paid, the skill is used. Cards stay on the table until the round is over.',
      ],
    },
    {
      id: 'ships',
      title: 'Ships',
      paragraphs: [`${shipLine(facts)} Only ships of this turn count. If nothing but ships was laid, the turn ends here.`],
    },
    {
      id: 'rivals',
      title: 'Rivals',
      paragraphs: [
        `Some merchants lose face when a certain other merchant is turned up in the same turn: their reputation is 0 for this turn. ${capital(
          rivalries(facts)
            .map(({ card, rivals }, index) => `${numbered(card)}${index === 0 ? ' falls' : ''} to ${list(rivals.map(numbered), 'or')}`)
            .join(', '),
        )}.`,
        'It works one way only, and all at once: what matters is who is there, even if that one falls too.',
      ],
      ...(isFallingRow(facts) && {
        example: `${cards[5].name}, ${cards[13].name} and ${cards[14].name} are up. The ${cards[14].name} falls to the ${cards[5].name}, and the ${cards[13].name} falls to the ${cards[14].name}, although the ${cards[14].name} has fallen itself.`,
      }),
    },
    {
      id: 'names',
      title: 'The best names',
      paragraphs: [
        'The merchant with the highest reputation earns its first reward, the next one its second reward; both are printed on the card. A merchant at 0 earns neither. If only one merchant stands above 0, there is no second.',
        `First and second reward: ${rewardGroups(facts)
          .map(
            ({ cards: group, first, second }) =>
              `${list(
                group.map((card) => cards[card].name),
                'and',
              )} (${span(group)}) ${first} and ${second}`,
          )
          .join('; ')}.`,
        'With only two merchants up, the higher one earns its first reward and there is no second. A merchant on its own earns its first reward and uses its skill too. The fallen count as merchants here.',
      ],
      ...(isWorkedExample(facts) && {
        example: `Two ships, the Rat (1), the Cat (5) and the Dog (14) are up. Each ship earns ${coins(ships[2])}. The Dog falls to the Cat. The Cat is now highest and earns ${merchants[5].first}, the Rat second and earns ${merchants[1].second}. The Dog, at 0, gives 3 coins to charity.`,
      }),
    },
    {
      id: 'skill',
      title: 'The humblest name',
      paragraphs: [
        'Whichever merchant stands lowest in reputation uses its skill, whether its owner likes it or not. If something has to be chosen, its owner chooses; if there is nothing to choose, nothing happens.',
        'Merchants at 0 are lowest. If there are several, all of them use their skills, the lowest number first, each one completely before the next; no other merchant does.',
        'Whoever has to pay more than they have pays what they have. Half of a purse is rounded down. An opponent with an empty purse may be chosen too.',
      ],
    },
    {
      id: 'skills',
      title: 'The fifteen merchants',
      paragraphs: merchants.slice(1).map(({ skill }, index) => {
        const name = `${index + 1} ${cards[index + 1].name}`
        return skill === 'none' ? `${name}: no skill.` : `${name}, ${skills[skill].name.toLowerCase()}: ${longSkill[skill](facts)}`
      }),
    },
    {
      id: 'chains',
      title: 'One skill leads to another',
      paragraphs: [
        `${capital(the('networking'))} and ${the('asking-a-favor')} lead to further skills, also to each other. You act as if you had laid the merchant whose skill you use: with your neighbours, your purse, your hand. Within one chain no merchant’s skill is used twice.`,
      ],
      example: `You ask ${the('networking')} on the table for a favour with your ${cards[merchantWith(facts, 'asking-a-favor')].name}, place ${the('prioritized')} from your hand and take a contract; then you take ${the('protection-fee')} that an opponent laid two turns ago.`,
    },
    {
      id: 'round',
      title: 'The end of a round',
      paragraphs: [
        'After the last turn everybody shows their coins. The fullest purse takes the top contract.',
        `In a tie, those who are tied show the card they have left. The highest printed reputation takes the contract; a ship loses to any merchant. If all of them have ships, nobody gets it and it stays on top. A merchant that ${the('networking')} took in the last turn counts as the card that is left.`,
      ],
      example: 'Lan and Minh both have 11 coins. Lan has a ship left, Minh the Rabbit (4): Minh takes the contract.',
    },
    {
      id: 'end',
      title: 'The end of the game',
      paragraphs: [
        'Only when a round is over do you look whether somebody has enough contracts. Then the most contracts win. Among equals the smaller sum of contract numbers wins, and players who are still tied share the win.',
        `The ${inWords(deck.length)} contracts are taken from the lowest number to the highest: ${deckRow(facts, (few, last) => `${few} and so on to ${last}`)}. Should the deck ever be empty, nobody can take another.`,
      ],
      example: `Four players, two of them with ${inWords(low.length)} contracts each: ${list(low.map(String), 'and')} make ${sum(low)}; ${list(high.map(String), 'and')} make ${sum(high)}. The first one wins.`,
    },
  ]
}

/** Cards that are left out, and cards that players lay aside. */
function setAside(facts: Facts): string {
  const names = { '3': 'three', '4': 'four', '5': 'five' } as const
  const sentences = COUNTS.flatMap((count) => {
    const { faceUp, laidAside } = facts.players[count]
    const said: string[] = []
    if (faceUp > 0)
      said.push(
        `With ${names[count]} players ${inWords(faceUp)} ${faceUp === 1 ? 'card of the deck is' : 'cards of the deck are'} turned up and left out before the deal.`,
      )
    if (laidAside > 0)
      said.push(
        `With ${names[count]} players everybody then secretly lays one card aside, a ship if they like; these are turned up together.`,
      )
    return said
  })
  return [...sentences, 'Nobody can call, copy or take cards that are left out or laid aside.'].join(' ')
}

function shipLine(facts: Facts): string {
  return shipGroups(facts)
    .map(({ from, coins: earned, andMore }) => {
      const who = `${capital(inWords(from))}${andMore ? ' or more' : ''}`
      if (from === 1 && !andMore) return earned === 0 ? 'A ship on its own earns nothing.' : `A ship on its own earns ${coins(earned)}.`
      return earned === 0 ? `${who} earn nothing.` : `${who} earn ${earned} each.`
    })
    .join(' ')
}

function span(cards: readonly Card[]): string {
  return cards.length === 1 ? String(cards[0]) : `${cards[0]} to ${cards[cards.length - 1]}`
}

/** Each skill in full. */
const longSkill: Readonly<Record<Skill, (facts: Facts) => string>> = {
  'try-your-luck': ({ drawsBeforeCoin }) =>
    `choose an opponent and play rock-paper-scissors, both in secret. A draw is played again; after ${inWords(drawsBeforeCoin)} ${drawsBeforeCoin === 1 ? 'draw' : 'draws'} a coin is tossed. The winner takes half of the loser’s coins.`,
  'good-fortune': () => 'take 4 coins from the bank.',
  'protection-fee': () => 'each opponent pays you 1 coin, or 2 if they own a contract at that moment.',
  dictating: () =>
    'take 1 coin from the bank and call a merchant that is neither face up nor in your hand. Whoever holds it must own up and lay it next turn. In the last turn, or if there is nothing to call, you only take the coin.',
  snitching: () =>
    'call a merchant that is neither face up nor in your hand. Whoever holds it pays you 3 coins. If there is nothing to call, nothing happens.',
  networking: ({ networkingFrom }) =>
    `place a merchant from your hand before you and use its skill as your own; then take into your hand a merchant that lies before ${
      networkingFrom === 'any' ? 'anybody, you too, but never this one itself nor one that you have just laid or placed' : 'an opponent'
    }, from this turn or an earlier one. You must do it if you hold a merchant and there is one to take. The placed merchant takes no part in comparing names, and stays on the table.`,
  embargo: () => 'everybody, you too, returns what the bank has paid them this turn. Coins that players paid each other stay.',
  enticing: () => 'choose an opponent, who shows all coins; take half of them.',
  seducing: () => 'choose an opponent; both show all coins and swap them. You must, even if yours are more.',
  supported: () => 'all show their coins. If nobody has less than you, take the top contract at once; a tie is good enough.',
  'asking-a-favor': (facts) =>
    `choose any other merchant that lies face up before anybody, from this turn or an earlier one, and use its skill as your own. Choosing the ${cards[merchantWith(facts, 'none')].name} is allowed and does nothing.`,
  prioritized: () => 'take the top contract at once, then each opponent takes 1 coin from the bank.',
  none: () => '',
  charity: () => 'show your coins and give 3 to the bank.',
  socializing: () =>
    'show your coins and pay 2 to your left and 2 to your right neighbour. The bank adds whatever you lack, so that both get 2.',
}

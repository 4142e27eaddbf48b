import type { RulesSection } from '@fairground/kernel'
import type { Facts } from '../../state.ts'
import { bundle, bundlesFor, exampleOf, faresIn, isReconstructed, stars, sum, taughtIn } from '../shared.ts'

export function rules(facts: Facts): readonly RulesSection[] {
  const fares = faresIn(facts)
  const taught = taughtIn(facts)
  return [
    {
      id: 'aim',
      title: 'What it is about',
      paragraphs: [
        'You print fake money in Miami and turn it into real money, while the Godfather takes his share and the police come nearer step by step.',
        'When the police arrive, whoever has the most real money wins: cash in hand and in the offshore envelope. Fakes and cards count nothing.',
      ],
    },
    {
      id: 'start',
      title: 'The start',
      paragraphs: [
        `Everybody has ${count(facts.henchmen, 'henchman', 'henchmen')}, a printer and one component, ink or paper by chance. Chance says who starts. Cash at the start, from the first player on: ${facts.startCash.map(money).join(', ')}.`,
        'The black market is filled from a deck of four parts, A to D; within a part the order is chance. Some cards are used only with three or four players.',
        'The police stand at the beginning of their street; with fewer players the way is shorter.',
      ],
    },
    {
      id: 'turn',
      title: 'A turn',
      paragraphs: [
        'In turn, clockwise, each places one henchman on a free space and does its action at once. If the space shows a hat, the police then take one step, and only after that does the place they reach take effect. A space is used once a round, and the round lasts until all henchmen are played.',
        'Whoever cannot or will not act passes and lays a henchman down for the rest of the round. The action must do something: you may not take a space just to block it.',
      ],
    },
    {
      id: 'market',
      title: 'Black market',
      paragraphs: [
        'Take the card over the space and pay the price of the space, in cash: the space has the price, not the card. It lies open before you, stays yours to the end and is never used up. Nothing is refilled during the round.',
        'Printers and diners add up. A second ink, paper or hologram does not help you. Nobody may own two private jets.',
      ],
    },
    {
      id: 'cards',
      title: 'The cards',
      paragraphs: [
        `A printer prints ${count(facts.notesPerPrinter, 'more note', 'more notes')} each time. Ink, paper and hologram are the components: each different one is a star. Holograms are rare.`,
        'A diner turns a fake into real money at the end of every round. A private jet opens the airfield to you, where flights cost nothing.',
        'A winning lottery ticket pays what is written on it, at the end of the game. The Great and the Bad Lawyer let their owner play a henchman once more at the end.',
      ],
    },
    {
      id: 'print',
      title: 'Print',
      paragraphs: [
        `Take ${count(facts.notesPerPrinter, 'fake', 'fakes')} for each of your printers. Their quality is the number of different components you own: ink, paper, hologram. You cannot print worse on purpose.`,
        'Components do not run out, and there are always enough fakes; with the option “Strict components” only as many as the box holds.',
      ],
      example: `Three printers, ink and paper: ${3 * facts.notesPerPrinter} notes of ★★.`,
    },
    {
      id: 'supermarket',
      title: 'Supermarket',
      paragraphs: [
        `Hand over ${upTo(facts.supermarketNotes)} and get a real ${money(facts.supermarketPays)} for each. Qualities may be mixed.`,
        `Each police investigation teaches the supermarket a quality: ${taught.join(', then ')}. Notes of a detected quality are refused${taught.length === 3 ? '; after the third nothing works any more' : ''}. The notes of whoever moved the police were still taken.`,
      ],
    },
    {
      id: 'receiver',
      title: 'Receiver',
      paragraphs: [
        `Hand over ${upTo(facts.receiverNotes)}. The worst of them sets the rate for all: ${facts.receiverRates.map((rate, quality) => `${stars(quality + 1)} ${money(rate)}`).join(', ')}. Investigations do not trouble the receiver.`,
      ],
      ...exampleOf(
        bundlesFor(facts).map(({ notes, rate }) => `${bundle(notes)}: ${sum(notes)} × ${money(rate)} = ${money(sum(notes) * rate)}.`),
      ),
    },
    {
      id: 'tax',
      title: 'Tax fraud',
      paragraphs: [
        `Take ${money(facts.taxFraud)}. The desk with the sunglasses also gives you the first-player pawn: the next round is yours to begin. This round goes on as it was. Who has the pawn already may use the desk to keep it.`,
      ],
    },
    {
      id: 'flight',
      title: 'Fly to the Caribbean',
      paragraphs: [
        'Move any amount of cash into your offshore envelope, or out of it, in tens and one way a flight. Nobody sees how much, or which way. The Godfather does not find what is offshore; nor can you pay with it.',
        `With a private jet the jet spaces cost nothing.${fares.length === 0 ? '' : ` The commercial flight is open to everybody, jet owners included, and always costs ${fares.map(money).join(' or ')} in cash, before you move anything.`}`,
      ],
      ...exampleOf(
        fares.length > 0 && fares[0] > 0
          ? [`With ${money(fares[0] - 10)} in hand and $200 offshore but no jet you cannot fly: the fare must come out of your hand.`]
          : [],
      ),
    },
    {
      id: 'police',
      title: 'The police track',
      paragraphs: [
        'Godfather: everybody pays half of the cash in hand, rounded up to the next $10. What the moving player just earned counts. Fakes, envelopes and lottery tickets do not. He collects at the moment the police reach his space, and not again while they stay there.',
        'Investigation: the supermarket learns a quality. Strike: while the police stand there, nobody flies, by jet or commercial, even when a round ends meanwhile.',
      ],
      example: '$70 in hand: pay $40. $120: pay $60. $10: pay $10.',
    },
    {
      id: 'round',
      title: 'End of a round',
      paragraphs: [
        'Henchmen come home. Cards over spaces with a bin are thrown away, the others slide to the right, and the row is filled from the right. When the deck is empty, the left stays empty.',
        `Then each diner turns one fake of its owner into a real ${money(facts.dinerPays)}. This is compulsory as long as there are fakes; you choose which. Others see how many, not which. A diner without a note does nothing.`,
      ],
    },
    {
      id: 'end',
      title: 'The end',
      paragraphs: [
        'The last space of the track is a Godfather too. After paying, everybody who has a henchman left may play one, clockwise from the player after the one who brought the police; that player comes last. Hats do nothing now; other henchmen are lost. What the supermarket detects stays detected, and a commercial flight still costs its fare.',
        'Then the owner of the Great Lawyer may lift one of their henchmen from the board, not one that was laid down, and play it again on any free space, also the one it left. Then the Bad Lawyer does the same. A market space without a card cannot be used again.',
        `Diners turn a last fake each, lottery tickets are paid, and the money is counted, in hand and offshore. Who is level shares the win. If the police have not arrived after ${facts.longest} rounds, the game ends then, without the Godfather.`,
      ],
    },
    {
      id: 'hidden',
      title: 'What is hidden',
      paragraphs: [
        'Cash, envelope and fakes stay behind each player’s screen to the end; cards lie open. Everybody sees what is printed, handed over, paid and earned at the moment it happens. Nobody else sees what a flight moves, what one pays the Godfather, and which notes the diners turn.',
        'The page keeps the screens up too: whoever wants to know what the others hold has to remember. With the option “Rivals’ money” it shows the bounds that somebody who counted along would know, or it lays everything open.',
      ],
    },
    {
      id: 'improvements',
      title: 'Action Improvements (promo)',
      paragraphs: [
        'Before the first round each player drafts one improvement clockwise and a second one on the way back. Each may be used once in the game, at most one a turn, announced before placing the henchman on a space where it works. Those that nobody drafts stay out of the game.',
        'The promo exists, and its draft is known; what its cards do is not. The effects here are reconstructed.',
      ],
    },
    {
      id: 'edition',
      title: 'Printed and reconstructed',
      paragraphs: [
        `The rules come from the rulebook; where it is silent we have ruled, and that a game ends after ${facts.longest} rounds is ours. This table plays with the edition “${facts.edition}”.`,
        isReconstructed(facts)
          ? 'Rates, limits, start money and the commercial fare are printed in the rulebook. Prices, spaces, hats, the police track and the mix of cards are reconstructed, because the printed board was not at hand. An owner of the game can play with the printed values as an edition of their own.'
          : 'Its board, track and cards are those of its owner’s game; nothing of them is reconstructed.',
      ],
    },
  ]
}

function money(dollars: number): string {
  return `$${dollars}`
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`
}

function upTo(most: number): string {
  return most === 1 ? 'one fake' : `1 to ${most} fakes`
}

import type { RulesSection } from '@fairground/kernel'

export const rules: readonly RulesSection[] = [
  {
    id: 'aim',
    title: 'What it is about',
    paragraphs: [
      'You lead a guild in the old port of Hội An and send a merchant or a ship to the harbour every turn. The merchants with the best names earn coins; the one with the humblest name plays its trick. When a round ends, the fullest purse wins a contract, and some tricks win one too.',
      'Once a round is over and somebody has enough contracts, so is the game: five with three players, four with four, three with five. Most contracts win.',
    ],
  },
  {
    id: 'deal',
    title: 'The deal',
    paragraphs: [
      'There are fifteen merchants, each with a reputation from 1 to 15, and five ships. At the start of every round all cards are gathered. Everybody gets one ship; the ships left over are shuffled in with the merchants and the deck is dealt out: four cards each with four players, three each with five.',
      'With three players two cards of the deck are first turned up and left out, then five are dealt to each. Now everybody secretly lays one card aside, a ship if they like; these are turned up together. Nobody can call, copy or take the cards that were laid aside.',
      'So a hand has five cards with three or four players, and four with five. All but one of them will be played.',
    ],
    example:
      'With four players the fifth ship is somewhere in the deck: one of the four hands has two ships, and only its owner knows which hand that is.',
  },
  {
    id: 'money',
    title: 'Coins',
    paragraphs: [
      'Everybody starts with 5 coins. At the start of each later round, after the deal, nobody keeps more coins than the contract on top of the pile says; the rest goes back to the bank. Whoever has less gets nothing: the number is a limit, not an allowance.',
      'Coins lie hidden unless a rule shows them. Every coin that is won or lost changes hands openly, though, so a good memory knows them all. The bank never runs dry.',
    ],
    example: 'The top contract is a 7. With 10 coins you return 3 and keep 7; with 5 you keep your 5.',
  },
  {
    id: 'turn',
    title: 'A turn',
    paragraphs: [
      'A round has four turns, or three with five players. Everybody chooses a card in secret; all cards are turned up together.',
      'Then, in this order: ships are paid, rivals are looked for, the best names are paid, the skill is used. Cards stay on the table until the round is over.',
    ],
  },
  {
    id: 'ships',
    title: 'Ships',
    paragraphs: [
      'A single ship earns its owner 5 coins. Two ships earn 1 coin each, three or more nothing. Only ships of this turn count. If nothing but ships was laid, the turn ends here.',
    ],
  },
  {
    id: 'rivals',
    title: 'Rivals',
    paragraphs: [
      'Some merchants lose face when a certain other merchant is turned up in the same turn: their reputation is 0 for this turn. The Monkey (12) falls to the Buffalo (2), the Hen (13) to the Dog (14) or the Pig (15), the Dog (14) to the Cat (5), the Pig (15) to the Rat (1).',
      'It works one way only, and all at once: what matters is who is there, even if that one falls too.',
    ],
    example: 'Cat, Hen and Dog are up. The Dog falls to the Cat, and the Hen falls to the Dog, although the Dog has fallen itself.',
  },
  {
    id: 'names',
    title: 'The best names',
    paragraphs: [
      'The merchant with the highest reputation earns its first reward, the next one its second reward; both are printed on the card. A merchant at 0 earns neither. If only one merchant stands above 0, there is no second.',
      'First and second reward: Rat, Buffalo, Tiger and Rabbit (1 to 4) 2 and 1; Cat, Naga and Dragon (5 to 7) 2 and 2; Snake, Horse and Sheep (8 to 10) 3 and 1; Goat and Monkey (11 and 12) 3 and 2; Hen and Dog (13 and 14) 4 and 2; Pig (15) 5 and 2.',
      'With only two merchants up, the higher one earns its first reward and there is no second. A merchant on its own earns its first reward and uses its skill too. The fallen count as merchants here.',
    ],
    example:
      'Two ships, the Rat (1), the Cat (5) and the Dog (14) are up. Each ship earns 1 coin. The Dog falls to the Cat. The Cat is now highest and earns 2, the Rat second and earns 1. The Dog, at 0, gives 3 coins to charity.',
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
    paragraphs: [
      '1 Rat, try your luck: choose an opponent and play rock-paper-scissors, both in secret. A draw is played again; after three draws a coin is tossed. The winner takes half of the loser’s coins.',
      '2 Buffalo, good fortune: take 4 coins from the bank.',
      '3 Tiger, protection fee: each opponent pays you 1 coin, or 2 if they own a contract at that moment.',
      '4 Rabbit, dictating: take 1 coin from the bank and call a merchant that is neither face up nor in your hand. Whoever holds it must own up and lay it next turn. In the last turn, or if there is nothing to call, you only take the coin.',
      '5 Cat, snitching: call a merchant that is neither face up nor in your hand. Whoever holds it pays you 3 coins. If there is nothing to call, nothing happens.',
      '6 Naga, networking: place a merchant from your hand before you and use its skill as your own; then take into your hand a merchant that lies before an opponent, from this turn or an earlier one. You must do it if you hold a merchant and there is one to take. The placed merchant takes no part in comparing names, and stays on the table.',
      '7 Dragon, embargo: everybody, you too, returns what the bank has paid them this turn. Coins that players paid each other stay.',
      '8 Snake, enticing: choose an opponent, who shows all coins; take half of them.',
      '9 Horse, seducing: choose an opponent; both show all coins and swap them. You must, even if yours are more.',
      '10 Sheep, supported: all show their coins. If nobody has less than you, take the top contract at once; a tie is good enough.',
      '11 Goat, asking a favour: choose any other merchant that lies face up before anybody, from this turn or an earlier one, and use its skill as your own. Choosing the Hen is allowed and does nothing.',
      '12 Monkey, prioritized: take the top contract at once, then each opponent takes 1 coin from the bank.',
      '13 Hen: no skill.',
      '14 Dog, charity: show your coins and give 3 to the bank.',
      '15 Pig, socializing: show your coins and pay 2 to your left and 2 to your right neighbour. The bank adds whatever you lack, so that both get 2.',
    ],
  },
  {
    id: 'chains',
    title: 'One skill leads to another',
    paragraphs: [
      'The Naga and the Goat lead to further skills, also to each other. You act as if you had laid the merchant whose skill you use: with your neighbours, your purse, your hand. Within one chain no merchant’s skill is used twice.',
    ],
    example:
      'You ask the Naga on the table for a favour with your Goat, place the Monkey from your hand and take a contract; then you take the Tiger that an opponent laid two turns ago.',
  },
  {
    id: 'round',
    title: 'The end of a round',
    paragraphs: [
      'After the last turn everybody shows their coins. The fullest purse takes the top contract.',
      'In a tie, those who are tied show the card they have left. The highest printed reputation takes the contract; a ship loses to any merchant. If all of them have ships, nobody gets it and it stays on top. A merchant that the Naga took in the last turn counts as the card that is left.',
    ],
    example: 'Lan and Minh both have 11 coins. Lan has a ship left, Minh the Rabbit (4): Minh takes the contract.',
  },
  {
    id: 'end',
    title: 'The end of the game',
    paragraphs: [
      'Only when a round is over do you look whether somebody has enough contracts. Then the most contracts win. Among equals the smaller sum of contract numbers wins, and whoever is still level shares the win.',
      'The thirteen contracts are taken from the lowest number to the highest: 5, 7, 9 and so on to 29, or 5, 6, 7 and so on to 17 if the table has agreed on that. Should the deck ever be empty, nobody can take another.',
    ],
    example: 'Four players, two of them with four contracts each: 5, 9, 13 and 15 make 42; 7, 11, 17 and 19 make 54. The first one wins.',
  },
]

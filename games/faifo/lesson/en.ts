import type { LessonText } from '@fairground/kernel'

export const en: LessonText = {
  notes: {
    welcome: {
      say: 'Welcome to Faifo, the old port of Hội An. You lead a guild, and so do Emil and Hoa. After each round the fullest purse wins a contract; five contracts end the game, and whoever has the most then wins.',
    },
    hand: {
      say: 'Your cards lie below: three merchants and two ships. The number in the lantern is a merchant’s name, its reputation from 1 to 15. Under the animal stands what it earns as the best name of a turn, and as the second best.',
    },
    'first-ship': {
      say: 'Each turn every guild lays one card face down, and all are turned up together. Ships are paid first: one alone earns 5 coins, two earn 1 each, three or more nothing. You hold two of the five ships. Lay a ship.',
      wrong: 'We shall need that card soon. First see what a ship can do on its own: lay one of your ships.',
    },
    'alone-in-port': {
      say: 'Your ship was alone in port: 5 coins. Hoa’s Monkey (12) was the best name and earned 3. With only two merchants up there is no reward for the second.',
    },
    lowest: {
      say: 'And now the twist: the lowest name uses its skill. That was Emil’s Sheep (10). All purses were shown, Emil’s was the smallest, and so the Sheep won contract 5. A low card is not a bad card!',
    },
    snake: {
      say: 'High names earn, the lowest plays its trick. Your Snake (8) can do both: as the best name it earns 3, as the lowest it takes half of an opponent’s purse. Touch a card once to read what it does. Then lay the Snake.',
      wrong: 'Not yet. Emil and Hoa have coins worth taking now, and the Snake can take half a purse. Lay the Snake.',
    },
    'half-a-purse': {
      say: 'The Snake is the lowest name: Enticing! Hoa’s ship was alone this time, so Hoa has 13 coins now and Emil 8. You take half, rounded down. Choose Hoa.',
      wrong: 'Half of Emil’s 8 coins would be 4, half of Hoa’s 13 is 6. Choose Hoa.',
    },
    counting: {
      say: 'Six coins: you have 16 now. The others’ purses are veiled again, but every coin changes hands in the open. Whoever counts along knows them all.',
    },
    'second-ship': {
      say: 'You lead with 16 coins to 8 and 7, so let us be bold. Five ships are in play, two have been laid, and one is yours: Emil and Hoa may still hold one each. Lay your ship and see.',
      wrong: 'A sound thought, but we keep the Rat and the Dog for the last turn. Lay your ship.',
    },
    crowd: {
      say: 'Everybody had the same idea. Three ships crowd the port and nobody earns a coin; without a merchant there is no skill either. It happens, and you still lead.',
    },
    dog: {
      say: 'The last turn. Only merchants are left in all hands, and the Rat (1) would be the lowest for sure: it plays for half a purse, perhaps yours. The Dog (14) is the best name, unless its rival the Cat (5) turns up. Lay the Dog.',
      wrong:
        'The Rat would play rock-paper-scissors for half a purse, and losing would cost you 8 coins. The Dog risks 3 at most. Lay the Dog.',
    },
    fallen: {
      say: 'There is the Cat. Beside its rival the Dog’s name fell to 0: no reward, and as the lowest it had to use its skill, Charity, which cost you 3 coins. The Naga (6) became the best name and the Cat the second; each earned 2.',
    },
    'first-contract': {
      say: 'The round is over: you 13 coins, Emil 10, Hoa 9. The fullest purse takes the top contract, so number 7 is yours! All cards are dealt anew, and nobody keeps more coins than the next contract says. That is 9, so you gave 4 back.',
    },
    'ship-aside': {
      say: 'Round two. Only with three players, everybody first lays one card aside; before round one that was done for you. The Snake and the Dog are out, so all five ships are in hands: one in yours and four in theirs. Your ship would rarely be alone. Lay the ship aside.',
      wrong: 'Your merchants have good skills, but your ship would meet four others. Lay the ship aside.',
    },
    tiger: {
      say: 'You hold humble names now, and humble names want to be the lowest. The Tiger (3) then takes 1 coin from each opponent, and 2 from one who has a contract, like Emil. Lay the Tiger.',
      wrong: 'We shall play that one too. Start with the Tiger: it is low, and Emil’s contract makes it worth more.',
    },
    fee: {
      say: 'Lowest, as planned: Emil paid 2 and Hoa 1. Emil’s Hen (13) was the best name and earned 4, Hoa’s Monkey (12) the second and earned 2. Their cards stay on the table until the round ends. Keep an eye on that Monkey!',
    },
    goat: {
      say: 'The Monkey’s skill is a contract, and your Goat (11) may use any skill that lies face up. For that it must be the lowest name, or the only one; if not, it still earns. Half of the others’ eight cards are ships. Lay the Goat.',
      wrong: 'That would work, but the Monkey lies there now and the Goat can borrow its skill. Lay the Goat.',
    },
    favour: {
      say: 'Two ships share the port and earn 1 each. The Goat is the only merchant, and so the highest and the lowest in one: it earned 3 and may ask a favour. On the table, choose the Monkey.',
      wrong: 'The Tiger would bring 3 coins and the Hen has no skill at all. The Monkey brings a contract: choose the Monkey.',
    },
    'second-contract': {
      say: 'A contract in the middle of a round: number 9 is yours, and you have two. Emil and Hoa got 1 coin each from the bank for it. Contract 11 is next.',
    },
    buffalo: {
      say: 'Nobody but you holds a name below 2: the Rat is in your hand. So the Buffalo (2) is certain to be the lowest, and Good fortune brings 4 coins from the bank. Lay the Buffalo.',
      wrong: 'The Buffalo is a sure thing: the lowest of all that can come, and 4 coins. Lay the Buffalo.',
    },
    'close-race': {
      say: 'Four coins. But Hoa’s ship was alone and earned 5, and Emil’s Horse earned 3. It is 19 for you, 17 for Hoa and 16 for Emil, with one turn to go.',
    },
    naga: {
      say: 'The Naga (6), as the lowest name, places another merchant from your hand and uses its skill; then you take one that lies before an opponent. Of the unseen names only the Cat (5) is lower. Lay the Naga.',
      wrong: 'Keep the Rat in hand for a moment: the Naga can bring it into play as well. Lay the Naga.',
    },
    introduce: {
      say: 'It worked, and none too soon: it is 19 for you, 19 for Emil and 22 for Hoa. The Rat is your last merchant, so that is whom the Naga introduces. It takes no part in comparing names. Place the Rat.',
    },
    challenge: {
      say: 'The Rat tries your luck: rock-paper-scissors, and the winner takes half of the loser’s coins. Hoa has more, but must give back all above 13 after this round anyway. Emil owns a contract, so keep Emil short. Challenge Emil.',
      wrong:
        'Hoa has 22, but whatever is above 13 goes back to the bank after this round. It hurts Emil more, and Emil has a contract. Challenge Emil.',
    },
    throw: {
      say: 'Both choose in secret. In a game of your own you read your opponent’s mind; here I have had a peek. Show scissors.',
      wrong: 'Any sign may win in a real game. This lesson has been rehearsed: show scissors.',
    },
    draw: {
      say: 'Scissors and scissors: a draw, so you throw again. After three draws a coin would decide. Stay with it and show scissors once more.',
      wrong: 'Trust me once more: show scissors.',
    },
    take: {
      say: 'Scissors cut paper! Half of Emil’s 19 coins, 9, are yours. Now the Naga takes an opponent’s merchant from the table. It is too late to play it, but your last card breaks ties: the highest number wins. Take the Hen (13).',
      wrong: 'The card that is left only matters in a tie, and there the highest number wins. Take the Hen (13).',
    },
    'third-contract': {
      say: 'You have 28 coins, Hoa 22, Emil 10: contract 11 is your third. But the limit is 13 now, and 15 of your coins went back to the bank. A lead of one coin wins as well as a lead of ten.',
    },
    farewell: {
      say: 'You know how a harbour works: ships alone, best names, and the lowest with its trick. All other skills stand on their cards: point at one, or press it for long. With four or five players nobody lays a card aside, and four or three contracts are enough. May your ship be alone in port!',
    },
  },
  chapters: { harbour: 'A first turn', tricks: 'The lowest name', humble: 'Humble names', chains: 'Skills in a chain' },
  tips: {
    discard: 'Three players only: lay aside what helps you least. Look which rivals and ships are then out for the whole round.',
    lay: 'The best names earn coins, the lowest uses its skill. Think what the others may lay, and aim for one end or the other.',
    target: 'Purses are veiled, but the log tells every coin. The fullest purse is usually the best choice.',
    throw: 'Whoever loses pays half of their own purse. A draw is thrown again; after three draws a coin decides.',
    name: 'Every merchant offered here is in an opponent’s hand, so a call is always answered.',
    favor: 'You may use the skill of any merchant on the table, from any turn of this round, as if you had laid it.',
    place: 'The merchant you place is used at once and takes no part in comparing names. Afterwards you take one from an opponent.',
    take: 'Everybody sees what you take. In the last turn it is no longer played, but it breaks ties: the highest number wins.',
    ordered: 'Somebody has called a merchant of yours. It must be laid this turn, and all know it.',
    'last-turn':
      'The last turn of the round: one card stays in your hand. If the fullest purses are tied, the highest card left takes the contract.',
    limit: 'Coins above the number of the contract now on top went back to the bank. A small lead wins the round as well as a big one.',
    ship: 'A ship alone earns most. Count the ships that have been laid or left out: the fewer remain, the better for yours.',
    rival: 'You hold a merchant whose name falls to 0 beside a rival that is still in somebody’s hand. Touch the card to see which.',
    'contract-by-skill': 'A contract was won by a skill. The limit for the next round rises with every contract that is taken.',
    nearly: 'Somebody needs one more contract. The game ends only when the round is over, and then the most contracts win.',
  },
  captions: {
    deal: 'Three players: the two cards that were turned up and the three that were laid aside are named under the table. Everybody now has five cards.',
    money:
      'The third round begins and contract 13 is on top. You ended the round before with 28 coins and keep 13; Hoa had 22 and keeps 13; Emil had 10 and keeps 10.',
    turn: 'Emil and Hoa have laid their cards face down. Once you have laid yours, all three are turned up.',
    ships:
      'Two ships in one turn: Emil and Hoa earn 1 coin each. The Goat is the only merchant, so it earns its first reward and uses its skill.',
    rivals:
      'The first turn of this round: beside the Buffalo the Monkey fell to 0. So the Sheep was the best name and earned 3, the Buffalo the second and earned 1. The Monkey, now the lowest, won a contract.',
    names:
      'The first turn of this round: the Hen (13) was the best name and earned 4, the Monkey (12) the second and earned 2. The Tiger (3), the lowest, collected its fee.',
    skill: 'The Snake (8) is the lowest name and uses its skill; its owner chooses whose purse is halved.',
    skills: 'The Cat calls a merchant. Only those can be called that are neither face up nor laid aside nor in the caller’s hand.',
    chains:
      'The Naga was the lowest name; the Rat was placed from the hand and used. Now one of the merchants before Emil or Hoa is taken.',
    round: 'The last turn: of two cards each plays one. The purses were level then, 24 to 24, and the Horse left here beat Hoa’s Buffalo.',
    end: 'The end of the fourth round: five contracts against one and one. In the last turn the Dragon, as the only merchant, was also the lowest.',
  },
}

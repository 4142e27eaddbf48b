import type { LessonText } from '@fairground/kernel'

export const en: LessonText = {
  notes: {
    welcome: {
      say: 'Welcome to the market! In Fair Trade everybody is a farmer and a trader at once. In six short rounds you collect fair-trade markers, the woven stars. Most of them wins.',
    },
    table: {
      say: 'You play against Emil and Hoa. Each of you has 16 coins and the bid cards 1 to 13. All of that lies open; only the choices of the moment are secret.',
    },
    market: {
      say: 'The market card says what is at stake. Steep stairs, the market now, gives 5 markers to the first trader, 2 to the second and 1 to the third. Beside it you see which market comes next.',
    },
    'lay-aside': {
      say: 'Before the first round everybody secretly lays two cards aside; they are blocked for that round. You will hardly miss the lowest and the dearest. Choose 1 and 13, then press “Lay both aside”.',
      wrong: 'Any two cards can be laid aside. Take 1 and 13 here: then all the cards in the middle stay in your hand.',
    },
    'laid-aside': {
      say: 'All turn their cards together. Emil did without 6 and 9, Hoa without 1 and 2. So you know already what nobody can bid against you in this round.',
    },
    'two-bids': {
      say: 'Now you bid twice at the same time. The farmer bid is what you put into growing; the trader bid is what you pay for goods. You pay both, and nobody sees them before all are turned.',
    },
    'first-bids': {
      say: 'Sixteen coins have to last, so begin small. Press 3: it becomes your farmer bid. Then press 4 for the trader, and place both bids.',
      wrong: 'You could bid that. Small bids show best how the coins run, so take 3 as farmer and 4 as trader.',
    },
    rows: {
      say: 'The bids made two rows, each from high to low. Traders: you with 4, Hoa with 3, Emil with 1. Farmers: Hoa with 4, you with 3, Emil with 2.',
    },
    pool: {
      say: 'First the farmer bids went into one pool: 4 and 3 and 2 make 9. It is shared evenly, so everybody got 3 back. What you bid as a farmer is never all lost.',
    },
    trades: {
      say: 'Then each trader paid the farmer in the same place. You, the first trader, paid 4 coins to Hoa, the first farmer. Hoa paid you 3. Emil stood above his own farm and paid himself.',
    },
    markers: {
      say: 'And the traders earned their markers: 5 for you, 2 for Hoa, 1 for Emil. Five markers for a bid of 4 was a bargain; the others will not let that happen again.',
    },
    blocked: {
      say: 'The cards you just bid, 3 and 4, are blocked in this round; 1 and 13 are back. Press a blocked card if you like: the table tells you the rule.',
    },
    grow: {
      say: 'Clear winner gives 6, 2 and 0, and both others can afford a 13. Let them fight and grow instead: the first trader has to pay the first farmer. Bid 7 as farmer and 1 as trader.',
      wrong:
        'That would be a try for the markers. But here there is more in the field than in the market: 7 as farmer, and only 1 as trader.',
    },
    grown: {
      say: 'Just as hoped! Hoa and Emil both bid 13, and Hoa, the first trader, paid her 13 coins to the first farmer: you. With 4 from the pool you now hold 24 coins. Hoa has 6 left.',
    },
    behind: {
      say: 'The 6 markers went to Hoa, though: she has 8, you 5 and Emil 3. Coins win nothing by themselves. From now on you turn them into markers.',
    },
    'tie-rule': {
      say: 'Two bids of 13, and yet Hoa stood before Emil. Among equal traders one counts against the clock, beginning with the trader marker. You held it, so the order was: you, Hoa, Emil.',
    },
    'tie-plan': {
      say: 'The farmer marker and the trader marker pass on each round. Now Emil holds the trader marker, and in a tie you stand before Hoa. One bonus gives 4, 2 and 2, so hardly anybody will bid high. Bid 8 as farmer and 2 as trader.',
      wrong: 'More is not needed here: second and third place earn the same. Keep your coins for later and bid 8 as farmer, 2 as trader.',
    },
    'tie-won': {
      say: 'You and Hoa both bid 2, and the tie was yours: 4 markers for you, 2 for each of the others. You stand at 9, Hoa at 10.',
    },
    'own-farm': {
      say: 'And your 2 coins? You were first trader and first farmer, so you paid yourself. Whoever stands in the same place of both rows trades for nothing.',
    },
    'own-plan': {
      say: 'That can be done on purpose. Hoa has 7 coins, Emil 19, you 22. Be first in both rows and even a dear trader bid comes back. Bid 5 as farmer and 9 as trader.',
      wrong: 'Not a bad thought. But try to come first in both rows, so that your coins return to you: 5 as farmer and 9 as trader.',
    },
    'own-again': {
      say: 'First in both rows: 4 markers, and your 9 coins came straight back. You lead with 13 markers; Hoa has 11, Emil 8.',
    },
    'dear-plan': {
      say: 'The fair row gives 5, 3 and nothing. Nobody can bid more than 13, and in a tie the trader marker is with you. Spend it now: 1 as farmer and 13 as trader.',
      wrong: 'This time be sure of the first place. You hold the trader marker, so a 13 cannot be beaten: 1 as farmer, 13 as trader.',
    },
    'dear-done': {
      say: 'Five more markers. They were not cheap: your 13 coins went to Emil, the first farmer. As the third farmer you got 6 from Hoa, and 14 coins are left to you.',
    },
    'last-market': {
      say: 'This is the last market. You have 18 markers, the others 11 each, and there are only 4 to be won. Nobody can catch you now unless you ruin yourself.',
    },
    'debt-plan': {
      say: 'So there is room for one more rule: you may bid more than you own. You have 14 coins. Bid 3 as farmer and 12 as trader, that is 15.',
      wrong: 'That would do as well. Only then you would not see debt, and now it can hardly hurt: 3 as farmer and 12 as trader.',
    },
    debt: {
      say: 'The box lent you one coin, and that is a point of debt to the end of the game. Nobody forbids it; it pays when a marker more is worth more than the coins you lack.',
    },
    count: {
      say: 'Now it is counted: markers less debt. You have 22 less 1, that is 21. Emil has 15, Hoa 11. You have won! Among equals, coins would have decided.',
    },
    farewell: {
      say: 'That is all of Fair Trade: when to fight, when to grow, when to pay yourself. A full game has twelve markets, and at a larger table the rows grow longer.',
    },
  },
  chapters: { table: 'At the table', bids: 'Two bids', growing: 'Growing', ties: 'Ties', own: 'Your own farm', last: 'The last market' },
  tips: {
    'lay-aside': 'The two cards you lay aside are only gone for round 1. Two that you would not bid anyway cost you nothing.',
    'two-bids': 'The first card you press is your farmer bid, the second your trader bid. Press one of the two places to change it.',
    blocked: 'The two cards you bid last round are blocked now. The others’ hang above the stall, too: those cards are not against you.',
    'last-market': 'After this market coins only break ties. Whatever you keep is worth next to nothing.',
    debt: 'Your debt stays to the end, a point for each coin. Coins you earn later do not pay it off.',
    poor: 'Few coins? A high farmer bid brings what the first trader pays. Let the others fight for the markers once.',
    'steep-market': 'Almost everything here goes to the first trader. Be first, or bid little and earn as a farmer.',
    'level-market': 'The places earn nearly the same here. A low trader bid saves coins for a steeper market.',
    'trader-marker': 'You hold the trader marker: among equal trader bids you stand first, and among equal farmer bids last.',
    'farmer-marker': 'You hold the farmer marker: among equal farmer bids you stand first, and among equal trader bids last.',
    rich: 'You are rich. Be first in both rows and your trader bid comes straight back to you.',
  },
  captions: {
    start:
      'A table of three before the first round: the market now and the next one, and both rows still empty. The small round signs show who holds the farmer marker and the trader marker.',
    bid: 'Lan has bid 3 as farmer and 4 as trader. Her cards lie face down until Emil and Hoa have chosen too.',
    rows: 'Traders above: Lan 12, Emil 10, Hoa 9. Farmers below: Emil 13, Lan 3, Hoa 1. Each row runs from high to low.',
    pay: 'The farmer bids 13, 3 and 1 make a pool of 17: shares of 6, 6 and 5 from the left. Then Lan pays Emil 12, Emil pays Lan 10, and Hoa, last in both rows, pays herself.',
    award: 'One bonus with three players: above the rows, 4 markers for the first trader and 2 for each of the others.',
    next: 'Round 2: Lan’s bids of the round before, 3 and 4, are blocked. The cards she had laid aside are back.',
  },
}

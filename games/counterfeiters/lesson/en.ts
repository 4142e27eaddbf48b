import type { LessonText } from '@fairground/kernel'

export const en: LessonText = {
  notes: {
    welcome: {
      say: 'Welcome to Miami. You print fake money and turn it into real money. When the police arrive, whoever has the most real money wins, and one rival wants it too.',
    },
    screen: {
      say: 'Behind your screen you have $20 in cash, no fakes yet, and an empty envelope. Your cards lie open: one printer, and paper. Each round you place three henchmen, in turn with your rival, and you start.',
    },
    market: {
      say: 'The row at the top is the black market. The price belongs to the space, and on the right it is lowest: a second printer for $10! Press that space, then confirm.',
      wrong:
        'That would be allowed. But with one printer you print only two notes each time, so the bargain comes first: the printer for $10.',
    },
    print: {
      say: 'The printer is yours for good. Your rival has bought a diner; you will see what that does. Now print: each printer makes two notes. Go to machine 1 of the print shop, the one without a hat.',
      wrong: 'Notes come first, or there is nothing to sell. Take machine 1; machine 2 has a hat, and a hat moves the police.',
    },
    stars: {
      say: 'Four notes of one star. Stars are your different components, ink, paper and hologram, and so far you have paper only. Your rival has put on the sunglasses, so the next round begins there.',
    },
    supermarket: {
      say: 'Fakes are worth nothing at the end, so pass them off. The supermarket gives a real $50 for each note, up to three. Its door has a hat, so the police will take a step. Go there all the same.',
      wrong: 'You hold four fakes, and nobody pays more for them than the supermarket: $50 each. Go there.',
    },
    'three-notes': {
      say: 'Draw three notes out of your fan, with + or by sweeping along it, and hand them over.',
      wrong: 'Fewer notes bring less, and the henchman is spent all the same. Hand over three.',
    },
    hats: {
      say: '$150 for three scraps of paper! That was a hat, and then your rival used one too: the police have come two steps down their street. Two steps further waits the Godfather.',
    },
    'round-end': {
      say: 'All henchmen are played, so the round is over and they come home. The cards slide to the right and new ones come in on the left. What nobody buys gets cheaper, until it falls into the bin.',
    },
    hologram: {
      say: 'Your rival was quick and took the printer for $10. There is a hologram for $30, and they are rare. A second component makes all your coming notes ★★. Buy it.',
      wrong: 'Good things, but a second component pays with every note you will ever print. Buy the hologram for $30.',
    },
    tax: {
      say: 'At the tax office every desk brings $30. The one with the sunglasses also lets you start the next round, and it has no hat. Go there.',
      wrong: 'Who starts a round has first choice of everything, and you will need that soon. Take the desk with the sunglasses.',
    },
    'second-press': {
      say: 'Your rival stands at machine 1, and a space is used once a round. Machine 2 is free but has a hat. The Godfather is two steps away, so one step is still safe: print there.',
      wrong: 'One old note is all you could sell. Four new ones of ★★ are worth a step of the police: machine 2.',
    },
    'godfather-ahead': {
      say: 'Now it is tight: one more hat, and the police reach the Godfather. Then everybody pays him half of the cash in hand. You hold $160. What a good thing that you start this round.',
    },
    airport: {
      say: 'Money offshore he does not find. Without a jet of your own you fly commercial, for $30. Go to the airport.',
      wrong: 'Mind your $160: the next hat, yours or your rival’s, halves it. Fly first.',
    },
    envelope: {
      say: 'Put away as much as you like; nobody sees how much. But nothing can be bought with it, so keep $40 for shopping. Set the slider or the figure to $90, and fly.',
      wrong: 'Almost: $40 stay in your hand for the next purchase, so $90 go into the envelope.',
    },
    diner: {
      say: 'Your rival has a hologram now as well. You take a diner: at the end of every round it turns one of your fakes, good or bad, into a real $50. Buy it for $30.',
      wrong: 'Whatever you sell now, the Godfather takes half of. A diner works for you every round: buy it for $30.',
    },
    'call-him': {
      say: 'You hold $10, and whoever counted along knows that your rival has $50. So let the Godfather come now: you have next to nothing to lose, and fakes do not interest him. Print at machine 2, the one with the hat.',
      wrong: 'If you wait, he comes when you are rich. Now is the moment: print at machine 2.',
    },
    collected: {
      say: 'Half, rounded up to the next ten: your last $10 are gone, and your rival pays $30. Nobody asked about the $90 in your envelope or about your nine fakes.',
    },
    'worst-note': {
      say: 'The round is over and your diner wants a note. It pays $50 for any, so give it the worst: the one with one star.',
      wrong: 'The diner would take that, but a ★★ sells for more elsewhere. Give it the ★.',
    },
    'third-printer': {
      say: 'Round 4. Your rival has bought a printer, and one more lies there for $40. Your eight notes can wait, the printer cannot. Buy it.',
      wrong: 'Your notes will not run away, but the printer might. Buy it for $40.',
    },
    receiver: {
      say: 'Now sell a whole pile. The receiver takes up to eight notes at once: $20 for ★, $30 for ★★, $40 for ★★★, and all of them at the rate of the worst. Go to door 1, which has no hat.',
      wrong: 'The supermarket would take three of your eight, and move the police. For a pile go to the receiver, door 1.',
    },
    seven: {
      say: 'Eight notes would bring $240. But for one note your diner pays $50 tonight, more than the receiver’s $30. So keep one back and hand over seven.',
      wrong: 'Count again: one note stays for the diner, seven go to the receiver.',
    },
    jet: {
      say: 'You hold $220, and the next Godfather is three steps away. With a private jet you fly for nothing, from an airfield that only jet owners may use. Buy it for $40.',
      wrong: 'Fares add up, and one airport is little for two. Buy the private jet for $40.',
    },
    bin: {
      say: 'Nobody wanted the paper over the bin, so it is gone. Your diner has turned your last note into $50; with one kind of note there was nothing to choose.',
    },
    ink: {
      say: 'Ink for $10, your third component! From now on you print ★★★. Buy it.',
      wrong: 'A third star on every note, for $10: nothing here is worth more. Buy the ink.',
    },
    'three-stars': {
      say: 'Eight notes of ★★★ have just brought your rival $320. You want that too. You have three printers: print six notes at machine 1.',
      wrong: 'You have no notes at all just now. Print first, at machine 1.',
    },
    airfield: {
      say: 'The police are two steps from the Godfather, and you hold $220. Your jet is ready: go to the airfield.',
      wrong: 'Two hats, and half of your $220 is gone. Bring it to safety by jet, it costs nothing.',
    },
    'keep-forty': {
      say: 'Think of the next purchase again: keep $40 and put $180 into the envelope.',
      wrong: 'Leave $40 in your hand for the black market: $180 go into the envelope.',
    },
    'diner-again': {
      say: 'The diner wants its note. All of yours are ★★★, so this time there is no choice: turn it.',
    },
    lawyer: {
      say: 'Your rival has bought a lottery ticket; it pays $150 at the end. You take the Great Lawyer for $40: when all is over, he gets one of your henchmen another turn.',
      wrong: 'Your rival has plenty of cash and would like the lawyer too. Buy him now, for $40.',
    },
    'investigation-ahead': {
      say: 'One step on the police will investigate: then the supermarket knows notes of one star. You have none of those. Print at machine 2.',
      wrong: 'Your rival piles up notes, and you must keep up. Machine 2 is free, and its hat does you no harm now.',
    },
    investigation: {
      say: 'From now on the supermarket refuses ★. Two more investigations will follow, for ★★ and for ★★★. The receiver takes everything to the end.',
    },
    hidden: {
      say: 'Your rival saw the Godfather coming and flew. Nobody but your rival knows how much went offshore. The blinds stand for the screen: what others hold you only know if you kept count.',
    },
    'poor-again': {
      say: 'He is one step away, you hold only $50, and a big sale lies before you. So let him come before it. The plain desk at the tax office brings $30, and its hat brings him.',
      wrong: 'Sell first, and he takes half of it. Have him behind you: the desk with the hat.',
    },
    'found-little': {
      say: 'He took $40 of your $80, and did not find the $270 in your envelope. Now give your diner a note; then round 7 begins.',
    },
    stock: {
      say: 'Your rival has sold another eight notes, through the door with the hat: five steps to the end. You hold ten notes. Print six more at machine 1, as long as it is free.',
      wrong: 'Soon. But your rival likes that machine too, and it has no hat: print at machine 1 first.',
    },
    strike: {
      say: 'Strike! While the police stand here nobody flies, by jet or commercial. Your rival is caught with a lot of cash in hand.',
    },
    sell: {
      say: 'The next hat does not bring the Godfather yet, so this is a good moment to sell. Go to the receiver, door 1.',
      wrong: 'You hold sixteen notes, and door 1 is free and without a hat. Sell there.',
    },
    eight: {
      say: 'Eight notes of ★★★ make $320, and for the diner enough are left. Hand over eight.',
      wrong: 'He takes eight at once, and you have sixteen. Hand over all he takes.',
    },
    'end-strike': {
      say: 'You hold $410, and the Godfather is two steps away. To fly next round, you must get the police off the strike. Take $30 at the plain desk: its hat moves them on.',
      wrong: 'While the police stand there, your $410 cannot fly. The hat of the plain desk moves them on.',
    },
    'two-stars-known': {
      say: 'The strike is over, and the second investigation has shown the supermarket ★★. First your diner gets its note.',
    },
    'last-flight': {
      say: 'Round 8. Your rival has flown first, and the airport is taken. Well for you that you own a jet: go to the airfield.',
      wrong: 'You hold $490, and the very next hat brings the Godfather. Fly.',
    },
    'all-in': {
      say: 'There is nothing left that you must buy. Stash it all: $490.',
      wrong: 'Every dollar in hand is in danger now. Put all $490 into the envelope.',
    },
    'nothing-found': {
      say: 'Your rival sold and brought the Godfather along: half of it is gone, and you paid nothing. Only the end of the street is left for him. Sell your seven notes at door 1.',
      wrong: 'Your notes are worth nothing unless you sell them, and rounds are running out. Go to the receiver, door 1.',
    },
    'all-seven': {
      say: 'All seven, for $280. You will print new ones, and the lawyer will find you a way to sell them.',
      wrong: 'Do not keep any this time: hand over all seven.',
    },
    'end-it': {
      say: 'Look: your rival has no henchman left, but a pile of unsold notes. You have one, and it is one step to the end. Print at machine 2: its hat ends the game, and your notes wait for the lawyer.',
      wrong: 'If the round ends first, your rival goes on selling. End it now: print at machine 2.',
    },
    'at-the-door': {
      say: 'The police are at the door. The last space is a Godfather too: he took $140 of your $280, and half from your rival. Whoever had a henchman left could place it now, but nobody has. So the lawyers are heard.',
    },
    lift: {
      say: 'Your Great Lawyer may lift one of your henchmen and place it again. Lift the one at the receiver, so that his door is free.',
      wrong: 'Both doors of the receiver are taken. Lift your own henchman there, then you can sell once more.',
    },
    'same-door': {
      say: 'He may return to the very door he left. Hats do nothing any more. Go to door 1.',
      wrong: 'You have six notes to sell, and the supermarket knows them all by now. Go back to the receiver, door 1.',
    },
    five: {
      say: 'Diners work once more at the very end. Keep one note for yours, and hand over five for $200.',
      wrong: 'One note for the diner, at $50; the other five to the receiver.',
    },
    result: {
      say: '$1,150 to $1,100: you win! Your rival’s ticket paid $150, but unsold notes pay nothing. Without the lawyer’s last $200 you would have lost.',
    },
    farewell: {
      say: 'That was all of Counterfeiters. With three or four players there are more spaces, more cards and a longer street. Watch the hats, and be poor when the Godfather comes.',
    },
  },
  chapters: { money: 'First money', godfather: 'The Godfather', business: 'Bigger business', police: 'The police', end: 'The end' },
  tips: {
    draft: 'Each improvement can be used once, on a turn of yours. You will get two.',
    lawyer: 'Lift a henchman whose space is worth using again: it may go back there, or to any other free space.',
    envelope: 'Money offshore is safe from the Godfather and counts at the end, but pays for nothing. Keep in hand what you want to spend.',
    diner: 'Diners pay the same for every note. Give them your worst.',
    supermarket: 'The supermarket pays $50 for good and bad notes alike. Pass the bad ones here, as long as it takes them.',
    receiver: 'The receiver pays all notes at the rate of the worst. Leaving out a few poor ones can bring more.',
    'last-henchman': 'The Godfather has been paid for the last time: whatever you earn now is yours. Hats do nothing any more.',
    strike: 'Strike: nobody flies until a hat moves the police on.',
    godfather: 'The next hat brings the Godfather, who takes half of everybody’s cash. Spend it or fly it out first.',
    detected: 'Some of your notes are known to the supermarket. The receiver and your diners still take them.',
    airfield: 'With your private jet you fly from the airfield for nothing.',
    hat: 'A space with a hat moves the police one step, after its action. See on the street what waits for them there.',
    market: 'Prices belong to the spaces. At the end of the round the cards move right and get cheaper; those over a bin are thrown away.',
    sunglasses: 'The desk with the sunglasses lets you start the next round, with first choice of everything.',
  },
  captions: {
    aim: 'The end of a game: cash and envelopes lie open, and $1,150 beat $1,100. The fakes that are left count nothing.',
    start:
      'The start with two: each has a printer, one component and three henchmen, and the police stand at the beginning of their street.',
    turn: 'Two turns each are over. Four henchmen stand on four spaces; these are closed until the round ends.',
    market: 'The second round: the cards have moved right, and the one for $10, over the bin, has just been bought.',
    cards:
      'Every card says what it does: a diner turns 1 fake into $50, a jet flies for $0. The ticket and the Great Lawyer have just been bought; whatever somebody owns lies open beside the name.',
    print: 'Three printers and three different components: whoever prints here gets six notes of ★★★.',
    supermarket: 'After the first investigation one star is struck out: the supermarket still takes two and three.',
    receiver: 'At the receiver’s, with eight notes of ★★ in hand: all eight would bring $240.',
    tax: 'The desk with the sunglasses is taken. Whoever stands there starts the next round.',
    flight: 'At the airfield with $220 in hand and $90 offshore: now any sum may go one way.',
    police:
      'The police stand on the strike, and both flights are barred. Ahead wait an investigation, the Godfather, another investigation and the end.',
    round: 'The end of a round: the card over the bin is thrown away, the row has moved up, and now it is the diners’ turn.',
    end: 'The Great Lawyer has lifted a henchman. It may go to any free space, the receiver’s door that it left included.',
    hidden:
      'Your own money lies before you; what the rival holds is behind the blinds, and the last flight moved nobody else knows how much.',
  },
}

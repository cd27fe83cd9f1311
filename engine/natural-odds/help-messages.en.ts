/** Help of the games of cards, dice, balls and wheels. Every number comes from the rules and the certificate. */
export const oddsHelpMessagesEn = {
  timesCell: '×{times, number, grouped}',
  numberCell: '{number, number, grouped}',
  percentCell: '{percent, number, ::.00} %',
  tableKenoTitle: 'Pays by hits and picks',
  tableKenoHits: 'Hits',
  tableKenoPicks: '{count, plural, =1 {1 pick} other {# picks}}',
  tableMinesTitle: 'Pays by gems and mines',
  tableMinesGems: 'Gems',
  tableMinesCount: '{count, plural, =1 {1 mine} other {# mines}}',
  tablePlinkoTitle: 'Pays of {rows, number, grouped} rows, from the edge to the middle',
  tablePlinkoPlace: 'Place',
  tablePlinkoRisk: '{risk, select, low {Low risk} medium {Medium risk} other {High risk}}',
  tableDiceTitle: 'Pays by chance',
  tableDiceChance: 'Chance',
  tableDicePay: 'Pays',
  rtpExactText: '{percent, number, ::.00} %, on average over very many rounds. Counted exactly over all outcomes, not sampled.',
  rtpRangeText:
    '{lowest, number, ::.00} % to {highest, number, ::.00} %, by how you play it, on average over very many rounds. Counted exactly over all outcomes, not sampled.',
  ruleDiceRoll:
    'The dice show a number from 1 to {faces, number, grouped}, each as likely. Pick a target, and whether the roll will be over it or under it.',
  ruleDicePay:
    'A win pays {percent, number, ::.00} % divided by its chance, rounded down to a hundredth. Only targets where rounding takes next to nothing are offered.',
  rulePlinkoPath:
    'A ball falls through rows of pegs ({rows} to choose from). At each peg it goes left or right with the same chance, so the middle is reached by the most paths.',
  rulePlinkoRisk: 'Each place below pays what stands on it. More risk pays more at the edges and less in the middle.',
  ruleMinesLaid:
    'Before the first tile is opened, the mines are laid: {minesMin, number, grouped} to {minesMax, number, grouped} of them, as you choose, among {cells, number, grouped} tiles. Every place is as likely as any other.',
  ruleMinesPay:
    'Each gem found raises the prize to {percent, number, grouped} % of the play amount divided by the chance of coming this far, rounded down to a hundredth. A mine ends the round without a prize.',
  ruleMinesEnd:
    'Collect whenever a gem is open. The prize is collected by itself when all gems are found, or when the next one would pay more than {multiple, number, grouped} times the play amount.',
  ruleMinesDefault: 'A round left alone is collected for you. If no tile was opened, the first one is opened and then collected.',
  ruleKenoDraw: '{drawn, number, grouped} balls out of {numbers, number, grouped} are drawn one by one. None is put back.',
  ruleKenoPay:
    'Pick 1 to {picksMax, number, grouped} numbers. The more of them come, the more they pay; how much depends on how many you picked.',
  ruleRouletteWheel:
    'The wheel has the numbers 1 to 36 and a single zero, each as likely. Lay chips on numbers, on groups of them, or on their colour, kind or half.',
  ruleRoulettePays:
    'A winning chip comes back this many times: {straight, number, grouped} on one number, {split, number, grouped} on two, {street, number, grouped} on three, {corner, number, grouped} on four, {line, number, grouped} on six, {dozen, number, grouped} on a dozen or a column, {even, number, grouped} on red, black, odd, even, low or high.',
  ruleRouletteZero:
    'The zero is neither red nor black, odd nor even, low nor high. Every place on the cloth gives back the same on average.',
  ruleBlackjackAim:
    'Come closer to 21 than the dealer without passing it. Pictures count ten, an ace one or eleven. Every card comes from a whole deck, so no card makes another one rarer.',
  ruleBlackjackNatural:
    'An ace with a ten or a picture as your first two cards pays {won, number, grouped} to {forEach, number, grouped}. Under an ace or a ten the dealer looks for one first; then the round ends at once.',
  ruleBlackjackMoves:
    'The dealer takes cards up to 16 and stands on every 17. Double on any first two cards for one card more. A 21 stands by itself.',
  ruleBlackjackSplitDouble:
    'Two first cards of one value split once into two hands, and either may be doubled. Split aces take one card each, and a 21 then is no natural.',
  ruleBlackjackSplit:
    'Two first cards of one value split once into two hands, which cannot be doubled. Split aces take one card each, and a 21 then is no natural.',
  ruleBlackjackDefault: 'A hand left alone stands.',
  ruleBlackjackSkill:
    'The return below is that of the best play. Playing like the dealer gives back {mimic, number, ::.00} %, always standing {stand, number, ::.00} %.',
  rulePokerDeck: 'A deck of 52 cards and one jester. The jester is wild: it stands for whatever card helps most.',
  rulePokerHold:
    'Five cards are dealt. Hold any of them; the others are replaced from the same deck, and the hand you end with pays.',
  rulePokerPair:
    'The lowest hand that pays is a pair of {pair, select, kings {kings} jacks {jacks} other {the pays’ lowest rank}} or better, {pay, number, grouped} times the play amount.',
  rulePokerDefault: 'A hand left alone is held as it was dealt.',
  rulePokerSkill:
    'After each round you see the best hold and what it is worth on average. The return below is that of the best play; never drawing gives back {never, number, ::.00} %.',
} as const

/** Help of the games of cards, dice, balls and wheels. Every number comes from the rules and the math report. */
export const oddsHelpMessagesEn = {
  timesCell: '×{times, number, grouped}',
  numberCell: '{number, number, grouped}',
  percentCell: '{percent, number, ::.00}%',
  tableKenoTitle: 'Paytable by hits and picks',
  tableKenoHits: 'Hits',
  tableKenoPicks: '{count, plural, =1 {1 pick} other {# picks}}',
  tableMinesTitle: 'Paytable by gems and mines',
  tableMinesGems: 'Gems',
  tableMinesCount: '{count, plural, =1 {1 mine} other {# mines}}',
  tablePlinkoTitle: 'Paytable for {rows, number, grouped} rows, from the edge to the middle',
  tablePlinkoPlace: 'Slot',
  tablePlinkoRisk: '{risk, select, low {Low risk} medium {Medium risk} other {High risk}}',
  tableDiceTitle: 'Paytable by chance',
  tableDiceChance: 'Chance',
  tableDicePay: 'Pays',
  optionReturnsTitle: 'RTP of every option',
  optionName: 'Option',
  optionReturn: 'RTP',
  optionPlinko: '{rows, number, grouped} rows, {risk, select, low {low risk} medium {medium risk} other {high risk}}',
  optionDice: '{percent, number, ::.00}% chance',
  optionLimbo: '×{times, number, grouped} target',
  optionWheel: '{segments, number, grouped} segments, {risk, select, low {low risk} medium {medium risk} other {high risk}}',
  tableLimboTitle: 'Chance by target',
  tableLimboTarget: 'Target and pay',
  fineChanceCell: '{percent, number, ::.00##}%',
  tableWheelTitle:
    'Segments of the wheel with {segments, number, grouped}, {risk, select, low {low risk} medium {medium risk} other {high risk}}',
  tableWheelSegments: 'Segments',
  tableWheelShare: '{count, number, grouped} ({percent, number, ::.00}%)',
  tableHiLoTitle: 'Chance and pay of the first guess',
  tableHiLoCard: 'Your card',
  tableHiLoGuess: '{guess, select, higher {Higher} lower {Lower} other {Same}}',
  tableHiLoRank: '{rank, select, 1 {Ace} 11 {Jack} 12 {Queen} 13 {King} other {{rank}}}',
  tableHiLoCell: '×{times, number, grouped} ({percent, number, ::.00}%)',
  percentRangeCell: '{lowest, number, ::.00}% to {highest, number, ::.00}%',
  tablePokerTitle: 'Paytable',
  tablePokerHand: 'Hand',
  tablePokerPay: 'Pays',
  pokerHand:
    '{hand, select, royal {Royal flush} natural_royal {Natural royal flush} five_of_a_kind {Five of a kind} wild_royal {Wild royal flush} straight_flush {Straight flush} four_of_a_kind {Four of a kind} full_house {Full house} flush {Flush} straight {Straight} three_of_a_kind {Three of a kind} two_pair {Two pair} other {Lowest paying pair or better}}',
  toOneCell: '{won, number, grouped} to 1',
  tableSideTitle: '{side, select, twins {Twins: your first two cards} other {Trio: your first two cards and the dealer’s}}',
  sideResult:
    '{result, select, same_suit {Same rank and suit} same_color {Same rank and color} two_colors {Same rank, two colors} suited_trips {Three of a kind in one suit} straight_flush {Straight flush} trips {Three of a kind} straight {Straight} other {Flush}}',
  optionBlackjack: '{part, select, base {Hands, with best play} twins {Twins} other {Trio}}',
  rtpExactText: '{percent, number, ::.00}% over the long run, calculated exactly from all outcomes.',
  rtpRangeText:
    '{lowest, number, ::.00}% to {highest, number, ::.00}% over the long run, depending on how you play. Calculated exactly from all outcomes.',
  ruleDiceRoll:
    'The dice land on a number from 1 to {faces, number, grouped}, all equally likely. Pick a target and whether the roll will be over or under it.',
  ruleDicePay:
    'A win pays {percent, number, ::.00}% divided by its chance, rounded down to the nearest hundredth. We only offer targets where rounding barely changes the prize.',
  rulePlinkoPath:
    'A ball drops through rows of pegs (choose {rows}). At each peg it goes left or right with equal odds, so most paths lead to the middle.',
  rulePlinkoRisk: 'Each slot pays the multiplier shown. Higher risk pays more at the edges and less in the middle.',
  ruleMinesLaid:
    'Mines are placed before you open the first tile: {minesMin, number, grouped} to {minesMax, number, grouped}, your choice, across {cells, number, grouped} tiles. Every tile has the same odds.',
  ruleMinesPay:
    'Each gem raises your prize to {percent, number, grouped}% of your play amount divided by the chance of getting this far, rounded down to the nearest hundredth. A mine ends the round with no prize.',
  ruleMinesEnd:
    'Collect anytime after your first gem. Your prize is collected automatically when you find every gem, or when the next one would pay over {multiple, number, grouped}× your play amount.',
  ruleMinesDefault:
    'If you leave a round, your prize is collected for you. If you haven’t opened a tile, you get your play amount back.',
  ruleKenoDraw: '{drawn, number, grouped} balls out of {numbers, number, grouped} are drawn one at a time, without replacement.',
  ruleKenoPay:
    'Pick 1 to {picksMax, number, grouped} numbers. The more you hit, the more you win. Pays depend on how many you picked.',
  ruleRouletteWheel:
    'The wheel has the numbers 1 to 36 and a single zero, all equally likely. Place chips on numbers, on groups of numbers, or on their color, kind, or half.',
  ruleRoulettePays:
    'A winning chip returns its value times {straight, number, grouped} on one number, {split, number, grouped} on two, {street, number, grouped} on three, {corner, number, grouped} on four, {line, number, grouped} on six, {dozen, number, grouped} on a dozen or column, {even, number, grouped} on red, black, odd, even, low, or high.',
  ruleRouletteZero: 'Zero isn’t red or black, odd or even, low or high. Every spot on the table has the same RTP.',
  ruleRouletteTwoZeros:
    'The wheel has the numbers 1 to 36, a zero, and a double zero, all equally likely. Place chips on numbers, on groups of numbers, or on their color, kind, or half.',
  ruleRouletteFirstFive:
    'First five (0, 00, 1, 2, and 3) returns the chip times {five, number, grouped}. It’s the only spot with a lower RTP than the rest.',
  ruleRouletteZeros: 'Zero and double zero aren’t red or black, odd or even, low or high.',
  ruleLimboTarget:
    'Pick a target from {least, number, ::.00}× to {most, number, grouped}×. You win if the multiplier drawn reaches it, and a win pays your target, not the multiplier drawn.',
  ruleLimboDraw:
    'One of {outcomes, number, grouped} equally likely draws sets the multiplier. The chance to reach a target is {percent, number, ::.00}% divided by it.',
  ruleCrashRound:
    'Everyone plays the same round. Join while it’s open; then the multiplier climbs from 1.00× until it bursts. A round that bursts below the lowest multiplier pays nobody.',
  ruleCrashCollect:
    'Collect anytime from {least, number, ::.00}× on. You win your play amount times the multiplier at that moment. If it bursts first, the round is lost. At {most, number, grouped}×, everyone still in is collected automatically.',
  ruleCrashAuto:
    'Set a multiplier from {least, number, ::.00}× to {most, number, grouped}× to be collected at automatically. It’s exact, and it works even if you close the page or lose your connection.',
  ruleCrashDraw:
    'One of {outcomes, number, grouped} equally likely draws sets the burst. The chance to reach a multiplier is {percent, number, ::.00}% divided by it. The burst is fixed before the round opens: nothing that players do changes it.',
  ruleCrashClock:
    'Our clock decides when you collect: the multiplier when your press reaches us counts. Over a slow connection it’s a moment later than on your screen, and a press that arrives after the burst doesn’t count.',
  ruleCrashVoid:
    'If we have to stop a round before it ends, everyone who hasn’t collected gets their play amount back. What was collected stays paid.',
  ruleWheelTurn: 'A wheel of equal segments turns once (choose {segments}). Every segment has the same odds.',
  ruleWheelRisk: 'The segment at the pointer pays its multiplier. Higher risk has fewer paying segments and bigger prizes.',
  ruleHiLoGuess:
    'Guess whether the next card is higher or lower. A card of equal rank counts as right, except on an ace or a king, where “same” is a guess of its own. Aces are low, kings are high, and every card comes from a full, freshly shuffled deck.',
  ruleHiLoPay:
    'Each right guess raises your prize to {percent, number, grouped}% of your play amount divided by the chance of getting this far, rounded down to the nearest hundredth. A wrong guess ends the round with no prize.',
  ruleHiLoSkip: 'You can skip up to {skips, number, grouped} cards a round. Skipping is free and changes no odds.',
  ruleHiLoEnd:
    'Collect anytime after your first right guess. A guess that would pay over {multiple, number, grouped}× your play amount isn’t offered, and your prize is collected automatically when none is left.',
  ruleHiLoDefault:
    'If you leave a round, your prize is collected for you. If you haven’t guessed yet, you get your play amount back.',
  ruleBlackjackAim:
    'Get closer to 21 than the dealer without going over. Face cards are worth 10; aces are 1 or 11. Each card is dealt from a full, freshly shuffled deck.',
  ruleBlackjackShoe:
    'Get closer to 21 than the dealer without going over. Face cards are worth 10; aces are 1 or 11. {decks, number, grouped} decks are shuffled for every round and dealt without putting cards back.',
  ruleBlackjackSeats:
    'Play 1 to {count, number, grouped} hands together, each with its own play amount, against one dealer. They’re played one after the other, from left to right. A hand’s RTP is the same however many you play.',
  ruleBlackjackSides:
    'Each hand can have side plays, up to its own play amount. The first cards settle them, and they’re paid with the round whatever becomes of the hand. “To 1” is what you win on top of your side play.',
  ruleBlackjackTwins:
    'Twins pays if your first two cards have the same rank: the most for the same suit, less for the same color, and the least for two colors.',
  ruleBlackjackTrio:
    'Trio pays if your first two cards and the dealer’s face-up card make three of a kind, a straight, a flush, or a straight flush. Aces are low or high in a straight.',
  ruleBlackjackNatural:
    'An ace with a 10 or a face card as your first two cards pays {won, number, grouped} to {forEach, number, grouped}. The dealer peeks for blackjack with an ace or 10 showing; if they have it, the round ends.',
  ruleBlackjackMoves:
    'Dealer hits on 16 and below and stands on all 17s. Double down on any first two cards for one more card. 21 stands automatically.',
  ruleBlackjackSplitDouble:
    'Your first two cards split once if they have the same value, and you can double either hand. Split aces get one card each, and 21 after a split isn’t blackjack.',
  ruleBlackjackSplit:
    'Your first two cards split once if they have the same value. You can’t double after a split. Split aces get one card each, and 21 after a split isn’t blackjack.',
  ruleBlackjackDefault: 'If you leave a hand, it stands.',
  ruleBlackjackSkill:
    'The RTP below assumes best play. Mimicking the dealer returns {mimic, number, ::.00}%; always standing, {stand, number, ::.00}%.',
  ruleNoSkill: 'No skill is involved: you choose how to play, but no system, timing, or practice changes the odds of an option.',
  rulePokerDeck: '52 cards plus one joker. The joker is wild: it counts as whatever card helps most.',
  rulePokerPlainDeck: '52 cards, no jokers, and nothing is wild.',
  rulePokerHold: 'You’re dealt five cards. Hold any of them; the rest are replaced from the same deck, and your final hand pays.',
  rulePokerPair:
    'The lowest paying hand is a pair of {pair, select, kings {kings} jacks {jacks} other {the paytable’s lowest rank}} or better: {pay, number, grouped}× your play amount.',
  rulePokerDefault: 'If you leave a hand, it’s held as dealt.',
  rulePokerSkill:
    'After each round you’ll see the best hold and its average value. The RTP below assumes best play. Never drawing returns {never, number, ::.00}%.',
} as const

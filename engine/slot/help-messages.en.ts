/** Help of values, coins and collectors. Every number comes from the rules and the certificate. */
export const slotHelpMessagesEn = {
  ruleCluster:
    'Equal symbols that touch side by side, {least, number, grouped} or more, win. The paytable says from which number on a group wins how much; wilds belong to each group that they touch.',
  ruleAnywhere:
    'Equal symbols win wherever they stand, {least, number, grouped} or more. The paytable says from which number on they win how much.',
  ruleTumble:
    'After a win the winning symbols leave, what is above them falls, and new symbols are drawn above, again and again until nothing wins.',
  ruleGrowingCells:
    'A place counts double after it has won, for the rest of the round, up to {max, number, grouped} times. The places of a win multiply each other.',
  ruleBombs:
    '{bomb} stays where it falls and carries a multiplier, so many times in {all, number, grouped}: {weights}. When nothing wins any more, the sum of all multipliers in view multiplies what the spin has won, scatters apart.',
  ruleWeights: 'Each place draws its symbol, so many times in {all, number, grouped}: {weights}.',
  ruleFreeWeights: 'In the free spins each place draws otherwise, so many times in {all, number, grouped}: {weights}.',
  ruleBuy:
    'For {price, number, grouped} times the play amount a round begins with {scatter} in {count, number, grouped} places for certain. Wins are the same multiples of the play amount.',
  ruleBook:
    'All rounds of this game stand in a book, each with a weight and with the number that its symbols are drawn from by a published generator. A round is one fair draw from it, which makes the return exact. The book is part of the rules under SHA-256 {hash}, and the check of a round plays from it.',
  rtpBookText:
    '{percent, number, ::.00} %, on average over very many rounds. Counted exactly over all {cycle, number, grouped} rounds of the book, not sampled.',
  buyRtpLabel: 'Return with the feature for a price',
  ruleCollect: 'Each {collector} in view takes what all of these in view carry: {symbols}.',
  ruleWildFreeSpins: '{wild} lands in the free spins only.',
  ruleStages:
    'Each time {collector} has landed {every, number, grouped} times in the free spins it brings {spins, number, grouped} more, which follow when those before are over. All wins in them count more, stage after stage: {multipliers} times.',
  ruleLadder:
    'Each {collector} that lands in the free spins climbs one rung of the ladder before it collects. All wins count as many times as the rung says, to the end of the free spins: {multipliers}.',
  collectRateLabel: 'Values collected outside the free spins',
  collectRateText: 'About once in {oneIn, number, grouped} rounds.',
  ruleHoldAndSpin:
    'Hold and spin starts with {coins} in {count, number, grouped} places or more: the coins stay, and every free place spins by itself, {respins, number, grouped} times. A new coin stays too and sets the count back to {respins, number, grouped}. When the count or the free places run out, all coins pay what they carry.',
  ruleCoinChance:
    'In hold and spin, each free place brings {coin} {weight, plural, =1 {once} other {# times}} in {all, number, grouped}.',
  ruleValues: '{symbol} carries, as multiples of the play amount and so many times in {all, number, grouped}: {values}.',
  ruleCoinMultiplies:
    '{coin} multiplies the sum of all values by {multiplier, number, grouped}, several of them multiply each other. Jackpots are not multiplied.',
  ruleFullGridJackpot: 'A grid full of coins pays the jackpot {tier} besides.',
  ruleRowsOpen:
    'One more row opens at each of these numbers of coins: {counts}. The grid grows up to {rows, number, grouped} rows.',
  ruleJackpots: 'Fixed jackpots, as multiples of the play amount: {jackpots}.',
  ruleNoOtherWins: 'Nothing but hold and spin pays.',
  holdAndSpinRateLabel: 'Hold and spin',
  holdAndSpinRateText: 'About once in {oneIn, number, grouped} rounds.',
  rtpChainText: '{percent, number, ::.00} %, on average over very many rounds. Counted exactly over all outcomes, not sampled.',
  jackpotMiniLabel: 'Jackpot Mini',
  jackpotMinorLabel: 'Jackpot Minor',
  jackpotMajorLabel: 'Jackpot Major',
  jackpotGrandLabel: 'Jackpot Grand',
  jackpotRateText: '{multiple, number, grouped} times the play amount, about once in {oneIn, number, grouped} rounds.',
} as const

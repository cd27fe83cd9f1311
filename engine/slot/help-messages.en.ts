/** Help of values, coins and collectors. Every number comes from the rules and the math report. */
export const slotHelpMessagesEn = {
  ruleCluster:
    '{least, number, grouped} or more matching symbols connected horizontally or vertically win. The paytable shows what each cluster size pays. Wilds count in every cluster they touch.',
  ruleAnywhere:
    '{least, number, grouped} or more matching symbols anywhere win. The paytable shows what each number of symbols pays.',
  ruleTumble:
    'Winning symbols disappear, the symbols above fall, and new symbols are drawn on top, until there are no more wins.',
  ruleHolds:
    'Winning symbols {scatters, select, none {} other {and every {scatters} }}hold in place, and all other positions are drawn again. Each time something joins, all wins in view pay again. A respin that adds nothing ends the spin.',
  ruleGrowingCells:
    'After a position wins, its multiplier doubles for the rest of the round, up to {max, number, grouped}×. Positions in the same win multiply each other.',
  ruleBombs:
    '{bomb} stays where it lands and carries a multiplier. When there are no more wins, the sum of all multipliers in view multiplies what the spin won, except scatter wins.',
  ruleBombsGather:
    'In free spins the multipliers of {bomb} in winning spins join a total. The total multiplies what that spin and every later free spin wins, except scatter wins.',
  ruleMeter: 'Winning positions fill a meter. It sets the multiplier of the later wins of the spin, by positions: {marks}.',
  ruleMeterKept:
    'Winning positions fill a meter. It sets the multiplier of the later wins of the spin, by positions: {marks}. All free spins share one meter, which is empty at their start.',
  ruleReelsTurn:
    'After the reels stop in {spins, select, free_spins {free spins} other {regular spins}}, whole reels may turn wild. Odds out of {all, number, grouped} for reels: {choices}; none ({none, number, grouped}).',
  ruleReelsTurnAlways:
    'After the reels stop in {spins, select, free_spins {free spins} other {regular spins}}, whole reels turn wild. Odds out of {all, number, grouped} for reels: {choices}.',
  ruleTrail:
    '{scatter} in {count, number, grouped} or more positions starts a trail of {steps, number, grouped} steps. You get {moves, number, grouped} moves. Each move rolls a fair die from 1 to {sides, number, grouped}: every number has the same odds.',
  ruleTrailSteps: 'Steps in order: {list}. Only the step you stop on counts.',
  ruleTrailMultiply:
    '{step} multiplies every later win of the trail by {multiplier, number, grouped}. If you stop on several, they multiply each other.',
  ruleTrailMoves: '{step} gives you {moves, plural, =1 {one more move} other {# more moves}}.',
  ruleTrailStop: '{step} ends the trail. You keep what you’ve won.',
  ruleTrailEnd: 'The trail ends when you’re out of moves or reach step {steps, number, grouped}, even if the die shows more.',
  ruleMystery:
    'After the reels stop, every {cover} in view uncovers as the same symbol. Odds out of {all, number, grouped}: {odds}.',
  ruleScreens:
    'The game has {count, number, grouped} screens that spin together. Reels 1 to {across, number, grouped} are on the first, reels {next, number, grouped} to {last, number, grouped} on the second. Every payline runs on each screen.',
  ruleScreensTogether: 'When both screens win on the same spin, every win counts {together, number, grouped} times.',
  ruleScreensScatters: 'Scatters on both screens count together.',
  ruleAddedReels:
    'A spin starts with {first, number, grouped} reels and {ways, number, grouped} ways to win: matching symbols on adjacent reels, starting from the leftmost reel, in any position. Whenever a win reaches the last reel, one more reel spins, up to {last, number, grouped} reels and {most, number, grouped} ways. The longest run of each symbol pays once no win reaches the last reel, multiplied by the number of ways it forms. All wins are added together.',
  addedReelsLabel: 'Added reels',
  addedReelsText: 'Up to {most, number, grouped} per spin. Spins out of {all, number, grouped} with at least that many: {rates}.',
  rulePairs:
    'These symbols count as two of their kind in one position: {pairs}. They make more ways, up to {ways, number, grouped}.',
  ruleBombWeights: '{bomb} carries a multiplier. Odds out of {all, number, grouped}: {weights}.',
  ruleBookSymbols:
    'How often each symbol lands in {spins, select, base_free {free spins} buy_spins {the first spin of a bought round} buy_free {the free spins of a bought round} other {regular spins}}, counted over the whole book: {odds}.',
  ruleBookBombs:
    'How often each {bomb} multiplier lands in {spins, select, base_free {free spins} buy_spins {the first spin of a bought round} buy_free {the free spins of a bought round} other {regular spins}}, counted over the whole book: {odds}.',
  ruleWeights: 'Each position draws its own symbol. Odds out of {all, number, grouped}: {weights}.',
  ruleFreeWeights: 'During free spins, each position draws its own symbol. Odds out of {all, number, grouped}: {weights}.',
  ruleBuy:
    'For {price, number, grouped}× your play amount, a round starts with {scatter} in {count, number, grouped} positions, guaranteed. Wins are the same multiples of your play amount.',
  ruleBook:
    'All rounds of this game are listed in a book, each with its weight and the number a published generator draws its symbols from. A round is one fair draw from the book, so the RTP is exact. The book is part of the game’s rules (SHA-256 {hash}), so verifying a round checks it too.',
  rtpBookText:
    '{percent, number, ::.00}% over the long run, calculated exactly from all {cycle, number, grouped} rounds of the book.',
  buyRtpLabel: 'RTP when you buy the bonus',
  ruleCollect: 'Each {collector} in view collects the values of all of these symbols in view: {symbols}.',
  ruleWildFreeSpins: '{wild} appears only during free spins.',
  ruleStages:
    'Every {every, number, grouped} times {collector} lands during free spins, you get {spins, number, grouped} more, played after the current ones. Each stage multiplies all of its wins: {multipliers} times.',
  ruleLadder:
    'During free spins, each {collector} climbs one rung of the ladder before it collects. All wins are multiplied by the rung you reach until the free spins end: {multipliers}.',
  collectRateLabel: 'Values collected outside free spins',
  collectRateText: 'About 1 in {oneIn, number, grouped} rounds.',
  ruleHoldAndSpin:
    '{coins} in {count, number, grouped} or more positions triggers Hold and Spin with {respins, number, grouped} respins. Coins lock in place, and every new coin resets respins to {respins, number, grouped}. When respins run out or the grid is full, all coin values are paid.',
  ruleCoinChance:
    'During Hold and Spin, each open position has a {weight, number, grouped} in {all, number, grouped} chance to land {coin}.',
  ruleValues: '{symbol} carries a multiple of your play amount. Odds out of {all, number, grouped}: {values}.',
  ruleCoinMultiplies:
    '{coin} multiplies the sum of all values by {multiplier, number, grouped}. If there are several, they multiply each other. Jackpots aren’t multiplied.',
  ruleFullGridJackpot: 'Filling the grid also awards the {tier} jackpot.',
  ruleRowsOpen: 'One more row opens at each of these coin counts: {counts}. The grid grows to {rows, number, grouped} rows.',
  ruleJackpots: 'Fixed jackpots, as multiples of your play amount: {jackpots}.',
  ruleNoOtherWins: 'Only Hold and Spin pays.',
  holdAndSpinRateLabel: 'Hold and Spin',
  holdAndSpinRateText: 'About 1 in {oneIn, number, grouped} rounds.',
  rtpChainText: '{percent, number, ::.00}% over the long run, calculated exactly from all outcomes.',
  jackpotMiniLabel: 'Mini jackpot',
  jackpotMinorLabel: 'Minor jackpot',
  jackpotMajorLabel: 'Major jackpot',
  jackpotGrandLabel: 'Grand jackpot',
  jackpotRateText: '{multiple, number, grouped}× your play amount, about 1 in {oneIn, number, grouped} rounds.',
} as const

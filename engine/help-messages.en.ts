import { oddsHelpMessagesEn } from './natural-odds/help-messages.en.ts'
import { slotHelpMessagesEn } from './slot/help-messages.en.ts'

/** ICU messages of the help page. Every number in them comes from the rules and the certificate. */
export const helpMessagesEn = {
  ruleLines:
    '{lines, plural, =1 {One line pays} other {# lines pay}}, from the leftmost reel to the right. Each line pays its best win, and the wins of all lines add up.',
  ruleWays:
    '{ways, number, grouped} ways pay: equal symbols on reels side by side, from the leftmost reel on, wherever they stand. The longest run of each symbol pays, times the number of ways to pick one of its places on each reel. All wins add up.',
  ruleWaysUpTo:
    'Up to {ways, number, grouped} ways pay: equal symbols on reels side by side, from the leftmost reel on, wherever they stand. The longest run of each symbol pays, times the number of ways to pick one of its places on each reel. All wins add up.',
  ruleHeights: 'Each reel draws its height anew in every spin, from {min, number, grouped} to {max, number, grouped} symbols.',
  ruleWildMultiplies:
    '{wild} is wild too. Every way through it counts {multiplier, number, grouped} times, and wilds of one way multiply each other.',
  ruleWildTimesSum:
    '{wild} is wild too and multiplies the line that it helps by {multiplier, number, grouped}. Several in one win count their sum.',
  ruleWildTimesProduct:
    '{wild} is wild too and multiplies the line that it helps by {multiplier, number, grouped}. Several in one win multiply each other.',
  ruleWildsStick: '{wild} stays where it lands in the free spins, to the end of them, while the reels turn beneath.',
  rulePicks:
    '{scatter} in {count, number, grouped} places or more offers {places, number, grouped} covered prizes, laid out by chance before the first is opened: {prizes}. {opens, plural, =1 {One place is opened} other {# places are opened at most}}, and every place is as good as any other. If you leave, the first place that is left is opened for you.',
  rulePicksEnd: '{prize} ends the picks.',
  rulePicksMultiply:
    '{prize} multiplies all prizes opened after it by {multiplier, number, grouped}, several of them multiply each other.',
  ruleLinesBothWays:
    '{lines, plural, =1 {One line pays} other {# lines pay}}, from the leftmost reel to the right and from the rightmost reel to the left. Each line pays its best win of either way, a full line once, and the wins of all lines add up.',
  ruleWild: '{wild} is wild: it stands for any other symbol.',
  ruleWildAndScatter: '{wild} is wild: it stands for any symbol but {scatter}.',
  ruleWildReels: '{wild} lands on these reels only: {reels}.',
  ruleScatter: '{scatter} counts wherever it stands. Its wins are added to all others.',
  ruleFullGrid: 'When one symbol fills every place, each line pays {multiplier, number, grouped} times as much. Wilds help.',
  ruleNudgeRespin:
    'When {symbol} shows on exactly {held, number, grouped} reels, they hold and the other reel spins once more. If one step up or down then wins more, the reel nudges there.',
  ruleFreeSpins:
    '{scatter} in {count, number, grouped} places or more brings {spins, plural, =1 {one free spin} other {# free spins}}. All wins in them count {multiplier, number, grouped} times.',
  ruleFreeSpinsPlain:
    '{scatter} in {count, number, grouped} places or more brings {spins, plural, =1 {one free spin} other {# free spins}}.',
  ruleExpandingSymbol:
    'At the start of the free spins one symbol is drawn, each of these {one, number, grouped} as likely: {symbols}. After the lines have paid, where it shows on enough reels for a win, side by side or not, it fills those reels and pays on every line.',
  ruleWalkingWilds:
    'When {wild} fills a whole reel, it walks one reel to the left and the other reels spin once more, again and again until it has walked off. Another reel that fills on the way walks too. The walk ends after {respinsMax, number, grouped} respins at the latest.',
  ruleWheel:
    '{scatter} in {count, number, grouped} places or more turns a wheel of {wedges, number, grouped} wedges, each as likely as it is wide. It picks one of these free spins.',
  ruleWheelSpins:
    '{name}, {weight, number, grouped} chances in {weights, number, grouped}: {spins, number, grouped} free spins. All wins in them count {multiplier, number, grouped} times.',
  ruleWheelStayingWilds:
    '{name}, {weight, number, grouped} chances in {weights, number, grouped}: {spins, number, grouped} free spins in which every wild fills its reel before the lines pay and stays there to the end.',
  ruleWheelRetrigger:
    '{name}: {scatter} in {count, number, grouped} places or more adds {spins, number, grouped} more, up to {spinsMax, number, grouped} in all.',
  ruleRetrigger:
    'Within the free spins, {scatter} in {count, number, grouped} places or more adds {spins, number, grouped} more, up to {spinsMax, number, grouped} in all.',
  ruleGrowing: 'After each free spin that wins, the multiplier of the next ones is one more, up to {max, number, grouped}.',
  ruleUpgrades:
    'Each {scatter} that lands in the free spins moves the trail one step: {trail}. All symbols behind turn into the one that it reaches, at once and for the rest of the free spins.',
  ruleOwnReels: 'The free spins use reels of their own.',
  rulePools:
    '{jackpots, number, grouped} jackpots grow with every play: {percent, number, ::.00} % of each play amount goes into them, and is part of the return below. Each round draws for each of them. The chance is in proportion to the play amount, so no amount is the better one, and it does not depend on how much a jackpot holds.',
  rulePool:
    'Jackpot {jackpot}: {percent, number, ::.00} % of each play amount goes into it. At the smallest play amount it falls once in {oneIn, number, grouped} rounds on average, at twice the amount twice as often.',
  ruleCapWithPools:
    'A round ends when it has won {multiple, number, grouped} times the play amount. Jackpots are paid on top of that.',
  ruleCascade:
    'After a win the winning symbols leave, what is above them falls, and the next symbols of the reels above come in, again and again until nothing wins. Where the reels stop decides all of it: nothing is drawn after that.',
  ruleCascadeMultipliers:
    'The wins of the first stop and of each cascade after it count so many times: {multipliers}. All later cascades count {last, number, grouped} times.',
  ruleCap: 'A round ends when it has won {multiple, number, grouped} times the play amount.',
  ruleChance:
    'Each outcome is drawn by chance alone. It does not depend on the play amount, on balances or on earlier rounds, and it is the same game in every mode.',
  rtpLabel: 'Return to player',
  rtpText:
    '{percent, number, ::.00} %, on average over very many rounds. Counted exactly over all {cycle, number, grouped} positions of the reels, not sampled.',
  hitRateLabel: 'Winning rounds',
  hitRateText: '{percent, number, ::.00} %, about one in {oneIn, number, grouped}. Some wins are smaller than the play amount.',
  hitRateWholeText: '{percent, number, ::.00} %, about one in {oneIn, number, grouped}. No win is smaller than the play amount.',
  volatilityLabel: 'Volatility',
  volatilityText:
    '{level, select, low {Low} medium {Medium} high {High} other {Very high}}: one round typically differs from the average by {sigma, number, ::.0} times the play amount.',
  cascadesLabel: 'Cascades',
  cascadesText:
    '{most, plural, =1 {At most one cascade} other {At most # cascades in a row}}. So many or more come in so many of {all, number, grouped} rounds: {rates}.',
  topWinLabel: 'Top win',
  topWinText: '{multiple, number, grouped} times the play amount, about once in {oneIn, number, grouped} rounds.',
  freeSpinsRateLabel: 'Free spins',
  freeSpinsRateText: 'About once in {oneIn, number, grouped} rounds.',
  picksRateLabel: 'Picks',
  picksRateText: 'About once in {oneIn, number, grouped} rounds.',
  walkingWildsRateLabel: 'Walking wilds',
  walkingWildsRateText: 'About once in {oneIn, number, grouped} rounds.',
  wheelRateLabel: 'Wheel',
  wheelRateText: 'About once in {oneIn, number, grouped} rounds.',
  nudgeRespinRateLabel: 'Nudge respin',
  nudgeRespinRateText: 'About once in {oneIn, number, grouped} rounds.',
  ...oddsHelpMessagesEn,
  ...slotHelpMessagesEn,
} as const

export type HelpMessageKey = keyof typeof helpMessagesEn

import { oddsHelpMessagesEn } from './natural-odds/help-messages.en.ts'
import { slotHelpMessagesEn } from './slot/help-messages.en.ts'

/** ICU messages of the help page. Every number in them comes from the rules and the math report. */
export const helpMessagesEn = {
  ruleLines:
    '{lines, plural, =1 {1 payline} other {# paylines}}, left to right. Only the highest win per line is paid. Line wins are added together.',
  ruleWays:
    '{ways, number, grouped} ways to win: matching symbols on adjacent reels, starting from the leftmost reel, in any position. Only the longest run of each symbol pays, multiplied by the number of ways it forms. All wins are added together.',
  ruleWaysUpTo:
    'Up to {ways, number, grouped} ways to win: matching symbols on adjacent reels, starting from the leftmost reel, in any position. Only the longest run of each symbol pays, multiplied by the number of ways it forms. All wins are added together.',
  ruleHeights: 'On every spin, each reel gets a random height from {min, number, grouped} to {max, number, grouped} symbols.',
  ruleWildMultiplies:
    '{wild} is also wild. Every way through it pays {multiplier, number, grouped}×, and wilds in the same way multiply each other.',
  ruleWildTimesSum:
    '{wild} is also wild and multiplies its line win by {multiplier, number, grouped}. If a win has several, their multipliers are added together.',
  ruleWildTimesProduct:
    '{wild} is also wild and multiplies its line win by {multiplier, number, grouped}. If a win has several, they multiply each other.',
  ruleWildsStick: 'During free spins, {wild} stays where it lands until the free spins end.',
  rulePicks:
    '{scatter} in {count, number, grouped} or more positions gives you {places, number, grouped} hidden prizes to pick from, placed at random before your first pick: {prizes}. {opens, plural, =1 {You get one pick} other {You get up to # picks}}, and every spot has the same odds. If you leave, the next spot is picked for you.',
  rulePicksEnd: '{prize} ends the picks.',
  rulePicksMultiply:
    '{prize} multiplies every prize picked after it by {multiplier, number, grouped}. If you find several, they multiply each other.',
  ruleLinesBothWays:
    '{lines, plural, =1 {1 payline} other {# paylines}}, left to right and right to left. Only the highest win per line and direction is paid, a full line pays once, and line wins are added together.',
  ruleWild: '{wild} is wild and substitutes for any other symbol.',
  ruleWildAndScatter: '{wild} is wild and substitutes for any symbol except {scatter}.',
  ruleWildReels: '{wild} appears only on reels {reels}.',
  ruleScatter: '{scatter} pays in any position. Scatter wins are added to all other wins.',
  ruleFullGrid: 'When one symbol fills every position, each line pays {multiplier, number, grouped}×. Wilds count.',
  ruleNudgeRespin:
    'When {symbol} appears on exactly {held, number, grouped} reels, they hold and the other reel respins. If one step up or down wins more, the reel nudges there.',
  ruleFreeSpins:
    '{scatter} in {count, number, grouped} or more positions awards {spins, plural, =1 {1 free spin} other {# free spins}}. All wins during free spins pay {multiplier, number, grouped}×.',
  ruleFreeSpinsPlain:
    '{scatter} in {count, number, grouped} or more positions awards {spins, plural, =1 {1 free spin} other {# free spins}}.',
  ruleExpandingSymbol:
    'When free spins start, one of these {one, number, grouped} symbols is drawn with equal odds: {symbols}. After line wins are paid, if it appears on enough reels for a win, adjacent or not, it fills those reels and pays on every line.',
  ruleWalkingWilds:
    'When {wild} fills a whole reel, it moves one reel to the left and the other reels respin, until it leaves the grid. Other reels it fills along the way move too. The feature ends after {respinsMax, number, grouped} respins at most.',
  ruleWheel:
    '{scatter} in {count, number, grouped} or more positions spins a wheel with {wedges, number, grouped} wedges. The wider the wedge, the better its odds. It awards one of these free spin rounds.',
  ruleWheelSpins:
    '{name}, {weight, number, grouped} in {weights, number, grouped}: {spins, number, grouped} free spins. All wins pay {multiplier, number, grouped}×.',
  ruleWheelStayingWilds:
    '{name}, {weight, number, grouped} in {weights, number, grouped}: {spins, number, grouped} free spins. Every wild fills its reel before lines are paid and stays until the free spins end.',
  ruleWheelRetrigger:
    '{name}: {scatter} in {count, number, grouped} or more positions adds {spins, number, grouped} free spins, up to {spinsMax, number, grouped} total.',
  ruleRetrigger:
    'During free spins, {scatter} in {count, number, grouped} or more positions adds {spins, number, grouped} free spins, up to {spinsMax, number, grouped} total.',
  ruleGrowing: 'After each winning free spin, the multiplier goes up by one, to a maximum of {max, number, grouped}×.',
  ruleUpgrades:
    'During free spins, each {scatter} moves you one step along the trail: {trail}. All earlier symbols turn into the one you reach, instantly and until the free spins end.',
  ruleOwnReels: 'Free spins use different reels.',
  rulePools:
    '{jackpots, number, grouped} progressive jackpots: {percent, number, ::.00}% of each play amount goes into them and is part of the RTP below. Every round has a chance at each one. Your odds grow in proportion to your play amount, so no amount is better than another, and they don’t depend on the jackpot’s size.',
  rulePool:
    '{jackpot} jackpot: {percent, number, ::.00}% of each play amount goes into it. At the minimum play amount it hits about 1 in {oneIn, number, grouped} rounds with coins, and 1 in {oneInEntries, number, grouped} with entries; at twice the amount, twice as often.',
  ruleCapWithPools: 'The maximum win per round is {multiple, number, grouped}× your play amount. Jackpots are paid on top.',
  ruleCascade:
    'Winning symbols disappear, the symbols above fall, and the next symbols on the reels drop in, until there are no more wins. Where the reels stop decides everything; nothing is drawn after that.',
  ruleCascadeMultipliers:
    'Multipliers for the first win and each cascade after it: {multipliers}. Every later cascade pays {last, number, grouped}×.',
  ruleCap: 'The maximum win per round is {multiple, number, grouped}× your play amount.',
  ruleChanceWithPools:
    'Every outcome is random. The reels don’t depend on your play amount, balance, or past rounds, and their odds are the same with coins and entries.',
  ruleChance:
    'Every outcome is random. It doesn’t depend on your play amount, balance, or past rounds, and odds are the same with coins and entries.',
  ruleNoTiming: 'No skill is involved: when you spin and how you stop the reels don’t change your odds.',
  rtpLabel: 'RTP (return to player)',
  rtpText: '{percent, number, ::.00}% over the long run, calculated exactly from all {cycle, number, grouped} reel positions.',
  rtpPoolsText:
    '{coins, number, ::.00}% with coins and {entries, number, ::.00}% with entries over the long run: {reels, number, ::.00}% from the reels and what players pay into the jackpots, the rest from what we start each jackpot with. Calculated exactly from all {cycle, number, grouped} reel positions.',
  hitRateLabel: 'Hit frequency',
  hitRateText: '{percent, number, ::.00}%, about 1 in {oneIn, number, grouped} rounds. Some wins are less than your play amount.',
  hitRateWholeText:
    '{percent, number, ::.00}%, about 1 in {oneIn, number, grouped} rounds. No win is less than your play amount.',
  volatilityLabel: 'Volatility',
  volatilityText:
    '{level, select, low {Low} medium {Medium} high {High} other {Very high}}. A round typically differs from the average by {sigma, number, ::.0}× your play amount.',
  heldRespinsLabel: 'Respins',
  heldRespinsText:
    '{most, plural, =1 {1 respin at most} other {Up to # respins in a row}}. Rounds out of {all, number, grouped} with at least that many: {rates}.',
  cascadesLabel: 'Cascades',
  cascadesText:
    '{most, plural, =1 {1 cascade at most} other {Up to # cascades in a row}}. Rounds out of {all, number, grouped} with at least that many: {rates}.',
  topWinLabel: 'Max win',
  topWinText: '{multiple, number, grouped}× your play amount, about 1 in {oneIn, number, grouped} rounds.',
  freeSpinsRateLabel: 'Free spins',
  freeSpinsRateText: 'About 1 in {oneIn, number, grouped} rounds.',
  picksRateLabel: 'Picks',
  picksRateText: 'About 1 in {oneIn, number, grouped} rounds.',
  bonusTrailRateLabel: 'Bonus trail',
  bonusTrailRateText: 'About 1 in {oneIn, number, grouped} rounds.',
  walkingWildsRateLabel: 'Walking wilds',
  walkingWildsRateText: 'About 1 in {oneIn, number, grouped} rounds.',
  wheelRateLabel: 'Wheel',
  wheelRateText: 'About 1 in {oneIn, number, grouped} rounds.',
  nudgeRespinRateLabel: 'Nudge and respin',
  nudgeRespinRateText: 'About 1 in {oneIn, number, grouped} rounds.',
  ...oddsHelpMessagesEn,
  ...slotHelpMessagesEn,
} as const

export type HelpMessageKey = keyof typeof helpMessagesEn

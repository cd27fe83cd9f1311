/** Help of values, coins and collectors. Every number comes from the rules and the certificate. */
export const slotHelpMessagesEn = {
  ruleHoldAndSpin:
    '{count, number} or more {coins} start hold and spin: they stay, and every free place spins by itself, {respins, number} times. A new coin stays too and sets the count back to {respins, number}. When the count or the free places run out, all coins pay what they carry.',
  ruleCoinChance: 'In hold and spin, each free place brings {coin} {weight, plural, =1 {once} other {# times}} in {all, number}.',
  ruleValues: '{symbol} carries, as multiples of the play amount and so many times in {all, number}: {values}.',
  ruleCoinMultiplies:
    '{coin} multiplies the sum of all values by {multiplier, number}, several of them multiply each other. Jackpots are not multiplied.',
  ruleFullGridJackpot: 'A grid full of coins pays the jackpot {tier} besides.',
  ruleRowsOpen: 'One more row opens at each of these numbers of coins: {counts}. The grid grows up to {rows, number} rows.',
  ruleJackpots: 'Fixed jackpots, as multiples of the play amount: {jackpots}.',
  ruleNoOtherWins: 'Nothing but hold and spin pays.',
  holdAndSpinRateLabel: 'Hold and spin',
  holdAndSpinRateText: 'About once in {oneIn, number} rounds.',
  rtpChainText: '{percent} %, on average over very many rounds. Counted exactly over all outcomes, not sampled.',
  jackpotMiniLabel: 'Jackpot Mini',
  jackpotMinorLabel: 'Jackpot Minor',
  jackpotMajorLabel: 'Jackpot Major',
  jackpotGrandLabel: 'Jackpot Grand',
  jackpotRateText: '{multiple, number} times the play amount, about once in {oneIn, number} rounds.',
} as const

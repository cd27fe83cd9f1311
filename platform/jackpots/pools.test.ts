import { expect, test } from 'vitest'
import { startMillionths, mustDropsOf } from '#kernel/must-drops.ts'
import { amountOf, payDrop, payOut, sharesOf } from './pools.ts'

const RULES = [
  { tier: 'mini', seed: { TournamentPoints: 5_000, SweepStakes: 500 }, millionths: 10_000 },
  // 1.5 of 1,000: fractions of a minor unit must add up too.
  { tier: 'grand', seed: { TournamentPoints: 100_000, SweepStakes: 10_000 }, millionths: 1_500 },
] as const
const [mini, grand] = RULES

test('a contribution keeps fractions of a minor unit, and the ledger moves whole ones', () => {
  expect(sharesOf(RULES, 1_001)).toEqual([
    { tier: 'mini', millionths: 10_010_000n, posted: 10n },
    { tier: 'grand', millionths: 1_501_500n, posted: 1n },
  ])
})

test.each([
  {
    name: 'in full, the seed is there again',
    pool: [7_250_400_000n, 2_240n],
    amount: 7_250n,
    left: [5_000_400_000n, 0n, 2_240n],
  },
  { name: 'in part, the rest stays', pool: [20_000_000_000n, 15_000n], amount: 4_000n, left: [16_000_000_000n, 11_000n, 4_000n] },
  {
    name: 'in part to below the seed, the house fills it up',
    pool: [6_000_000_000n, 1_000n],
    amount: 3_000n,
    left: [5_000_000_000n, 0n, 1_000n],
  },
  {
    name: 'untouched by any round, the house pays alone',
    pool: [5_000_000_000n, 0n],
    amount: 5_000n,
    left: [5_000_000_000n, 0n, 0n],
  },
] as const)('a pool that is paid $name', ({ pool: [millionths, posted], amount, left: [remaining, postedLeft, fromAccount] }) => {
  expect(payOut({ tier: 'mini', millionths, posted }, mini, 'TournamentPoints', amount)).toEqual({
    tier: 'mini',
    millionths: remaining,
    posted: postedLeft,
    fromAccount,
  })
})

test('the modes have their own seeds, and players see whole minor units', () => {
  const paid = payOut({ tier: 'grand', millionths: 12_345_999_999n, posted: 0n }, grand, 'SweepStakes', 12_345n)
  expect(amountOf(paid)).toBe(10_000)
})

test('JP-3 a must-drop pool pays its amount, and what is above it begins the next one with its money', () => {
  const pool = { tier: 'mini', millionths: 7_250_400_000n, posted: 2_240n }
  const left = payDrop(pool, mini, 'TournamentPoints', 7_000n)
  expect(left).toEqual({ tier: 'mini', millionths: 5_250_400_000n, posted: 250n, fromAccount: 1_990n })
})

test('starts add half of the contributions in both modes, and no game has pools of both kinds', () => {
  for (const drop of mustDropsOf('nile-ascendant'))
    for (const mode of ['TournamentPoints', 'SweepStakes'] as const) expect(startMillionths(drop, mode)).toBe(drop.millionths / 2)
  expect(mustDropsOf('clover-crown')).toEqual([])
})

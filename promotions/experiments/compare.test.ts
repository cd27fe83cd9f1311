import { describe, expect, test } from 'vitest'
import { seedOf } from '#engine/testing/fresh-seeds.node.ts'
import { sfc32 } from '#kernel/sfc32.ts'
import { ArmTally } from './arm-tally.ts'
import { compareArms, PLAYERS_MIN } from './compare.ts'

const tallyOf = (outcomes: readonly number[], covariates = outcomes.map(() => 0)) => {
  const tally = new ArmTally()
  for (const [at, outcome] of outcomes.entries()) tally.add(outcome, covariates[at]!)
  return tally.arm
}

describe('a comparison', () => {
  test('agrees with R: t.test(extra ~ group, sleep) of Student’s own data', () => {
    const first = tallyOf([0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2])
    const second = tallyOf([1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4])
    const { welch, difference } = compareArms(first, second, { playersPlanned: 20 })
    expect(difference).toBeCloseTo(1.58, 10)
    expect(welch.p).toBeCloseTo(0.079_39, 5)
    expect([welch.low, welch.high]).toEqual([expect.closeTo(-0.205_483_2, 6), expect.closeTo(3.365_483_2, 6)])
  })

  test('removes what a covariate predicts, without a trace of a difference that was there before', () => {
    const before = Array.from({ length: 400 }, (_, at) => at % 20)
    const control = tallyOf(
      before.map((x, at) => 3 * x + (at % 3)),
      before,
    )
    const variant = tallyOf(
      before.map((x, at) => 3 * (x + 5) + (at % 3) + 1),
      before.map((x) => x + 5),
    )
    const { difference, varianceRemoved } = compareArms(control, variant, { playersPlanned: 800 })
    expect(difference).toBeCloseTo(1, 1)
    expect(varianceRemoved).toBeGreaterThan(0.99)
  })

  test('of few players says nothing at any time', () => {
    const few = tallyOf(Array.from({ length: PLAYERS_MIN - 1 }, (_, at) => at))
    expect(compareArms(few, few, { playersPlanned: 1_000 }).anytime).toEqual({ low: -Infinity, high: Infinity })
  })

  test('of constant outcomes is certain', () => {
    const [one, two] = [tallyOf(Array(200).fill(1)), tallyOf(Array(200).fill(2))]
    expect(compareArms(one, one, { playersPlanned: 400 }).welch).toEqual({ low: 0, high: 0, p: 1 })
    expect(compareArms(one, two, { playersPlanned: 400 })).toMatchObject({ welch: { p: 0 }, anytime: { low: 1, high: 1 } })
  })

  test('tallies players as a formula over all of them does', () => {
    const outcomes = [1e9 + 1, 1e9 + 2, 1e9 + 4]
    expect(tallyOf(outcomes, [2, 4, 8])).toMatchObject({
      players: 3,
      mean: expect.closeTo(1e9 + 7 / 3, 3),
      variance: expect.closeTo(7 / 3, 6),
      covariateVariance: expect.closeTo(28 / 3, 6),
      covariance: expect.closeTo(14 / 3, 6),
    })
  })
})

const RUNS = 1_000
const PLAYERS = 2_000
const LOOK_EACH = 100

describe('1,000 experiments that are looked at every 100 players', () => {
  const SEED = seedOf(20_261_124)

  test(`report an effect that does not exist in at most 5 %, where Welch’s test does in far more (seed ${SEED})`, () => {
    const found = { anytime: 0, welch: 0, atTheEnd: 0 }
    for (let run = 0; run < RUNS; run++) {
      const { anytime, welch, atTheEnd } = simulate(SEED + run, 0)
      if (anytime) found.anytime++
      if (welch) found.welch++
      if (atTheEnd) found.atTheEnd++
    }
    expect(found.anytime / RUNS).toBeLessThanOrEqual(0.05)
    expect(found.welch / RUNS).toBeGreaterThan(0.15)
    expect(Math.abs(found.atTheEnd / RUNS - 0.05)).toBeLessThan(0.02)
  })

  test('find an effect of a tenth of the mean before the end in most runs', () => {
    const runs = 200
    const hits = Array.from({ length: runs }, (_, run) => simulate(SEED + run, 0.1)).filter(({ anytime }) => anytime).length
    expect(hits / runs).toBeGreaterThan(0.8)
  })
})

/** Whether any look reports a difference: amounts of players who play at all, spread over two orders of magnitude. */
function simulate(seed: number, effect: number) {
  const next = sfc32(seed)
  const uniform = () => next() / 2 ** 32
  const normal = () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform())
  const [control, variant] = [new ArmTally(), new ArmTally()]
  const result = { anytime: false, welch: false, atTheEnd: false }
  for (let player = 1; player <= PLAYERS; player++) {
    const isVariant = uniform() < 0.5
    const habit = uniform() < 0.4 ? 0 : Math.exp(0.7 * normal())
    const outcome = habit * Math.exp(0.3 * normal()) * (isVariant ? 1 + effect : 1)
    ;(isVariant ? variant : control).add(outcome, habit)
    if (player % LOOK_EACH > 0) continue
    const { anytime, welch } = compareArms(control.arm, variant.arm, { playersPlanned: PLAYERS })
    if (anytime.low > 0 || anytime.high < 0) result.anytime = true
    result.atTheEnd = welch.p < 0.05
    if (result.atTheEnd) result.welch = true
  }
  return result
}

import { describe, expect, test } from 'vitest'
import { BUCKETS, bucketOf, holdoutOf, variantOf } from './assignment.ts'
import { checkSampleRatio } from './sample-ratio.ts'

const players = Array.from({ length: 40_000 }, (_, at) => `plr_${at.toString(36).padStart(26, '0')}`)

describe('a bucket', () => {
  test('is fixed by salt and player, for all releases to come', () => {
    expect(bucketOf('spring', 'plr_1')).toBe(bucketOf('spring', 'plr_1'))
    expect([bucketOf('spring', 'plr_1'), bucketOf('spring', 'plr_2'), bucketOf('autumn', 'plr_1')]).toMatchInlineSnapshot(`
      [
        9037,
        4835,
        757,
      ]
    `)
  })

  test('is uniform, and independent between two salts', () => {
    const cells = Array.from({ length: 100 }, () => ({ players: 0, share: 1 }))
    for (const player of players) {
      const [one, other] = [bucketOf('one', player), bucketOf('other', player)]
      expect(one).toBeLessThan(BUCKETS)
      cells[Math.floor(one / 1_000) * 10 + Math.floor(other / 1_000)]!.players++
    }
    const { p } = checkSampleRatio(cells)
    expect(p).toBeGreaterThan(0.01)
    expect(p).toBeLessThan(0.99)
  })
})

test('variants get their shares, and other players none', () => {
  const variants = [
    { key: 'control', share: 3_000 },
    { key: 'larger-box', share: 1_500 },
  ]
  const counts = new Map<string | undefined, number>()
  for (const player of players) {
    const variant = variantOf({ id: 'boxes', variants }, player)
    counts.set(variant, (counts.get(variant) ?? 0) + 1)
  }
  const shares = [...variants, { key: undefined, share: 5_500 }]
  expect(checkSampleRatio(shares.map(({ key, share }) => ({ players: counts.get(key)!, share }))).isMismatch).toBe(false)
})

test('the holdout is 5 % with a comparison sample of the same size, and changes with the period', () => {
  const membersOf = (period: string, key: string) => players.filter((player) => variantOf(holdoutOf(period), player) === key)
  const [holdout, comparison] = [membersOf('2027-q1', 'holdout'), membersOf('2027-q1', 'comparison')]
  expect(Math.abs(holdout.length / players.length - 0.05)).toBeLessThan(0.005)
  expect(Math.abs(comparison.length / players.length - 0.05)).toBeLessThan(0.005)
  const again = new Set(membersOf('2027-q2', 'holdout'))
  expect(holdout.filter((player) => again.has(player)).length / holdout.length).toBeLessThan(0.08)
})

test.each([
  [[5_000, 5_000], false],
  [[5_100, 4_900], false],
  [[5_200, 4_800], true],
  [[0, 0], false],
])('%j players of equal shares mismatch: %s', ([one, other], isMismatch) => {
  const arms = [
    { players: one!, share: 5_000 },
    { players: other!, share: 5_000 },
  ]
  expect(checkSampleRatio(arms).isMismatch).toBe(isMismatch)
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defHash } from '#engine/def-hash.ts'
import { playPromotion } from '#promotions/testing/play-promotion.ts'
import type { Boxes } from '../contract.ts'
import { cosmicBoxesCampaign } from '../shared/campaign.ts'
import { boxOdds, cosmicBoxes } from './promotion.ts'
import { demos } from './seed-campaigns.ts'

const config = demos[0]!.config('2026-11-21')
const BOXES = 9

const open = (draws?: string[]) => playPromotion(cosmicBoxes, { config, ...(draws && { draws }) })
const pick = (played: Pick<ReturnType<typeof open>, 'act'>, box: number, at = '2026-11-21T17:00:00Z') =>
  played.act('pick', { input: box, at })
const contentsOf = (outcome: ReturnType<typeof pick>): readonly number[] =>
  'refused' in outcome ? [] : (outcome.reply as Boxes).contents!

test('FAIR-9 the boxes hold the same whichever of them is picked, and the picked one is paid', () => {
  const all = Array.from({ length: BOXES }, (_, at) => {
    const played = open()
    const contents = contentsOf(pick(played, at + 1))
    const { coins, entries } = config.prizes[contents[at]!]!
    expect(played.grants).toEqual([
      { key: `period:${Date.parse('2026-11-21T05:00:00Z') / 1_000}`, value: { kind: 'balance', coins, entries } },
    ])
    return contents
  })
  expect(new Set(all.map((contents) => contents.join()))).toHaveLength(1)
})

test('together the boxes hold each prize as often as configured', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 2, maxLength: 4 }),
      fc.integer({ min: 0, max: 2 ** 30 }),
      (counts, seed) => {
        const total = counts.reduce((sum, count) => sum + count, 0)
        if (total > 12) return
        const prizes = counts.map((boxes, at) => ({ coins: at * 100, entries: 0, boxes }))
        const played = playPromotion(cosmicBoxes, {
          config: { periodHours: 24, prizes },
          startsAt: new Date(1_795_280_400_000 + seed).toISOString(),
        })
        const outcome = played.act('pick', { input: (seed % total) + 1, at: new Date(1_795_280_400_000 + seed).toISOString() })
        const found = contentsOf(outcome)
        expect(JSON.stringify(played.cell).length).toBeLessThanOrEqual(200)
        expect(counts.map((_, at) => found.filter((place) => place === at).length)).toEqual(counts)
      },
    ),
  )
})

describe('a pick', () => {
  test('is free once a period; the other boxes are shown with it', () => {
    const played = open()
    expect(pick(played, 4)).toMatchObject({
      reply: { boxes: BOXES, picked: 4, contents: expect.any(Array), nextAt: Date.parse('2026-11-22T05:00:00Z') / 1_000 },
    })
    expect(pick(played, 5, '2026-11-22T04:59:59Z')).toEqual({ refused: 'picked-before' })
    expect(pick(played, 5, '2026-11-22T05:00:00Z')).toMatchObject({ reply: { picked: 5 } })
    expect(played.grants).toHaveLength(2)
    expect(played.pushes.map(({ data }) => data)).toMatchObject([
      { action: 'picked', picked: 4 },
      { action: 'picked', picked: 5 },
    ])
  })

  test('of a box that there is not is refused', () => {
    expect(pick(open(), BOXES + 1)).toEqual({ refused: 'unknown-box' })
  })

  test('in the last period is followed by none', () => {
    const played = playPromotion(cosmicBoxes, { config, endsAt: '2026-11-22T05:00:00Z' })
    expect(pick(played, 1)).toMatchObject({ reply: { nextAt: null } })
  })

  test('is not given twice by a clock that steps back', () => {
    const played = open()
    pick(played, 1, '2026-11-23T17:00:00Z')
    expect(pick(played, 1, '2026-11-22T17:00:00Z')).toEqual({ refused: 'picked-before' })
  })
})

test('the published odds are one draw of all that the boxes hold', () => {
  const { rules, hash } = boxOdds(config.prizes)
  expect(hash).toBe(defHash(rules))
  expect(rules.picks).toBe(BOXES)
  expect(rules.prizes.slice(3, 5)).toEqual([
    { id: '4:500-coins', weight: 1 },
    { id: '5:1000-coins', weight: 1 },
  ])
  expect(
    boxOdds([
      { coins: 0, entries: 0, boxes: 1 },
      { coins: 100, entries: 50, boxes: 1 },
    ]).rules.prizes.map(({ id }) => id),
  ).toEqual(['1:nothing', '2:1-coins+0.5-entries'])
})

test('the exact cost of a pick is the average of the boxes', () => {
  const [cost] = cosmicBoxes.cost(config)
  expect(cost).toMatchObject({ act: 'pick', coins: { max: 1_000_000 } })
  expect(cost!.coins.mean).toBeCloseTo((4 * 50_000 + 3 * 100_000 + 250_000 + 1_000_000) / 9, 6)
})

test('the demo is valid, and more than twelve boxes are not', () => {
  const isValid = (prizes: object[]) => cosmicBoxesCampaign.config.safeParse({ ...config, prizes }).success
  expect(isValid(config.prizes)).toBe(true)
  expect(isValid(config.prizes.map((prize) => ({ ...prize, boxes: 4 })))).toBe(false)
})

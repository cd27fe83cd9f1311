import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { definePush } from '#kernel/push.ts'
import { assert } from '#kernel/result.ts'
import type { CalendarDay } from '#kernel/time.ts'
import { shareState } from '#kernel/weekly-share.ts'
import { liveMessage } from '#platform/outbox/index.ts'
import type { Run } from '../definition.ts'
import { NO_WEEKS, type Weeks, weeklyShare } from './weekly-share.ts'

const run = { timeZone: 'America/New_York' } as Run
const weekPush = definePush({ pushType: 'week', data: z.object({ expired: z.int(), calculated: z.int() }) })
const statePush = definePush({ pushType: 'state', data: shareState.pick({ status: true, currentReward: true }) })
const share = weeklyShare({
  name: 'share',
  rateOf: ({ rate }: Weeks & { rate: number }) => rate,
  tellEnded: (week) => [liveMessage(weekPush, week)],
  tellState: (state) => liveMessage(statePush, state),
})
const claim = (cell: typeof empty, day: CalendarDay) =>
  share.claim.do(cell, { day, at: 0, input: undefined, draw: () => '' }, run)
const claimed = (cell: typeof empty, day: CalendarDay) => {
  const done = claim(cell, day)
  assert('cell' in done, 'a week to claim')
  return done
}
/** What was told of the ended week. */
const weekOf = ({ pushes }: ReturnType<typeof share.ended>) => pushes[0]?.data
const empty = { ...NO_WEEKS, rate: 200 }
/** A Monday, the one after it and the one after that. */
const [FIRST, SECOND, THIRD]: [CalendarDay, CalendarDay, CalendarDay] = ['2026-10-19', '2026-10-26', '2026-11-02']

/** Net play of 10,000.00 in the first week. */
const played = share.add(empty, '2026-10-21', 1_000_000)

test.each([
  ['2026-10-19', FIRST],
  ['2026-10-25', FIRST],
  ['2026-10-26', SECOND],
] as const)('a claim on %s is the one of the week of %s', (day, week) => {
  expect(share.claim.once!({ day, at: 0, input: undefined }, run)).toBe(`week:${week}`)
})

describe('a week', () => {
  test('is due at the midnight that ends it, and nothing is due without play', () => {
    expect(share.due(empty, run)).toBeNull()
    expect(share.due(played, run)).toBe(Date.parse('2026-10-26T04:00:00Z'))
    expect(share.due({ ...played, week: SECOND }, run)).toBe(Date.parse('2026-11-02T05:00:00Z'))
  })

  test('leaves the cell as it is while it runs', () => {
    expect(share.ended(played, '2026-10-25', run)).toEqual({ cell: played, pushes: [] })
    expect(share.ended(played, '2026-10-25', run).cell).toBe(played)
    expect(share.stateOf(played, '2026-10-25', run)).toMatchObject({
      status: 'unavailable',
      currentReward: 0,
      nextReward: 20_000,
    })
  })

  test('is calculated with the rate at its end, in whole coins', () => {
    const ended = share.ended({ ...played, net: 1_000_099, rate: 300 }, SECOND, run)
    expect(ended.pushes).toEqual([
      { type: 'week', data: { expired: 0, calculated: 30_000 } },
      { type: 'state', data: { status: 'available', currentReward: 30_000 } },
    ])
    expect(ended.cell).toMatchObject({ week: null, net: 0, last: { week: FIRST, net: 1_000_099, rate: 300, isTaken: false } })
  })

  test('is `calculating` from its end until it is calculated', () => {
    expect(share.stateOf(played, SECOND, run)).toMatchObject({
      status: 'calculating',
      currentReward: 0,
      availableAfterDay: THIRD,
      availableAfterDateTime: Date.parse('2026-11-02T05:00:00Z') / 1_000,
    })
    expect(claim(played, SECOND)).toEqual({ refused: 'no-reward' })
  })

  test('that the player won is worth nothing', () => {
    const ended = share.ended(share.add(empty, FIRST, -500), SECOND, run)
    expect(weekOf(ended)).toMatchObject({ calculated: 0 })
    expect(claim(ended.cell, SECOND)).toEqual({ refused: 'no-reward' })
  })
})

describe('a calculated share', () => {
  const { cell } = share.ended(played, SECOND, run)

  test('is claimed once, under the name of its week', () => {
    const done = claimed(cell, SECOND)
    expect(done).toMatchObject({
      reply: { prize: 20_000 },
      grants: [{ key: 'share:2026-10-19', value: { coins: 20_000, entries: 0 } }],
      pushes: [{ type: 'state', data: { status: 'unavailable', currentReward: 0 } }],
    })
    expect(claim(done.cell!, SECOND)).toEqual({ refused: 'no-reward' })
    expect(weekOf(share.ended(done.cell!, THIRD, run))).toMatchObject({ expired: 0 })
  })

  test('expires with the next calculation', () => {
    const ended = share.ended(cell, THIRD, run)
    expect(ended.cell).toMatchObject({ last: null })
    expect(weekOf(ended)).toEqual({ expired: 20_000, calculated: 0 })
  })

  test('is gone if nobody calculated it within the week after', () => {
    const ended = share.ended(played, THIRD, run)
    expect(ended.cell).toMatchObject({ week: null, net: 0, last: null })
    expect(weekOf(ended)).toMatchObject({ calculated: 0 })
  })

  test('takes in late rounds of its week until it is claimed; then they count in the running week', () => {
    expect(share.add(cell, '2026-10-25', 100)).toMatchObject({ week: null, last: { net: 1_000_100 } })
    const taken = claimed(cell, SECOND).cell!
    expect(share.add(taken, '2026-10-25', 100)).toMatchObject({ week: SECOND, net: 100, last: { net: 1_000_000 } })
  })
})

test('the end of a run pays the calculated and the running week, each under its name', () => {
  const { cell } = share.ended(played, SECOND, run)
  const closed = share.close(share.add(cell, '2026-10-27', 500_000), run)
  expect(closed.cell).toEqual(empty)
  expect(closed.grants.map(({ key, value }) => [key, value])).toEqual([
    ['share:2026-10-19', { kind: 'balance', coins: 20_000, entries: 0 }],
    ['share:2026-10-26', { kind: 'balance', coins: 10_000, entries: 0 }],
  ])
  expect(share.close(empty, run).grants).toEqual([])
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PlannedTask } from '#kernel/tasks/task.ts'
import { addDays, type CalendarDay, HOUR_MS, startOfDay } from '#kernel/time.ts'
import { settledRound } from '#platform/testing/settled-round.ts'
import { playPromotion } from '#promotions/testing/play-promotion.ts'
import { progressIn } from '#promotions/tasks/task-days.ts'
import { questsCampaign } from '../shared/campaign.ts'
import { demos } from './seed-campaigns.ts'
import { quest } from './promotion.ts'

const ZONE = 'America/New_York'
/** The clocks go back on the second day. */
const START = '2026-10-31' as CalendarDay
const prize = { coins: 50_000, entries: 0 }
const task = (type: PlannedTask['type'], target: number, told: Partial<PlannedTask> = {}): PlannedTask => ({
  type,
  target,
  mode: null,
  gameIds: [],
  prize,
  ...told,
})
const at = (day: number, hour = 12) => new Date(startOfDay(addDays(START, day), ZONE) + hour * HOUR_MS).toISOString()

function open(type: 'season' | 'advent', ...days: readonly (readonly PlannedTask[])[]) {
  const config = { type, days: days.map((tasks) => ({ tasks: [...tasks] })) }
  expect(questsCampaign.config.safeParse(config).error).toBeUndefined()
  const startsAt = new Date(startOfDay(START, ZONE)).toISOString()
  const played = playPromotion(quest, { config, startsAt, endsAt: at(days.length, 0) })
  const keys = () => played.grants.map(({ key }) => key)
  const round = (day: number, told: Parameters<typeof settledRound>[1] = {}) =>
    played.hear('round.settled', settledRound('rnd_1', told), at(day))
  const progress = () => progressIn(played.cell, played.run as never)
  return { played, keys, round, progress }
}

describe('a task', () => {
  const counted = { game: 'cherry-royale', mode: 'TournamentPoints', stake: 200, win: 50 } as const
  test.each<[string, PlannedTask, Parameters<typeof settledRound>[1], number]>([
    ['of rounds counts a round', task('rounds', 5), counted, 1],
    ['of rounds counts a free round', task('rounds', 5), { ...counted, isFree: true }, 1],
    ['of wins counts a round with a win', task('wins', 5), counted, 1],
    ['of wins counts no round without one', task('wins', 5), { ...counted, win: 0 }, 0],
    ['of stakes sums them', task('stakes', 500, { mode: 'TournamentPoints' }), counted, 200],
    ['of stakes counts at most its target', task('stakes', 150, { mode: 'TournamentPoints' }), counted, 150],
    ['of stakes counts no free round', task('stakes', 500, { mode: 'TournamentPoints' }), { ...counted, isFree: true }, 0],
    ['of one mode does not count the other', task('rounds', 5, { mode: 'SweepStakes' }), counted, 0],
    ['of some games counts those', task('rounds', 5, { gameIds: ['cherry-royale'] }), counted, 1],
    ['of some games does not count others', task('rounds', 5, { gameIds: ['keno'] }), counted, 0],
    ['of purchases counts no round', task('purchases', 1), counted, 0],
    ['of sign-ins counts no round', task('sign-in', 1), counted, 0],
  ])('%s', (_, planned, told, progress) => {
    const { round, progress: now } = open('advent', [planned])
    round(0, told)
    expect(now().days[0]?.[0] ?? 0).toBe(progress)
  })

  test('of games counts each game once', () => {
    const { round, progress, keys } = open('advent', [task('games', 2, { gameIds: ['keno', 'dice', 'mines'] })])
    for (const game of ['dice', 'dice', 'plinko']) round(0, { game })
    expect(progress().days).toEqual([[1]])
    round(0, { game: 'keno' })
    expect(keys()).toEqual(['day:1:task:1'])
    round(0, { game: 'mines' })
    expect(progress().days).toEqual([[2]])
  })

  test('of purchases and sign-ins counts those', () => {
    const { played, keys } = open('season', [task('purchases', 1), task('sign-in', 2)])
    const order = { orderId: 'o', preset: 'starter', cents: 199, nth: 1, offer: null, coins: 1, entries: 1 }
    played.hear('purchase.completed', order, at(0))
    played.hear('day.first-seen', { day: START }, at(0))
    expect(keys()).toEqual(['day:1:task:1'])
    expect(played.grants).toMatchObject([{ purchase: 1 }])
    expect(played.cell).toEqual({ from: 0, days: [[1, 1]] })
  })

  test('pays once when it is done, and tells', () => {
    const { played, round, keys } = open('advent', [task('rounds', 2), task('wins', 1)])
    round(0)
    round(0, { win: 5 })
    round(0, { win: 5 })
    expect(keys()).toEqual(['day:1:task:1', 'day:1:task:2'])
    expect(played.grants[0]?.value).toEqual({ kind: 'balance', ...prize })
    expect(played.pushes.map(({ data }) => data)).toEqual([
      { action: 'progress', from: 0, days: [[1, 0]] },
      { action: 'progress', from: 0, days: [[2, 1]] },
      { action: 'taskCompleted', count: 2, prize: { coins: 100_000, entries: 0 } },
    ])
  })
})

describe('a reversed round', () => {
  const reversed = (told: object = {}) =>
    ({ ...settledRound('rnd_1', { ...bet, ...told }), reason: 'rolled-back', isWhole: true }) as const
  const bet = { game: 'keno', mode: 'TournamentPoints', stake: 200, win: 50 } as const

  test('lowers what it raised and tells, but not below nothing', () => {
    const { played, round } = open('advent', [
      task('rounds', 3),
      task('wins', 3),
      task('stakes', 900, { mode: 'TournamentPoints' }),
    ])
    for (let i = 0; i < 2; i++) round(0, bet)
    played.hear('round.reversed', reversed(), at(0))
    expect(played.cell.days).toEqual([[1, 1, 200]])
    expect(played.pushes.at(-1)?.data).toEqual({ action: 'progress', from: 0, days: [[1, 1, 200]] })
    for (let i = 0; i < 2; i++) played.hear('round.reversed', reversed(), at(0))
    expect(played.cell.days).toEqual([])
  })

  test('lowers only stakes if a bet of the round remains, and nothing by a free or a foreign round', () => {
    const { played, round } = open('advent', [
      task('rounds', 3),
      task('stakes', 900, { mode: 'TournamentPoints', gameIds: ['keno'] }),
    ])
    for (let i = 0; i < 2; i++) round(0, bet)
    played.hear('round.reversed', { ...reversed({ stake: 150 }), isWhole: false }, at(0))
    played.hear('round.reversed', { ...reversed({ isFree: true, win: 0 }), isWhole: false }, at(0))
    expect(played.cell.days).toEqual([[2, 250]])
    played.hear('round.reversed', reversed({ game: 'dice' }), at(0))
    expect(played.cell.days).toEqual([[1, 250]])
  })

  test('takes no task back that is done, and lowers the latest day that is open', () => {
    const { played, round, keys } = open('season', [task('rounds', 1), task('wins', 5)], [task('rounds', 5), task('wins', 5)])
    round(1, bet)
    round(1, bet)
    expect(played.cell.days).toEqual([
      [1, 2],
      [1, 0],
    ])
    played.hear('round.reversed', reversed(), at(1))
    expect(played.cell.days).toEqual([[1, 1]])
    played.hear('round.reversed', reversed(), at(1))
    expect(played.cell.days).toEqual([[1, 0]])
    expect(keys()).toEqual(['day:1:task:1'])
  })
})

describe('an advent day', () => {
  test('is open on its date of the brand only, also on the day of 25 hours', () => {
    const { played, keys } = open('advent', [task('rounds', 2)], [task('rounds', 2)], [task('rounds', 2)])
    const hear = (iso: string) => played.hear('round.settled', settledRound('rnd_1'), iso)
    hear('2026-11-01T03:59:59Z')
    hear('2026-11-01T04:00:00Z')
    expect(keys()).toEqual([])
    expect(played.cell).toEqual({ from: 1, days: [[1]] })
    hear('2026-11-02T04:59:59Z')
    expect(keys()).toEqual(['day:2:task:1'])
    hear('2026-11-02T05:00:00Z')
    expect(played.cell).toEqual({ from: 2, days: [[1]] })
  })

  test('that has ended counts no late round, and a locked one no early one', () => {
    const { played, round } = open('advent', [task('rounds', 3)], [task('rounds', 3)])
    round(1)
    round(0)
    expect(played.cell).toEqual({ from: 1, days: [[1]] })
  })
})

describe('a season', () => {
  test('counts play for the earliest open day that needs it, each kind for itself', () => {
    const days = [[task('rounds', 2), task('wins', 1)], [task('rounds', 1)], [task('rounds', 1)]]
    const { played, round, keys } = open('season', ...days)
    round(1)
    round(1)
    expect(keys()).toEqual(['day:1:task:1'])
    round(1)
    expect(played.cell).toEqual({ from: 0, days: [[2, 0], [1]] })
    round(1)
    expect(played.cell).toEqual({ from: 0, days: [[2, 0], [1]] })
    round(2, { win: 1 })
    expect(played.cell).toEqual({ from: 3, days: [] })
    expect(keys()).toEqual(['day:1:task:1', 'day:2:task:1', 'day:1:task:2', 'day:3:task:1'])
  })

  test('never pays a task twice nor one of a locked day, and its cell stays small', () => {
    const kinds = fc.constantFrom<PlannedTask>(
      task('rounds', 3),
      task('wins', 2),
      task('stakes', 900, { mode: 'TournamentPoints' }),
      task('games', 2, { gameIds: ['a', 'b', 'c'] }),
      task('rounds', 2, { gameIds: ['b'] }),
    )
    const calendar = fc.array(fc.array(kinds, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 20 })
    const play = fc.record({ day: fc.nat({ max: 19 }), game: fc.constantFrom('a', 'b', 'c', 'd'), win: fc.nat({ max: 1 }) })
    fc.assert(
      fc.property(calendar, fc.array(play, { maxLength: 60 }), fc.constantFrom('season', 'advent'), (days, plays, type) => {
        const { played, keys, round } = open(type, ...days)
        let today = 0
        for (const { day, ...told } of plays.toSorted((a, b) => a.day - b.day)) {
          today = day
          const paid = keys().length
          round(day, { ...told, stake: 300 })
          const opened = keys()
            .slice(paid)
            .map((key) => Number(key.split(':')[1]))
          expect(opened.every((number) => (type === 'advent' ? number === day + 1 : number <= day + 1))).toBe(true)
        }
        expect(new Set(keys()).size).toBe(keys().length)
        expect(played.cell.from).toBeLessThanOrEqual(Math.max(days.length, today))
        expect(JSON.stringify(played.cell).length).toBeLessThanOrEqual(200)
      }),
    )
  })
})

test.each([
  ['a purchase that earns entries', task('purchases', 1, { prize: { coins: 0, entries: 10 } })],
  ['stakes without a mode', task('stakes', 100)],
  ['more games than are listed', task('games', 2, { gameIds: ['keno'] })],
  ['a task without a prize', task('rounds', 1, { prize: { coins: 0, entries: 0 } })],
  ['purchases in a game', task('purchases', 1, { gameIds: ['keno'] })],
  ['two sign-ins on an advent day', task('sign-in', 2)],
])('%s is refused in the configuration', (_, planned) => {
  expect(questsCampaign.config.safeParse({ type: 'advent', days: [{ tasks: [planned] }] }).success).toBe(false)
})

test('the demo quests fit the schema', () => {
  for (const { config } of demos) expect(questsCampaign.config.safeParse(config(START)).error).toBeUndefined()
})

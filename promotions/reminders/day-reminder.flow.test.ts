import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { HOUR_MS } from '#kernel/time.ts'
import { dayReminder } from './day-reminder.ts'

const words = { en: 'Come', es: 'Ven' }
const told = { name: 'toy-days', url: '/toy', textOf: () => ({ title: words, body: words }) }
const noon = dayReminder(told)

/** Noon in New York. */
const NOON = Date.parse('2026-11-21T17:00:00Z')

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

/** What is told to a player of a reminder. */
async function toldBy(tell: typeof noon.withdraw, at = NOON) {
  const { playerId } = await site.player()
  await site.context.transaction((tx) => tell(site.context, { playerId, at }, tx))
  const { rows } = await site.database.pool.query<{ type: string; payload: object }>(
    "select type, payload from outbox.event where player = $1 and type like 'notification.%' order by id",
    [playerId],
  )
  return rows.map(({ type, payload }) => ({ type, ...payload }))
}

test('a reminder is sent at noon of the next day and lasts until its midnight, for absent players', async () => {
  const events = await toldBy(noon.remindTomorrow)
  expect(events).toEqual([
    {
      type: 'notification.wanted',
      key: 'toy-days:2026-11-22',
      kind: 'daily-prize',
      url: '/toy',
      title: words,
      body: words,
      dueAt: Date.parse('2026-11-22T17:00:00Z'),
      ttlSeconds: 12 * 3_600,
      urgency: 'low',
      isPromotional: true,
      isForAbsent: true,
    },
  ])
})

test.each([
  ['2027-03-13', '2027-03-14T16:00:00Z'],
  ['2027-11-06', '2027-11-07T17:00:00Z'],
])('noon is what the clock shows on a day on which it changes: after %s', async (day, noonOfNext) => {
  const [event] = await toldBy(noon.remindTomorrow, Date.parse(`${day}T20:00:00Z`))
  expect(event).toMatchObject({ dueAt: Date.parse(noonOfNext), ttlSeconds: 12 * 3_600 })
})

test('a reminder with a time of its own lasts from then until midnight', async () => {
  const late = dayReminder({ ...told, dueAt: (_, { at }) => at + 29 * HOUR_MS })
  const events = await toldBy(late.remindTomorrow)
  const wish = { dueAt: NOON + 29 * HOUR_MS, ttlSeconds: 7 * 3_600 }
  expect(events).toMatchObject([{ type: 'notification.wanted', ...wish }])
})

test('the day belongs to the brand’s calendar', async () => {
  const events = await toldBy(noon.withdrawToday, Date.parse('2026-11-22T04:59:59Z'))
  expect(events).toEqual([{ type: 'notification.withdrawn', key: 'toy-days:2026-11-21' }])
})

test('where a visit is worth nothing any more, today’s reminder and tomorrow’s are withdrawn', async () => {
  const events = await toldBy(noon.withdraw)
  expect(events).toEqual([
    { type: 'notification.withdrawn', key: 'toy-days:2026-11-21' },
    { type: 'notification.withdrawn', key: 'toy-days:2026-11-22' },
  ])
})

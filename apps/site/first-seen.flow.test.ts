import { afterEach, beforeEach, expect, test } from 'vitest'
import { getProfile } from '#features/account/account/contract.ts'
import { getPhone } from '#features/account/phone/contract.ts'
import { listWinners } from '#features/play/winners/contract.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#kernel/time.ts'
import { atOnce, expectEvents } from './testing/expectations.ts'
import { openTestSite, type TestPlayer, type TestSite } from './testing/site.ts'

const TODAY = '2026-11-21'

let site: TestSite
let other: TestSite
beforeEach(async () => {
  site = await openTestSite()
  other = await openTestSite({ beside: site })
})
afterEach(async () => {
  await other.close()
  await site.close()
})

/** Signed in, without a call so far. */
const newcomer = () => site.player({ hasConfirmedTerms: false })
const call = (player: TestPlayer) => player.call(getProfile)

/** The row's transaction: equal as long as nothing is written. */
const versionOf = async ({ playerId }: TestPlayer): Promise<string> =>
  (await site.database.pool.query('select xmin::text from player where id = $1', [playerId])).rows[0].xmin

test('the first call of a day emits one event, and later calls of the day write nothing', async () => {
  const player = await newcomer()
  await expectEvents(site, player, 'day.first-seen', [])
  await call(player)
  await expectEvents(site, player, 'day.first-seen', [{ day: TODAY }])
  const before = await versionOf(player)
  site.advance(10 * MINUTE_MS)
  await call(player)
  expect(await versionOf(player)).toBe(before)
  await expectEvents(site, player, 'day.first-seen', [{ day: TODAY }])
})

test('a day begins in the brand’s time zone, and a day without a call has no event', async () => {
  const player = await newcomer()
  site.moveTo('2026-11-23')
  site.advance(-MINUTE_MS)
  await call(player)
  site.advance(MINUTE_MS)
  await call(player)
  site.advance(2 * DAY_MS)
  // The session is idle by now: the player is seen all the same.
  await call(player)
  await expectEvents(site, player, 'day.first-seen', [{ day: '2026-11-22' }, { day: '2026-11-23' }, { day: '2026-11-25' }])
  const { rows } = await site.database.pool.query(
    "select at from outbox.event where player = $1 and type = 'day.first-seen' order by id desc limit 1",
    [player.playerId],
  )
  expect(rows[0].at).toBe(site.clock.now())
})

test('of concurrent first calls, in several processes, one emits the event', async () => {
  const player = await newcomer()
  const elsewhere = other.visitor()
  for (const [name, value] of player.cookies) elsewhere.cookies.set(name, value)
  const calls = [player, elsewhere, elsewhere].map((client) => () => client.call(getProfile))
  const lock = { sql: 'select from player where id = $1 for update', values: [player.playerId] }
  const replies = await atOnce(site, lock, calls)
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  await expectEvents(site, player, 'day.first-seen', [{ day: TODAY }])
})

test('a page’s own calls are no visit, and neither are a guest’s', async () => {
  const player = await newcomer()
  expect((await player.call(getPhone)).status).toBe(200)
  expect((await site.visitor().call(listWinners)).status).toBe(200)
  await expectEvents(site, player, 'day.first-seen', [])
  site.advance(HOUR_MS)
  await call(player)
  await expectEvents(site, player, 'day.first-seen', [{ day: TODAY }])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { atOnce } from '#apps/site/testing/expectations.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { HOUR_MS } from '#kernel/time.ts'
import { noteReached, type RefusedByCap } from './caps-reached.ts'
import { releasePurchase, setCap, takePurchase } from './caps.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

const BUY: RefusedByCap = { scope: 'Purchases', kind: 'gross', period: 'day', amount: 2_000n }
const note = ({ playerId }: TestPlayer, refused: RefusedByCap | null) =>
  site.context.transaction((tx) => noteReached(tx, playerId, refused, site.clock.now()))
const told = { ...BUY, amount: 2_000 }

async function eventsOf({ playerId }: TestPlayer): Promise<unknown[]> {
  const { rows } = await site.database.pool.query(
    "select payload from outbox.event where player = $1 and type = 'limit.reached' order by id",
    [playerId],
  )
  return rows.map(({ payload }) => payload)
}

test('a limit that refuses again is told once in 24 hours, and each limit by itself', async () => {
  const player = await site.player()
  await note(player, BUY)
  await note(player, { ...BUY, amount: 5n })
  await note(player, { ...BUY, period: 'week' })
  await note(player, null)
  expect(await eventsOf(player)).toEqual([told, { ...told, period: 'week' }])
  site.advance(24 * HOUR_MS)
  await note(player, BUY)
  expect(await eventsOf(player)).toEqual([told, { ...told, period: 'week' }, told])
})

test('a limit that refuses two calls at once is told once', async () => {
  const player = await site.player()
  await note(player, { ...BUY, period: 'month' })
  site.advance(24 * HOUR_MS)
  const lock = { sql: 'select from play_cap_reached where player = $1 for update', values: [player.playerId] }
  await atOnce(site, lock, [() => note(player, { ...BUY, period: 'month' }), () => note(player, { ...BUY, period: 'month' })])
  const monthly = { ...told, period: 'month' }
  expect(await eventsOf(player)).toEqual([monthly, monthly])
})

test('a refused purchase names the limit and the amount that it refused', async () => {
  const { playerId } = await site.player()
  const buy = () => site.context.transaction((tx) => takePurchase(tx, { playerId, amount: 2_000n, at: site.clock.now() }))
  await site.context.transaction((tx) =>
    setCap(tx, playerId, { scope: 'Purchases', kind: 'gross', period: 'day', setBy: 'player', amount: 3_000n }),
  )
  await buy()
  await expect(buy()).rejects.toMatchObject({ code: 'limit-reached', refused: BUY })
})

test('a purchase that moved no money gives back what it took of the limit', async () => {
  const { playerId } = await site.player()
  const at = site.clock.now()
  const buy = () => site.context.transaction((tx) => takePurchase(tx, { playerId, amount: 2_000n, at }))
  await site.context.transaction((tx) =>
    setCap(tx, playerId, { scope: 'Purchases', kind: 'gross', period: 'day', setBy: 'player', amount: 3_000n }),
  )
  await buy()
  await expect(buy()).rejects.toMatchObject({ code: 'limit-reached' })
  await site.context.transaction((tx) => releasePurchase(tx, { playerId, amount: 2_000n, at }))
  await buy()
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectPostings } from '#apps/site/testing/expectations.ts'
import { backAgain } from '#apps/site/testing/people.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { beginAbsence } from '#features/protection/self-exclusion/contract.ts'
import { HOUR_MS, SECOND_MS, toUnixSeconds } from '#kernel/time.ts'
import { getInfo, takeRefill } from '../contract.ts'
import { coinRefillServer } from './index.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  await coinRefillServer.seed?.(site.context)
})
afterAll(() => site.close())

const infoOf = async (player: Pick<TestPlayer, 'call'>) => (await player.call(getInfo)).body.data
const take = async (player: TestPlayer, key?: string) =>
  (await player.call(takeRefill, key === undefined ? {} : { headers: { 'idempotency-key': key } })).body
const PAID = { coins: 50_000 }

test('a refill is paid at once, repeated it is not, and two concurrent ones are one', async () => {
  const player = await site.player()
  expect(await infoOf(player)).toMatchObject({ coins: 50_000, everyHours: 4, nextAt: 0 })
  const first = await take(player, 'one')
  expect(first).toMatchObject({ success: true, data: { coins: 50_000 } })
  expect(await take(player, 'one')).toEqual(first)
  expect(await take(player, 'two')).toEqual({ success: false, reasonType: 'not-ready' })
  await expectPostings(site, player, 'coin-refill', [PAID])

  const other = await site.player()
  const both = await Promise.all([take(other, 'left'), take(other, 'right')])
  expect(both.filter(({ success }) => success)).toHaveLength(1)
  await expectPostings(site, other, 'coin-refill', [PAID])
})

test('the next refill is ready after the wait, and what was not taken does not add up', async () => {
  await using own = await openTestSite()
  await coinRefillServer.seed?.(own.context)
  const player = await own.player()
  await take(player, 'one')
  const { nextAt } = await infoOf(player)
  expect(nextAt).toBe(toUnixSeconds(own.clock.now()) + (4 * HOUR_MS) / SECOND_MS)
  own.advance(9 * HOUR_MS)
  const back = await backAgain(own, player)
  expect(await take(back, 'two')).toMatchObject({ success: true })
  expect(await take(back, 'three')).toMatchObject({ success: false })
  await expectPostings(own, player, 'coin-refill', [PAID, PAID])
})

test('a guest sees the amount without a wait, and takes nothing', async () => {
  expect(await infoOf(site.visitor())).toMatchObject({ coins: 50_000, nextAt: null })
  expect((await site.visitor().call(takeRefill)).status).toBe(401)
})

test('a self-excluded player and a brand without it are refused', async () => {
  const player = await site.player()
  await player.call(beginAbsence, { body: { length: 'six-months' } })
  expect(await (await backAgain(site, player)).call(takeRefill)).toMatchObject({ status: 403 })
  await using without = await openTestSite({ options: { 'coin-refill': false } })
  expect((await (await without.player()).call(takeRefill)).status).toBe(404)
})

test('without a run nothing can be taken', async () => {
  await using idle = await openTestSite()
  expect(await take(await idle.player())).toEqual({ success: false, reasonType: 'not-running' })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { atOnce } from '#apps/site/testing/expectations.ts'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { mintWith, played, spin } from '#apps/site/testing/spins.ts'
import { closeAccount } from '#features/account/account-closure/contract.ts'
import { getSummary } from '#features/account/statements/contract.ts'
import { choose } from '#features/play/game-session/contract.ts'
import { listRounds } from '#features/play/round-history/contract.ts'
import { askFreeEntry } from '#features/protection/free-entry/contract.ts'
import { beginAbsence } from '#features/protection/self-exclusion/contract.ts'
import { openOrder } from '#features/store/orders/contract.ts'
import { DAY_MS } from '#kernel/time.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { findPlayers, listPlayersOff, switchPlayer } from '../contract.ts'

let site: TestSite
let ann: TestClient
beforeAll(async () => {
  site = await openTestSite()
  ann = await signedInOperator(site, 'ann', 'support')
})
afterAll(() => site.close())

const why = 'chargebacks of three cards'
async function turn(playerId: string, isOn: boolean, by = ann): Promise<number> {
  const { status } = await by.call(switchPlayer, { body: { playerId, isOn, why } })
  await site.liveSettings.refresh()
  return status
}
const listed = async () => (await ann.call(listPlayersOff)).body.data.players
const trail = async (playerId: string) =>
  (
    await site.database.pool.query("select what, why from audit_event where subject = $1 and what like 'player-%' order by id", [
      playerId,
    ])
  ).rows

test('ROUND-10 a player whom an operator switched off begins no round, finishes open ones, and plays on once switched on', async () => {
  const [player, other] = [await mintWith(site, { coins: 100_000 }), await mintWith(site, { coins: 100_000 })]
  const { round } = await played(player, { slug: 'gem-sweeper', params: { mines: 3 } })
  expect([await turn(player.playerId, false), await turn(player.playerId, false)]).toEqual([200, 200])
  expect(await spin(player)).toMatchObject({ status: 403, body: { code: 'player-off' } })
  expect((await spin(other)).status).toBe(200)
  expect((await player.call(listRounds, { query: {} })).status).toBe(200)
  const body = { choice: round.awaiting!.options[0]!.choice, step: 1 }
  expect((await player.call(choose, { params: { id: round.id }, body })).body).toMatchObject({ success: true })
  expect([await turn(player.playerId, true), await turn(player.playerId, true)]).toEqual([200, 200])
  expect((await spin(player)).status).toBe(200)
  expect(await trail(player.playerId)).toEqual([
    { what: 'player-switched-off', why },
    { what: 'player-switched-on', why },
  ])
})

test('ROUND-10 a player who is switched off buys nothing and gets no free entries, and sees balances, redeems and takes a break', async () => {
  const player = await mintWith(site, { coins: 100_000 })
  await turn(player.playerId, false)
  const off = { status: 403, body: { code: 'player-off' } }
  expect(await player.call(openOrder, { body: { presetId: 'starter', offerType: 'package' } })).toMatchObject(off)
  expect(await player.call(askFreeEntry, { body: { isAgreed: true } })).toMatchObject(off)
  expect((await player.call(getSummary, { query: { period: 'all' } })).status).toBe(200)
  expect((await player.call(beginAbsence, { body: { length: 'day' } })).body).toMatchObject({ success: true })
  await turn(player.playerId, true)
})

test('ROUND-10 the list shows who is switched off, why, by whom and since when, and each look is audited', async () => {
  const [first, second] = [await site.player(), await site.player()]
  await turn(first.playerId, false)
  const at = new Date(site.clock.now()).toISOString()
  site.advance(1_000)
  await turn(second.playerId, false)
  expect(await listed()).toMatchObject([{ login: second.login }, { id: first.playerId, login: first.login, why, by: 'ann', at }])
  const { rows } = await site.database.pool.query(
    "select after -> 'seen' as seen from audit_event where what = 'players-off-seen'",
  )
  expect(rows.at(-1)!.seen).toEqual([second.playerId, first.playerId])
  const find = async () => (await ann.call(findPlayers, { body: { search: first.login } })).body.data.players[0]
  expect(await find()).toMatchObject({ isOff: true })
  await ann.call(switchPlayer, { body: { playerId: first.playerId, isOn: true, why } })
  expect(await find()).toMatchObject({ isOff: false })
  expect((await listed()).map(({ id }) => id)).toEqual([second.playerId])
})

test('a player who is switched off gets no marketing', async () => {
  const { playerId } = await site.player()
  const admin = site.slices.find(({ id }) => id === 'player-admin')!
  const may = () => admin.mayPromote!({ ...site.context, today: '2026-11-21' }, playerId, 'email')
  expect(await may()).toBe(true)
  await turn(playerId, false)
  expect(await may()).toBe(false)
})

test('nothing of a player who is switched off stays once the account is erased', async () => {
  const player = await site.player()
  await turn(player.playerId, false)
  await player.call(closeAccount, { body: { kind: 'erase' } })
  site.advance(15 * DAY_MS)
  await site.runJobs()
  const { rows } = await site.database.pool.query(
    'select player from player_off where player = $1 union all select feature from feature_switch where feature like $2',
    [player.playerId, `%${player.playerId}`],
  )
  expect(rows).toEqual([])
  ann = await signedInOperator(site, 'ann', 'support')
})

test('of two operators who switch a player off at once one does, and it is audited once', async () => {
  const { playerId } = await site.player()
  const bob = await signedInOperator(site, 'bob', 'compliance')
  await turn(playerId, false)
  await turn(playerId, true)
  const lock = { sql: 'select from feature_switch where feature = $1 for update', values: [`player:${playerId}`] }
  await atOnce(site, lock, [() => turn(playerId, false), () => turn(playerId, false, bob)])
  expect((await trail(playerId)).map(({ what }) => what)).toEqual([
    'player-switched-off',
    'player-switched-on',
    'player-switched-off',
  ])
})

test('other roles, players and unknown players are refused, and a reason is needed', async () => {
  const player = await site.player()
  const auditor = await signedInOperator(site, 'looks', 'auditor')
  expect((await auditor.call(listPlayersOff)).status).toBe(200)
  expect(await turn(player.playerId, false, auditor)).toBe(403)
  expect(await turn(player.playerId, false, await signedInOperator(site, 'sells', 'crm'))).toBe(403)
  expect(await turn(player.playerId, false, player)).toBe(401)
  expect(await turn('plr_nobody', false)).toBe(404)
  expect((await ann.call(switchPlayer, { body: { playerId: player.playerId, isOn: false, why: 'no' } })).status).toBe(422)
})

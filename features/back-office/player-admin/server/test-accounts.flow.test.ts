import { afterAll, beforeAll, expect, test } from 'vitest'
import { atOnce } from '#apps/site/testing/expectations.ts'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { readGameReport } from '#features/play/game-reports/contract.ts'
import { mintWith, played } from '#apps/site/testing/spins.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { findPlayers, markTestAccount } from '../contract.ts'

let site: TestSite
let ann: TestClient
beforeAll(async () => {
  site = await openTestSite()
  ann = await signedInOperator(site, 'ann', 'owner')
})
afterAll(() => site.close())

const why = 'the account of our test team'
const mark = async (playerId: string, isTest: boolean, by = ann) =>
  (await by.call(markTestAccount, { body: { playerId, isTest, why } })).status
const isTest = async (playerId: string) =>
  (await ann.call(findPlayers, { body: { search: playerId } })).body.data.players[0]!.isTest
const trail = async (playerId: string) =>
  (
    await site.database.pool.query(
      "select actor_kind, why, before, after from audit_event where subject = $1 and what = 'test-account-set' order by id",
      [playerId],
    )
  ).rows

test('STAFF-3 an operator makes an account a test account with a reason, and an ordinary one again; repeated it changes nothing', async () => {
  const { playerId } = await site.player({ isTest: false })
  expect([await mark(playerId, true), await mark(playerId, true)]).toEqual([200, 200])
  expect(await isTest(playerId)).toBe(true)
  expect([await mark(playerId, false), await mark(playerId, false)]).toEqual([200, 200])
  expect(await isTest(playerId)).toBe(false)
  const change = { actor_kind: 'operator', why }
  expect(await trail(playerId)).toEqual([
    { ...change, before: { isTest: false }, after: { isTest: true } },
    { ...change, before: { isTest: true }, after: { isTest: false } },
  ])
})

test('STAFF-3 what a marked account plays from then on is in no report of games, and what it played before stays in it', async () => {
  const player = await mintWith(site, { coins: 100_000 }, { isTest: false })
  const counted = async () => {
    await site.runJobs()
    const auditor = await signedInOperator(site, 'counts', 'auditor')
    const { body } = await auditor.call(readGameReport, { query: { period: 'all' } })
    if (!body.success) throw new Error(body.reasonType)
    return { rounds: body.data.games.reduce((sum, { rounds }) => sum + rounds, 0), tests: body.data.testRounds }
  }
  await played(player)
  site.advance(6 * 60_000)
  const before = await counted()
  await mark(player.playerId, true)
  await played(player)
  site.advance(6 * 60_000)
  expect(await counted()).toEqual({ rounds: before.rounds, tests: before.tests + 1 })
})

test('audiences count no marked account, and count it again afterwards', async () => {
  const player = await site.player({ isTest: false })
  const counted = async () => {
    await site.deliverEvents()
    const { rows } = await site.database.pool.query('select is_counted from promotion.player_facts where player = $1', [
      player.playerId,
    ])
    return rows[0]?.is_counted
  }
  await player.get('/rest/player/profile/')
  expect(await counted()).toBe(true)
  await mark(player.playerId, true)
  expect(await counted()).toBe(false)
  await mark(player.playerId, false)
  expect(await counted()).toBe(true)
})

test('of two operators who mark an account at once one does, and it is audited once', async () => {
  const { playerId } = await site.player({ isTest: false })
  const bob = await signedInOperator(site, 'bob', 'owner')
  const lock = { sql: 'select from player where id = $1 for update', values: [playerId] }
  await atOnce(site, lock, [() => mark(playerId, true), () => mark(playerId, true, bob)])
  expect(await trail(playerId)).toHaveLength(1)
})

test('other roles, players and unknown players are refused, and a reason is needed', async () => {
  const player = await site.player({ isTest: false })
  for (const role of ['support', 'compliance', 'payments', 'auditor'] as const)
    expect(await mark(player.playerId, true, await signedInOperator(site, `no-${role}`, role))).toBe(403)
  expect(await mark(player.playerId, true, player)).toBe(401)
  expect(await mark('plr_nobody', true)).toBe(404)
  const bare = { playerId: player.playerId, isTest: true, why: 'no' }
  expect((await ann.call(markTestAccount, { body: bare })).status).toBe(422)
  expect(await isTest(player.playerId)).toBe(false)
})

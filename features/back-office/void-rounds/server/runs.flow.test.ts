import { afterAll, beforeAll, expect, test } from 'vitest'
import { atOnce, expectPostings } from '#apps/site/testing/expectations.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { mintWith, played, SLUG, STAKE } from '#apps/site/testing/spins.ts'
import { openVoids } from '#apps/site/testing/void-rounds.ts'
import { closeAccount } from '#features/account/account-closure/contract.ts'
import { idTime } from '#kernel/id.ts'
import { DAY_MS } from '#kernel/time.ts'
import { checkInvariants } from '#ledger/index.ts'
import { ID_LOCKS } from '#platform/db/locks.ts'
import type { Context } from '#platform/context.ts'
import { passedBy } from '#platform/round-archive/archive-rounds.ts'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { decideVoid } from '../contract.ts'
import { continueAct } from './run-acts.ts'
import { findAct } from './store.ts'

let site: TestSite
let voids: Awaited<ReturnType<typeof openVoids>>
beforeAll(async () => {
  site = await openTestSite({ logTo: { write: () => undefined } })
  voids = await openVoids(site)
})
afterAll(() => site.close())

/** Players with two rounds each, the first of all the first's. */
async function threePlayers(): Promise<TestPlayer[]> {
  const players = []
  for (let nth = 0; nth < 3; nth++) players.push(await mintWith(site, { coins: 100_000 }, { isTest: false }))
  for (let nth = 0; nth < 6; nth++) {
    site.advance(1)
    await played(players[nth % 3]!)
  }
  return players
}

const LOCK = 'select pg_advisory_xact_lock(hashtextextended($1, $2))'
const RETURNED = [{ coins: STAKE }, { coins: STAKE }]

async function approved(scope: Parameters<typeof voids.approved>[0]) {
  return (await findAct(site.context.reader, await voids.approved(scope)))!
}

/** A process that dies with its transaction of this number. */
function dyingAfter(count: number): Context {
  let begun = 0
  return {
    ...site.context,
    transaction: (work) => {
      if (++begun <= count) return site.context.transaction(work)
      return site.context.transaction(async (tx) => {
        await work(tx)
        throw new Error('killed')
      })
    },
  }
}

test.each([0, 1, 2])('ROUND-8 an act that is killed after %i players is resumed, and each round returns once', async (count) => {
  const scopeOf = voids.since()
  const players = await threePlayers()
  const act = await approved(scopeOf())
  await continueAct(dyingAfter(count), site.slices, act)
  expect((await voids.actOf(act.id)).left).toMatchObject([{ rounds: 6 - 2 * count }])
  expect(await voids.actOf(act.id)).toMatchObject({ state: 'running' })
  await voids.runJob()
  for (const player of players) await expectPostings(site, player, 'round-void', RETURNED)
  expect(await voids.actOf(act.id)).toMatchObject({ state: 'done', left: [], done: [{ rounds: 6, returned: 6 * STAKE }] })
})

test('two processes that run an act at once return each round once, and end it once', async () => {
  const scopeOf = voids.since()
  const [player] = await threePlayers()
  const act = await approved(scopeOf())
  const lock = { sql: LOCK, values: [player!.playerId, ID_LOCKS.playerRounds] }
  await atOnce(site, lock, [() => voids.runJob(), () => voids.runJob()])
  await expectPostings(site, player!, 'round-void', RETURNED)
  const { rows } = await site.database.pool.query("select from audit_event where subject = $1 and what = 'rounds-voided'", [
    act.id,
  ])
  expect([rows.length, (await voids.actOf(act.id)).state]).toEqual([1, 'done'])
})

test('of two operators who approve an act at once one decides, and each round returns once', async () => {
  const carl = await signedInOperator(site, 'carl', 'payments')
  const scopeOf = voids.since()
  const [player] = await threePlayers()
  const proposed = await voids.propose(scopeOf())
  const id = proposed.success ? proposed.data.id : ''
  const lock = { sql: 'select from round_void_act where id = $1 for update', values: [id] }
  const replies = await atOnce(site, lock, [
    () => voids.decide(id, { rounds: 6 }),
    () => voids.decide(id, { by: carl, rounds: 6 }),
  ])
  expect(replies).toContainEqual({ success: true })
  expect(replies).toContainEqual({ success: false, reasonType: 'changed' })
  await expectPostings(site, player!, 'round-void', RETURNED)
})

test('of two equal requests at once one asks for the act', async () => {
  const scopeOf = voids.since()
  await threePlayers()
  const scope = scopeOf()
  const lock = { sql: LOCK, values: [`${site.theme.id} ${SLUG}`, ID_LOCKS.voidActs] }
  const replies = await atOnce(site, lock, [
    () => voids.propose(scope, { rounds: 6, key: 'a' }),
    () => voids.propose(scope, { rounds: 6, key: 'b' }),
  ])
  expect(replies.filter(({ success }) => success)).toHaveLength(1)
  expect(replies).toContainEqual({ success: false, reasonType: 'waiting-already' })
})

test('of one request sent twice at once both get the act that it asked for', async () => {
  const scopeOf = voids.since()
  await threePlayers()
  const scope = scopeOf()
  const lock = { sql: LOCK, values: [`${site.theme.id} ${SLUG}`, ID_LOCKS.voidActs] }
  const send = () => voids.propose(scope, { rounds: 6, key: 'same' })
  const [first, second] = await atOnce(site, lock, [send, send])
  expect(first).toMatchObject({ success: true })
  expect(second).toEqual(first)
})

test('rounds of an act that runs do not leave the database for files before it is done', async () => {
  const scopeOf = voids.since()
  await threePlayers()
  const { first } = await approved(scopeOf())
  expect(await passedBy(site.slices, site.context.reader)).toBeLessThanOrEqual(idTime(first))
  await voids.runJob()
  const [house] = site.slices.filter(({ id }) => id === 'void-rounds')
  expect(await passedBy([house!], site.context.reader)).toBe(Number.POSITIVE_INFINITY)
})

test('rounds and acts of another brand are unknown to the operators of this one', async () => {
  const scopeOf = voids.since()
  const [foreign, own] = await threePlayers()
  const scope = scopeOf()
  const { rows } = await site.database.pool.query('select id from game_round where player = $1', [foreign!.playerId])
  await site.database.pool.query("update player set brand = 'elsewhere' where id = $1", [foreign!.playerId])
  expect(await voids.preview(scope)).toMatchObject({ data: { rounds: 4 } })
  expect(await voids.preview({ kind: 'round', round: rows[0].id })).toEqual({ success: false, reasonType: 'unknown' })
  const act = await approved(scope)
  await site.database.pool.query("update round_void_act set brand = 'elsewhere' where id = $1", [act.id])
  expect(await voids.actOf(act.id)).toBeUndefined()
  const body = { id: act.id, isApproved: false, rounds: 4, why: 'not ours' }
  expect((await voids.bob.call(decideVoid, { body })).status).toBe(404)
  await voids.runJob()
  await expectPostings(site, own!, 'round-void', [])
  await site.database.pool.query('update round_void_act set brand = $2 where id = $1', [act.id, site.theme.id])
  await voids.runJob()
  await expectPostings(site, own!, 'round-void', RETURNED)
  await expectPostings(site, foreign!, 'round-void', [])
})

test('rounds of a player who was erased after the preview are void, and block no other one of the act', async () => {
  const scopeOf = voids.since()
  const [gone, other] = await threePlayers()
  const scope = scopeOf()
  await gone!.call(closeAccount, { body: { kind: 'erase' } })
  const proposed = await voids.propose(scope, { takesWins: true })
  const id = proposed.success ? proposed.data.id : ''
  site.advance(15 * DAY_MS)
  await site.runJobs()
  const { rows } = await site.database.pool.query('select erased_at from account_closing where player = $1', [gone!.playerId])
  expect(rows).toEqual([{ erased_at: expect.anything() }])
  voids = await openVoids(site)
  expect(await voids.decide(id)).toEqual({ success: true })
  expect(await voids.actOf(id)).toMatchObject({ state: 'done', left: [], done: [{ rounds: 6, returned: 6 * STAKE }] })
  await expectPostings(site, other!, 'round-void', expect.arrayContaining(RETURNED))
  await site.deliverEvents()
  expect(await voids.balancesOf(gone!)).toMatchObject({ coins: 0n, tourPoints: 0n })
  const { rows: parked } = await site.database.pool.query('select * from outbox.parked')
  expect(parked).toEqual([])
})

test('the ledger is whole after all acts', async () => {
  expect(await checkInvariants(site.database.reader)).toEqual([])
})

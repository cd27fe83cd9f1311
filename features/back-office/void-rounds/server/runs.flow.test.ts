import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { atOnce, expectPostings } from '#apps/site/testing/expectations.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { mintWith, played, SLUG, STAKE } from '#apps/site/testing/spins.ts'
import { checkInvariants } from '#ledger/index.ts'
import { ID_LOCKS } from '#platform/db/locks.ts'
import type { Context } from '#platform/context.ts'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { benchOf } from './testing/bench.ts'
import { continueAct } from './run-acts.ts'
import { findAct } from './store.ts'

vi.mock(import('#engine/families.ts'), async (original) =>
  (await import('#features/play/game-session/server/test-games.ts')).withTestFamilies(await original()),
)
vi.mock(import('#games/all.ts'), async (original) =>
  (await import('#features/play/game-session/server/test-games.ts')).withTestGames(await original()),
)

let site: TestSite
let bench: Awaited<ReturnType<typeof benchOf>>
beforeAll(async () => {
  site = await openTestSite()
  bench = await benchOf(site)
})
afterAll(async () => {
  expect(await checkInvariants(site.database.reader)).toEqual([])
  await site.close()
})

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

/** An act that was approved by hand, so that none of its rounds is void yet. */
async function approved(scope: Parameters<typeof bench.propose>[0]) {
  const proposed = await bench.propose(scope)
  const id = proposed.success ? proposed.data.id : ''
  await site.database.pool.query(
    `update round_void_act set state = 'running', decided_at = now(),
       decided_by = (select id from operator where name = 'bob') where id = $1`,
    [id],
  )
  return (await findAct(site.context.reader, id))!
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
  const scopeOf = bench.since()
  const players = await threePlayers()
  const act = await approved(scopeOf())
  const log = { ...site.context.log, error: () => undefined } as never
  await continueAct({ ...dyingAfter(count), log }, site.slices, act)
  expect((await bench.actOf(act.id)).left).toMatchObject([{ rounds: 6 - 2 * count }])
  expect(await bench.actOf(act.id)).toMatchObject({ state: 'running' })
  await bench.runJob()
  for (const player of players) await expectPostings(site, player, 'round-void', RETURNED)
  expect(await bench.actOf(act.id)).toMatchObject({ state: 'done', left: [], done: [{ rounds: 6, returned: 6 * STAKE }] })
})

test('two processes that run an act at once return each round once, and end it once', async () => {
  const scopeOf = bench.since()
  const [player] = await threePlayers()
  const act = await approved(scopeOf())
  const lock = { sql: LOCK, values: [player!.playerId, ID_LOCKS.playerRounds] }
  await atOnce(site, lock, [() => bench.runJob(), () => bench.runJob()])
  await expectPostings(site, player!, 'round-void', RETURNED)
  const { rows } = await site.database.pool.query("select from audit_event where subject = $1 and what = 'rounds-voided'", [act.id])
  expect([rows.length, (await bench.actOf(act.id)).state]).toEqual([1, 'done'])
})

test('of two operators who approve an act at once one decides, and each round returns once', async () => {
  const carl = await signedInOperator(site, 'carl', 'payments')
  const scopeOf = bench.since()
  const [player] = await threePlayers()
  const proposed = await bench.propose(scopeOf())
  const id = proposed.success ? proposed.data.id : ''
  const lock = { sql: 'select from round_void_act where id = $1 for update', values: [id] }
  const replies = await atOnce(site, lock, [() => bench.decide(id, { rounds: 6 }), () => bench.decide(id, { by: carl, rounds: 6 })])
  expect(replies).toContainEqual({ success: true })
  expect(replies).toContainEqual({ success: false, reasonType: 'changed' })
  await expectPostings(site, player!, 'round-void', RETURNED)
})

test('of two equal requests at once one asks for the act', async () => {
  const scopeOf = bench.since()
  await threePlayers()
  const scope = scopeOf()
  const lock = { sql: LOCK, values: [`${site.theme.id} ${SLUG}`, ID_LOCKS.voidActs] }
  const replies = await atOnce(site, lock, [
    () => bench.propose(scope, { rounds: 6, key: 'a' }),
    () => bench.propose(scope, { rounds: 6, key: 'b' }),
  ])
  expect(replies.filter(({ success }) => success)).toHaveLength(1)
  expect(replies).toContainEqual({ success: false, reasonType: 'waiting-already' })
})

test('a pooled jackpot stays paid, and its pool keeps what rounds contributed', async () => {
  const scopeOf = bench.since('crown')
  const player = await mintWith(site, { coins: 100_000 }, { isTest: false })
  const { round } = await played(player, { slug: 'crown', stake: 1_000, params: { hits: ['mini'] } })
  const scope = scopeOf()
  const preview = await bench.preview(scope)
  const [sum] = preview.success ? preview.data.sums : []
  expect(sum!.jackpots).toBeGreaterThan(0)
  expect(sum!.win + sum!.jackpots).toBe(round.win)
  const pooled = async () =>
    (await site.database.pool.query("select sum(amount)::int as minor from ledger.entry where house = 'jackpot-pool'")).rows[0].minor
  const before = await pooled()
  await bench.voidAll(scope, { takesWins: true })
  expect(await pooled()).toBe(before)
  expect(await bench.balancesOf(player)).toMatchObject({ coins: 100_000n, tourPoints: BigInt(sum!.jackpots) })
})

test('a round that cannot be settled stays open and blocks no other one of its act', async () => {
  const scopeOf = bench.since('ladder')
  const [stuck, other] = [await mintWith(site, { coins: 10_000 }), await mintWith(site, { coins: 10_000 })]
  const { round } = await played(stuck, { slug: 'ladder', stake: 1_000 })
  await played(other, { slug: 'ladder', stake: 1_000 })
  await site.database.pool.query("update game_round set definition_hash = 'lost' where id = $1", [round.id])
  const act = await approved(scopeOf())
  await bench.runJob()
  await expectPostings(site, other, 'round-void', [{ coins: 1_000 }])
  expect(await bench.actOf(act.id)).toMatchObject({ state: 'running', left: [{ rounds: 1, open: 1 }] })
  await site.database.pool.query('update game_round set definition_hash = $2 where id = $1', [round.id, round.proof.definitionHash])
  await bench.runJob()
  await expectPostings(site, stuck, 'round-void', [{ coins: 1_000 }])
  expect((await bench.actOf(act.id)).state).toBe('done')
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { checkHourly, checkInvariants, post, rollUp } from '#ledger/index.ts'
import { verifyAll } from '#ledger/testing/verify-all.ts'
import { type Config, readConfig } from '#platform/config/config.ts'
import { ROOT } from '#platform/config/index.ts'
import { openDatabase } from '#platform/db/database.ts'
import { openSiteDatabase } from '#platform/db/site-database.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { roundSettled } from '#platform/events/index.ts'
import { emit } from '#platform/outbox/index.ts'
import { SetupError } from '#platform/setup-error.ts'
import { settledRound } from '#platform/testing/settled-round.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { withClient } from '#platform/testing/cluster.setup.ts'
import { makeRestoredDataOwn } from './after-restore.ts'
import { mintWith, played } from './testing/spins.ts'
import { openTestSite, type TestPlayer, type TestSite } from './testing/site.ts'

const FURTHER = 1_000_000n

let folder: string
let database: TestDatabase
let heard: string[]
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'croupier-restore-'))
  database = await openTestDatabase()
  heard = []
})
afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

const listener: ServerFeature = {
  id: 'listener',
  isInEveryTheme: true,
  on: { 'round.settled': async (_, { payload }) => void heard.push(payload.roundId) },
}
/** With connections of its own: closed, it no longer uses the database, as a process that ended. */
async function openSite(): Promise<TestSite> {
  const own = openDatabase({ url: database.ownerUrl, connectionsMax: 5, role: 'croupier_app' })
  const site = await openTestSite({ database: own, besides: [listener] })
  const close = async (): Promise<void> => {
    await site.close()
    await own.close()
  }
  return { ...site, close, [Symbol.asyncDispose]: close }
}

/** With the secret of every test site. */
const config = (): Config => ({
  ...readConfig({ root: folder, environment: { DATABASE_URL: database.ownerUrl } }),
  secret: 'the secret of every test site',
})
const say = (): void => {}
/** Runs a start's database check; returns the message of its refusal. */
const start = async (): Promise<string | undefined> => {
  try {
    await (await openSiteDatabase({ config: config(), root: ROOT, say })).close()
    return undefined
  } catch (error) {
    expect(error).toBeInstanceOf(SetupError)
    return (error as SetupError).message
  }
}
const makeOwn = () => makeRestoredDataOwn({ config: config(), root: ROOT, say })

const asOwner = <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => withClient(database.ownerUrl, work)

/** Simulates a dump of another cluster: every transaction id in it lies in this cluster's future. */
const restore = (): Promise<void> =>
  asOwner(async (client) => {
    await client.query('begin; set local session_replication_role = replica')
    const later = (id: string): string => `(${id}::text::bigint + ${FURTHER})::text::xid8`
    await client.query(`update outbox.event set txid = ${later('txid')}`)
    await client.query(`update ledger.transfer set txid = ${later('txid')}`)
    await client.query(
      `update ledger.rolled_up set upto = ${later('upto')}, mark_xid = ${later('mark_xid')}, summed_upto = ${later('summed_upto')}`,
    )
    const { rows } = await client.query<{ name: string; done: string; until: string }>(
      'select name, done, until from outbox.reader',
    )
    const shift = (snapshot: string): string => snapshot.replace(/\d+/g, (id) => String(BigInt(id) + FURTHER))
    for (const { name, done, until } of rows) {
      await client.query('update outbox.reader set done = $2, until = $3 where name = $1', [name, shift(done), shift(until)])
    }
    await client.query('commit')
  })

const pairsOf = async ({ playerId }: Pick<TestPlayer, 'playerId'>) =>
  (
    await database.pool.query<{ id: string; status: string; mode: string; nonce: bigint; commit: string }>(
      'select id, status, mode, nonce, commit from fair_seed_pair where player = $1 order by id',
      [playerId],
    )
  ).rows

const giftOf = ({ playerId }: Pick<TestPlayer, 'playerId'>) => ({
  key: 'gift after the restore',
  kind: 'grant',
  player: playerId,
  movements: [
    { from: { house: 'promotions', asset: 'coins' }, to: { player: playerId, asset: 'coins' }, amount: money('coins', 5n) },
  ] as const,
})

/** The test's own pool counts as another process; it has no listener that would connect again. */
const leave = (): Promise<unknown> =>
  asOwner((client) =>
    client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    ),
  )

const close = async (site: TestSite): Promise<void> => {
  await site.close()
  await leave()
}

test('data of another cluster is refused in a sentence, and one command makes it the site’s own', async () => {
  const site = await openSite()
  const player = await mintWith(site, { coins: 100_000_00 })
  const first = await played(player)
  await site.deliverEvents()
  expect(await verifyAll(database)).toEqual([])
  const second = await played(player)
  await close(site)
  expect(await start()).toBeUndefined()
  await restore()
  expect(await start()).toMatch(/npm run db:after-restore/)

  await makeOwn()
  expect(await start()).toBeUndefined()
  const again = await openSite()
  await again.deliverEvents()
  expect(new Set(heard)).toEqual(new Set([first.round.id, second.round.id]))
  await again.context.transaction(async (tx) => {
    await post(tx, giftOf(player))
    await emit(tx, roundSettled, { playerId: player.playerId, payload: settledRound('rnd_later') })
  })
  await again.deliverEvents()
  expect(heard.at(-1)).toBe('rnd_later')
  while ((await rollUp(database)) > 0);
  expect(await checkInvariants(database.reader)).toEqual([])
  // The checkpoint of before goes on.
  expect(await checkHourly(database, 0)).toEqual([])
  expect(await verifyAll(database)).toEqual([])
  await again.close()
})

test('facts of players are computed again from their rounds', async () => {
  const site = await openSite()
  const player = await mintWith(site, { coins: 100_000_00 })
  await played(player)
  await site.deliverEvents()
  await database.pool.query('update promotion.player_facts set rounds = 7')
  await close(site)
  await makeOwn()
  const again = await openSite()
  await again.runJobs()
  const { rows } = await database.pool.query('select rounds from promotion.player_facts where player = $1', [player.playerId])
  expect(rows).toEqual([{ rounds: 1n }])
  await again.close()
})

test('a server restored to an earlier moment is detected at the next start', async () => {
  expect(await start()).toBeUndefined()
  await asOwner((client) => client.query(`update server_identity set identity = '1 2 00000001'`))
  expect(await start()).toMatch(/restored, copied or promoted/)
  await makeOwn()
  expect(await start()).toBeUndefined()
})

test('no outcome of a seed pair from before the restore is dealt again, and an open round keeps its secret', async () => {
  const site = await openSite()
  const player = await mintWith(site, { coins: 100_000_00 })
  const other = await mintWith(site, { coins: 100_000_00 })
  await played(player)
  const open = await played(other, { slug: 'gem-sweeper', params: { mines: 3 } })
  expect(open.round.awaiting).not.toBeNull()
  const before = [...(await pairsOf(player)), ...(await pairsOf(other))]
  await close(site)
  await makeOwn()
  const after = [...(await pairsOf(player)), ...(await pairsOf(other))]
  const statusOf = (id: string) => after.find((pair) => pair.id === id)
  const held = before.find(({ commit }) => commit === open.round.proof.commit)
  for (const { id, nonce } of before.filter((pair) => pair !== held))
    expect(statusOf(id)).toMatchObject({ status: 'revealed', nonce })
  expect(statusOf(held!.id)).toMatchObject({ status: 'active', nonce: held!.nonce + 10_000n })
  // Every mode has a new hash on the player's screen.
  const announced = after.filter(({ status }) => status === 'next')
  expect(announced).toHaveLength(before.filter(({ status }) => status === 'next').length)
})

test('the command refuses while a process uses the database, and changes nothing', async () => {
  const site = await openSite()
  const player = await mintWith(site, { coins: 100_000_00 })
  await played(player)
  const before = await pairsOf(player)
  await expect(makeOwn()).rejects.toThrow('Other processes use this database')
  expect(await pairsOf(player)).toEqual(before)
  await site.close()
})

test('the command refuses a ledger that its checkpoint does not explain, until the checkpoint is begun again', async () => {
  const site = await openSite()
  await played(await mintWith(site, { coins: 100_000_00 }))
  expect(await verifyAll(database)).toEqual([])
  await close(site)
  await asOwner((client) => client.query('update ledger.checked_wallet set version = version + 1'))
  await expect(makeOwn()).rejects.toThrow('version-differs-from-transfers')
  await asOwner((client) => client.query('select ledger.forget_checkpoint()'))
  await makeOwn()
  expect(await verifyAll(database)).toEqual([])
})

test('the command refuses an inconsistent ledger, and changes nothing', async () => {
  const site = await openSite()
  const player = await mintWith(site, { coins: 100_000_00 })
  await played(player)
  const before = await pairsOf(player)
  await close(site)
  await asOwner((client) => client.query('update ledger.wallet set free_coins = free_coins + 1'))
  await expect(makeOwn()).rejects.toThrow('The ledger is not whole')
  expect(await pairsOf(player)).toEqual(before)
})

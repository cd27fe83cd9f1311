import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectEvents, expectPostings } from '#apps/site/testing/expectations.ts'
import { balancesOf } from '#apps/site/testing/people.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import type { Id } from '#kernel/id.ts'
import { HOUR_MS, MINUTE_MS } from '#kernel/time.ts'
import { checkInvariants } from '#ledger/index.ts'
import type { Tx } from '#platform/db/database.ts'
import type { ServerFeature } from '#platform/feature.ts'
import '#platform/slices.ts'
import { readBudget } from '../claims/budget.ts'
import { setBrandCap } from '../claims/brand-cap.ts'
import type { GrantValue } from '../definition.ts'
import { promotionEntry } from '../index.ts'
import { publishRun, toyCampaign, toyPromotion } from '../testing/toy-promotion.ts'
import { readDue } from './read-due.ts'
import { type Grant, insertGrants, lockDueGrants, readGrants } from './store.ts'

const held = new Set<string>()
const withoutEntries = new Set<string>()
const slice: ServerFeature = {
  ...promotionEntry(toyPromotion, 'toy'),
  isInEveryTheme: true,
  notReceiving: async (_ctx, _db, players) => players.filter((player) => held.has(player)),
  entriesClosedTo: async (_ctx, _db, players) => players.filter((player) => withoutEntries.has(player)),
}

let site: TestSite
let run: Id<'cmp'>
let [one, two, three]: TestPlayer[] = []
beforeAll(async () => void (site = await openTestSite({ besides: [slice] })))
beforeEach(async () => {
  await site.database.pool.query("update campaign set status = 'archived' where feature = 'toy'")
  run = await publishRun(site.context, toyCampaign, { config: { every: 1, coins: 1 }, endsAt: site.clock.now() + HOUR_MS })
  ;[one, two, three] = [
    await site.player({ isTest: false }),
    await site.player({ isTest: false }),
    await site.player({ isTest: false }),
  ]
})
afterAll(() => site.close())

const coins = (amount: number): GrantValue => ({ kind: 'balance', coins: amount, entries: 0 })
const entries = (amount: number): GrantValue => ({ kind: 'balance', coins: 0, entries: amount })
const ticket: GrantValue = { kind: 'ticket', of: 'toy', count: 2, lifetimeSeconds: 60 }
const spins: GrantValue = { kind: 'free-spins', game: 'cherry-royale', count: 3, betLevel: 20, lifetimeSeconds: 60 }
/** Its event fits no contract. */
const broken = { ...spins, count: 'three' } as unknown as GrantValue

const order = (player: TestPlayer, key: string, value: GrantValue) => ({
  key: `${run}:${player.playerId}:${key}`,
  run,
  feature: 'toy',
  player: player.playerId,
  value,
  state: 'due' as const,
  cause: 'test',
  configHash: '',
  draws: [],
  earnedAt: site.clock.now(),
})
const grant = (...orders: ReturnType<typeof order>[]) =>
  site.context.transaction(async (tx) => void (await insertGrants(tx, orders)))
const pay = () => site.promotions.drain()
const grantsOf = async (player: TestPlayer): Promise<Grant[]> =>
  (await readGrants(site.context.reader, { player: player.playerId, run })).toSorted((a, b) => (a.key < b.key ? -1 : 1))
const coinsOf = async (...players: TestPlayer[]): Promise<number> =>
  (await Promise.all(players.map(balancesOf))).reduce((sum, { coins: own = 0 }) => sum + own, 0)
const statesOf = async (player: TestPlayer) => (await grantsOf(player)).map(({ state }) => state)
const pushesOf = async ({ playerId }: TestPlayer) =>
  (
    await site.database.pool.query(
      "select seq::int, payload::json ->> 'type' as type, payload::json -> 'data' ->> 'coins' as coins from outbox.message where channel = $1 order by seq",
      [`player:${playerId}`],
    )
  ).rows

test('a batch pays every kind, of one player in order, and tells each new balance and grant', async () => {
  await grant(
    ...[1, 2, 3].map((nth) => order(one!, `coins:${nth}`, coins(nth * 10))),
    order(two!, 'mixed', { kind: 'balance', coins: 5, entries: 7 }),
    order(two!, 'ticket', ticket),
    order(three!, 'spins', spins),
  )
  const before = (await pushesOf(one!)).length
  await pay()
  await pay()
  await expectPostings(site, one!, 'toy', [{ coins: 10 }, { coins: 20 }, { coins: 30 }])
  await expectPostings(site, two!, 'toy', [{ coins: 5, entries: 7 }])
  const told = (await pushesOf(one!)).slice(before)
  expect(told.map((push) => [push.seq, push.type, push.coins])).toEqual([
    [before + 1, 'setBalance', '10'],
    [before + 2, 'setBalance', '30'],
    [before + 3, 'setBalance', '60'],
  ])
  expect(await statesOf(two!)).toEqual(['paid', 'paid'])
  expect((await grantsOf(one!)).map(({ transfer }) => transfer?.startsWith('txn_'))).toEqual([true, true, true])
  const payload = { run, feature: 'toy', costCents: 0 }
  const [spinsKey, ticketKey] = [`${run}:${three!.playerId}:spins`, `${run}:${two!.playerId}:ticket`]
  const { kind: _, ...given } = spins as GrantValue & { kind: 'free-spins' }
  await expectEvents(site, three!, 'free-spins.granted', [{ id: spinsKey, ...given }])
  await expectEvents(site, three!, 'grant.given', [{ ...payload, grantId: spinsKey, kind: 'free-spins', value: spins }])
  const { rows } = await site.database.pool.query(
    'select kind, of, count, state from promotion.entitlement where grant_key = $1',
    [ticketKey],
  )
  expect(rows).toEqual([{ kind: 'ticket', of: 'toy', count: 2, state: 'open' }])
  expect(await checkInvariants(site.context.reader)).toEqual([])
})

test('a prize that fails waits half a minute, and every other grant of its batch is paid once', async () => {
  const others = Array.from({ length: 30 }, (_, nth) => order(nth % 2 ? one! : two!, `coins:${nth}`, coins(1)))
  await grant(...others.slice(0, 17), order(three!, 'broken', broken), order(three!, 'after', coins(9)), ...others.slice(17))
  await pay()
  expect(await coinsOf(one!, two!)).toBe(30)
  await expectPostings(site, three!, 'toy', [{ coins: 9 }])
  const { rows } = await site.database.pool.query('select state, attempts, retry_at from promotion.grant where key = $1', [
    `${run}:${three!.playerId}:broken`,
  ])
  expect(rows).toEqual([{ state: 'due', attempts: 1, retry_at: site.clock.now() + MINUTE_MS / 2 }])
  await site.database.pool.query('update promotion.grant set value = $2 where key = $1', [
    `${run}:${three!.playerId}:broken`,
    JSON.stringify(spins),
  ])
  site.advance(MINUTE_MS)
  await pay()
  expect(await statesOf(three!)).toEqual(['paid', 'paid'])
})

test('a player who may not receive and one without entries hold up nobody else of their batch', async () => {
  held.add(one!.playerId)
  withoutEntries.add(two!.playerId)
  await grant(...[one!, two!, three!].map((player) => order(player, 'both', { kind: 'balance', coins: 3, entries: 4 })))
  await pay()
  await expectPostings(site, one!, 'toy', [])
  await expectPostings(site, two!, 'toy', [{ coins: 3 }])
  await expectPostings(site, three!, 'toy', [{ coins: 3, entries: 4 }])
  expect(await grantsOf(two!)).toMatchObject([{ state: 'paid', paid: { coins: 3, entries: 0 } }])
  expect(await statesOf(one!)).toEqual(['held'])
  held.clear()
  withoutEntries.clear()
  site.advance(20 * MINUTE_MS)
  await pay()
  await expectPostings(site, one!, 'toy', [{ coins: 3, entries: 4 }])
})

test('two payers at once pay each grant once', async () => {
  await grant(...Array.from({ length: 250 }, (_, nth) => order([one!, two!, three!][nth % 3]!, `coins:${nth}`, coins(1))))
  await Promise.all([pay(), pay(), pay()])
  await pay()
  const balances = await Promise.all([one!, two!, three!].map(balancesOf))
  expect(balances.map(({ coins: sum }) => sum)).toEqual([84, 83, 83])
  expect(await checkInvariants(site.context.reader)).toEqual([])
})

test('a batch reads its own grants of a burst, and a look after it reads no paid ones', async () => {
  const readSoFar = async (tx: Tx) => {
    const { rows } = await sql<{ found: number; scanned: number }>`
      select idx_tup_fetch::int as found, seq_tup_read::int as scanned
      from pg_stat_xact_user_tables where relid = 'promotion.grant'::regclass`.execute(tx)
    return rows[0]!
  }
  /** By this transaction: others of its connection may be counted still. */
  const readBy = (work: (tx: Tx) => Promise<void>) =>
    site.context.transaction(async (tx) => {
      const before = await readSoFar(tx)
      await work(tx)
      const after = await readSoFar(tx)
      return { found: after.found - before.found, scanned: after.scanned - before.scanned }
    })
  await grant(...Array.from({ length: 2_000 }, (_, nth) => order(one!, `coins:${nth}`, coins(1))))
  const batch = await readBy(async (tx) => {
    const due = await lockDueGrants(tx, { at: site.clock.now(), limit: 20 })
    expect(due.map(({ key }) => key.slice(key.lastIndexOf(':') + 1))).toEqual(Array.from({ length: 20 }, (_, nth) => `${nth}`))
  })
  // Those that other tests paid are read, too, until they are vacuumed.
  expect(batch.found + batch.scanned).toBeLessThan(1_500)
  await analyse()
  await pay()
  const look = await readBy(async (tx) => expect(await readDue(tx, site.clock.now())).toMatchObject({ hasGrants: false }))
  expect(look.scanned).toBe(0)
})

async function analyse(): Promise<void> {
  const owner = await site.database.sessions.connect()
  await owner.query('set role none')
  await owner.query('analyze promotion.grant')
  await owner.query('set role croupier_app')
  owner.release()
}

test('a player in the middle of a round is waited for, while others are paid', async () => {
  await grant(order(one!, 'a', coins(1)), order(two!, 'a', coins(2)))
  const holder = await site.database.sessions.connect()
  await holder.query('begin')
  await holder.query("select ledger.count_push('player:' || $1, 1)", [one!.playerId])
  const paying = pay()
  await expect.poll(() => statesOf(two!), { timeout: 10_000 }).toEqual(['paid'])
  expect(await statesOf(one!)).toEqual(['due'])
  await holder.query('commit')
  holder.release()
  await paying
  await expectPostings(site, one!, 'toy', [{ coins: 1 }])
})

describe('limits of a batch', () => {
  const limited = async (budget: object) => {
    await site.database.pool.query("update campaign set status = 'archived' where feature = 'toy'")
    const config = { every: 1, coins: 1, budget: { coins: null, entries: null, entriesPerPlayerAndDay: null, ...budget } }
    run = await publishRun(site.context, toyCampaign, { config })
  }

  test('a budget pays as many as it covers, and holds the rest', async () => {
    await limited({ coins: 100 })
    await grant(...Array.from({ length: 12 }, (_, nth) => order(nth % 2 ? one! : two!, `coins:${nth}`, coins(10))))
    await pay()
    expect(await coinsOf(one!, two!)).toBe(100)
    expect([...(await statesOf(one!)), ...(await statesOf(two!))].filter((state) => state === 'held')).toHaveLength(2)
    expect(await readBudget(site.context.reader, run)).toEqual({ coins: { total: 100, left: 0 } })
  })

  test('a budget gets back what closed entries leave', async () => {
    await limited({ entries: 100 })
    withoutEntries.add(one!.playerId)
    await grant(order(one!, 'a', entries(60)), order(two!, 'a', entries(30)), order(three!, 'a', coins(7)))
    await pay()
    withoutEntries.clear()
    expect(await readBudget(site.context.reader, run)).toEqual({ entries: { total: 100, left: 70 } })
    await expectPostings(site, one!, 'toy', [])
    await expectPostings(site, two!, 'toy', [{ entries: 30 }])
    await expectPostings(site, three!, 'toy', [{ coins: 7 }])
  })

  test('a player at the day’s cap waits, and others of the batch are paid', async () => {
    await limited({ entriesPerPlayerAndDay: 50 })
    await grant(order(one!, 'a', entries(40)), order(one!, 'b', entries(40)), order(two!, 'a', entries(40)))
    await pay()
    await expectPostings(site, one!, 'toy', [{ entries: 40 }])
    await expectPostings(site, two!, 'toy', [{ entries: 40 }])
    expect(await statesOf(one!)).toEqual(['paid', 'held'])
  })

  test('a brand’s cap counts all runs of a batch', async () => {
    const brand = site.theme.id
    const cap = (centsPerDay: number | null) =>
      site.context.transaction((tx) => setBrandCap(tx, { brand, centsPerDay, by: 'a test', at: site.clock.now() }))
    site.advance(25 * HOUR_MS)
    await cap(100)
    await limited({ entries: 1_000 })
    await grant(order(one!, 'a', entries(60)), order(two!, 'a', entries(60)), order(three!, 'a', coins(5)))
    await pay()
    await cap(null)
    const states = [...(await statesOf(one!)), ...(await statesOf(two!))]
    expect(states.toSorted()).toEqual(['held', 'paid'])
    expect(await statesOf(three!)).toEqual(['paid'])
    expect(await readBudget(site.context.reader, run)).toEqual({ entries: { total: 1_000, left: 940 } })
  })
})

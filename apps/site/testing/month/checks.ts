import { readBooks } from '#features/back-office/books/contract.ts'
import { readRunReport, recomputeFinalTables } from '#features/back-office/promotion-runs/contract.ts'
import type { Id } from '#kernel/id.ts'
import { checkInvariants } from '#ledger/index.ts'
import { findMoneyFaults } from '#platform/payments/money-check.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { lockCells, playersOfRun } from '#promotions/cells/store.ts'
import { compareCell } from '#promotions/rebuild/rebuild-player.ts'
import { logWanted, readLog } from '#promotions/rebuild/read-log.ts'
import { openKnownRuns } from '#promotions/runs/known-runs.ts'
import { momentsOfRuns } from '#promotions/shared-draws/moments-of-runs.ts'
import type { PromotionDefinition } from '#promotions/definition.ts'
import type { TestSite } from '../site.ts'
import { operatorsNow, type PublishedRun } from './plans.ts'

/** What is wrong, in a line each. */
export type Faults = readonly string[]

/** What the brand owes at a moment, in minor units, as the books show it. */
export type Liabilities = Readonly<Record<string, bigint>>

/** The ledger's invariants, the conditions on money, and a transfer for each grant. */
export async function moneyFaults(site: TestSite): Promise<Faults> {
  const { reader } = site.database
  const broken = await checkInvariants(reader)
  const money = await findMoneyFaults(reader, site.slices, 0)
  return [
    ...broken.map((each) => `ledger: ${JSON.stringify(each)}`),
    ...money.map((each) => `money: ${JSON.stringify(each)}`),
    ...(await grantFaults(site)),
  ]
}

/** Every paid grant of a balance moved its worth once, and no transfer names a run without a grant. */
async function grantFaults(site: TestSite): Promise<Faults> {
  const { rows } = await site.database.pool.query<{ key: string; fault: string }>(`
    with moved as (
      select t.player, t.key, 'txn_' || t.no as id, t.ref ->> 'run' as run,
        coalesce(sum(m.amount) filter (where m.asset = 'coins'), 0) as coins,
        coalesce(sum(m.amount) filter (where m.asset = 'entries'), 0) as entries
      from ledger.transfer t cross join lateral unnest(t.movements) m
      where t.key like 'grant:%' group by t.player, t.key, t.no, t.ref
    ), paid as (
      select player, 'grant:' || key as key, (paid ->> 'coins')::bigint as coins, (paid ->> 'entries')::bigint as entries
      from promotion.grant where state = 'paid' and kind = 'balance'
        and (paid ->> 'coins')::bigint + (paid ->> 'entries')::bigint > 0
    )
    select coalesce(p.key, m.key) as key, case when m.key is null then 'has no transfer'
      when p.key is null then 'is a transfer without a grant' else 'moved another amount' end as fault
    from paid p full join moved m on m.player = p.player and m.key = p.key
    where m.key is null or p.key is null or m.coins <> p.coins or m.entries <> p.entries
    union all
    select key, 'is still ' || state from promotion.grant where state not in ('paid', 'shadow', 'held')`)
  return rows.map(({ key, fault }) => `grant ${key} ${fault}`)
}

/** The books' liabilities, and where they differ from the wallets. */
export async function readLiabilities(site: TestSite, operator: TestClient): Promise<{ owed: Liabilities; faults: Faults }> {
  const { liability, balances, faults } = (await operator.call(readBooks)).body.data
  const owed = Object.fromEntries(liability.map(({ kind, minor, test }) => [kind, BigInt(minor) + BigInt(test)]))
  const { rows } = await site.database.pool.query<Record<'coins' | 'entries' | 'winnings', string>>(`
    select sum(case when e.asset = 'coins' then e.amount else 0 end)::text as coins,
      sum(case when e.asset = 'entries' then e.amount else 0 end)::text as entries,
      sum(case when e.asset = 'winnings' then e.amount else 0 end)::text as winnings
    from ledger.transfer t cross join lateral ledger.sides_of(t.movements) e where e.account = 'player'`)
  const wallets = rows[0]!
  const differing = (['coins', 'entries', 'winnings'] as const).filter((kind) => BigInt(wallets[kind]) !== owed[kind])
  const sums = Map.groupBy(balances, ({ asset }) => asset)
  const unbalanced = [...sums].filter(([, rows]) => rows.reduce((sum, { minor }) => sum + BigInt(minor), 0n) !== 0n)
  return {
    owed,
    faults: [
      ...differing.map((kind) => `books: ${kind} owed are ${owed[kind]}, the ledger has ${wallets[kind]}`),
      ...unbalanced.map(([asset]) => `books: the trial balance of ${asset} is not zero`),
      ...faults.map((each) => `books: ${JSON.stringify(each)}`),
    ],
  }
}

export interface RunFigures {
  readonly grants: number
  readonly players: number
  readonly coins: number
  readonly entries: number
  readonly held: number
}

/** What a run has granted, by the operators' report; its budget and its ledger must agree. */
export async function readFigures(
  site: TestSite,
  operator: TestClient,
  run: PublishedRun,
): Promise<{ figures: RunFigures; faults: Faults }> {
  const { grants, players, paid, ledger, parked, late, budget } = (await operator.call(readRunReport, { params: { id: run.id } }))
    .body.data
  const count = (state: string): number => grants.reduce((sum, each) => sum + (each.state === state ? each.grants : 0), 0)
  const name = `${run.feature} (${run.slug})`
  return {
    figures: { grants: count('paid'), players, coins: paid.coins, entries: paid.entries, held: count('held') },
    faults: [
      ...(ledger.withoutGrant > 0 ? [`${name}: ${ledger.withoutGrant} transfers without a grant`] : []),
      ...(ledger.coins !== paid.coins || ledger.entries !== paid.entries ? [`${name}: the ledger paid another amount`] : []),
      ...(parked > 0 ? [`${name}: ${parked} cells are parked`] : []),
      ...(late > 0 ? [`${name}: ${late} events were late`] : []),
      ...budget.flatMap(({ asset, total, spent }) => (spent > total ? [`${name}: ${spent} of ${total} ${asset} spent`] : [])),
      ...(['coins', 'entries'] as const).flatMap((asset) =>
        run.budget[asset] !== null && paid[asset] > run.budget[asset] ? [`${name}: paid more ${asset} than its budget`] : [],
      ),
    ],
  }
}

const PLAYERS_AT_ONCE = 50

/** Replays the log of every open run beside its cells, boards and grants. */
export async function cellFaults(site: TestSite, runs: readonly PublishedRun[]): Promise<{ cells: number; faults: Faults }> {
  const promotions = new Map<string, PromotionDefinition>()
  for (const { promotion } of site.slices) if (promotion) promotions.set(promotion.campaign.feature, promotion)
  const { timeZone } = site.theme
  const known = openKnownRuns({
    clock: site.clock,
    promotions,
    timeZoneOf: () => timeZone,
    momentsOf: momentsOfRuns(() => site.context),
  })
  const { byId } = await known.current(site.database.reader)
  const faults: string[] = []
  let cells = 0
  for (const { id, feature } of runs) {
    const run = byId.get(id)
    if (!run || run.isClosed) continue
    for (let after = ''; ;) {
      const players: Id<'plr'>[] = await playersOfRun(site.database.reader, id, { after, limit: PLAYERS_AT_ONCE })
      if (players.length === 0) break
      after = players.at(-1)!
      cells += players.length
      await site.context.transaction(async (tx) => {
        const stored = await lockCells(tx, players)
        const log = await readLog(tx, site.slices, logWanted(run, players))
        for (const player of players) {
          const own = { known: run, player, cells: stored.get(player) ?? {}, log: log.get(player) ?? [] }
          const difference = await compareCell(tx, { ...own, joinedAt: undefined, now: site.clock.now() })
          if (difference) faults.push(`${feature}: the cell of ${player} differs: ${JSON.stringify(difference)}`)
        }
      })
    }
  }
  return { cells, faults }
}

/** Limits of calls a minute, by the machine's clock. */
const RECOMPUTED_AT_ONCE = 6

/** Recomputes the final tables of closed runs from the stored rounds. */
export async function boardFaults(
  site: TestSite,
  runs: readonly PublishedRun[],
): Promise<{ tables: { run: string; places: number; hash: string }[]; faults: Faults }> {
  const faults: string[] = []
  const tables: { run: string; places: number; hash: string }[] = []
  let asked = 0
  let [operator] = await operatorsNow(site)
  for (const { id, feature, title } of runs) {
    const { finalTables } = (await operator.call(readRunReport, { params: { id } })).body.data
    if (finalTables.length === 0) continue
    if (++asked % RECOMPUTED_AT_ONCE === 0) [operator] = await operatorsNow(site)
    const again = (await operator.call(recomputeFinalTables, { params: { id } })).body.data.tables
    for (const { players, differences, isIntact } of again)
      if (!isIntact || differences.length > 0)
        faults.push(`${feature}: a final table differs: ${JSON.stringify({ isIntact, players, differences })}`)
    tables.push(...finalTables.map(({ places, hash }) => ({ run: title, places, hash })))
  }
  return { tables, faults }
}

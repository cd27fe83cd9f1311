import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '#platform/db/database.ts'

/** Conditions on all entries, and the query that finds violations from the first transfer on. */
const OF_ENTRIES = {
  /** A movement debits one account and credits another, so every transfer balances by construction. */
  'movement-not-whole': sql<Found>`
    select 'txn_' || t.no as subject, 'moves ' || to_json(m) as detail
    from ledger.posted t cross join lateral unnest(t.movements) as m
    where not (m is not null and m.amount > 0 and m.debit <> m.credit)`,

  /** A balance is the sum of its entries, and each transfer records the resulting balance. */
  'balance-differs-from-entries': sql<Found>`
    with moved as (
      select t.player, t.version, t.no, t.coins, t.tour_points, t.entries, t.winnings,
        coalesce(sum(e.amount) filter (where e.asset = 'coins'), 0) as coins_change,
        coalesce(sum(e.amount) filter (where e.asset = 'tourPoints'), 0) as tour_points_change,
        coalesce(sum(e.amount) filter (where e.asset = 'entries'), 0) as entries_change,
        coalesce(sum(e.amount) filter (where e.asset = 'winnings'), 0) as winnings_change
      from ledger.transfer t left join lateral ledger.sides_of(t.movements) as e on e.account = 'player'
      group by t.no
    ), told as (
      select player, version, no, row (coins, tour_points, entries, winnings)::text as told,
        row (sum(coins_change) over run, sum(tour_points_change) over run, sum(entries_change) over run,
          sum(winnings_change) over run)::text as summed
      from moved window run as (partition by player order by version)
    ), newest as (select distinct on (player) player, summed from told order by player, version desc)
    select 'txn_' || no as subject, 'tells ' || told || ', its entries say ' || summed as detail
    from told where told <> summed
    union all
    select w.player, 'holds ' || row (w.coins, w.tour_points, w.entries, w.winnings)::text || ', its entries say '
      || coalesce(n.summed, '(0,0,0,0)')
    from ledger.wallet_total w left join newest n using (player)
    where row (w.coins, w.tour_points, w.entries, w.winnings)::text <> coalesce(n.summed, '(0,0,0,0)')`,

  /** Versions number a player's transfers without gaps or duplicates. */
  'version-differs-from-transfers': sql<Found>`
    select coalesce(w.player, t.player) as subject,
      'version ' || coalesce(w.version, 0) || ' after ' || coalesce(t.count, 0) || ' transfers up to ' || coalesce(t.last, 0) as detail
    from ledger.wallet w full join (
      select player, count(distinct version) as versions, count(*) as count, max(version) as last
      from ledger.transfer group by player
    ) as t on t.player = w.player
    where coalesce(w.version, 0) <> coalesce(t.count, 0) or t.count <> t.versions or t.count <> t.last`,

  /** A reversal takes back exactly its transfer. */
  'reversal-differs': sql<Found>`
    select 'txn_' || t.no as subject, 'does not take back ' || substr(t.key, 10) as detail
    from ledger.transfer t
    left join ledger.transfer original on original.player = t.player and 'reversal txn_' || original.no = t.key
    where t.kind = 'reversal' and (original.no is null or exists (
      select from ledger.sides_of(t.movements || original.movements) as side
      group by side.account, side.asset having sum(side.amount) <> 0))`,

  /** Recording accounts hold what was rolled up, budgets all that moved. */
  'roll-up-differs': sql<Found>`
    select h.code as subject, h.asset || ' holds ' || h.balance || ', its entries say ' || coalesce(sums.total, 0) as detail
    from ledger.house_account h left join (
      select e.house as code, e.asset, sum(e.amount) as total
      from ledger.entry e cross join ledger.rolled_up r
      where e.house is not null and (e.transfer <= r.after_no or e.txid < r.upto or e.house like 'budget:%')
      group by e.house, e.asset
    ) as sums using (code, asset)
    where h.balance <> coalesce(sums.total, 0)`,

  /** Sums of days are those of the entries that were rolled up, and sums of lifetimes those of days. */
  'sums-differ-from-entries': sql<Found>`
    with days as (
      select t.player, (t.at at time zone 'UTC')::date as day, side.asset, t.kind, coalesce(t.ref ->> 'game', '') as game,
        coalesce(sum(side.amount) filter (where side.amount > 0), 0) as gained,
        coalesce(-sum(side.amount) filter (where side.amount < 0), 0) as spent, min(t.no) as first_no, max(t.no) as last_no
      from ledger.transfer t cross join ledger.rolled_up r cross join lateral ledger.sides_of(t.movements) as side
      where side.account = 'player' and (t.no <= r.summed_after_no or t.txid < r.summed_upto) group by 1, 2, 3, 4, 5
    ), lives as (
      select player, asset, kind, game, sum(gained) as gained, sum(spent) as spent, sum(rounds) as rounds,
        sum(rounds_of_asset) as rounds_of_asset
      from ledger.day_sum group by player, asset, kind, game
    )
    select player as subject, 'on ' || day || ' ' || asset || ' of ' || kind || ' ' || game || ' differs' as detail
    from ledger.day_sum s full join days d using (player, day, asset, kind, game)
    where (s.gained, s.spent, s.first_no, s.last_no) is distinct from (d.gained, d.spent, d.first_no, d.last_no)
    union all
    select player, 'ever, ' || asset || ' of ' || kind || ' ' || game || ' differs'
    from ledger.life_sum s full join lives l using (player, asset, kind, game)
    where (s.gained, s.spent, s.rounds, s.rounds_of_asset) is distinct from (l.gained, l.spent, l.rounds, l.rounds_of_asset)`,

  /** A round counts once for its mode and once for each balance that it moved, as soon as its first entry is rolled up. */
  'rounds-differ-from-entries': sql<Found>`
    with firsts as (
      select t.player, t.ref ->> 'game' as game, side.asset in ('entries', 'winnings') as is_for_entries,
        min(t.no) filter (where side.asset in ('coins', 'entries')) as granted,
        min(t.no) filter (where side.asset in ('tourPoints', 'winnings')) as won,
        min(t.no) filter (where side.asset in ('coins', 'entries') and (t.no <= r.summed_after_no or t.txid < r.summed_upto)) as counted_granted,
        min(t.no) filter (where side.asset in ('tourPoints', 'winnings') and (t.no <= r.summed_after_no or t.txid < r.summed_upto)) as counted_won
      from ledger.transfer t cross join ledger.rolled_up r cross join lateral ledger.sides_of(t.movements) as side
      where side.account = 'player' and t.ref ? 'round' and t.ref ? 'game'
      group by t.player, t.ref ->> 'game', t.ref ->> 'round', side.asset in ('entries', 'winnings')
    ), found as (
      select player, game, is_for_entries,
        row (count(*) filter (where least(granted, won) = least(counted_granted, counted_won)),
          count(*) filter (where granted = counted_granted), count(*) filter (where won = counted_won))::text as rounds
      from firsts group by player, game, is_for_entries
    ), summed as (
      select player, game, asset in ('entries', 'winnings') as is_for_entries,
        row (sum(rounds), coalesce(sum(rounds_of_asset) filter (where asset in ('coins', 'entries')), 0),
          coalesce(sum(rounds_of_asset) filter (where asset in ('tourPoints', 'winnings')), 0))::text as rounds
      from ledger.life_sum where game <> '' group by player, game, asset in ('entries', 'winnings')
    )
    select player as subject, 'counts ' || coalesce(s.rounds, '(0,0,0)') || ' rounds of ' || game || ', its entries say '
      || coalesce(f.rounds, '(0,0,0)') as detail
    from summed s full join found f using (player, game, is_for_entries)
    where coalesce(s.rounds, '(0,0,0)') <> coalesce(f.rounds, '(0,0,0)')`,
} as const

/** Conditions on what is there now, however long the history. */
const OF_STATE = {
  /** The wallet counts every push to its player. */
  'push-not-counted': sql<Found>`
    select w.player as subject, 'counts ' || w.pushes || ' pushes, the last one is ' || p.last as detail
    from ledger.wallet w join (
      select channel, max(seq) as last from outbox.push group by channel
    ) as p on p.channel = 'player:' || w.player
    where p.last > w.pushes`,

  /** No balance is negative, and no held amount was spent. */
  'below-floor': sql<Found>`
    select player as subject, 'has spent what is held, or owes' as detail from ledger.wallet
    where least(free_coins, free_tour_points, free_entries, free_winnings) < 0
      or least(held_coins, held_tour_points, held_entries, held_winnings) < 0
    union all
    select code, asset || ' is below its floor' from ledger.house_account where balance < floor`,

  /** The held amount is the sum of pending holds, and a posted hold has its transfer. */
  'held-differs-from-holds': sql<Found>`
    select w.player as subject, asset || ' holds ' || held || ', pending are ' || coalesce(pending, 0) as detail
    from ledger.wallet w
    cross join lateral (values ('coins'::ledger.asset, held_coins), ('tourPoints', held_tour_points),
      ('entries', held_entries), ('winnings', held_winnings)) as side (asset, held)
    left join (
      select player, asset, sum(amount) as pending from ledger.hold where state = 'pending' group by player, asset
    ) as holds using (player, asset)
    where held <> coalesce(pending, 0)
    union all
    select 'hld_' || no, state || ', with transfer ' || coalesce(transfer::text, 'none') from ledger.hold
    where (state = 'posted') <> (transfer is not null)`,

  /** What the players of a brand have is the sum of their wallets. */
  'brand-differs-from-wallets': sql<Found>`
    select coalesce(nullif(brand, ''), 'no brand') as subject, 'has ' || coalesce(b.balance, 0) || ' ' || asset || ', its wallets ' || coalesce(w.balance, 0) as detail
    from ledger.brand_total b full join (
      select coalesce(p.brand, '') as brand, side.asset, sum(side.amount) as balance
      from ledger.wallet_total w left join public.player p on p.id = w.player
      cross join lateral (values ('coins'::ledger.asset, w.coins), ('tourPoints', w.tour_points), ('entries', w.entries),
        ('winnings', w.winnings)) as side (asset, amount)
      group by 1, 2
    ) as w using (brand, asset)
    where coalesce(b.balance, 0) <> coalesce(w.balance, 0)`,
} as const

interface Found {
  readonly subject: string
  readonly detail: string
}

type Invariant = keyof typeof OF_ENTRIES | keyof typeof OF_STATE

export interface Finding extends Found {
  readonly invariant: Invariant
}

/** Reads the whole ledger and returns its violations; any result needs investigation. Changes nothing. */
export const checkInvariants = async (db: Reader): Promise<Finding[]> => [
  ...(await violationsOf(db, OF_ENTRIES)),
  ...(await checkState(db)),
]

/** Compares what is there now: wallets with holds, pushes, floors and brands. */
export const checkState = (db: Reader): Promise<Finding[]> => violationsOf(db, OF_STATE)

async function violationsOf(db: Reader, invariants: Readonly<Record<string, RawBuilder<Found>>>): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const [invariant, query] of Object.entries(invariants)) {
    const { rows } = await query.execute(db)
    findings.push(...rows.map((row) => ({ invariant: invariant as Invariant, ...row })))
  }
  return findings
}

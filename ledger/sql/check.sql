-- The check of what is new: the checkpoint and the transfers of later numbers must explain every balance and sum of now.
-- The checkpoint's number is one of the roll-up (`after_no`): all transactions that took numbers up to it have ended, so none
-- commits behind it. Everything is of the caller's snapshot, and planned with the number at hand, as in `sums.sql`.

-- The effect of each transfer after a number, and up to another, on each balance of its player. Counts rounds by other means than `ledger.line`.
create or replace function ledger.lines_after(after_no bigint, upto_no bigint default null)
returns table (no bigint, txid xid8, player text, day date, asset ledger.asset, kind text, game text, gained bigint, spent bigint,
  rounds int, rounds_of_asset int)
language plpgsql stable set search_path = ledger, pg_temp set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
begin
  return query
  with moved as (
    select t.no, t.txid, t.player, (t.at at time zone 'UTC')::date as day, t.kind, t.ref ->> 'game' as game,
      case when t.ref ?& array['round', 'game'] then t.ref ->> 'round' end as round, side.asset,
      side.asset in ('entries', 'winnings') as is_for_entries, side.gained, side.spent
    from transfer t cross join lateral (
      select s.asset, coalesce(sum(s.amount) filter (where s.amount > 0), 0)::bigint as gained,
        coalesce(-sum(s.amount) filter (where s.amount < 0), 0)::bigint as spent
      from sides_of(t.movements) as s where s.account = 'player' group by s.asset
    ) as side
    where t.no > lines_after.after_no and (lines_after.upto_no is null or t.no <= lines_after.upto_no)
  ), placed as (
    select m.*,
      m.round is not null and 1 = row_number() over (partition by m.player, m.round, m.game, m.is_for_entries order by m.no, m.asset) as is_first,
      m.round is not null and 1 = row_number() over (partition by m.player, m.round, m.game, m.asset order by m.no) as is_first_of_asset
    from moved m
  )
  select p.no, p.txid, p.player, p.day, p.asset, p.kind, coalesce(p.game, ''), p.gained, p.spent,
    (p.is_first and not coalesce(earlier.is_of_mode, false))::int, (p.is_first_of_asset and not coalesce(earlier.is_of_asset, false))::int
  from placed p left join lateral (
    select bool_or((s.asset in ('entries', 'winnings')) = p.is_for_entries) as is_of_mode, bool_or(s.asset = p.asset) as is_of_asset
    from transfer e cross join lateral sides_of(e.movements) as s
    where lines_after.after_no > 0 and p.is_first_of_asset and e.ref ? 'round' and e.ref ->> 'round' = p.round and e.player = p.player
      and e.no <= lines_after.after_no and e.ref ->> 'game' = p.game and s.account = 'player'
  ) as earlier on true;
end $$;

-- Balances and versions of all wallets, and what new transfers say of themselves, of what they reverse and of their hold.
create or replace function ledger.faults_of_wallets(after_no bigint) returns table (invariant text, subject text, detail text)
language plpgsql stable set search_path = ledger, pg_temp set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
begin
  return query
  with fresh as materialized (
    select t.no, t.player, t.version, t.key, t.kind, t.movements, t.coins::numeric, t.tour_points::numeric, t.entries::numeric,
      t.winnings::numeric, moved.*
    from transfer t cross join lateral (
      select coalesce(sum(s.amount) filter (where s.asset = 'coins'), 0) as coins_change,
        coalesce(sum(s.amount) filter (where s.asset = 'tourPoints'), 0) as tour_points_change,
        coalesce(sum(s.amount) filter (where s.asset = 'entries'), 0) as entries_change,
        coalesce(sum(s.amount) filter (where s.asset = 'winnings'), 0) as winnings_change
      from sides_of(t.movements) as s where s.account = 'player'
    ) as moved
    where t.no > faults_of_wallets.after_no
  ), told as (
    select f.player, f.version, f.no, row (f.coins, f.tour_points, f.entries, f.winnings) as told,
      row (coalesce(c.coins, 0) + sum(f.coins_change) over run, coalesce(c.tour_points, 0) + sum(f.tour_points_change) over run,
        coalesce(c.entries, 0) + sum(f.entries_change) over run, coalesce(c.winnings, 0) + sum(f.winnings_change) over run) as summed
    from fresh f left join checked_wallet c on c.player = f.player
    window run as (partition by f.player order by f.version)
  ), newest as (
    select distinct on (player) player, summed from told order by player, version desc
  ), counts as (
    select player, count(distinct version) as versions, count(*) as count, min(version) as first, max(version) as last
    from fresh group by player
  )
  select 'balance-differs-from-entries', 'txn_' || no, 'tells ' || told::text || ', its entries say ' || summed::text
  from told where told.told::text <> told.summed::text
  union all
  select 'balance-differs-from-entries', w.player, 'holds ' || state.held || ', its entries say ' || state.summed
  from wallet_total w left join checked_wallet c on c.player = w.player left join newest n on n.player = w.player
  cross join lateral (
    select row (w.coins, w.tour_points, w.entries, w.winnings)::text as held, coalesce(n.summed::text,
      row (coalesce(c.coins, 0), coalesce(c.tour_points, 0), coalesce(c.entries, 0), coalesce(c.winnings, 0))::text) as summed
  ) as state
  where state.held <> state.summed
  union all
  select 'version-differs-from-transfers', player, 'version ' || coalesce(w.version, 0) || ' after '
    || coalesce(c.version, 0) + coalesce(f.count, 0) || ' transfers up to ' || coalesce(f.last, c.version, 0)
  from wallet w full join checked_wallet c using (player) full join counts f using (player)
  where coalesce(w.version, 0) <> coalesce(c.version, 0) + coalesce(f.count, 0) or f.count <> f.versions
    or f.first <> coalesce(c.version, 0) + 1 or f.last <> coalesce(c.version, 0) + f.count
  union all
  select 'reversal-differs', 'txn_' || f.no, 'does not take back ' || substr(f.key, 10)
  from fresh f left join transfer original on original.player = f.player
    and original.no = case when f.key ~ '^reversal txn_[0-9]{1,18}$' then substr(f.key, 14)::bigint end
  where f.kind = 'reversal' and (original.no is null or exists (
    select from sides_of(f.movements || original.movements) as side
    group by side.account, side.asset having sum(side.amount) <> 0))
  union all
  select 'held-differs-from-holds', substr(f.key, 6), 'is not posted with transfer txn_' || f.no
  from fresh f left join hold h on h.player = f.player
    and h.no = case when f.key ~ '^hold hld_[0-9]{1,18}$' then substr(f.key, 10)::bigint end
  where f.key like 'hold hld\_%' and (h.state is distinct from 'posted' or h.transfer is distinct from f.no);
end $$;

-- Accounts of the house, and movements of new transfers.
create or replace function ledger.faults_of_accounts(after_no bigint) returns table (invariant text, subject text, detail text)
language plpgsql stable set search_path = ledger, pg_temp set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
begin
  return query
  with moved as (
    select side.account as code, side.asset, sum(side.amount) as change
    from posted t cross join rolled_up r cross join lateral sides_of(t.movements) as side
    where t.no > faults_of_accounts.after_no and side.account <> 'player'
      and (t.no <= r.after_no or t.txid < r.upto or side.account like 'budget:%')
    group by 1, 2
  )
  select 'movement-not-whole', 'txn_' || t.no, 'moves ' || to_json(m)::text
  from posted t cross join lateral unnest(t.movements) as m
  where t.no > faults_of_accounts.after_no and not (m is not null and m.amount > 0 and m.debit <> m.credit)
  union all
  select 'roll-up-differs', code, asset || ' holds ' || coalesce(h.balance, 0) || ', its entries say '
    || coalesce(c.total, 0) + coalesce(m.change, 0)
  from house_account h full join checked_account c using (code, asset) full join moved m using (code, asset)
  where coalesce(h.balance, 0) <> coalesce(c.total, 0) + coalesce(m.change, 0)
  union all
  select 'roll-up-differs', 'rolled_up', 'is before transfer ' || faults_of_accounts.after_no || ', which was verified as counted'
  from rolled_up r where least(r.after_no, r.summed_after_no) < faults_of_accounts.after_no;
end $$;

-- Sums of lifetimes, and of the days from `open_day` on of players who moved in them.
create or replace function ledger.faults_of_sums(after_no bigint, open_day date) returns table (invariant text, subject text, detail text)
language plpgsql stable set search_path = ledger, pg_temp set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
begin
  return query
  with fresh as materialized (
    select l.* from lines_after(faults_of_sums.after_no) as l cross join rolled_up r
    where l.no <= r.summed_after_no or l.txid < r.summed_upto
  ), lives as (
    select player, asset, kind, game, sum(gained) as gained, sum(spent) as spent, sum(rounds) as rounds,
      sum(rounds_of_asset) as rounds_of_asset
    from fresh group by player, asset, kind, game
  ), days as (
    select player, day, asset, kind, game, sum(gained) as gained, sum(spent) as spent, sum(rounds) as rounds,
      sum(rounds_of_asset) as rounds_of_asset, min(first_no) as first_no, max(last_no) as last_no
    from (
      select player, day, asset, kind, game, gained, spent, rounds, rounds_of_asset, first_no, last_no from checked_day
      union all
      select player, day, asset, kind, game, gained, spent, rounds, rounds_of_asset, no, no from fresh
    ) as parts
    where day >= faults_of_sums.open_day group by player, day, asset, kind, game
  ), summed as (
    select s.* from (select distinct player from days) as p join day_sum s on s.player = p.player and s.day >= faults_of_sums.open_day
  )
  select 'sums-differ-from-entries', player, 'on ' || day || ' ' || asset || ' of ' || kind || ' ' || game || ' differs'
  from summed s full join days d using (player, day, asset, kind, game)
  where (s.gained, s.spent, s.rounds, s.rounds_of_asset, s.first_no, s.last_no)
    is distinct from (d.gained, d.spent, d.rounds, d.rounds_of_asset, d.first_no, d.last_no)
  union all
  select 'sums-differ-from-entries', player, 'ever, ' || asset || ' of ' || kind || ' ' || game || ' differs'
  from life_sum s full join checked_life c using (player, asset, kind, game) full join lives l using (player, asset, kind, game)
  where coalesce(s.gained, 0) <> coalesce(c.gained, 0) + coalesce(l.gained, 0)
    or coalesce(s.spent, 0) <> coalesce(c.spent, 0) + coalesce(l.spent, 0)
    or coalesce(s.rounds, 0) <> coalesce(c.rounds, 0) + coalesce(l.rounds, 0)
    or coalesce(s.rounds_of_asset, 0) <> coalesce(c.rounds_of_asset, 0) + coalesce(l.rounds_of_asset, 0);
end $$;

-- What the checkpoint and later transfers do not explain. Changes nothing.
create or replace function ledger.new_faults() returns table (invariant text, subject text, detail text)
language plpgsql stable set search_path = ledger, pg_temp as $$
declare
  done checked;
begin
  select * into done from checked;
  return query select * from faults_of_wallets(done.upto_no);
  return query select * from faults_of_accounts(done.upto_no);
  return query select * from faults_of_sums(done.upto_no, done.open_day);
end $$;

-- Checks what is new, and notes how far the checkpoint may move: without a fault to what the roll-up has counted for good,
-- with one it stays, so that the next run finds it too. A second run waits for the first. While it verifies, the transaction
-- has no id, so roll-ups and readers of events do not wait for it. Lock 7221409: LOCKS.ledgerCheck.
create or replace function ledger.check_on() returns table (invariant text, subject text, detail text)
language plpgsql security definer set search_path = ledger, pg_temp as $$
#variable_conflict use_column
declare
  found jsonb;
  reached bigint;
begin
  perform pg_advisory_xact_lock(7221409);
  -- One statement, so one snapshot: every transfer up to `reached` is among those that were verified.
  select coalesce((select jsonb_agg(f) from new_faults() as f), '[]'),
    least(r.after_no, r.summed_after_no, coalesce((select max(t.no) from posted t), 0))
  into found, reached from rolled_up r;
  update checked set verified_no = case when found = '[]' then greatest(reached, upto_no) else upto_no end
  where verified_no <> case when found = '[]' then greatest(reached, upto_no) else upto_no end;
  return query select f.invariant, f.subject, f.detail from jsonb_to_recordset(found) as f (invariant text, subject text, detail text);
end $$;

-- Adds verified numbers, at most `count_max`, to the checkpoint; false if there are no more. In steps, since this does have an id.
create or replace function ledger.move_checkpoint(count_max int) returns boolean
language plpgsql security definer set search_path = ledger, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  done checked;
  reached bigint;
begin
  perform pg_advisory_xact_lock(7221409);
  select * into done from checked;
  reached := least(done.verified_no, done.upto_no + move_checkpoint.count_max);
  if reached <= done.upto_no then return false; end if;
  insert into checked_wallet as c
  select distinct on (t.player) t.player, t.version, t.coins, t.tour_points, t.entries, t.winnings
  from transfer t where t.no > done.upto_no and t.no <= reached order by t.player, t.version desc
  on conflict (player) do update set version = excluded.version, coins = excluded.coins, tour_points = excluded.tour_points,
    entries = excluded.entries, winnings = excluded.winnings;

  insert into checked_account as c
  select side.account, side.asset, sum(side.amount)
  from posted t cross join lateral sides_of(t.movements) as side
  where t.no > done.upto_no and t.no <= reached and side.account <> 'player' group by side.account, side.asset
  on conflict (code, asset) do update set total = c.total + excluded.total;

  with fresh as materialized (
    select * from lines_after(done.upto_no, reached)
  ), of_days as (
    insert into checked_day as c
    select player, day, asset, kind, game, sum(gained), sum(spent), sum(rounds), sum(rounds_of_asset), min(no), max(no)
    from fresh where day >= greatest(done.open_day, open_day_now()) group by player, day, asset, kind, game
    on conflict (player, day, asset, kind, game) do update set gained = c.gained + excluded.gained, spent = c.spent + excluded.spent,
      rounds = c.rounds + excluded.rounds, rounds_of_asset = c.rounds_of_asset + excluded.rounds_of_asset,
      first_no = least(c.first_no, excluded.first_no), last_no = greatest(c.last_no, excluded.last_no)
  )
  insert into checked_life as c
  select player, asset, kind, game, sum(gained), sum(spent), sum(rounds), sum(rounds_of_asset)
  from fresh group by player, asset, kind, game
  on conflict (player, asset, kind, game) do update set gained = c.gained + excluded.gained, spent = c.spent + excluded.spent,
    rounds = c.rounds + excluded.rounds, rounds_of_asset = c.rounds_of_asset + excluded.rounds_of_asset;

  delete from checked_day where day < open_day_now();
  update checked set upto_no = reached, open_day = greatest(done.open_day, open_day_now());
  return reached < done.verified_no;
end $$;

-- Yesterday, in UTC: nothing is posted for an earlier day, unless its transaction began before.
create or replace function ledger.open_day_now() returns date language sql stable as $$
  select (now() at time zone 'UTC')::date - 1;
$$;

-- Records that a check ran. `faults` is how many it found.
create or replace function ledger.note_check(scope text, at timestamptz, faults int, first_fault text) returns void
language sql security definer set search_path = ledger, pg_temp as $$
  insert into check_run as c (scope, ran_at, passed_at, faults, first_fault)
  values (note_check.scope, note_check.at, case when note_check.faults = 0 then note_check.at end, note_check.faults, note_check.first_fault)
  on conflict (scope) do update set ran_at = excluded.ran_at, passed_at = coalesce(excluded.passed_at, c.passed_at),
    faults = excluded.faults, first_fault = excluded.first_fault;
$$;

-- Lets the next check begin with the first transfer. For the owner of the database alone, after a restore or a repair.
create or replace function ledger.forget_checkpoint() returns void
language sql set search_path = ledger, pg_temp as $$
  select pg_advisory_xact_lock(7221409);
  delete from checked_wallet;
  delete from checked_account;
  delete from checked_life;
  delete from checked_day;
  update checked set upto_no = 0, verified_no = 0, open_day = '-infinity';
$$;

revoke execute on function ledger.lines_after, ledger.faults_of_wallets, ledger.faults_of_accounts, ledger.faults_of_sums,
  ledger.new_faults, ledger.check_on, ledger.move_checkpoint, ledger.open_day_now, ledger.note_check, ledger.forget_checkpoint from public;
grant execute on function ledger.check_on, ledger.move_checkpoint, ledger.note_check to croupier_app;

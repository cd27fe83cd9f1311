-- The effect of each transfer on each balance of its player. A round counts with its first entry of the balance, and of its
-- mode, so that counts of several days add up, whatever the number of its steps.
create or replace view ledger.line as
select t.no, t.txid, t.player, t.at, t.kind, t.ref ->> 'game' as game, moved.asset, moved.gained, moved.spent,
  (t.ref ?& array['round', 'game'] and moved.is_least and not coalesce(earlier.is_of_mode, false))::int as rounds,
  (t.ref ?& array['round', 'game'] and not coalesce(earlier.is_of_asset, false))::int as rounds_of_asset
from ledger.transfer t
cross join lateral (
  select side.asset, coalesce(sum(side.amount) filter (where side.amount > 0), 0)::bigint as gained,
    coalesce(-sum(side.amount) filter (where side.amount < 0), 0)::bigint as spent,
    side.asset = min(side.asset) over (partition by side.asset in ('entries', 'winnings')) as is_least
  from ledger.sides_of(t.movements) as side where side.account = 'player' group by side.asset
) as moved
left join lateral (
  select bool_or((side.asset in ('entries', 'winnings')) = (moved.asset in ('entries', 'winnings'))) as is_of_mode,
    bool_or(side.asset = moved.asset) as is_of_asset
  from ledger.transfer e cross join lateral ledger.sides_of(e.movements) as side
  where t.ref ? 'round' and e.ref ? 'round' and e.ref ->> 'round' = t.ref ->> 'round' and e.player = t.player and e.no < t.no
    and e.ref ->> 'game' = t.ref ->> 'game' and side.account = 'player'
) as earlier on true;

-- Adds transfers that the roll-up counts to the sums of players and brands: those of a later number than `after_no` and of
-- a transaction from `upto` to `before` (exclusive; null for all). The caller holds the row of `rolled_up`.
create or replace function ledger.sum_up(after_no bigint, upto xid8, before xid8) returns void
language sql set search_path = ledger, pg_temp as $$
  with fresh as materialized (
    select l.*, (l.at at time zone 'UTC')::date as day, coalesce(l.game, '') as of_game from line l
    where l.no > sum_up.after_no and l.txid >= sum_up.upto and (sum_up.before is null or l.txid < sum_up.before)
  ), of_days as (
    insert into day_sum as s
    select player, day, asset, kind, of_game, sum(gained), sum(spent), sum(rounds), sum(rounds_of_asset), min(no), max(no)
    from fresh group by player, day, asset, kind, of_game
    on conflict (player, day, asset, kind, game) do update set gained = s.gained + excluded.gained, spent = s.spent + excluded.spent,
      rounds = s.rounds + excluded.rounds, rounds_of_asset = s.rounds_of_asset + excluded.rounds_of_asset,
      first_no = least(s.first_no, excluded.first_no), last_no = greatest(s.last_no, excluded.last_no)
  ), of_lives as (
    insert into life_sum as s
    select player, asset, kind, of_game, sum(gained), sum(spent), sum(rounds), sum(rounds_of_asset)
    from fresh group by player, asset, kind, of_game
    on conflict (player, asset, kind, game) do update set gained = s.gained + excluded.gained, spent = s.spent + excluded.spent,
      rounds = s.rounds + excluded.rounds, rounds_of_asset = s.rounds_of_asset + excluded.rounds_of_asset
  )
  insert into brand_balance as b
  select coalesce(p.brand, ''), f.asset, sum(f.gained - f.spent)
  from fresh f left join public.player p on p.id = f.player group by 1, 2
  on conflict (brand, asset) do update set balance = b.balance + excluded.balance;
$$;

-- A player's sums from one moment (inclusive) to another (exclusive), null for no bound, in parts that the caller adds up:
-- whole days or the lifetime as they are kept, transfers that are not counted yet, and parts of days. All of the caller's
-- snapshot. Plans are made with the values at hand, since a bound of numbers excludes nearly all or nothing.
create or replace function ledger.sums_of(player text, since timestamptz, till timestamptz)
returns table (asset ledger.asset, kind text, game text, gained bigint, spent bigint, rounds int, rounds_of_asset int)
language plpgsql stable set search_path = ledger, pg_temp set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  counted rolled_up;
  first_day date := ((since at time zone 'UTC') + interval '1 day' - interval '1 microsecond')::date;
  end_day date := (till at time zone 'UTC')::date;
  cut record;
begin
  select * into counted from rolled_up;
  if since is null and till is null then
    return query select s.asset, s.kind, s.game, s.gained, s.spent, s.rounds::int, s.rounds_of_asset::int
      from life_sum s where s.player = sums_of.player;
  else
    return query select s.asset, s.kind, s.game, s.gained, s.spent, s.rounds::int, s.rounds_of_asset::int
      from day_sum s where s.player = sums_of.player
        and s.day >= coalesce(first_day, '-infinity') and s.day < coalesce(end_day, 'infinity');
  end if;
  return query select l.asset, l.kind, coalesce(l.game, ''), l.gained, l.spent, l.rounds, l.rounds_of_asset
    from line l where l.player = sums_of.player and l.no > counted.summed_after_no and l.txid >= counted.summed_upto
      and l.at >= coalesce(since, '-infinity') and l.at < coalesce(till, 'infinity');
  for cut in
    select s.day, min(s.first_no) as first_no, max(s.last_no) as last_no from day_sum s
    where s.player = sums_of.player and (s.day = first_day - 1 and since < first_day::timestamp at time zone 'UTC'
      or s.day = end_day and till > end_day::timestamp at time zone 'UTC')
    group by s.day
  loop
    return query select l.asset, l.kind, coalesce(l.game, ''), l.gained, l.spent, l.rounds, l.rounds_of_asset
      from line l where l.player = sums_of.player and l.no between cut.first_no and cut.last_no
        and (l.no <= counted.summed_after_no or l.txid < counted.summed_upto) and (l.at at time zone 'UTC')::date = cut.day
        and l.at >= coalesce(since, '-infinity') and l.at < coalesce(till, 'infinity');
  end loop;
end $$;
grant execute on function ledger.sums_of to croupier_app;

-- Transfers that are not in the house accounts yet, as of the caller's snapshot; planned with the number at hand, as above.
create or replace function ledger.uncounted() returns table (player text, movements ledger.movement[])
language plpgsql stable set search_path = ledger, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  counted rolled_up;
begin
  select * into counted from rolled_up;
  return query select t.player, t.movements from posted t where t.no > counted.after_no and t.txid >= counted.upto;
end $$;
grant execute on function ledger.uncounted to croupier_app;

-- The same for the sums of players and brands: after an upgrade the house accounts may be ahead of them for a while.
create or replace function ledger.unsummed() returns table (player text, movements ledger.movement[])
language plpgsql stable set search_path = ledger, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  counted rolled_up;
begin
  select * into counted from rolled_up;
  return query select t.player, t.movements from posted t where t.no > counted.summed_after_no and t.txid >= counted.summed_upto;
end $$;
grant execute on function ledger.unsummed to croupier_app;

-- What the players of each brand have, held amounts included, as of now.
create or replace view ledger.brand_total as
select brand, asset, sum(balance)::bigint as balance from (
  select brand, asset, balance from ledger.brand_balance
  union all
  select coalesce(p.brand, ''), side.asset, side.amount
  from ledger.unsummed() as t cross join lateral ledger.sides_of(t.movements) as side left join public.player p on p.id = t.player
  where side.account = 'player'
) as parts group by brand, asset;

revoke execute on function ledger.sum_up, ledger.sums_of, ledger.uncounted, ledger.unsummed from public;
grant select on ledger.line, ledger.brand_total to croupier_app;

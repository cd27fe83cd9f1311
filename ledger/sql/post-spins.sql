-- Posts a batch of rounds, at most one per player, in one statement, and returns a verdict for each: `applied`,
-- `replayed`, `key-reused`, `busy`, `unknown-account` or `insufficient`. The stake is taken from the granted balance first,
-- then from the won one. The plan is fixed to index lookups by key, since batches are small whatever the tables hold.
-- Lock 7302: LOCKS.playerRounds.
create or replace function ledger.post_spins(spins jsonb)
returns table (ordinal int, status text, no bigint, from_granted bigint, from_won bigint,
  version bigint, coins bigint, tour_points bigint, entries bigint, winnings bigint)
language plpgsql security definer set search_path = ledger, pg_temp set plan_cache_mode = force_generic_plan
set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
#variable_conflict use_column
declare
  mine text[];
  is_wrong boolean;
begin
  select array_agg(s.player), bool_or(s.is_wrong) into mine, is_wrong
  from (
    select s.player, count(*) > 1 or bool_or(s.stake < 0 or s.win < 0 or greatest(s.stake, s.win) > 9007199254740991
      or s.granted not in ('coins', 'entries') or s.won not in ('tourPoints', 'winnings')) as is_wrong
    from jsonb_to_recordset(spins) as s (player text, stake bigint, win bigint, granted asset, won asset)
    group by s.player
  ) as s
  where s.is_wrong or pg_try_advisory_xact_lock(hashtextextended(s.player, 7302));
  if is_wrong then
    raise exception 'a batch holds one round of a player, of amounts from 0 to 2^53 - 1' using errcode = 'CL007';
  end if;
  -- A separate statement, so that the next one sees what the transaction that held the lock has committed.
  perform 1 from wallet w where w.player = any (mine) order by w.player for update;

  return query
  with judged as materialized (
    select s.*, decode(s.hash, 'hex') as request_hash, t.no as known, w.pushes, w.version,
      w.free_coins + w.held_coins as coins, w.free_tour_points + w.held_tour_points as tour_points,
      w.free_entries + w.held_entries as entries, w.free_winnings + w.held_winnings as winnings, paid.from_granted, paid.from_won,
      case
        when s.player <> all (coalesce(mine, '{}')) then 'busy'
        when w.player is null then 'unknown-account'
        when t.no is not null then case when t.request_hash = decode(s.hash, 'hex') then 'replayed' else 'key-reused' end
        when paid.from_won = 0 or s.may_play_won and paid.from_won <= free.won then 'applied'
        else 'insufficient'
      end as status
    from jsonb_to_recordset(spins) as s (ordinal int, player text, key text, hash text, granted asset, won asset,
      stake bigint, win bigint, may_play_won boolean, is_free boolean, kind text, ref jsonb, pooled bigint)
    left join wallet w on w.player = s.player
    left join transfer t on t.player = s.player and t.key = s.key
    cross join lateral (
      select case s.granted when 'coins' then w.free_coins else w.free_entries end as granted,
        case s.won when 'tourPoints' then w.free_tour_points else w.free_winnings end as won
    ) as free
    cross join lateral (
      select case when s.is_free then 0 else least(s.stake, free.granted) end as from_granted,
        case when s.is_free then 0 else s.stake - least(s.stake, free.granted) end as from_won
    ) as paid
  ), applied as materialized (
    select j.ordinal, j.player, j.key, j.request_hash, j.kind, j.ref, j.granted, j.won, j.from_granted,
      j.from_won, j.win - j.from_won as gain, j.is_free, j.stake, coalesce(j.pooled, 0) as pooled, nextval('transfer_no_seq') as no,
      j.version + 1 as version, j.pushes + 1 as pushes,
      j.coins - case j.granted when 'coins' then j.from_granted else 0 end as coins,
      j.tour_points + case j.won when 'tourPoints' then j.win - j.from_won else 0 end as tour_points,
      j.entries - case j.granted when 'entries' then j.from_granted else 0 end as entries,
      j.winnings + case j.won when 'winnings' then j.win - j.from_won else 0 end as winnings
    from judged j where j.status = 'applied'
  ), moved as (
    update wallet w set version = a.version, free_coins = a.coins - w.held_coins,
      free_tour_points = a.tour_points - w.held_tour_points, free_entries = a.entries - w.held_entries,
      free_winnings = a.winnings - w.held_winnings, pushes = a.pushes
    from applied a where w.player = a.player
  ), posted as (
    insert into transfer (no, player, key, request_hash, kind, ref, movements,
      version, coins, tour_points, entries, winnings)
    overriding system value
    select a.no, a.player, a.key, a.request_hash, a.kind, a.ref,
      array(
        select (m.debit, m.credit, m.asset, m.amount)::movement
        from (values ('player', 'games', a.granted, a.from_granted),
          ('promotions', 'games', a.granted, case when a.is_free then a.stake end),
          ('games', 'player', a.won, a.gain), ('player', 'games', a.won, -a.gain),
          ('games', 'jackpot-pool', a.won, a.pooled), ('jackpot-pool', 'games', a.won, -a.pooled)
        ) as m (debit, credit, asset, amount)
        where m.amount > 0
      ),
      a.version, a.coins::balance, a.tour_points::balance, a.entries::balance, a.winnings::balance
    from applied a
  ), pushed as (
    insert into outbox.push (channel, seq, payload)
    select 'player:' || a.player, a.pushes, set_balance_push(
      (a.no, false, a.version, a.coins, a.tour_points, a.entries, a.winnings)::receipt, a.kind)
    from applied a
  )
  select a.ordinal, 'applied', a.no, a.from_granted, a.from_won, a.version, a.coins, a.tour_points, a.entries, a.winnings
  from applied a
  union all
  select j.ordinal, j.status, j.known, j.from_granted, j.from_won, j.version, j.coins, j.tour_points, j.entries, j.winnings
  from judged j where j.status <> 'applied';
end $$;

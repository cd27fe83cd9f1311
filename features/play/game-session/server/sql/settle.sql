-- Settles a batch of rounds in one statement: checks seeds, free spins, caps and open rounds, posts to the ledger,
-- stores the rounds and emits `round.settled`. Returns one verdict per round: the ledger's, or `round-open`, `stale`,
-- `free-spins-gone` or `limit-reached`. Rounds of players with caps are totaled by hour in the same transaction. Rare
-- fields are in `more`: `terms` (params of the bet); `awaiting` (of an open round); and in games with pools `brand`,
-- `pools` (their amounts), `shares` ([{tier, millionths, posted}]) and `pooled` (the amount that the ledger moves for
-- them). Locks: 7302 is playerRounds, 7320 is personRounds: the limits of a person's accounts count together, so that of
-- two of these accounts in one batch only the first is settled.
create or replace function game_session_settle(batch jsonb)
returns table (ordinal int, status text, round_id text, from_granted bigint, from_won bigint,
  version bigint, coins bigint, tour_points bigint, entries bigint, winnings bigint)
language plpgsql set plan_cache_mode = force_generic_plan
set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
#variable_conflict use_column
declare
  mine text[];
  pairs text[];
  gifts text[];
begin
  -- One process at a time settles for a player. Another returns `busy` instead of waiting.
  select array_agg(o.player) into mine from jsonb_to_recordset(batch) as o (player text)
  where pg_try_advisory_xact_lock(hashtextextended(o.player, 7302));
  -- Read with that lock held, under which accounts become one person's.
  with o as materialized (
    select o.*, p.person from jsonb_to_recordset(batch) as o (ordinal int, player text, seed_pair text, free_spins text)
    left join cap_person p on p.player = o.player
    where o.player = any (mine)
  )
  select array_agg(o.player), array_agg(o.seed_pair), array_agg(o.free_spins) filter (where o.free_spins is not null)
  into mine, pairs, gifts
  from o
  where case when o.person is null then true else pg_try_advisory_xact_lock(hashtextextended(o.person::text, 7320))
      and o.player = (select s.player from o as s where s.person = o.person order by s.ordinal limit 1) end;
  perform 1 from fair_seed_pair p where p.id = any (pairs) order by p.id for update;
  if gifts is not null then
    perform 1 from game_free_spins f where f.id = any (gifts) order by f.id for update;
  end if;

  return query
  with o as materialized (
    select * from jsonb_to_recordset(batch) as o (ordinal int, player text, key text, hash text, round_id text,
      at timestamptz, mode text, game text, definition_hash text, seed_pair text, nonce bigint, stake bigint,
      win bigint, granted text, won text, may_play_won boolean, free_spins text, events json, more jsonb)
  ), judged as materialized (
    select o.*, coalesce(r.id, w.id) as known,
      case
        when o.player <> all (coalesce(mine, '{}')) then 'busy'
        when r.id is not null then case when r.request_hash = o.hash then 'replayed' else 'key-reused' end
        when w.id is not null then 'round-open'
        when p.status is distinct from 'active' or p.nonce <> o.nonce - 1 then 'stale'
        when o.free_spins is not null and (f.player, f.game, f.mode, f.stake) is distinct from (o.player, o.game, o.mode, o.stake)
          then 'free-spins-gone'
        when o.free_spins is not null and (f.used >= f.count or f.expires_at <= o.at) then 'free-spins-gone'
        when o.free_spins is null and exists (select 1 from play_cap c where c.player = o.player)
          and cap_refusal(o.player, o.mode, o.stake, o.at) is not null then 'limit-reached'
        else 'open'
      end as verdict
    from o
    -- Joins use unique keys only, so a plan made while the tables were small stays valid.
    left join game_round r on r.request = o.player || ' ' || o.key
    left join game_round w on w.open_in = o.player || ' ' || o.mode || ' ' || o.game
    left join fair_seed_pair p on p.id = o.seed_pair
    left join game_free_spins f on f.id = o.free_spins
  ), spun as materialized (
    select s.* from (
      select jsonb_agg(jsonb_build_object('ordinal', j.ordinal, 'player', j.player, 'key', 'round:' || j.key,
        'hash', j.hash, 'granted', j.granted, 'won', j.won, 'stake', j.stake, 'win', j.win,
        'may_play_won', j.may_play_won, 'is_free', j.free_spins is not null, 'kind', 'round', 'pooled', j.more -> 'pooled',
        'ref', jsonb_build_object('round', j.round_id, 'game', j.game))) as spins
      from judged j where j.verdict = 'open'
    ) as open cross join lateral ledger.post_spins(open.spins) as s
    where open.spins is not null
  ), applied as materialized (
    select j.*, s.no, s.from_granted, s.from_won, case j.granted when 'coins' then s.coins + s.tour_points else s.entries + s.winnings end as balance
    from spun s join judged j on j.ordinal = s.ordinal where s.status = 'applied'
  ), stored as (
    insert into game_round (id, player, request, request_hash, mode, game, definition_hash, seed_pair, nonce,
      stake, win, from_granted, from_won, free_spins, transfer, balance_after, events, at, terms, awaiting, open_in, pools)
    select round_id, player, player || ' ' || key, hash, mode, game, definition_hash, seed_pair, nonce,
      stake, win, from_granted, from_won, free_spins, 'txn_' || no, balance, events, at, more -> 'terms', more -> 'awaiting',
      case when more -> 'awaiting' is not null then player || ' ' || mode || ' ' || game end, more -> 'pools'
    from applied
  ), counted as (
    update fair_seed_pair p set nonce = a.nonce from applied a where p.id = a.seed_pair
  ), used as (
    update game_free_spins f set used = f.used + 1 from applied a where f.id = a.free_spins
  ), shared as (
    insert into game_jackpot_share (brand, game, mode, tier, millionths, posted)
    select a.more ->> 'brand', a.game, a.mode, s.tier, sum(s.millionths), sum(s.posted)
    from (select * from applied where more is not null) as a
    cross join lateral jsonb_to_recordset(a.more -> 'shares') as s (tier text, millionths bigint, posted bigint)
    group by 1, 2, 3, 4
  ), noted as (
    insert into play_hour as h (player, scope, hour, given, returned)
    select a.player, a.mode, date_trunc('hour', a.at, 'UTC'), sum(case when a.free_spins is null then a.stake else 0 end), sum(a.win)
    from applied a where exists (select 1 from play_cap c where c.player = a.player) group by 1, 2, 3
    on conflict (player, scope, hour)
    do update set given = h.given + excluded.given, returned = h.returned + excluded.returned
  ), told as (
    insert into outbox.event (type, player, brand, payload, at)
    select 'round.settled', player, p.brand, jsonb_build_object('roundId', round_id, 'game', game, 'provider', 'house', 'mode', mode,
      'stake', stake, 'stakeGranted', from_granted, 'stakeWon', from_won, 'win', win,
      'multiple100', case stake when 0 then 0 else win * 100 / stake end, 'isFree', free_spins is not null,
      'freeGrant', free_spins, 'defHash', definition_hash), at
    from applied left join public.player p on p.id = player where more -> 'awaiting' is null order by ordinal
  )
  select j.ordinal, case when j.verdict = 'open' then s.status else j.verdict end,
    case when j.verdict in ('replayed', 'round-open') then j.known when s.status = 'applied' then j.round_id end,
    s.from_granted, s.from_won, s.version, s.coins, s.tour_points, s.entries, s.winnings
  from judged j left join spun s on s.ordinal = j.ordinal;
end $$;

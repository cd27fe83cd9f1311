-- Rounds, with everything that shows and proves them, and the free spins a player holds.
create table game_free_spins (
  -- The business key of what earned them.
  id text primary key,
  player text not null references player (id),
  game text not null,
  mode text not null,
  stake bigint not null check (stake > 0),
  count int not null check (count > 0),
  used int not null default 0 check (used between 0 and count),
  expires_at timestamptz not null
);
create index game_free_spins_of_player on game_free_spins (player, game) where used < count;

create table game_round (
  -- Sorts by time, so the history pages by it.
  id text primary key,
  -- No foreign keys on what every spin writes: settling holds the player's wallet and pair locked, so they are there.
  player text not null,
  -- The player and the client's request id in one column, so that no plan can look for it through another index.
  request text not null unique,
  request_hash text not null,
  mode text not null,
  game text not null,
  definition_hash text not null,
  seed_pair text not null,
  nonce bigint not null,
  stake bigint not null,
  win bigint not null,
  from_granted bigint not null,
  from_won bigint not null,
  free_spins text,
  transfer text not null,
  -- Granted and won balance of the mode together, once the round was settled.
  balance_after bigint not null,
  events json not null,
  at timestamptz not null,
  acknowledged_at timestamptz,
  unique (seed_pair, nonce)
);
create index game_round_of_player on game_round (player, id desc);
create index game_round_unseen on game_round (player, game) where acknowledged_at is null;

-- Settles drawn rounds, at most one a player, in the caller's one transaction: the ledger moves the money and pushes
-- the balance, the pair's nonce rises, a free spin is used up, the round is stored and told of. Each order is judged
-- alone: applied, replayed, key-reused, stale (draw anew from the pair as it is now), busy, insufficient,
-- free-spins-gone, unknown-account.
create function game_session_settle(batch jsonb)
returns table (ordinal int, status text, round_id text, from_granted bigint, from_won bigint,
  version bigint, coins bigint, tour_points bigint, entries bigint, winnings bigint)
language plpgsql set plan_cache_mode = force_generic_plan
set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
#variable_conflict use_column
declare
  mine text[];
begin
  -- One process plays for a player at a time; the other answers at once instead of waiting.
  select array_agg(o.player) into mine
  from (select distinct o.player from jsonb_to_recordset(batch) as o (player text) order by 1) as o
  where pg_try_advisory_xact_lock(hashtextextended(o.player, 7302));
  perform 1 from fair_seed_pair p
    where p.id in (select o.seed_pair from jsonb_to_recordset(batch) as o (player text, seed_pair text) where o.player = any (mine))
    order by p.id for update;
  perform 1 from game_free_spins f
    where f.id in (select o.free_spins from jsonb_to_recordset(batch) as o (player text, free_spins text) where o.player = any (mine))
    order by f.id for update;

  return query
  with o as materialized (
    select * from jsonb_to_recordset(batch) as o (ordinal int, player text, key text, hash text, round_id text,
      at timestamptz, mode text, game text, definition_hash text, seed_pair text, nonce bigint, stake bigint,
      win bigint, granted text, won text, may_play_won boolean, free_spins text, events json)
  ), judged as materialized (
    select o.*, r.id as known,
      case
        when o.player <> all (coalesce(mine, '{}')) then 'busy'
        when r.id is not null then case when r.request_hash = o.hash then 'replayed' else 'key-reused' end
        when p.status is distinct from 'active' or p.nonce <> o.nonce - 1 then 'stale'
        when o.free_spins is not null and (f.player, f.game, f.mode, f.stake) is distinct from (o.player, o.game, o.mode, o.stake)
          then 'free-spins-gone'
        when o.free_spins is not null and (f.used >= f.count or f.expires_at <= o.at) then 'free-spins-gone'
        else 'open'
      end as verdict
    from o
    -- By unique keys alone, all else is judged above: a plan made while the tables are small stays right.
    left join game_round r on r.request = o.player || ' ' || o.key
    left join fair_seed_pair p on p.id = o.seed_pair
    left join game_free_spins f on f.id = o.free_spins
  ), spun as materialized (
    select s.* from (
      select jsonb_agg(jsonb_build_object('ordinal', j.ordinal, 'player', j.player, 'key', 'round:' || j.key,
        'hash', j.hash, 'granted', j.granted, 'won', j.won, 'stake', j.stake, 'win', j.win,
        'may_play_won', j.may_play_won, 'is_free', j.free_spins is not null, 'kind', 'round',
        'ref', jsonb_build_object('round', j.round_id, 'game', j.game))) as spins
      from judged j where j.verdict = 'open'
    ) as open cross join lateral ledger.post_spins(open.spins) as s
    where open.spins is not null
  ), applied as materialized (
    select j.*, s.no, s.from_granted, s.from_won, case j.granted when 'coins' then s.coins + s.tour_points else s.entries + s.winnings end as balance
    from spun s join judged j on j.ordinal = s.ordinal where s.status = 'applied'
  ), stored as (
    insert into game_round (id, player, request, request_hash, mode, game, definition_hash, seed_pair, nonce,
      stake, win, from_granted, from_won, free_spins, transfer, balance_after, events, at)
    select round_id, player, player || ' ' || key, hash, mode, game, definition_hash, seed_pair, nonce,
      stake, win, from_granted, from_won, free_spins, 'txn_' || no, balance, events, at
    from applied
  ), counted as (
    update fair_seed_pair p set nonce = a.nonce from applied a where p.id = a.seed_pair
  ), used as (
    update game_free_spins f set used = f.used + 1 from applied a where f.id = a.free_spins
  ), told as (
    insert into outbox.event (type, player, payload, at)
    select 'round.settled', player, jsonb_build_object('roundId', round_id, 'game', game, 'mode', mode,
      'stake', stake, 'win', win, 'isFree', free_spins is not null), at
    from applied order by ordinal
  )
  select j.ordinal, case when j.verdict = 'open' then s.status else j.verdict end,
    case when j.verdict = 'replayed' then j.known when s.status = 'applied' then j.round_id end,
    s.from_granted, s.from_won, s.version, s.coins, s.tour_points, s.entries, s.winnings
  from judged j left join spun s on s.ordinal = j.ordinal;
end $$;

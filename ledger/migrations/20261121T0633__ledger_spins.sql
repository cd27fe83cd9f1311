-- Many rounds in one statement, at most one a player: the way of every spin. Each is judged alone and answered with
-- applied, replayed, key-reused, insufficient, busy (another process plays for this player now) or unknown-account.
-- `spins`: [{ordinal, player, key, hash (hex), granted, won, stake, win, may_play_won, is_free, kind, ref}].
create function ledger.post_spins(spins jsonb)
returns table (ordinal int, status text, no bigint, from_granted bigint, from_won bigint,
  version bigint, coins bigint, tour_points bigint, entries bigint, winnings bigint)
language plpgsql security definer set search_path = ledger, pg_temp set plan_cache_mode = force_generic_plan
set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
#variable_conflict use_column
declare
  mine text[];
begin
  select array_agg(s.player order by s.player) into mine
  from (select distinct s.player from jsonb_to_recordset(spins) as s (player text)) as s
  where pg_try_advisory_xact_lock(hashtextextended(s.player, 7302));
  -- A statement of its own: the next one sees what those committed whom this one waits for.
  perform 1 from wallet w where w.player = any (mine) order by w.player for update;

  return query
  with spin as materialized (
    select * from jsonb_to_recordset(spins) as s (ordinal int, player text, key text, hash text, granted text,
      won text, stake bigint, win bigint, may_play_won boolean, is_free boolean, kind text, ref jsonb)
  ), judged as materialized (
    select s.*, t.no as known, p.granted_left, p.won_left,
      case
        when s.player <> all (coalesce(mine, '{}')) then 'busy'
        when w.player is null then 'unknown-account'
        when t.no is not null then case when t.request_hash = decode(s.hash, 'hex') then 'replayed' else 'key-reused' end
        when s.is_free or p.granted_left + case when s.may_play_won then p.won_left else 0 end >= s.stake then 'applied'
        else 'insufficient'
      end as status,
      case when s.is_free then 0 else least(s.stake, p.granted_left) end as from_granted,
      case when s.is_free then 0 else s.stake - least(s.stake, p.granted_left) end as from_won
    from spin s
    left join wallet w on w.player = s.player
    left join transfer t on t.player = s.player and t.key = s.key
    left join lateral (
      select case s.granted when 'coins' then w.coins - w.held_coins else w.entries - w.held_entries end as granted_left,
        case s.won when 'tourPoints' then w.tour_points - w.held_tour_points else w.winnings - w.held_winnings end as won_left
    ) p on true
  ), moved as (
    update wallet w set
      version = w.version + 1,
      coins = w.coins - case j.granted when 'coins' then j.from_granted else 0 end,
      entries = w.entries - case j.granted when 'entries' then j.from_granted else 0 end,
      tour_points = w.tour_points + case j.won when 'tourPoints' then j.win - j.from_won else 0 end,
      winnings = w.winnings + case j.won when 'winnings' then j.win - j.from_won else 0 end
    from judged j where j.status = 'applied' and w.player = j.player
    returning w.*
  ), posted as (
    insert into transfer (player, key, request_hash, kind, ref, version, coins, tour_points, entries, winnings)
    select j.player, j.key, decode(j.hash, 'hex'), j.kind, j.ref, m.version, m.coins, m.tour_points, m.entries, m.winnings
    from judged j join moved m on m.player = j.player
    returning no, player
  ), written as (
    insert into entry (transfer, player, house, asset, amount)
    select p.no, side.player, side.house, side.asset::asset, side.amount
    from posted p join judged j on j.player = p.player
    cross join lateral (values
      (j.player, null, j.granted, -j.from_granted), (null, 'games', j.granted, j.from_granted),
      (null, 'promotions', case when j.is_free then j.granted end, -j.stake),
      (null, 'games', case when j.is_free then j.granted end, j.stake),
      (j.player, null, j.won, j.win - j.from_won), (null, 'games', j.won, j.from_won - j.win)
    ) as side (player, house, asset, amount)
    where side.asset is not null and side.amount <> 0
  ), counter as (
    insert into outbox.channel as c (name, top)
    select 'player:' || m.player, 1 from moved m order by m.player collate "C"
    on conflict (name) do update set top = c.top + 1
    returning c.name, c.top
  ), pushed as (
    insert into outbox.push (channel, seq, payload)
    select counter.name, counter.top, ledger.set_balance_push(row (m.player, m.version, m.coins, m.tour_points, m.entries, m.winnings, 0, 0, 0, 0)::wallet, j.kind, p.no)
    from moved m join counter on counter.name = 'player:' || m.player
    join posted p on p.player = m.player join judged j on j.player = m.player
  )
  select j.ordinal, j.status, coalesce(p.no, j.known), j.from_granted, j.from_won,
    coalesce(m.version, w.version), coalesce(m.coins, w.coins), coalesce(m.tour_points, w.tour_points),
    coalesce(m.entries, w.entries), coalesce(m.winnings, w.winnings)
  from judged j
  left join moved m on m.player = j.player
  left join posted p on p.player = j.player
  left join wallet w on w.player = j.player;
end $$;

-- A player's channel is counted in the wallet: whoever moves a balance holds that row and writes it anyway, and the row of
-- a counter of its own was a tenth of what a posting cost. Other pushes to the player take their offsets from here too.
alter table ledger.wallet
  add column pushes bigint not null default 0,
  add column push_epoch text not null default to_hex((random() * 4294967295)::bigint);
update ledger.wallet w set pushes = c.top, push_epoch = c.epoch from outbox.channel c where c.name = 'player:' || w.player;
delete from outbox.channel c using ledger.wallet w where c.name = 'player:' || w.player;

-- A channel is here once: in its wallet as soon as there is one.
create or replace view outbox.counter as
select c.name, c.epoch, c.top from outbox.channel c
where c.name not like 'player:%' or not exists (select from ledger.wallet w where w.player = substr(c.name, length('player:') + 1))
union all
select 'player:' || w.player, w.push_epoch, w.pushes from ledger.wallet w;

-- The same by the wallet's key: an index by the channel's name would be one more to open at every posting.
create or replace function outbox.counters_of(names text[]) returns table (name text, epoch text, top bigint)
language sql stable as $$
  select 'player:' || w.player, w.push_epoch, w.pushes from ledger.wallet w
  where w.player = any (array(select substr(n, length('player:') + 1) from unnest(names) as n where n like 'player:%'))
  union all
  select c.name, c.epoch, c.top from outbox.channel c
  where c.name = any (names)
    and (c.name not like 'player:%' or not exists (select from ledger.wallet w where w.player = substr(c.name, length('player:') + 1)));
$$;

create function ledger.count_push(channel text) returns bigint
language sql security definer set search_path = ledger, pg_temp as $$
  update wallet w set pushes = w.pushes + 1 where w.player = substr(count_push.channel, length('player:') + 1)
  returning w.pushes;
$$;

create or replace function outbox.take(channel text) returns bigint
language plpgsql as $$
declare
  taken bigint;
begin
  if take.channel like 'player:%' then
    taken := ledger.count_push(take.channel);
    if taken is not null then return taken; end if;
    -- Nobody yet. Should they come just now, the first of the two is waited for, and their wallet goes on from here.
    perform pg_advisory_xact_lock(hashtextextended(take.channel, 7305));
    taken := ledger.count_push(take.channel);
    if taken is not null then return taken; end if;
  end if;
  insert into outbox.channel as c (name, top) values (take.channel, 1)
  on conflict (name) do update set top = c.top + 1
  returning c.top into taken;
  return taken;
end $$;

-- What was said to the player before goes before what will be.
create or replace function ledger.open_wallet(player text) returns void
language plpgsql security definer set search_path = ledger, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('player:' || open_wallet.player, 7305));
  insert into wallet (player) values (open_wallet.player) on conflict on constraint wallet_pkey do nothing;
  update wallet w set pushes = c.top, push_epoch = c.epoch from outbox.channel c
  where w.player = open_wallet.player and w.pushes = 0 and c.name = 'player:' || open_wallet.player;
  delete from outbox.channel c where c.name = 'player:' || open_wallet.player;
end $$;

drop function ledger.set_balance_push(ledger.receipt, text);
create function ledger.set_balance_push(given ledger.receipt, reason text) returns text
language sql stable as $$
  select format('{"type":"setBalance","data":{"version":%s,"coins":%s,"tourPoints":%s,"entries":%s,"winnings":%s,"reason":%s,"ledgerId":"txn_%s"}}',
    given.version, given.coins, given.tour_points, given.entries, given.winnings, to_json(reason), given.no);
$$;
revoke execute on function ledger.set_balance_push, ledger.count_push from public;
grant execute on function ledger.count_push to croupier_app;

-- What a transfer keeps of a wallet was judged when the wallet was changed: a type that judges it again costs a thirtieth
-- of a posting.
drop view ledger.entry, ledger.statement;
alter table ledger.transfer
  alter column coins type bigint, alter column tour_points type bigint,
  alter column entries type bigint, alter column winnings type bigint;

-- As before.
create view ledger.entry as
select t.no as transfer, t.txid, case side.account when 'player' then t.player end as player,
  nullif(side.account, 'player') as house, side.asset, side.amount
from ledger.transfer t cross join lateral ledger.sides_of(t.movements) as side;

create view ledger.statement as
select t.player, t.version, side.asset, side.amount,
  case side.asset when 'coins' then t.coins when 'tourPoints' then t.tour_points when 'entries' then t.entries
    else t.winnings end as balance,
  t.no, t.key, t.kind, t.ref, t.at
from ledger.transfer t cross join lateral ledger.sides_of(t.movements) as side
where side.account = 'player';
grant select on ledger.entry, ledger.statement to croupier_app;

-- As before, but for the counter and for the ceiling of what is free and held together.
create or replace function ledger.post(player text, key text, request_hash bytea, kind text, ref jsonb,
  movements ledger.movement[]) returns ledger.receipt
language plpgsql security definer set search_path = ledger, pg_temp as $$
#variable_conflict use_column
declare
  known_no bigint;
  known_hash bytea;
  move movement;
  change bigint;
  has_budget boolean := false;
  given receipt;
begin
  -- A statement of its own: the next one sees what those committed whom this one waits for.
  select null, false, w.version + 1, w.free_coins + w.held_coins, w.free_tour_points + w.held_tour_points,
    w.free_entries + w.held_entries, w.free_winnings + w.held_winnings
  into given from wallet w where w.player = post.player for update;
  if not found then raise exception 'no wallet of %', post.player using errcode = 'CL004'; end if;
  select t.no, t.request_hash into known_no, known_hash from transfer t where t.player = post.player and t.key = post.key;
  if found then
    if known_hash <> post.request_hash then
      raise exception 'key % was used for another request', post.key using errcode = 'CL003';
    end if;
    select t.no, true, t.version, t.coins, t.tour_points, t.entries, t.winnings into given from transfer t where t.no = known_no;
    return given;
  end if;

  given.no := nextval('transfer_no_seq');
  foreach move in array movements loop
    has_budget := has_budget or not array[move.debit, move.credit]::text[] <@ player_and_house();
    change := move.amount * ((move.credit = 'player')::int - (move.debit = 'player')::int);
    continue when change = 0;
    case move.asset
      when 'coins' then given.coins := given.coins + change;
      when 'tourPoints' then given.tour_points := given.tour_points + change;
      when 'entries' then given.entries := given.entries + change;
      when 'winnings' then given.winnings := given.winnings + change;
      else raise exception 'a player has no %', move.asset using errcode = 'CL004';
    end case;
  end loop;
  if has_budget then perform charge_budgets(movements); end if;

  if greatest(given.coins, given.tour_points, given.entries, given.winnings) > 9007199254740991 then
    raise exception 'a balance beyond 2^53 - 1' using errcode = 'CL007';
  end if;

  with changed as (
    update wallet w set version = given.version, free_coins = given.coins - w.held_coins,
      free_tour_points = given.tour_points - w.held_tour_points, free_entries = given.entries - w.held_entries,
      free_winnings = given.winnings - w.held_winnings, pushes = w.pushes + 1
    where w.player = post.player
    returning w.pushes
  ), written as (
    insert into transfer (no, player, key, request_hash, kind, ref, movements, version, coins, tour_points, entries, winnings)
    overriding system value
    values (given.no, post.player, post.key, post.request_hash, post.kind, post.ref, post.movements,
      given.version, given.coins, given.tour_points, given.entries, given.winnings)
  )
  insert into outbox.push (channel, seq, payload)
  select 'player:' || post.player, c.pushes, set_balance_push(given, post.kind) from changed c;
  return given;
end $$;

-- As before, but for the counter.
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
  -- A statement of its own: the next one sees what those committed whom this one waits for.
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

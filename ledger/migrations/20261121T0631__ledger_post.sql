-- What a posting answers: the transfer, and the wallet that it left.
create type ledger.receipt as (
  no bigint, is_replay boolean, version bigint, coins bigint, tour_points bigint, entries bigint, winnings bigint);

create function ledger.open_wallet(player text) returns void
language sql security definer set search_path = ledger, pg_temp as $$
  insert into wallet (player) values (open_wallet.player) on conflict do nothing;
$$;

-- Sets how much of an asset a campaign may give away, and no more; less than it gave already is refused.
create function ledger.set_budget(code text, asset ledger.asset, amount ledger.amount) returns void
language sql security definer set search_path = ledger, pg_temp as $$
  insert into house_account as h (code, asset, floor) values (set_budget.code, set_budget.asset, -set_budget.amount)
  on conflict (code, asset) do update set floor = excluded.floor;
$$;

-- Without settings of its own, so that it is inlined; and text, because building jsonb piece by piece takes twice as long.
create function ledger.set_balance_push(given ledger.receipt, reason text) returns jsonb
language sql stable as $$
  select format('{"type":"setBalance","data":{"version":%s,"coins":%s,"tourPoints":%s,"entries":%s,"winnings":%s,"reason":%s,"ledgerId":"txn_%s"}}',
    given.version, given.coins, given.tour_points, given.entries, given.winnings, to_json(reason), given.no)::jsonb;
$$;

-- A budget authorises: its balance moves at once, under its lock, and its floor refuses.
create function ledger.charge_budgets(movements ledger.movement[]) returns void
language plpgsql set search_path = ledger, pg_temp as $$
declare
  unknown text;
begin
  select side.account into unknown from sides_of(movements) as side
  where side.account <> all (player_and_house())
    and not exists (select from house_account h where h.code = side.account and h.asset = side.asset);
  if found then raise exception 'the house has no account %', unknown using errcode = 'CL004'; end if;
  update house_account h set balance = h.balance + moved.change
  from (
    select side.account, side.asset, sum(side.amount)::bigint as change from sides_of(movements) as side
    group by side.account, side.asset
  ) as moved
  where h.floor is not null and h.code = moved.account and h.asset = moved.asset;
end $$;

-- Writes one transfer of one player. A repeat of the key answers with the stored receipt; with another request it is
-- refused.
create function ledger.post(player text, key text, request_hash bytea, kind text, ref jsonb,
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

  with changed as (
    update wallet w set version = given.version, free_coins = given.coins - w.held_coins,
      free_tour_points = given.tour_points - w.held_tour_points, free_entries = given.entries - w.held_entries,
      free_winnings = given.winnings - w.held_winnings
    where w.player = post.player
  ), written as (
    insert into transfer (no, player, key, request_hash, kind, ref, movements, version, coins, tour_points, entries, winnings)
    overriding system value
    values (given.no, post.player, post.key, post.request_hash, post.kind, post.ref, post.movements,
      given.version, given.coins, given.tour_points, given.entries, given.winnings)
  ), counter as (
    update outbox.channel c set top = c.top + 1 where c.name = 'player:' || post.player
    returning c.name, c.top
  )
  insert into outbox.push (channel, seq, payload) select c.name, c.top, set_balance_push(given, post.kind) from counter c;
  -- The first push of a player, or since the channel was forgotten.
  if not found then perform outbox.push('player:' || post.player, set_balance_push(given, post.kind)); end if;
  return given;
end $$;

-- Takes a transfer back with one that moves everything the other way, once: its key names the one it takes back.
create function ledger.reverse(no bigint, request_hash bytea, ref jsonb) returns ledger.receipt
language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  original transfer;
begin
  select * into original from transfer t where t.no = reverse.no;
  if not found then raise exception 'no transfer txn_%', reverse.no using errcode = 'CL008'; end if;
  return post(original.player, 'reversal txn_' || reverse.no, request_hash, 'reversal', ref,
    array(select (m.credit, m.debit, m.asset, m.amount)::movement from unnest(original.movements) as m));
end $$;

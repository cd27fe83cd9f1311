-- What a posting answers: the transfer, and the wallet that it left.
create type ledger.receipt as (
  no bigint, is_replay boolean, version bigint, coins bigint, tour_points bigint, entries bigint, winnings bigint);

create function ledger.open_wallet(player text) returns void
language sql security definer set search_path = ledger, pg_temp as $$
  insert into wallet (player) values (open_wallet.player) on conflict do nothing;
$$;

-- Sets how much of an asset a campaign may give away, and no more; less than it gave already is refused.
create function ledger.set_budget(code text, asset ledger.asset, amount bigint) returns void
language sql security definer set search_path = ledger, pg_temp as $$
  insert into house_account as h (code, asset, floor) values (set_budget.code, set_budget.asset, -set_budget.amount)
  on conflict (code, asset) do update set floor = excluded.floor;
$$;

-- Without settings of its own, so that it is inlined; and text, because building jsonb piece by piece takes twice as long.
create function ledger.set_balance_push(w ledger.wallet, reason text, transfer bigint) returns jsonb
language sql stable as $$
  select format('{"type":"setBalance","data":{"version":%s,"coins":%s,"tourPoints":%s,"entries":%s,"winnings":%s,"reason":%s,"ledgerId":"txn_%s"}}',
    w.version, w.coins, w.tour_points, w.entries, w.winnings, to_json(reason), transfer)::jsonb;
$$;

create function ledger.lock_wallet(player text) returns ledger.wallet
language plpgsql as $$
declare
  purse ledger.wallet;
begin
  select * into purse from ledger.wallet w where w.player = lock_wallet.player for update;
  if not found then raise exception 'no wallet of %', lock_wallet.player using errcode = 'CL004'; end if;
  return purse;
end $$;

create function ledger.charge_budgets(owners text[], assets ledger.asset[], amounts bigint[]) returns void
language plpgsql as $$
begin
  update ledger.house_account h set balance = h.balance + moved.change
  from (
    select side.owner, side.asset, sum(side.amount)::bigint as change
    from unnest(owners, assets, amounts) as side (owner, asset, amount) group by side.owner, side.asset
  ) as moved
  where h.floor is not null and h.code = moved.owner and h.asset = moved.asset;
end $$;

-- Writes one transfer of one player: each side is 'player' or a house account, and what it gains or loses.
-- A repeat of the key answers with the stored receipt; with another request it is refused.
create function ledger.apply(player text, key text, request_hash bytea, kind text, ref jsonb, reverses bigint,
  owners text[], assets ledger.asset[], amounts bigint[]) returns ledger.receipt
language plpgsql as $$
#variable_conflict use_column
declare
  purse ledger.wallet := ledger.lock_wallet(player);
  known ledger.transfer;
  posted bigint;
  has_budget boolean := false;
begin
  select * into known from ledger.transfer t where t.player = apply.player and t.key = apply.key;
  if found then
    if known.request_hash <> apply.request_hash then
      raise exception 'key % was used for another request', apply.key using errcode = 'CL003';
    end if;
    return (known.no, true, known.version, known.coins, known.tour_points, known.entries, known.winnings)::ledger.receipt;
  end if;

  purse.version := purse.version + 1;
  for i in 1 .. cardinality(owners) loop
    if owners[i] like 'budget:%' then
      if not exists (select from ledger.house_account h where h.code = owners[i] and h.asset = assets[i]) then
        raise exception 'there is no budget %', owners[i] using errcode = 'CL004';
      end if;
      has_budget := true;
      continue;
    elsif owners[i] <> 'player' then
      continue when owners[i] = any (ledger.recording_accounts());
      raise exception 'the house has no account %', owners[i] using errcode = 'CL004';
    end if;
    case assets[i]
      when 'coins' then purse.coins := purse.coins + amounts[i];
      when 'tourPoints' then purse.tour_points := purse.tour_points + amounts[i];
      when 'entries' then purse.entries := purse.entries + amounts[i];
      when 'winnings' then purse.winnings := purse.winnings + amounts[i];
      else raise exception 'a player has no %', assets[i] using errcode = 'CL004';
    end case;
  end loop;
  with changed as (
    update ledger.wallet w set version = purse.version, coins = purse.coins, tour_points = purse.tour_points,
      entries = purse.entries, winnings = purse.winnings
    where w.player = apply.player
  ), written as (
    insert into ledger.transfer (player, key, request_hash, kind, ref, reverses, version, coins, tour_points, entries, winnings)
    values (apply.player, apply.key, apply.request_hash, apply.kind, apply.ref, apply.reverses,
      purse.version, purse.coins, purse.tour_points, purse.entries, purse.winnings)
    returning transfer.no
  ), sided as (
    insert into ledger.entry (transfer, player, house, asset, amount)
    select w.no, case when side.owner = 'player' then apply.player end, nullif(side.owner, 'player'), side.asset, side.amount
    from written w cross join unnest(owners, assets, amounts) as side (owner, asset, amount)
  )
  select w.no into posted from written w;

  -- A budget authorises: its balance moves here, under its lock, and its floor refuses.
  if has_budget then perform ledger.charge_budgets(owners, assets, amounts); end if;

  perform outbox.push('player:' || apply.player, ledger.set_balance_push(purse, apply.kind, posted));
  return (posted, false, purse.version, purse.coins, purse.tour_points, purse.entries, purse.winnings)::ledger.receipt;
end $$;

-- Posts what each side gains or loses: 'player' or an account of the house. In each asset it sums to zero.
create function ledger.post(player text, key text, request_hash bytea, kind text, ref jsonb,
  owners text[], assets ledger.asset[], amounts bigint[]) returns ledger.receipt
language plpgsql security definer set search_path = ledger, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  if -9007199254740991 > any (amounts) or 9007199254740991 < any (amounts) then
    raise exception 'an amount is at most 2^53 - 1 minor units' using errcode = 'CL007';
  end if;
  return apply(player, key, request_hash, kind, ref, null, owners, assets, amounts);
end $$;

-- Takes a transfer back with one of the opposite sign, once.
create function ledger.reverse(no bigint, request_hash bytea, ref jsonb) returns ledger.receipt
language plpgsql security definer set search_path = ledger, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  original transfer;
  owners text[];
  assets asset[];
  amounts bigint[];
begin
  select * into original from transfer t where t.no = reverse.no;
  if not found then raise exception 'no transfer txn_%', reverse.no using errcode = 'CL008'; end if;
  select array_agg(coalesce(e.house, 'player')), array_agg(e.asset), array_agg(-e.amount) into owners, assets, amounts
  from entry e where e.transfer = reverse.no;
  return apply(original.player, 'reversal txn_' || reverse.no, request_hash, 'reversal', ref, reverse.no,
    coalesce(owners, '{}'), coalesce(assets, '{}'), coalesce(amounts, '{}'));
end $$;

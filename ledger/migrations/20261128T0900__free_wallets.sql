-- Locks wallets that are free, without waiting for the others.
create function ledger.lock_free_wallets(players text[]) returns setof text
language sql security definer set search_path = ledger, pg_temp as $$
  with locked as materialized (
    select w.player from wallet w where w.player = any (lock_free_wallets.players) order by w.player for no key update skip locked
  )
  select w.player from wallet w
  where w.player = any (lock_free_wallets.players) and not exists (select from locked l where l.player = w.player);
$$;
revoke execute on function ledger.lock_free_wallets from public;
grant execute on function ledger.lock_free_wallets to croupier_app;

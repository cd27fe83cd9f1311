-- The site reads everything and writes nothing but through these.
grant usage on schema ledger to croupier_app;
grant select on all tables in schema ledger to croupier_app;
revoke execute on all functions in schema ledger from public;
grant execute on function ledger.open_wallet, ledger.set_budget, ledger.post, ledger.reverse, ledger.post_spins,
  ledger.place_hold, ledger.post_hold, ledger.void_hold, ledger.expire_holds, ledger.roll_up,
  ledger.sides_of to croupier_app;

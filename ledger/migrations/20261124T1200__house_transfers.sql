-- Accounts for payments: `bank` is what arrived there, `suspense` is charges without a purchase.
insert into ledger.house_account (code, asset)
select code, asset
from unnest(array['suspense', 'provider-fees', 'bank', 'tax-withheld']) as code cross join unnest(enum_range(null::ledger.asset)) as asset;

-- Transfers between house accounts alone: settlements, fees, charges that no purchase explains.
create table ledger.house_transfer (
  no bigint primary key default nextval('ledger.transfer_no_seq'),
  key text collate "C" not null unique,
  request_hash bytea not null,
  kind text not null,
  ref jsonb not null,
  movements ledger.movement[] not null,
  txid xid8 not null default pg_current_xact_id(),
  at timestamptz not null default now()
);
create trigger house_transfer_append_only before update or delete or truncate on ledger.house_transfer
  for each statement execute function ledger.refuse_rewrite();
grant select on ledger.house_transfer to croupier_app;

-- Their bodies are in ledger/sql.
create function ledger.post_house(key text, request_hash bytea, kind text, ref jsonb, movements ledger.movement[])
returns table (no bigint, is_replay boolean) language sql as 'select null::bigint, null::boolean';
create function ledger.hold_up_to(player text, key text, request_hash bytea, kind text, ref jsonb, asset ledger.asset,
  amount ledger.amount, expires_at timestamptz) returns table (no bigint, state text, held bigint, is_replay boolean)
language sql as 'select null::bigint, null::text, null::bigint, null::boolean';
revoke execute on function ledger.post_house, ledger.hold_up_to from public;
grant execute on function ledger.post_house, ledger.hold_up_to to croupier_app;

-- The only writer of balances. Callers have functions, never the tables.
create schema ledger;

create type ledger.asset as enum ('coins', 'tourPoints', 'entries', 'winnings', 'usd');

-- A player's four accounts stand in one row: one lock and one version for all that a round or a prize moves.
-- They authorise: no transfer passes below what is held. The ceiling is where JSON would start to round.
create table ledger.wallet (
  player text collate "C" primary key,
  version bigint not null default 0,
  coins bigint not null default 0,
  tour_points bigint not null default 0,
  entries bigint not null default 0,
  winnings bigint not null default 0,
  held_coins bigint not null default 0 check (held_coins >= 0),
  held_tour_points bigint not null default 0 check (held_tour_points >= 0),
  held_entries bigint not null default 0 check (held_entries >= 0),
  held_winnings bigint not null default 0 check (held_winnings >= 0),
  constraint wallet_floor check (
    coins >= held_coins and tour_points >= held_tour_points and entries >= held_entries and winnings >= held_winnings),
  constraint wallet_ceiling check (greatest(coins, tour_points, entries, winnings) <= 9007199254740991)
) with (fillfactor = 60);

-- House accounts record: nothing locks them on the way of a round, a job adds their entries up.
-- One with a floor authorises: a budget, which starts at nothing and may go down to its floor.
create table ledger.house_account (
  code text collate "C" not null,
  asset ledger.asset not null,
  floor bigint check (floor <= 0),
  balance bigint not null default 0,
  primary key (code, asset),
  constraint house_floor check (floor is null or balance >= floor),
  check ((floor is null) = (code not like 'budget:%'))
);

create function ledger.recording_accounts() returns text[] language sql immutable as $$
  select array['games', 'promotions', 'sales', 'payment-clearing', 'redemptions-payable', 'jackpot-pool', 'expiry',
    'chargeback-loss'];
$$;
insert into ledger.house_account (code, asset)
select code, asset
from unnest(ledger.recording_accounts()) as code cross join unnest(enum_range(null::ledger.asset)) as asset;

-- How far the roll-up of the recording accounts has come: see ledger.roll_up.
create table ledger.rolled_up (
  is_only boolean primary key default true check (is_only),
  upto xid8 not null default '0',
  after_no bigint not null default 0,
  mark_xid xid8 not null default '0',
  mark_no bigint not null default 0
);
insert into ledger.rolled_up default values;

create table ledger.transfer (
  no bigint generated always as identity primary key,
  player text collate "C" not null,
  -- Business key, or the client's request id; unique for the player for ever. The ledger's own keys hold a space,
  -- which no client's key may, so that nobody can take the key of a reversal before it is made.
  key text collate "C" not null,
  request_hash bytea not null,
  kind text not null,
  ref jsonb not null,
  reverses bigint,
  -- The wallet once it was applied: what a repeat is answered with, and what each entry left behind.
  version bigint not null,
  coins bigint not null,
  tour_points bigint not null,
  entries bigint not null,
  winnings bigint not null,
  txid xid8 not null default pg_current_xact_id(),
  at timestamptz not null default now(),
  unique (player, key)
);
create unique index transfer_reversed_once on ledger.transfer (reverses) where reverses is not null;

-- No foreign key: the one function that writes a transfer writes its entries, and a round should not pay for the proof.
create table ledger.entry (
  transfer bigint not null,
  -- Exactly one of the two: a player's account, or one of the house.
  player text collate "C",
  house text collate "C",
  asset ledger.asset not null,
  amount bigint not null check (amount <> 0),
  check ((player is null) <> (house is null))
);
create index entry_of_transfer on ledger.entry (transfer);

-- A player's side of the history: each entry with the version and the balance that its transfer left.
create view ledger.statement as
select t.player, t.version, e.asset, e.amount,
  case e.asset when 'coins' then t.coins when 'tourPoints' then t.tour_points when 'entries' then t.entries
    else t.winnings end as balance,
  t.no, t.key, t.kind, t.ref, t.reverses, t.at
from ledger.entry e join ledger.transfer t on t.no = e.transfer
where e.player is not null;

create table ledger.hold (
  no bigint generated always as identity primary key,
  player text collate "C" not null references ledger.wallet,
  key text collate "C" not null,
  request_hash bytea not null,
  asset ledger.asset not null,
  amount bigint not null check (amount > 0),
  -- One way only, from pending to one of the others.
  state text not null default 'pending' check (state in ('pending', 'posted', 'voided', 'expired')),
  kind text not null,
  ref jsonb not null,
  expires_at timestamptz,
  transfer bigint references ledger.transfer,
  at timestamptz not null default now(),
  unique (player, key),
  check ((state = 'posted') = (transfer is not null))
);
create index hold_pending on ledger.hold (expires_at) where state = 'pending';

-- History is never rewritten: corrections are transfers of their own.
create function ledger.refuse_rewrite() returns trigger language plpgsql as $$
begin
  raise exception 'ledger history is append only' using errcode = 'CL001';
end $$;
create trigger transfer_append_only before update or delete or truncate on ledger.transfer
  for each statement execute function ledger.refuse_rewrite();
create trigger entry_append_only before update or delete or truncate on ledger.entry
  for each statement execute function ledger.refuse_rewrite();
create trigger wallet_kept before delete or truncate on ledger.wallet
  for each statement execute function ledger.refuse_rewrite();
create trigger hold_kept before delete or truncate on ledger.hold
  for each statement execute function ledger.refuse_rewrite();

-- Double entry, enforced: whatever a statement writes sums to zero for each transfer and asset.
create function ledger.refuse_unbalanced() returns trigger language plpgsql as $$
begin
  if exists (select 1 from written group by transfer, asset having sum(amount) <> 0) then
    raise exception 'a transfer does not sum to zero' using errcode = 'CL002';
  end if;
  return null;
end $$;
create trigger entry_balanced after insert on ledger.entry
  referencing new table as written for each statement execute function ledger.refuse_unbalanced();

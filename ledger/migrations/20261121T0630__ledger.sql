-- The only writer of balances. Callers have functions, never the tables.
create schema ledger;

create table ledger.asset (id smallint primary key, code text not null unique, scale smallint not null);
insert into ledger.asset values (1, 'coins', 2), (2, 'tourPoints', 2), (3, 'entries', 2), (4, 'winnings', 2), (5, 'usd', 2);

-- A player's four accounts stand in one row: one lock and one version for all that a round or a prize moves.
-- They authorise: no transfer passes below what is held.
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
  constraint coins_floor check (coins >= held_coins),
  constraint tour_points_floor check (tour_points >= held_tour_points),
  constraint entries_floor check (entries >= held_entries),
  constraint winnings_floor check (winnings >= held_winnings)
) with (fillfactor = 60);

-- House accounts record: nothing locks them on the way of a round, a job adds their entries up.
-- One with a floor authorises, like a campaign's budget.
create table ledger.house_account (
  code text collate "C" not null,
  asset smallint not null references ledger.asset,
  floor bigint,
  balance bigint not null default 0,
  primary key (code, asset),
  check (floor is null or balance >= floor)
);

create table ledger.transfer (
  no bigint generated always as identity primary key,
  player text collate "C" not null,
  -- Business key, or the client's request id; unique for the player for ever.
  key text not null,
  request_hash bytea not null,
  kind text not null,
  ref jsonb not null,
  reverses bigint unique references ledger.transfer,
  -- The wallet once it was applied: what a repeat is answered with.
  version bigint not null,
  coins bigint not null,
  tour_points bigint not null,
  entries bigint not null,
  winnings bigint not null,
  txid xid8 not null default pg_current_xact_id(),
  at timestamptz not null default now(),
  unique (player, key)
);

create table ledger.entry (
  transfer bigint not null references ledger.transfer,
  -- Exactly one of the two: a player's account, or one of the house.
  player text collate "C",
  house text collate "C",
  asset smallint not null,
  amount bigint not null check (amount <> 0),
  check ((player is null) <> (house is null))
);
create index entry_of_transfer on ledger.entry (transfer);

create table ledger.hold (
  id text primary key,
  player text collate "C" not null references ledger.wallet,
  asset smallint not null references ledger.asset,
  amount bigint not null check (amount > 0),
  state text not null default 'pending' check (state in ('pending', 'posted', 'voided', 'expired')),
  kind text not null,
  ref jsonb not null,
  expires_at timestamptz,
  transfer bigint references ledger.transfer,
  at timestamptz not null default now()
);
create index hold_pending on ledger.hold (expires_at) where state = 'pending';

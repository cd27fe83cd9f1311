-- The checkpoint of the hourly check: the ledger as it was verified with all transfers up to a number. Only
-- `ledger.move_checkpoint` writes it, and only over what `ledger.check_on` has verified. What it verifies is in `ledger/sql/check.sql`.
create table ledger.checked (
  is_only boolean primary key default true check (is_only),
  upto_no bigint not null default 0,
  -- Verified, too, and not yet in the checkpoint.
  verified_no bigint not null default 0,
  -- Sums of this day and later ones are in `checked_day`; earlier ones are compared from the beginning only.
  open_day date not null default '-infinity'
);
insert into ledger.checked default values;

-- Of each player: the version and the balances, held amounts included.
create table ledger.checked_wallet (
  player text collate "C" primary key,
  version bigint not null,
  coins bigint not null,
  tour_points bigint not null,
  entries bigint not null,
  winnings bigint not null
);
-- Of each house account: the sum of its entries.
create table ledger.checked_account (
  code text collate "C" not null,
  asset ledger.asset not null,
  total bigint not null,
  primary key (code, asset)
);
-- Of each player's whole history, as in `life_sum`.
create table ledger.checked_life (
  player text collate "C" not null,
  asset ledger.asset not null,
  kind text not null,
  game text not null,
  gained bigint not null,
  spent bigint not null,
  rounds bigint not null,
  rounds_of_asset bigint not null,
  primary key (player, asset, kind, game)
) with (fillfactor = 80);
-- Of the last days, as in `day_sum`.
create table ledger.checked_day (
  player text collate "C" not null,
  day date not null,
  asset ledger.asset not null,
  kind text not null,
  game text not null,
  gained bigint not null,
  spent bigint not null,
  rounds bigint not null,
  rounds_of_asset bigint not null,
  first_no bigint not null,
  last_no bigint not null,
  primary key (player, day, asset, kind, game)
) with (fillfactor = 80);

-- When each check last ran and last passed: of what is new, and of everything from the beginning.
create table ledger.check_run (
  scope text primary key check (scope in ('new', 'whole')),
  ran_at timestamptz not null,
  passed_at timestamptz,
  faults int not null,
  first_fault text
);

grant select on ledger.checked, ledger.checked_wallet, ledger.checked_account, ledger.checked_life, ledger.checked_day,
  ledger.check_run to croupier_app;

-- The only writer of balances. Callers have functions, never the tables.
create schema ledger;

create type ledger.asset as enum ('coins', 'tourPoints', 'entries', 'winnings', 'usd');

-- What a player has of an asset, in minor units. The ceiling is where JSON would start to round.
create domain ledger.balance as bigint
  constraint balance_floor check (value >= 0)
  constraint balance_ceiling check (value <= 9007199254740991);

-- A player's four accounts stand in one row: one lock and one version for all that a round or a prize moves.
-- They authorise: what is free and what is held stand apart, so that the type alone keeps held from being spent. A check
-- of the table would say it too, and be read from its text again at every posting.
create table ledger.wallet (
  player text collate "C" primary key,
  version bigint not null default 0,
  free_coins ledger.balance not null default 0,
  free_tour_points ledger.balance not null default 0,
  free_entries ledger.balance not null default 0,
  free_winnings ledger.balance not null default 0,
  held_coins ledger.balance not null default 0,
  held_tour_points ledger.balance not null default 0,
  held_entries ledger.balance not null default 0,
  held_winnings ledger.balance not null default 0
) with (fillfactor = 60);

-- What a player has: held or not.
create view ledger.wallet_total as
select player, version, free_coins + held_coins as coins, free_tour_points + held_tour_points as tour_points,
  free_entries + held_entries as entries, free_winnings + held_winnings as winnings
from ledger.wallet;

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

-- All accounts but the budgets.
create function ledger.player_and_house() returns text[] language sql immutable as $$
  select array['player', 'games', 'promotions', 'sales', 'payment-clearing', 'redemptions-payable', 'jackpot-pool',
    'expiry', 'chargeback-loss'];
$$;
insert into ledger.house_account (code, asset)
select code, asset
from unnest(ledger.player_and_house()) as code cross join unnest(enum_range(null::ledger.asset)) as asset
where code <> 'player';

-- How far the roll-up of the recording accounts has come: see ledger.roll_up.
create table ledger.rolled_up (
  is_only boolean primary key default true check (is_only),
  upto xid8 not null default '0',
  after_no bigint not null default 0,
  mark_xid xid8 not null default '0',
  mark_no bigint not null default 0
);
insert into ledger.rolled_up default values;

-- `amount` of an asset goes from one account to another: 'player', whose transfer it is, or one of the house. What is
-- given was taken, so a transfer, which is made of movements, cannot be out of balance, whoever writes it.
create domain ledger.account as text check (value is not null);
create domain ledger.amount as bigint constraint amount_range check (value is not null and value between 1 and 9007199254740991);
create type ledger.movement as (debit ledger.account, credit ledger.account, asset ledger.asset, amount ledger.amount);

create table ledger.transfer (
  no bigint generated always as identity primary key,
  player text collate "C" not null,
  -- Business key, or the client's request id; unique for the player for ever. The ledger's own keys hold a space,
  -- which no client's key may, so that nobody can take the key of a reversal before it is made.
  key text collate "C" not null,
  request_hash bytea not null,
  kind text not null,
  ref jsonb not null,
  movements ledger.movement[] not null,
  -- The wallet once it was applied: what a repeat is answered with, and what each entry left behind.
  version bigint not null,
  coins ledger.balance not null,
  tour_points ledger.balance not null,
  entries ledger.balance not null,
  winnings ledger.balance not null,
  txid xid8 not null default pg_current_xact_id(),
  at timestamptz not null default now(),
  unique (player, key)
);

-- What each account of a movement gains or loses.
create function ledger.sides_of(movements ledger.movement[]) returns table (account text, asset ledger.asset, amount bigint)
language sql immutable as $$
  select side.account, m.asset, side.amount
  from unnest(movements) as m cross join lateral (values (m.debit, -m.amount), (m.credit, m.amount)) as side (account, amount);
$$;

-- Double entry: each transfer's entries are its movements, seen from both sides. Either `player` or `house` is null.
create view ledger.entry as
select t.no as transfer, t.txid, case side.account when 'player' then t.player end as player,
  nullif(side.account, 'player') as house, side.asset, side.amount
from ledger.transfer t cross join lateral ledger.sides_of(t.movements) as side;

-- A player's side of the history: each entry with the version and the balance that its transfer left.
create view ledger.statement as
select t.player, t.version, side.asset, side.amount,
  case side.asset when 'coins' then t.coins when 'tourPoints' then t.tour_points when 'entries' then t.entries
    else t.winnings end as balance,
  t.no, t.key, t.kind, t.ref, t.at
from ledger.transfer t cross join lateral ledger.sides_of(t.movements) as side
where side.account = 'player';

create table ledger.hold (
  no bigint generated always as identity primary key,
  player text collate "C" not null references ledger.wallet,
  key text collate "C" not null,
  request_hash bytea not null,
  asset ledger.asset not null,
  amount ledger.amount not null,
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
create trigger wallet_kept before delete or truncate on ledger.wallet
  for each statement execute function ledger.refuse_rewrite();
create trigger hold_kept before delete or truncate on ledger.hold
  for each statement execute function ledger.refuse_rewrite();

-- How far the sums have come: the roll-up of the release before moves `upto` and does not sum, and may run until it ends.
-- The lock keeps it waiting until the sums below are written.
alter table ledger.rolled_up add summed_upto xid8 not null default '0', add summed_after_no bigint not null default 0;
update ledger.rolled_up set summed_upto = upto, summed_after_no = after_no;

-- Sums of a player's entries, kept by the roll-up: statements and books read them, and only later transfers from the ledger.
-- Of a day in UTC. A round counts with its first entry: of the balance, and of its mode. `game` is empty without one.
create table ledger.day_sum (
  player text collate "C" not null,
  day date not null,
  asset ledger.asset not null,
  kind text not null,
  game text not null,
  gained bigint not null,
  spent bigint not null,
  rounds bigint not null,
  rounds_of_asset bigint not null,
  -- The transfers of that day are between them.
  first_no bigint not null,
  last_no bigint not null,
  primary key (player, day, asset, kind, game)
);
-- Of a player's whole history.
create table ledger.life_sum (
  player text collate "C" not null,
  asset ledger.asset not null,
  kind text not null,
  game text not null,
  gained bigint not null,
  spent bigint not null,
  rounds bigint not null,
  rounds_of_asset bigint not null,
  primary key (player, asset, kind, game)
);
-- What the players of a brand have; the brand is empty for a wallet without an account.
create table ledger.brand_balance (
  brand text not null,
  asset ledger.asset not null,
  balance bigint not null,
  primary key (brand, asset)
);
grant select on ledger.day_sum, ledger.life_sum, ledger.brand_balance to croupier_app;

-- Finds the earlier entries of a round.
create index transfer_of_round on ledger.transfer ((ref ->> 'round'), player) where ref ? 'round';

-- What the roll-up has counted before. `ledger/sql/sums.sql` goes on from here.
with line as (
  select t.no, t.player, (t.at at time zone 'UTC')::date as day, t.kind, t.ref ->> 'game' as game, side.asset, side.amount,
    case when t.ref ?& array['round', 'game'] then t.ref ->> 'round' end as round, t.no <= r.summed_after_no or t.txid < r.summed_upto as is_counted
  from ledger.transfer t cross join ledger.rolled_up r cross join lateral ledger.sides_of(t.movements) as side
  where side.account = 'player'
), placed as (
  select line.*,
    (round is not null and 1 = row_number() over (partition by player, round, game, asset in ('entries', 'winnings') order by no, asset))::int as begun,
    (round is not null and 1 = row_number() over (partition by player, round, game, asset order by no))::int as begun_of_asset
  from line
)
insert into ledger.day_sum
select player, day, asset, kind, coalesce(game, ''), coalesce(sum(amount) filter (where amount > 0), 0),
  coalesce(-sum(amount) filter (where amount < 0), 0), sum(begun), sum(begun_of_asset), min(no), max(no)
from placed where is_counted group by player, day, asset, kind, coalesce(game, '');

insert into ledger.life_sum
select player, asset, kind, game, sum(gained), sum(spent), sum(rounds), sum(rounds_of_asset)
from ledger.day_sum group by player, asset, kind, game;

insert into ledger.brand_balance
select coalesce(p.brand, ''), s.asset, sum(s.gained - s.spent)
from ledger.life_sum s left join public.player p on p.id = s.player group by 1, 2;

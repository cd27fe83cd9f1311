-- Balances of each player, held amounts included.
create or replace view ledger.wallet_total as
select player, version, free_coins + held_coins as coins, free_tour_points + held_tour_points as tour_points,
  free_entries + held_entries as entries, free_winnings + held_winnings as winnings
from ledger.wallet;

-- Every account that exists without being set up first. Budgets are not among them.
create or replace function ledger.player_and_house() returns text[] language sql immutable as $$
  select array['player', 'games', 'promotions', 'sales', 'payment-clearing', 'redemptions-payable', 'jackpot-pool',
    'expiry', 'chargeback-loss', 'suspense', 'provider-fees', 'bank', 'tax-withheld'];
$$;

-- Both sides of each movement: the debited account loses the amount, the credited one gains it.
create or replace function ledger.sides_of(movements ledger.movement[]) returns table (account text, asset ledger.asset, amount bigint)
language sql immutable as $$
  select side.account, m.asset, side.amount
  from unnest(movements) as m cross join lateral (values (m.debit, -m.amount), (m.credit, m.amount)) as side (account, amount);
$$;

-- All transfers: of players, and between house accounts alone (without a player).
create or replace view ledger.posted as
select no, player, kind, ref, movements, txid, at from ledger.transfer
union all
select no, null, kind, ref, movements, txid, at from ledger.house_transfer;

-- The double-entry book: one row for each side of each movement.
create or replace view ledger.entry as
select t.no as transfer, t.txid, case side.account when 'player' then t.player end as player,
  nullif(side.account, 'player') as house, side.asset, side.amount
from ledger.posted t cross join lateral ledger.sides_of(t.movements) as side;

-- A player's entries with the balance that each transfer left.
create or replace view ledger.statement as
select t.player, t.version, side.asset, side.amount,
  case side.asset when 'coins' then t.coins when 'tourPoints' then t.tour_points when 'entries' then t.entries
    else t.winnings end as balance,
  t.no, t.key, t.kind, t.ref, t.at
from ledger.transfer t cross join lateral ledger.sides_of(t.movements) as side
where side.account = 'player';

grant select on ledger.posted to croupier_app;

-- The parts of a stake that came from the granted and the won balance.
alter table game_provider_transaction add column from_won bigint not null default 0;
alter table game_provider_round add column from_granted bigint not null default 0, add column from_won bigint not null default 0;

update game_provider_transaction t set from_won = paid.won
from (
  select l.no, sum(m.amount)::bigint as won
  from ledger.transfer l cross join lateral unnest(l.movements) as m
  where l.key like 'provider-bet:%' and m.debit = 'player' and m.asset in ('tourPoints', 'winnings') group by l.no
) as paid
where t.kind = 'bet' and t.transfer = 'txn_' || paid.no;

update game_provider_round r set from_granted = r.stake - bets.won, from_won = bets.won
from (
  select provider, round, sum(from_won)::bigint as won from game_provider_transaction
  where kind = 'bet' and not is_rolled_back group by provider, round
) as bets
where bets.provider = r.provider and bets.round = r.round;

-- What the rest of the site calls a provider's round: rnd_…; null in rounds from before.
alter table game_provider_round add column id text unique;
create index game_provider_transaction_bets on game_provider_transaction (provider, round) where kind = 'bet';

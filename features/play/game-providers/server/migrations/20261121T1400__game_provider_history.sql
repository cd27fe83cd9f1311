-- Rounds from before they had names of ours: older than every other, in their own order.
update game_provider_round set id = 'rnd_' || lpad(no::text, 26, '0') where id is null;
alter table game_provider_round alter column id set not null;
create index game_provider_round_of_player on game_provider_round (player, id desc);

-- All facts of a round, not its bets alone.
drop index game_provider_transaction_bets;
create index game_provider_transaction_of_round on game_provider_transaction (provider, round);

-- Where a provider shows a round again; null where it does not.
alter table game_provider add column replay_url text;

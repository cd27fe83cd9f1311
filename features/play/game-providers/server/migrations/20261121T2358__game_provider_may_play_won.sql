-- Winnings can be redeemed: a launch plays them where the player agreed to it, and the round remembers.
alter table game_provider_session add column may_play_won boolean not null default false;
alter table game_provider_round add column may_play_won boolean not null default false;
-- Coins flow into each other unasked.
update game_provider_session set may_play_won = true where mode = 'TournamentPoints';
update game_provider_round set may_play_won = true where mode = 'TournamentPoints';

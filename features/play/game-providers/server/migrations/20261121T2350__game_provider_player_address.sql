-- Bets come from the provider's server; where play is allowed goes by the address that the player launched the game from.
alter table game_provider_session add column address text;
update game_provider_session g set address = s.address from player_session s where s.id = g.session;
alter table game_provider_session alter column address set not null;

-- A launch ends with the player's session that it was made in. Those from before, good for twelve hours at most, end now.
delete from game_provider_session;
alter table game_provider_session add column session text not null references player_session (id);

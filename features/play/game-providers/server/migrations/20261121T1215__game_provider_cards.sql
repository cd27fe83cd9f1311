-- How a provider describes its games for the lobby: code, title, category, words and colour.
alter table game_provider add column cards jsonb not null default '[]';

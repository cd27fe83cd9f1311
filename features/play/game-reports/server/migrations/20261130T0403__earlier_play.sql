-- How far each slice's rounds from before the count were added, and whether all of them were.
create table game_play_earlier (
  slice text primary key,
  cursor text not null default '',
  is_done boolean not null default false
);
-- Whether the sums have every round that this site has.
alter table game_play_mark add column is_whole boolean not null default false;

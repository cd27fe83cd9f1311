-- When a player said that they moved to another state.
create table if not exists state_move (
  id bigint generated always as identity primary key,
  player text not null references player (id),
  from_state text not null,
  to_state text not null,
  moved_at timestamptz not null
);
create index if not exists state_move_by_player on state_move (player, id desc);

-- A won round that its player shares with anybody who has the link; revoking deletes the row.
create table shared_win (
  token text primary key,
  round text not null unique,
  player text not null references player (id),
  brand text not null,
  shared_at timestamptz not null
);
create index shared_win_of_player on shared_win (player);

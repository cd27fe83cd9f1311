-- When each limit last refused something and the other slices were told.
create table play_cap_reached (
  player text not null references player (id),
  scope text not null,
  kind text not null,
  period text not null,
  at timestamptz not null,
  primary key (player, scope, kind, period)
);

-- One row a day: the slice on which the free wheel stopped, and what it was drawn from.
create table daily_wheel_spin (
  player text not null references player (id),
  day date not null,
  wheel text not null,
  sector int not null,
  coins bigint not null,
  entries bigint not null,
  -- Names the call that turned it, so that a retry gets its answer.
  request text not null,
  seed_pair text not null,
  nonce bigint not null,
  def_hash text not null,
  spun_at timestamptz not null,
  primary key (player, day)
);

-- What promotions drew for players: each with the rules that it was drawn by, to be proved once its pair is revealed.
create table fair_draw (
  pair text not null references fair_seed_pair (id),
  -- The number within the pair, which no round has.
  nonce bigint not null,
  player text not null references player (id),
  name text not null,
  rules jsonb not null,
  prize text not null,
  at timestamptz not null,
  primary key (pair, nonce)
);
create index fair_draw_of on fair_draw (player, at desc);

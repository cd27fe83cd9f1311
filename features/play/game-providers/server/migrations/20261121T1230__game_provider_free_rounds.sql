-- The key by which this site gives rounds away at a provider, sealed.
alter table game_provider add column operator_key bytea;

-- Rounds that were given away, until their provider has them and after.
create table game_provider_free_rounds (
  id text primary key,
  provider text not null references game_provider (id),
  player text not null references player (id),
  game text not null,
  count int not null,
  -- Minor units a round.
  amount bigint not null,
  granted_at timestamptz not null,
  sent_at timestamptz
);
create index game_provider_free_rounds_unsent on game_provider_free_rounds (granted_at) where sent_at is null;

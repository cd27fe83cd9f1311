-- Draws of the hidden amounts at which jackpots drop. Of each pool, the first that is not revealed is in use and the
-- next one is announced.
create table game_jackpot_drop (
  brand text not null,
  game text not null,
  mode text not null,
  tier text not null,
  no int not null check (no > 0),
  rules jsonb not null,
  rules_hash text not null references fair_odds (hash),
  commit text not null unique,
  -- 32 bytes, sealed with the site's secret.
  server_seed bytea not null,
  committed_at timestamptz not null,
  revealed_at timestamptz,
  -- Of a pool that dropped: the amount in minor units and the round that won it.
  amount bigint check (amount > 0),
  round text references game_round (id),
  primary key (brand, game, mode, tier, no),
  check ((amount is null) = (round is null) and (round is null or revealed_at is not null))
);
create index game_jackpot_drop_open on game_jackpot_drop (brand, game, mode, tier, no) where revealed_at is null;
create index game_jackpot_drop_round on game_jackpot_drop (round) where round is not null;

create trigger game_jackpot_drop_is_append_only before delete or truncate on game_jackpot_drop
  for each statement execute function fair_is_append_only();
create trigger game_jackpot_drop_keeps_its_promise before update on game_jackpot_drop for each row
  when (
    (old.brand, old.game, old.mode, old.tier, old.no, old.rules, old.rules_hash, old.commit, old.committed_at)
      is distinct from (new.brand, new.game, new.mode, new.tier, new.no, new.rules, new.rules_hash, new.commit, new.committed_at)
    or old.revealed_at is not null and (old.revealed_at, old.amount, old.round) is distinct from (new.revealed_at, new.amount, new.round)
  )
  execute function fair_is_append_only();

-- When any process last published a game's jackpots. Updating the pools for it would wait for rounds.
create table game_jackpot_told (
  brand text not null,
  game text not null,
  at timestamptz not null,
  primary key (brand, game)
);
alter table game_jackpot_pool drop column gathered_at;

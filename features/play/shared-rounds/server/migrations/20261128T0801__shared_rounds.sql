-- Seeds of a game's shared rounds: each is the hash of the next one, and chain_end is the hash of the first.
create table shared_chain (
  brand text not null,
  game text not null,
  no int not null check (no > 0),
  definition_hash text not null,
  length int not null check (length > 0),
  chain_end text not null unique,
  rules_hash text not null references fair_odds (hash),
  -- The seed of the last round: 32 bytes, sealed with the site's secret.
  last_seed bytea not null,
  client_seed text,
  committed_at timestamptz not null,
  retired_at timestamptz,
  primary key (brand, game, no)
);
create unique index shared_chain_in_use on shared_chain (brand, game) where retired_at is null;
create trigger shared_chain_is_append_only before delete or truncate on shared_chain
  for each statement execute function fair_is_append_only();
create trigger shared_chain_keeps_its_promise before update on shared_chain for each row
  when (
    (old.brand, old.game, old.no, old.definition_hash, old.length, old.chain_end, old.rules_hash, old.committed_at)
      is distinct from
      (new.brand, new.game, new.no, new.definition_hash, new.length, new.chain_end, new.rules_hash, new.committed_at)
    or old.client_seed is not null and old.client_seed is distinct from new.client_seed
  )
  execute function fair_is_append_only();

-- Phases follow from opens_at. `watched_by` and `watched_at` are the lease of the process that watches an open round.
create table shared_round (
  brand text not null,
  game text not null,
  chain int not null,
  no int not null check (no > 0),
  state text not null check (state in ('open', 'over', 'called-off')),
  opens_at timestamptz not null,
  watched_by text not null,
  watched_at timestamptz not null,
  ended_at timestamptz,
  burst int check (burst >= 100),
  primary key (brand, game, chain, no),
  foreign key (brand, game, chain) references shared_chain (brand, game, no),
  check ((state = 'open') = (ended_at is null) and (ended_at is null) = (burst is null))
);
create unique index shared_round_open on shared_round (brand, game) where state = 'open';
create trigger shared_round_is_append_only before delete or truncate on shared_round
  for each statement execute function fair_is_append_only();

-- When a page of the game last asked for its state.
create table shared_table_asked (
  brand text not null,
  game text not null,
  at timestamptz not null,
  primary key (brand, game)
);

create table shared_bet (
  id text primary key,
  player text not null references player (id),
  -- The player and the client's request id.
  request text not null unique,
  request_hash text not null,
  brand text not null,
  game text not null,
  chain int not null,
  round int not null,
  mode text not null check (mode in ('SweepStakes', 'TournamentPoints')),
  state text not null check (state in ('open', 'settled', 'called-off')),
  -- Amounts are minor units, multipliers hundredths of the stake.
  stake bigint not null check (stake > 0),
  from_granted bigint not null,
  from_won bigint not null,
  auto int,
  -- Where the bet left, or would have left without the burst.
  target int,
  win bigint not null default 0 check (win >= 0),
  transfer text not null,
  balance_before bigint not null,
  balance_after bigint not null,
  at timestamptz not null,
  settled_at timestamptz,
  unique (player, brand, game, chain, round),
  foreign key (brand, game, chain, round) references shared_round (brand, game, chain, no),
  check (from_granted + from_won = stake),
  check ((state = 'open') = (settled_at is null))
);
create index shared_bet_open on shared_bet (brand, game, chain, round) where state = 'open';
create index shared_bet_of_round on shared_bet (brand, game, chain, round, settled_at desc);
create index shared_bet_of_player on shared_bet (player, id desc);
create trigger shared_bet_is_append_only before delete or truncate on shared_bet
  for each statement execute function fair_is_append_only();
create trigger shared_bet_keeps_its_facts before update on shared_bet for each row
  when (
    (old.id, old.player, old.request, old.brand, old.game, old.chain, old.round, old.mode, old.stake, old.auto)
      is distinct from
      (new.id, new.player, new.request, new.brand, new.game, new.chain, new.round, new.mode, new.stake, new.auto)
    or old.state <> 'open' and (old.state, old.target, old.win) is distinct from (new.state, new.target, new.win)
  )
  execute function fair_is_append_only();

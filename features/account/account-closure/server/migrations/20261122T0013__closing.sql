-- Who closed an account, how far that has come, and what is still owed. Rows stay: they show that a request was answered.
create table account_closing (
  id bigint generated always as identity primary key,
  brand text not null,
  player text not null references player (id),
  reason text check (reason in ('break', 'time', 'money', 'games', 'account', 'privacy', 'other')),
  asked_at timestamptz not null,
  -- When the player asked for erasure: with the closing, later, or never.
  erasure_asked_at timestamptz,
  -- Until then the player may come back.
  ends_at timestamptz not null,
  -- Confirmed by mail, where there is an address.
  acknowledged_at timestamptz,
  reopened_at timestamptz,
  -- No way back: coins and entries ended, winnings are owed.
  ended_at timestamptz,
  owed_winnings bigint check (owed_winnings >= 0),
  -- Of the reference by which winnings are asked for, as nothing else may be left that says whose they are.
  claim_hash bytea,
  -- What was erased so far, by slice.
  erased_parts text[] not null default '{}',
  erased_at timestamptz,
  -- Whole years of keeping that are over and done.
  outlived_years int not null default 0,
  check (reopened_at is null or ended_at is null),
  check (erased_at is null or (ended_at is not null and erasure_asked_at is not null))
);
create unique index account_closing_of on account_closing (player) where reopened_at is null;
create index account_closing_under_way on account_closing (brand, ends_at) where reopened_at is null and erased_at is null;

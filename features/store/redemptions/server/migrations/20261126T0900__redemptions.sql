-- A bank account in the player's verified name. Its number is at the provider; the token is useless elsewhere.
create table payout_account (
  id text collate "C" primary key,
  brand text not null,
  player text not null references player (id),
  provider text not null,
  method text not null,
  token text not null,
  title text not null,
  fingerprint text not null,
  added_at timestamptz not null,
  removed_at timestamptz,
  unique (player, provider, token)
);
create index payout_account_fingerprint on payout_account (brand, fingerprint);

-- A request to redeem winnings. Its amount is set aside by `hold`, or posted by `transfer` once the payout was sent.
create table redemption (
  id text collate "C" primary key,
  brand text not null,
  player text not null references player (id),
  request_key text not null,
  asked_cents int not null check (asked_cents > 0),
  cents int not null check (cents > 0 and cents <= asked_cents),
  withheld_cents int not null default 0 check (withheld_cents >= 0 and withheld_cents < cents),
  account text collate "C" not null references payout_account (id),
  residence text not null,
  -- Where providers send their messages about it.
  origin text not null,
  state text not null default 'deciding',
  code text,
  due_at timestamptz,
  hold text,
  transfer text,
  -- How often the amount was set aside: again after each payout that came back.
  holds int not null default 1,
  -- The first of two operators who approved.
  approved_by text,
  requested_at timestamptz not null,
  ended_at timestamptz,
  unique (player, request_key)
);
create index redemption_player on redemption (player, id desc);
create index redemption_open on redemption (brand, state, due_at) where ended_at is null;

-- What happened to a request, once each, in order.
create table redemption_step (
  no bigint generated always as identity primary key,
  redemption text collate "C" not null references redemption (id),
  state text not null,
  code text,
  actor text not null check (actor in ('player', 'rule', 'operator', 'provider')),
  at timestamptz not null
);
create index redemption_step_of on redemption_step (redemption, no);

-- Each run of the rules: their version, the facts and the results.
create table redemption_run (
  no bigint generated always as identity primary key,
  redemption text collate "C" not null references redemption (id),
  version int not null,
  facts jsonb not null,
  results jsonb not null,
  at timestamptz not null
);
create index redemption_run_of on redemption_run (redemption, no desc);

-- One payout to one account. What its provider said is in payment_fact under its id.
create table redemption_payout (
  id text collate "C" primary key,
  no bigint generated always as identity,
  redemption text collate "C" not null references redemption (id),
  account text collate "C" not null references payout_account (id),
  provider text not null,
  cents int not null check (cents > 0),
  -- `ready` until it is given to the provider; then what is known of it.
  state text not null default 'ready' check (state in ('ready', 'asked', 'sent', 'paid', 'failed', 'returned')),
  code text,
  made_at timestamptz not null,
  asked_at timestamptz
);
create index redemption_payout_of on redemption_payout (redemption, no);
create index redemption_payout_ready on redemption_payout (made_at) where state = 'ready';

-- The taxpayer number, sealed; null if the player has none, so that a part of each prize is withheld.
create table redemption_tax_form (
  player text primary key references player (id),
  number bytea,
  given_at timestamptz not null
);

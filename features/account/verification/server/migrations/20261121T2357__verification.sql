-- One check of who a player is: by a provider, or by the staff from documents.
create table identity_check (
  id text primary key,
  brand text not null,
  player text not null references player (id),
  provider text not null,
  state text not null check (state in ('open', 'approved', 'rejected', 'duplicate', 'expired')),
  -- What is wanted next, while it is open.
  step text check (step in ('continue', 'survey', 'document', 'scan')),
  reason text,
  -- The greatest order of the provider's words so far.
  heard int not null default 0,
  -- Who the provider saw, sealed.
  seen bytea,
  started_at timestamptz not null,
  decided_at timestamptz,
  -- Null: the provider did.
  decided_by text references operator (id),
  check ((state = 'open') = (step is not null)),
  check ((state = 'open') = (decided_at is null))
);
create unique index identity_check_open on identity_check (player) where state = 'open';
create index identity_check_of on identity_check (player, started_at desc);
create index identity_check_waiting on identity_check (brand, started_at) where state = 'open';

-- What providers said, each once. Of what came late or after a person had decided, applied is false.
create table identity_word (
  provider text not null,
  id text not null,
  "check" text not null references identity_check (id) on delete cascade,
  "order" int not null,
  outcome text not null,
  applied boolean not null,
  heard_at timestamptz not null,
  primary key (provider, id)
);

-- By what a verified person is known again under another account of the brand, as keyed hashes.
create table identity_person (
  brand text not null,
  key bytea not null,
  player text not null references player (id),
  primary key (brand, key)
);
create index identity_person_of on identity_person (player);

-- A player asked for a person.
create table identity_review (
  id int generated always as identity primary key,
  brand text not null,
  player text not null references player (id),
  "check" text not null references identity_check (id),
  note bytea not null,
  asked_at timestamptz not null,
  decided_at timestamptz,
  decided_by text references operator (id),
  decision text check (decision in ('approved', 'rejected', 'duplicate')),
  check ((decided_at is null) = (decision is null))
);
create unique index identity_review_open on identity_review (player) where decided_at is null;
create index identity_review_waiting on identity_review (brand, asked_at) where decided_at is null;

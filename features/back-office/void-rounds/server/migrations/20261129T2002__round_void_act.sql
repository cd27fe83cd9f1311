-- Acts of operators that declare rounds of a game void after a fault.
create table round_void_act (
  id text primary key,
  brand text not null,
  game text not null,
  -- Rounds of one version of the rules; null for all.
  definition_hash text,
  -- The first and the last id; of a single round both are its own.
  first_id text not null,
  last_id text not null,
  reason text not null,
  why text not null,
  -- Whether wins are taken back as far as players still have them.
  takes_wins boolean not null,
  switched_off boolean not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'rejected')),
  request_key text not null,
  asked_by text not null references operator (id),
  asked_at timestamptz not null,
  decided_by text references operator (id),
  decided_at timestamptz,
  -- Rounds up to this one were tried in this pass.
  tried_until text not null default '',
  done_at timestamptz,
  unique (asked_by, request_key),
  check ((state = 'waiting') = (decided_by is null)),
  check (state not in ('running', 'done') or decided_by <> asked_by)
);
create index round_void_act_open on round_void_act (brand) where state in ('waiting', 'running');
create index round_void_act_of_brand on round_void_act (brand, asked_at desc);

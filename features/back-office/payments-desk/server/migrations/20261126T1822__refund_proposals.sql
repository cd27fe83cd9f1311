-- Refunds that operators decided or propose. The id becomes the refund's.
create table refund_proposal (
  id text collate "C" primary key,
  brand text not null,
  purchase_order text collate "C" not null,
  cents int not null check (cents > 0),
  reason text not null,
  why text not null,
  -- A repeat of the same request finds its first answer.
  request_key text not null,
  -- Above the limit of one person when it was proposed.
  needs_two boolean not null,
  proposed_by text not null,
  proposed_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'ordered', 'rejected')),
  decided_by text,
  decided_at timestamptz,
  unique (proposed_by, request_key),
  check (state <> 'ordered' or not needs_two or decided_by <> proposed_by),
  check ((state = 'waiting') = (decided_by is null))
);
create unique index refund_proposal_waiting on refund_proposal (purchase_order) where state = 'waiting';
create index refund_proposal_alone on refund_proposal (proposed_by, decided_at) where state = 'ordered' and not needs_two;

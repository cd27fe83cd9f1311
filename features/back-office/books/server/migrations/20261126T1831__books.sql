-- A provider's statement of a day in UTC, as it was first complete.
create table provider_statement (
  provider text not null,
  day date not null,
  taken_at timestamptz not null,
  fee_cents bigint not null,
  settled_cents bigint not null,
  primary key (provider, day)
);
create table provider_statement_line (
  provider text not null,
  day date not null,
  no int not null,
  kind text not null,
  reference text collate "C",
  cents bigint not null,
  fee_cents bigint not null,
  primary key (provider, day, no),
  foreign key (provider, day) references provider_statement
);
create index provider_statement_line_reference on provider_statement_line (reference);

-- What did not agree: the provider's statement, what it told us, and the ledger. Closed by agreement or by an operator.
create table reconciliation_case (
  id bigint generated always as identity primary key,
  provider text not null,
  day date not null,
  -- Of the payment, or of a statement that did not come.
  reference text collate "C" not null,
  kind text not null,
  statement_cents bigint not null,
  told_cents bigint not null,
  booked_cents bigint not null,
  since timestamptz not null,
  closed_at timestamptz,
  closed_by text,
  why text
);
create unique index reconciliation_case_open on reconciliation_case (provider, reference) where closed_at is null;

-- Every balance at the first run after the end of a day in UTC. Each asset adds up to zero.
create table trial_balance (
  day date not null,
  taken_at timestamptz not null,
  account text not null,
  asset text not null,
  minor numeric not null,
  primary key (day, account, asset)
);

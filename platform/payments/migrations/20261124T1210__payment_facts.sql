-- What payment providers said, once each: the truth that orders, redemptions and their postings follow from.
create table payment_fact (
  no bigint generated always as identity primary key,
  provider text not null,
  -- Our attempt or payout. Facts of a reference that nobody knows are kept until its owner asks for them.
  reference text collate "C" not null,
  hash bytea not null,
  fact jsonb not null,
  source text not null check (source in ('reply', 'webhook', 'question')),
  told_at timestamptz not null,
  heard_at timestamptz not null,
  unique (provider, reference, hash)
);
create index payment_fact_reference on payment_fact (reference);

create function payment_fact_refuse_rewrite() returns trigger language plpgsql as $$
begin
  raise exception 'what a provider said is never rewritten';
end $$;
create trigger payment_fact_append_only before update or delete or truncate on payment_fact
  for each statement execute function payment_fact_refuse_rewrite();

-- References that a provider is asked about, until it says how they ended or the horizon of the method has passed.
create table payment_question (
  reference text collate "C" primary key,
  provider text not null,
  since timestamptz not null,
  asks int not null default 0,
  due_at timestamptz not null,
  until timestamptz not null
);
create index payment_question_due on payment_question (due_at);

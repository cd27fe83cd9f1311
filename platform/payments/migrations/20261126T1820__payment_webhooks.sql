-- Verified messages of providers, once each, so that operators see them and settle them again. A message whose settlement
-- failed keeps the error until it succeeds.
create table payment_webhook (
  no bigint generated always as identity primary key,
  provider text not null,
  message text not null,
  hash bytea not null,
  -- What the message is about.
  reference text[] collate "C" not null,
  facts jsonb not null,
  heard_at timestamptz not null,
  times int not null default 1,
  failure text,
  unique (provider, message, hash)
);
create index payment_webhook_reference on payment_webhook using gin (reference);
create index payment_webhook_failed on payment_webhook (heard_at) where failure is not null;

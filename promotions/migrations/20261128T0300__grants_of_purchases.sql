-- What is left of a purchase that was reversed, in whole or in part. A purchase without a row is whole.
create table promotion.purchase_left (
  player text not null references public.player (id),
  nth int not null check (nth > 0),
  price_cents bigint not null check (price_cents > 0),
  left_cents bigint not null check (left_cents between 0 and price_cents),
  -- The latest event that told it; earlier ones change nothing.
  event_id bigint not null,
  primary key (player, nth)
);

-- Which purchase of its player earned it.
alter table promotion.grant add column purchase int;
-- What it was before any of it went with its purchase, and what went: { "coins", "entries" } or { "count" }. Null if nothing did.
alter table promotion.grant add column whole jsonb;
alter table promotion.grant add column gone jsonb;
create index grant_of_purchase on promotion.grant (player, purchase) where purchase is not null;

-- An entitlement of which nothing is left.
alter table promotion.entitlement drop constraint entitlement_count_check;
alter table promotion.entitlement add check (count >= 0);

-- The number of a lottery's tickets is read from the index alone.
drop index promotion.grant_of_lottery;
create index grant_of_lottery on promotion.grant (run) include (value, gone) where kind = 'ticket';

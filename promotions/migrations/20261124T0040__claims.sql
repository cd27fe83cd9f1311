-- Claims of the first players, and amounts that must not be exceeded: budgets of runs, caps of players and brands.

-- A pool has one row per claim that it gives.
create table promotion.claim_slot (
  pool text not null,
  slot int not null,
  player text,
  -- Of the claim: the same player with the same key gets the same slot.
  key text,
  primary key (pool, slot),
  check ((player is null) = (key is null))
) with (fillfactor = 80);
create index claim_slot_free on promotion.claim_slot (pool) where player is null;
create unique index claim_slot_of_player on promotion.claim_slot (pool, player) where player is not null;

-- An amount in slices, so that concurrent takers lock different rows. What is left is the sum of its slices.
create table promotion.pot (
  name text primary key,
  total bigint not null check (total >= 0),
  -- Of a cap: its day in the brand's calendar, after which the pot is removed.
  day date,
  -- Of a player's cap.
  player text
);
create index pot_by_day on promotion.pot (day) where day is not null;
create index pot_of_player on promotion.pot (player) where player is not null;
create table promotion.pot_slice (
  pot text not null references promotion.pot (name) on delete cascade,
  slice smallint not null,
  left_over bigint not null check (left_over >= 0),
  primary key (pot, slice)
) with (fillfactor = 50);

-- How many cents a brand's promotions may give a day.
create table promotion.brand_cap (
  brand text primary key,
  cents_per_day bigint not null check (cents_per_day >= 0),
  changed_at timestamptz not null,
  by text not null
);

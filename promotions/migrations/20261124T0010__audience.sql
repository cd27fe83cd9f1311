create schema if not exists promotion;

-- What audiences ask of players: one row a player, copied from elsewhere so that a count reads one table. No foreign key:
-- it would lock the player's row at each insert, and the reader of events locks no row that other code waits for.
create table promotion.player_facts (
  purchase_cents bigint not null default 0,
  rounds bigint not null default 0,
  purchases integer not null default 0,
  -- Days of the brand's calendar.
  registered_on date not null,
  -- Test accounts and closed ones belong to no audience's count.
  is_counted boolean not null,
  is_email_confirmed boolean not null,
  is_phone_confirmed boolean not null,
  is_identity_approved boolean not null,
  is_profile_completed boolean not null,
  is_referred boolean not null,
  has_push boolean not null default false,
  brand text not null,
  state text not null,
  locale text not null,
  player text primary key,
  last_seen_on date,
  last_purchase_on date,
  last_played_on date,
  vip_level integer,
  -- Item 1 is the sum of last_played_on, item n adds the n - 1 days before it; the last item counts for all further ones.
  -- So the sum of a window is one item, on any later day, and nobody has to update absent players.
  rounds_since integer[] not null default '{}',
  coins_since bigint[] not null default '{}',
  entries_since bigint[] not null default '{}'
) with (fillfactor = 85);
create index player_facts_by_brand on promotion.player_facts (brand);

-- Accounts from before this table. What they played and bought counts from now on.
insert into promotion.player_facts (player, brand, registered_on, is_counted, is_email_confirmed, is_phone_confirmed,
  is_identity_approved, is_profile_completed, is_referred, state, locale)
select p.id, p.brand, (p.created_at at time zone 'UTC')::date, not p.is_test and p.closed_at is null,
  p.email_confirmed_at is not null, p.phone_confirmed_at is not null, v.player is not null,
  p.profile_completed_at is not null, p.invited_by is not null, p.state, p.locale
from public.player p left join public.verified_player v on v.player = p.id;

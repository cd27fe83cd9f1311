-- A number counts once it was confirmed, and then for one account of a brand alone.
alter table player add column phone_confirmed_at timestamptz;
create unique index player_by_phone on player (brand, phone) where phone_confirmed_at is not null;

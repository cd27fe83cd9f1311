-- Who wants to be a partner. One for each address of a brand: whoever sends it again is known already.
create table affiliate_application (
  id bigint generated always as identity primary key,
  brand text not null,
  -- Who was signed in, where somebody was.
  player text references player (id),
  name text not null,
  email text not null,
  website text not null,
  message text not null,
  created_at timestamptz not null
);
create unique index affiliate_application_by_email on affiliate_application (brand, lower(email));
create index affiliate_application_by_player on affiliate_application (player) where player is not null;

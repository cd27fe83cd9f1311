-- People whom the official rules bar from entries: staff, their households, affiliates. The sponsor is the same at all
-- brands, so the list is too. Removed rows are deleted after a year.
create table barred_person (
  id bigint generated always as identity primary key,
  reason text not null check (reason in ('staff', 'household', 'affiliate')),
  name text not null,
  surname text not null,
  birth_date date,
  email text,
  phone text,
  address text,
  zip text,
  added_by text not null,
  added_at timestamptz not null,
  removed_by text,
  removed_at timestamptz,
  check ((removed_by is null) = (removed_at is null)),
  check ((address is null) = (zip is null)),
  check (num_nonnulls(birth_date, email, phone, address) > 0)
);

-- Normalized facts of the people on the list, as accounts are compared with them.
create table barred_key (
  person bigint not null references barred_person (id) on delete cascade,
  kind text not null check (kind in ('mail', 'phone', 'identity', 'address', 'name')),
  key text not null,
  primary key (kind, key, person)
);
create index barred_key_by_person on barred_key (person);

-- Accounts that match, when that was first seen, and what an operator decided. `subject` is whom the account matches:
-- a person on the list, an operator, an affiliate's application.
create table eligibility_match (
  player text not null references player (id),
  subject text not null,
  kind text not null,
  reason text not null,
  found_at timestamptz not null,
  verdict text check (verdict in ('barred', 'cleared')),
  decided_by text,
  decided_at timestamptz,
  why text,
  primary key (player, subject, kind),
  check (num_nonnulls(verdict, decided_by, decided_at, why) in (0, 4))
);
create index eligibility_match_by_subject on eligibility_match (subject);
create index eligibility_match_open on eligibility_match (found_at) where verdict is null;

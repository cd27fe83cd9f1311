-- Accounts that are proven to be one person's, at any brand, share one number: their caps are equal and their usage
-- counts together.
create sequence cap_person_no;

create table cap_person (
  player text primary key references player (id),
  person bigint not null
);
create index on cap_person (person);

-- By what an account's person is recognized: keyed hashes of proven data alone. They accumulate, so that a changed
-- address frees nobody from a limit.
create table cap_person_key (
  player text not null references player (id),
  key bytea not null,
  primary key (player, key)
);
create index on cap_person_key (key);

-- Accounts of two people who look alike, in both directions: never one person's.
create table cap_parted (
  player text not null references player (id),
  other text not null references player (id),
  primary key (player, other)
);
create index on cap_parted (other);

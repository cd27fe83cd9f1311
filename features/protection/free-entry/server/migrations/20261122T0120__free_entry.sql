-- Requests for free entries: one for each account and day of the brand's calendar, given at once.
create table free_entry_request (
  id bigint generated always as identity primary key,
  player text not null references player (id),
  day date not null,
  entries bigint not null check (entries > 0),
  asked_at timestamptz not null,
  unique (player, day)
);

-- By which person, whatever the account: keyed hashes, which say nobody's name. Kept as long as they count.
create table free_entry_person (
  key bytea not null,
  day date not null,
  request bigint not null references free_entry_request (id) on delete cascade,
  primary key (key, day)
);
create index free_entry_person_by_day on free_entry_person (day);

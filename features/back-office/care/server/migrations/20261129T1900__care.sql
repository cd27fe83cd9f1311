-- Players whose figures show markers of harm: one open case each.
create table care_case (
  id int generated always as identity primary key,
  brand text not null,
  player text not null references player (id),
  -- The highest while the case is open: only a person lowers it, by closing the case.
  level smallint not null check (level between 1 and 4),
  opened_at timestamptz not null,
  due_at timestamptz not null,
  -- The last day with evidence.
  evidence_on date not null,
  closed_at timestamptz,
  -- Null: the account was closed.
  closed_by text,
  outcome text,
  closed_why text,
  check ((closed_at is null) = (outcome is null))
);
create unique index care_case_open on care_case (player) where closed_at is null;
create index care_case_queue on care_case (brand, level desc, due_at, id) where closed_at is null;
create index care_case_of_player on care_case (player, closed_at);

-- What a night's figures showed. `against` is the player's own earlier number.
create table care_marker (
  care_case int not null references care_case (id),
  player text not null references player (id),
  day date not null,
  name text not null,
  value bigint not null,
  against bigint,
  points smallint not null check (points > 0),
  primary key (care_case, day, name)
);
create index care_marker_of_player on care_marker (player);

-- The contacts with the player.
create table care_contact (
  id int generated always as identity primary key,
  care_case int not null references care_case (id),
  player text not null references player (id),
  key text not null unique,
  at timestamptz not null,
  by text not null,
  channel text not null,
  why text not null,
  what text not null,
  reaction text not null
);
create index care_contact_of_case on care_contact (care_case, id);
create index care_contact_of_player on care_contact (player);

-- An erasure deletes rows; nothing changes them.
create function care_evidence_is_kept() returns trigger language plpgsql as $$
begin
  raise exception 'the evidence and the log of a care case only grow';
end $$;
create trigger care_marker_is_kept before update on care_marker for each row execute function care_evidence_is_kept();
create trigger care_contact_is_kept before update on care_contact for each row execute function care_evidence_is_kept();

-- The players that the nightly job assesses: those seen on a day.
create index player_seen_on on player (brand, seen_on, id) where closed_at is null and not is_test;

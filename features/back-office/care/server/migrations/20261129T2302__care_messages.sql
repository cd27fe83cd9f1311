-- What the system told the player by itself: once for each level of a case.
create table care_message (
  care_case int not null references care_case (id),
  player text not null references player (id),
  level smallint not null,
  at timestamptz not null,
  primary key (care_case, level)
);
create index care_message_of_player on care_message (player);

-- When the case reached level 4, which stops play until a contact after it is noted.
alter table care_case add column stopped_at timestamptz;
update care_case set stopped_at = now() where level = 4 and closed_at is null;

-- One row a player who chose an interval or read a reminder.
create table reality_check (
  player text primary key references player (id),
  -- Null: the brand's own.
  minutes int,
  -- A longer interval waits for a day; both or neither.
  next_minutes int,
  next_from timestamptz,
  acknowledged_at timestamptz,
  check ((next_minutes is null) = (next_from is null))
);

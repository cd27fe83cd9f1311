-- What of the stake was won, and whether the round was free. Null if an earlier release recorded it.
alter table round_void add column from_won bigint, add column is_free boolean;

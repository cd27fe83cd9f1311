-- What readiness writes: a database that answers reads alone is not ready.
create table readiness (
  is_only boolean primary key default true check (is_only),
  at timestamptz not null default now()
) with (fillfactor = 50);
insert into readiness default values;

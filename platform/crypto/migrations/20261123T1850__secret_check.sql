-- Sealed under the site's secret at each start: a start with another one is refused before it seals or opens anything.
create table secret_check (
  is_only boolean primary key default true check (is_only),
  sealed bytea not null
);

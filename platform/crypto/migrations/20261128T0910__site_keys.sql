-- The root secrets of a site, encrypted under SECRET: all other keys come from them, so that SECRET may change.
create table site_keys (
  is_only boolean primary key default true check (is_only),
  sealed bytea not null
);

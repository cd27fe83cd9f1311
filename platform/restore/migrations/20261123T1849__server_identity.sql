-- The server that the site last ran on. Where it is another one, or went on from an earlier moment, the data was restored.
create table server_identity (
  is_only boolean primary key default true check (is_only),
  identity text not null
);

-- Of the cluster, the database in it, and the timeline, which changes with each promotion and recovery to a point in time.
-- A service that hides one of them is known by the others.
create function server_identity_now() returns text language plpgsql as $$
declare
  identity text := (select oid from pg_database where datname = current_database());
begin
  begin
    identity := identity || ' ' || (select system_identifier from pg_control_system());
  exception when others then identity := identity || ' ?';
  end;
  begin
    identity := identity || ' ' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8);
  exception when others then identity := identity || ' ?';
  end;
  return identity;
end $$;
revoke execute on function server_identity_now from public;

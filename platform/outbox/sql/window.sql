-- The current snapshot without this transaction, which has an id. `pg_current_snapshot` counts it as ended as soon as a
-- later transaction has ended, so a window that begins there would pass events that this transaction has yet to write.
create or replace function outbox.snapshot_of_others() returns pg_snapshot
language sql stable as $$
  select case when own >= pg_snapshot_xmax(seen) then seen else
    concat_ws(':', least(own::text::numeric, pg_snapshot_xmin(seen)::text::numeric), pg_snapshot_xmax(seen),
      (select string_agg(id::text, ',' order by id) from (select pg_snapshot_xip(seen) union select own) as running (id)))::pg_snapshot
    end
  from (select pg_current_xact_id() as own, pg_current_snapshot() as seen) as now
$$;

-- When a campaign, or all of a brand, took no new triggers. Events count by their own time, so intervals stay: what was
-- not read yet when a stop began counts, and what happened during it never does.
create table campaign_stop (
  id bigint generated always as identity primary key,
  brand text not null,
  -- Null: the kill switch of the brand.
  run text references campaign (id),
  from_at timestamptz not null,
  -- Null: it goes on. Exclusive.
  until_at timestamptz check (until_at >= from_at),
  stopped_by text not null,
  resumed_by text
);
create unique index campaign_stop_open on campaign_stop (brand, run) nulls not distinct where until_at is null;
create index campaign_stop_of_run on campaign_stop (run);
insert into campaign_stop (brand, run, from_at, stopped_by)
select brand, id, paused_at, 'before' from campaign where paused_at is not null;

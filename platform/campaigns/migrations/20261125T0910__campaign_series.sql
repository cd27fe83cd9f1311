-- A campaign that repeats: its approval schedules the runs of the series, each a campaign of its own.
alter table campaign
  -- When the runs start and how long each lasts (kernel/recurrence.ts).
  add column repeats jsonb,
  -- The first run of the series that it belongs to, which may be itself.
  add column series text references campaign (id);
create index campaign_of_series on campaign (series) where series is not null;

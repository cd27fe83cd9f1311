-- When a copy could not be made last, as a file of archived rows was missing: other copies go first.
alter table data_export add column tried_at timestamptz;

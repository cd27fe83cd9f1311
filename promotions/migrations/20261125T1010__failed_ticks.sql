-- A tick that fails is tried again each minute; operators see why, and since when.
alter table promotion.tick_due
  add column failure text,
  add column failed_since timestamptz,
  add check ((failure is null) = (failed_since is null));

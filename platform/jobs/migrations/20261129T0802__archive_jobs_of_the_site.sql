-- Rows leave for files once for all brands, no longer once for each. A worker of the release before does not run these jobs
-- any more: it has no right to archive.
delete from job_due where split_part(name, '/', 2) || '/' || split_part(name, '/', 3) in (
  'event-archive/archive-events', 'event-archive/erase-archived-events', 'event-archive/archive-audit', 'game-session/archive-rounds');

-- From here on, events of the run's time are late: no batch that is being folded may still add to it.
alter table promotion.closing add column sealed_at timestamptz;
update promotion.closing set sealed_at = closed_at where closed_at is not null;

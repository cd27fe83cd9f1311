-- Compares configurations among the campaign's players: {holdout, arms: [{key, share, config}], playersPlanned}.
alter table campaign add column experiment jsonb;
-- {at, winner}: nobody else takes part from then on.
alter table campaign add column experiment_stop jsonb;

-- What a run of the campaign may grant in all: {coins, entries} in minor units, each null for no limit.
alter table campaign add column budget jsonb;

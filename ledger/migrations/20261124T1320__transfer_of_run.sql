-- What runs of promotions paid, by the run that each transfer names. Rounds name none, so they are not in it.
create index transfer_of_run on ledger.transfer ((ref ->> 'run')) where ref ? 'run';

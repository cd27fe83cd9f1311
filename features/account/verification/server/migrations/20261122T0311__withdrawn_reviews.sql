-- Who closes the account waits for nobody any more.
alter table identity_review drop constraint identity_review_decision_check;
alter table identity_review add check (decision in ('approved', 'rejected', 'duplicate', 'withdrawn'));

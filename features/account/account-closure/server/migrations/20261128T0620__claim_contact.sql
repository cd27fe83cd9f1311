-- A keyed hash of the email address, so that a claim can be looked up with reference and address after the erasure.
alter table account_closing add column claim_contact bytea;

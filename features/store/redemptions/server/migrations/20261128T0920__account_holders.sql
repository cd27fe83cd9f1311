-- Whether the provider has matched an account's holder with the verified name, as it had to until now.
alter table payout_account add column is_holder_matched boolean not null default true;
alter table payout_account alter column is_holder_matched drop default;

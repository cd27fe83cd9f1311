-- The public figures of times read a brand's requests of some days.
create index redemption_requested on redemption (brand, requested_at);

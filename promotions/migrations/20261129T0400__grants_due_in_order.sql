-- The oldest due grants are read from the index; a burst of a hundred thousand was sorted for each batch.
drop index promotion.grant_due;
create index grant_due on promotion.grant (retry_at, earned_at, length(key), key) where state in ('due', 'held');

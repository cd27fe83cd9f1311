-- Left orders whose payment is still open at its provider: the janitor finishes their cancellation.
create index purchase_order_left on purchase_order (brand, left_at) where state = 'checking' and left_at is not null;

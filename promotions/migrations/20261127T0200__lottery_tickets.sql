-- How many tickets a lottery has: read from the index alone.
create index grant_of_lottery on promotion.grant (run) include (value) where kind = 'ticket';

-- Columns and their order are those of rate-limiter-flexible; `expire` is in milliseconds, and no bigint, because
-- int8 reaches this server as a BigInt, which the library does not calculate with.
create unlogged table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire double precision
);
create index rate_limit_by_expire on rate_limit (expire);

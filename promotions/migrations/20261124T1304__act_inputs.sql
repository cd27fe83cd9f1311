-- What an act was given, so that it can be replayed; the prizes that it drew are part of its reply.
alter table promotion.act add column input jsonb;

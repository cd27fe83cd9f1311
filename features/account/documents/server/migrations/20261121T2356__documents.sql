-- A document that a player sent. Its content lies in pieces, encrypted under a key of its own, which the vault sealed.
create table document (
  id text primary key,
  brand text not null,
  player text not null references player (id),
  kind text not null check (kind in ('identity', 'address', 'payment')),
  -- Arriving: not all of it is here yet, and nobody sees it.
  state text not null check (state in ('arriving', 'waiting', 'accepted', 'rejected', 'taken-back')),
  request text not null,
  type text not null,
  -- Its file name, sealed.
  name bytea not null,
  -- Null once the content was deleted: what is left of it can then be read by nobody.
  key bytea,
  bytes int,
  -- Keyed, so that it tells nothing of the file; by it the same file is known again.
  digest bytea,
  began_at timestamptz not null,
  sent_at timestamptz,
  decided_at timestamptz,
  decided_by text references operator (id),
  reason text,
  check (state = 'arriving' or (bytes is not null and digest is not null and sent_at is not null)),
  check ((reason is not null) = (state = 'rejected')),
  check ((decided_by is not null) = (state in ('accepted', 'rejected')))
);
create unique index document_request on document (player, request) where state <> 'arriving';
create index document_of on document (player, sent_at desc);
create index document_waiting on document (brand, sent_at) where state = 'waiting';
create index document_decided on document (brand, decided_at desc) where state in ('accepted', 'rejected');
create index document_same on document (brand, digest);
create index document_arriving on document (began_at) where state = 'arriving';

create table document_piece (
  document text not null references document (id) on delete cascade,
  no int not null,
  sealed bytea not null,
  primary key (document, no)
);
-- What is encrypted does not get smaller.
alter table document_piece alter column sealed set storage external;

-- The registration and the bond of a promotion with large prizes, by state. Of a series, those of its first run.
create table promotion.filing (
  campaign text not null references campaign (id),
  state text not null check (state in ('NY', 'FL')),
  registration text not null,
  filed_on date not null,
  bond_kind text not null check (bond_kind in ('surety', 'trust')),
  bond_reference text not null,
  bond_on date not null,
  primary key (campaign, state)
);

-- Who proved who they are; without a row nobody did.
create table verified_player (
  player text primary key references player (id),
  verified_at timestamptz not null,
  -- A provider's name, or the operator who decided.
  verified_by text not null
);

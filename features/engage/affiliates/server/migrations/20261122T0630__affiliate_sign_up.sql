-- By which partner's link somebody came: the partner's own mark of it, as it stood in the first address.
create table affiliate_sign_up (
  player text primary key references player (id),
  brand text not null,
  tracking_id text not null,
  signed_up_at timestamptz not null
);
create index affiliate_sign_up_by_mark on affiliate_sign_up (brand, tracking_id);

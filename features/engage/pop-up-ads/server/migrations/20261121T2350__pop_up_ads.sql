-- One row a showing that was answered to a page, and what became of it. A guest's row names nobody.
create table pop_up_ad_showing (
  id text primary key,
  brand text not null,
  ad text not null,
  trigger text not null,
  player text references player (id),
  answered_at timestamptz not null,
  viewed_at timestamptz,
  clicked_at timestamptz,
  closed_at timestamptz
);
create index pop_up_ad_showing_player on pop_up_ad_showing (player, ad) where player is not null;
create index pop_up_ad_showing_age on pop_up_ad_showing (answered_at);

-- What an operator decided about an application; null while it waits.
alter table affiliate_application
  add column decided_at timestamptz,
  add column decided_by text,
  add column is_admitted boolean;
create index affiliate_application_waiting on affiliate_application (brand) where decided_at is null;
create index affiliate_application_decided on affiliate_application (brand, decided_at);

-- The accounts that operators admitted as affiliates. One who left keeps links and figures.
create table affiliate_partner (
  player text primary key references player (id),
  brand text not null,
  name text not null,
  -- Of what their players pay.
  share_basis_points integer not null check (share_basis_points between 0 and 10000),
  contact_name text not null,
  contact_email text not null,
  admitted_at timestamptz not null,
  ended_at timestamptz
);
create index affiliate_partner_by_brand on affiliate_partner (brand, admitted_at);

create table affiliate_link (
  id bigint generated always as identity primary key,
  player text not null references affiliate_partner (player),
  brand text not null,
  name text not null,
  tracking_id text not null,
  created_at timestamptz not null,
  unique (brand, tracking_id)
);
create unique index affiliate_link_by_name on affiliate_link (player, lower(name));

-- Browsers that came by a link and did not hold its mark yet, by day of the brand's calendar.
create table affiliate_click_day (
  link bigint not null references affiliate_link (id),
  day date not null,
  clicks integer not null,
  primary key (link, day)
);

-- What a purchase of a referred player brings, and what a refund takes back, each cause once.
create table affiliate_revenue (
  cause text primary key,
  player text not null references player (id),
  link bigint not null references affiliate_link (id),
  cents integer not null,
  share_cents integer not null,
  is_first boolean not null,
  at timestamptz not null
);
create index affiliate_revenue_by_link on affiliate_revenue (link, at);
create index affiliate_revenue_by_player on affiliate_revenue (player);

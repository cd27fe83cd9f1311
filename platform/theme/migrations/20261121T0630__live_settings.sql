-- What an operator changes while the site runs; every process keeps a copy and is told of changes by a notification.
create table feature_switch (
  brand text not null,
  feature text not null,
  is_on boolean not null,
  changed_at timestamptz not null default now(),
  primary key (brand, feature)
);

-- One row. Guests' pages are cached under this number, so adding one clears them in every process.
create table content_version (
  is_only boolean primary key default true check (is_only),
  version bigint not null default 1
);
insert into content_version default values;

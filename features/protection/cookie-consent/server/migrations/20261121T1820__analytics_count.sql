-- How often something happened on pages: numbers, and nothing of who it was.
create table analytics_count (
  brand text not null,
  -- Of the brand's calendar.
  day date not null,
  event text not null,
  times bigint not null check (times > 0),
  primary key (brand, day, event)
);

-- Experiments: the variant of a player from the first exposure on, whatever the shares become.
create schema if not exists promotion;

create table promotion.exposure (
  experiment text not null,
  player text not null references public.player (id),
  variant text not null,
  exposed_at timestamptz not null,
  primary key (experiment, player)
);
create index exposure_of_player on promotion.exposure (player);

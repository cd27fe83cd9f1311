-- How far the facts of accounts that are older than the engine have been computed from their rounds, in order of ids.
create table promotion.facts_fill (
  is_only boolean primary key default true check (is_only),
  after text not null,
  until text not null
);
insert into promotion.facts_fill (after, until) select '', coalesce(max(id), '') from public.player;

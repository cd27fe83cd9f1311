-- Draws for all players: a seed committed when the draw is published and revealed after it.
create schema if not exists promotion;

create table promotion.shared_draw (
  run text not null references public.campaign (id),
  -- Within the run: `drops-2026-11-24`.
  name text not null,
  rules jsonb not null,
  -- SHA-256 of the rules, as in every word that is drawn by them.
  rules_hash text not null references public.fair_odds (hash),
  commit text not null unique,
  -- 32 bytes, sealed with the site's secret.
  server_seed bytea not null,
  committed_at timestamptz not null,
  -- Of a lottery: the Merkle root and number of its tickets, once the last one is sold.
  root text,
  size bigint check (size >= 0),
  closed_at timestamptz,
  revealed_at timestamptz,
  -- Of a lottery: index, ticket and path of each winner, the first prize first.
  winners jsonb,
  primary key (run, name),
  check ((root is null) = (closed_at is null) and (size is null) = (closed_at is null)),
  check (winners is null or revealed_at is not null and closed_at is not null)
);
create index shared_draw_committed on promotion.shared_draw (committed_at desc, commit);

create trigger shared_draw_is_append_only before delete or truncate on promotion.shared_draw
  for each statement execute function public.fair_is_append_only();
create trigger shared_draw_keeps_its_promise before update on promotion.shared_draw for each row
  when (
    (old.run, old.name, old.rules, old.rules_hash, old.commit, old.committed_at)
      is distinct from (new.run, new.name, new.rules, new.rules_hash, new.commit, new.committed_at)
    or old.closed_at is not null and (old.root, old.size, old.closed_at) is distinct from (new.root, new.size, new.closed_at)
    or old.revealed_at is not null and (old.revealed_at, old.winners, old.root) is distinct from (new.revealed_at, new.winners, new.root)
  )
  execute function public.fair_is_append_only();

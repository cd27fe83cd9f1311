-- The odds that a promotion draws by, from the moment that their hash was first shown: so that a draw can be held
-- against what was promised before it.
create table fair_odds (
  -- SHA-256 of the rules, as in every word that is drawn by them.
  hash text primary key,
  name text not null,
  rules jsonb not null,
  published_at timestamptz not null
);
create trigger fair_odds_is_append_only before update or delete or truncate on fair_odds
  for each statement execute function fair_is_append_only();
create index fair_odds_published on fair_odds (published_at);
alter table fair_draw add column odds text references fair_odds (hash);

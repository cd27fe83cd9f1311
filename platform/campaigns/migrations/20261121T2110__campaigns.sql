-- One planned, running or past instance of a feature at a brand: when, for whom, in which words, and how it is set.
create table campaign (
  id text primary key,
  brand text not null,
  feature text not null,
  -- Names it in addresses; of one feature at one brand no two have the same.
  slug text not null check (slug ~ '^[a-z0-9-]{1,60}$'),
  -- By language: title, text, steps.
  words jsonb not null,
  starts_at timestamptz not null,
  -- Null: until somebody ends it.
  ends_at timestamptz check (ends_at > starts_at),
  audience text not null check (audience in ('everyone', 'guests', 'players')),
  -- As the feature's schema has it.
  config jsonb not null,
  status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  -- Whether no other published one of its feature may overlap it: what the feature says, kept for the constraint.
  is_exclusive boolean not null,
  -- Counts the changes: who changes it names the version that was looked at.
  version int not null default 1,
  created_at timestamptz not null,
  unique (brand, feature, slug),
  -- A hash as a range of one number: equality that this index can do without an extension.
  constraint campaign_without_overlap exclude using gist (
    numrange(hashtextextended(brand || '/' || feature, 0), hashtextextended(brand || '/' || feature, 0), '[]') with &&,
    tstzrange(starts_at, ends_at) with &&
  ) where (status = 'published' and is_exclusive)
);
create index campaign_by_feature on campaign (brand, feature, starts_at) where status = 'published';

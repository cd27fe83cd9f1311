-- Who was shown, and who confirmed, which version of which document, and when first. Rows are never changed.
create table terms_log (
  player text not null references player (id),
  -- `terms-of-use@2026-11-01`
  document text not null,
  kind text not null check (kind in ('shown', 'confirmed')),
  at timestamptz not null,
  locale text not null,
  address text not null,
  primary key (player, document, kind)
);

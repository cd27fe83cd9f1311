-- When the player of an archived cell joined a run with an audience that may join; null for all others.
alter table promotion.cell_archive add column joined_at timestamptz;

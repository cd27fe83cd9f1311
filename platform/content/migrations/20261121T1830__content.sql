-- Everything that operators write for pages: one row a version. What was published is never changed or removed.
create table content_entry (
  kind text not null,
  -- A brand, or `*` for all of them.
  brand text not null,
  name text not null,
  -- A language, or `*` where the body holds all of them.
  locale text not null,
  version integer not null check (version > 0),
  -- Null: from this version on there is nothing of this name.
  body jsonb,
  -- Once published no version may follow: a legal text is replaced by one of another name.
  is_final boolean not null default false,
  state text not null check (state in ('draft', 'published')),
  saved_by text not null,
  saved_at timestamptz not null,
  published_by text,
  published_at timestamptz,
  goes_live_at timestamptz,
  primary key (kind, brand, name, locale, version),
  check ((state = 'published') = (published_by is not null and published_at is not null and goes_live_at is not null))
);

create function keep_content() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if exists (
      select from content_entry e
      where (e.kind, e.brand, e.name, e.locale) = (new.kind, new.brand, new.name, new.locale)
        and e.is_final and e.state = 'published'
    ) then
      raise exception 'content_entry: what is final has no later version';
    end if;
    return new;
  end if;
  if tg_op = 'UPDATE' and old.state = 'draft' and new.state = 'published'
    and (old.kind, old.brand, old.name, old.locale, old.version, old.is_final, old.saved_by, old.saved_at)
      = (new.kind, new.brand, new.name, new.locale, new.version, new.is_final, new.saved_by, new.saved_at)
    and old.body is not distinct from new.body
  then
    return new;
  end if;
  raise exception 'content_entry: a version is published once, and changed never';
end $$;

create trigger content_entry_is_kept
  before insert or update or delete on content_entry
  for each row execute function keep_content();

revoke delete on content_entry from croupier_app;

-- Keeps content append-only: a version is published once and never changes, a final version has no successor.
create or replace function keep_content() returns trigger language plpgsql as $$
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

-- Breaks and exclusions, one row for each that was chosen. Which of them holds now is the rules' to say; none of them
-- can be shortened or taken away, by whoever writes to this table.
create table exclusion (
  id bigint generated always as identity primary key,
  player text not null references player (id),
  kind text not null check (kind in ('break', 'exclusion')),
  chosen_at timestamptz not null,
  -- Null: without an end, which only an exclusion has.
  until timestamptz,
  -- Of an exclusion whose time is up.
  return_asked_at timestamptz,
  check (until > chosen_at),
  check (until is not null or kind = 'exclusion'),
  check (return_asked_at is null or (kind = 'exclusion' and return_asked_at >= until))
);
create index on exclusion (player);

-- Who the excluded person is, as keyed hashes: so that the same person is known under another account.
create table exclusion_person (
  exclusion bigint not null references exclusion (id),
  key bytea not null,
  primary key (key, exclusion)
);

create function exclusion_is_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and tg_table_name = 'exclusion' then
    -- The one thing that may be added later.
    if old.return_asked_at is null and (old.id, old.player, old.kind, old.chosen_at, old.until)
      is not distinct from (new.id, new.player, new.kind, new.chosen_at, new.until) then
      return new;
    end if;
  end if;
  raise exception 'an exclusion is neither shortened nor taken away';
end $$;
create trigger kept before update or delete on exclusion for each row execute function exclusion_is_kept();
create trigger kept_whole before truncate on exclusion execute function exclusion_is_kept();
create trigger kept before update or delete on exclusion_person for each row execute function exclusion_is_kept();
create trigger kept_whole before truncate on exclusion_person execute function exclusion_is_kept();

-- After an erasure the record of who was contacted when stays, without what was written about the person: both may be asked
-- for by law, and neither by itself names anyone.
create function care_contact_is_kept() returns trigger language plpgsql as $$
begin
  if (new.why, new.what, new.reaction) = ('', '', '')
    and (to_jsonb(new) - '{why,what,reaction}'::text[]) = (to_jsonb(old) - '{why,what,reaction}'::text[]) then
    return new;
  end if;
  raise exception 'the evidence and the log of a care case only grow';
end $$;
drop trigger care_contact_is_kept on care_contact;
create trigger care_contact_is_kept before update on care_contact for each row execute function care_contact_is_kept();

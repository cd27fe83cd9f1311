-- An entry as it is sealed: the same text in every session and release. See audit_form before changing it.
create or replace function audit_line(entry audit_event, form int) returns text language sql immutable as $$
  select case form when 1 then
    jsonb_build_array(entry.id, (extract(epoch from entry.at) * 1000000)::bigint, entry.brand, entry.actor_kind, entry.actor,
      entry.subject, entry.what, entry.why, entry.before, entry.after, entry.address)::text
  end
$$;

create or replace function audit_hash(lines text) returns text language sql immutable as $$
  select encode(sha256(convert_to(lines, 'UTF8')), 'hex')
$$;

-- What the table has of the entries between two ids, the first excluded.
create or replace function audit_contents(after_id bigint, upto_id bigint, form int)
returns table (entries int, first_at timestamptz, last_at timestamptz, words_hash text)
language sql stable as $$
  select count(*)::int, min(e.at), max(e.at), audit_hash(coalesce(string_agg(audit_line(e, form), E'\n' order by e.id), ''))
  from audit_event e where e.id > after_id and e.id <= upto_id
$$;

-- The lines of the same entries without their words, which takes far longer.
create or replace function audit_facts(after_id bigint, upto_id bigint, form int) returns text language sql stable as $$
  select coalesce(string_agg(audit_line(blanked_audit(e, form), form), E'\n' order by e.id), '')
  from audit_event e where e.id > after_id and e.id <= upto_id
$$;

-- The first form has no number in it.
create or replace function audit_seal_hash(seal audit_seal, previous text) returns text language sql immutable as $$
  select audit_hash(concat_ws(' ', 'form ' || nullif(seal.form, 1), seal.number, seal.upto, seal.entries, seal.facts_hash, seal.words_hash, previous))
$$;

-- The last entry, once every write that has begun is decided: no entry with a lower id appears later. Null if one lasts: writes
-- are not kept waiting for it.
create or replace function audit_horizon() returns bigint
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '200ms' as $$
begin
  lock table audit_event in share mode;
  return (select coalesce(max(id), 0) from audit_event);
exception
  when lock_not_available then return null;
end $$;

-- Seals entries up to the horizon, at most a number of them, and returns their facts, too. Nothing if there are none.
create or replace function seal_audit(horizon bigint, entries_max int, now timestamptz, out made audit_seal, out facts text)
returns setof record
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  last audit_seal;
begin
  -- Two processes make one chain.
  lock table audit_seal in share row exclusive mode;
  select * into last from audit_seal order by number desc limit 1;
  select max(b.id) into made.upto from (
    select e.id from audit_event e where e.id > coalesce(last.upto, 0) and e.id <= horizon order by e.id limit entries_max) b;
  if made.upto is null then return; end if;
  made.number := coalesce(last.number, 0) + 1;
  made.sealed_at := now;
  made.form := audit_form();
  select c.entries, c.first_at, c.last_at, c.words_hash
    into made.entries, made.first_at, made.last_at, made.words_hash
    from audit_contents(coalesce(last.upto, 0), made.upto, made.form) c;
  facts := audit_facts(coalesce(last.upto, 0), made.upto, made.form);
  made.facts_hash := audit_hash(facts);
  made.hash := audit_seal_hash(made, coalesce(last.hash, ''));
  insert into audit_seal select made.*;
  return next;
end $$;

-- Seals that do not hold, among a number of them after one. Entries may be missing where the months that they are of have
-- files, which have hashes of their own. Entries with all their words have their facts, too. What a later form has erased may
-- have been a fact of an earlier one.
create or replace function audit_seal_faults(after_seal bigint, seals_max int)
returns table (seal bigint, fault text) language sql stable as $$
  select (c.row).number, f.fault
  from (select s as row from audit_seal s where s.number > after_seal order by s.number limit seals_max) c
  left join lateral (
    select b.number, b.upto, b.hash from audit_seal b where b.number < (c.row).number order by b.number desc limit 1) b on true
  cross join lateral audit_contents(coalesce(b.upto, 0), (c.row).upto, (c.row).form) found
  left join audit_seal_erasure x on x.seal = (c.row).number
  cross join lateral (values
    ('chain', (c.row).number <> coalesce(b.number, 0) + 1 or (c.row).hash <> audit_seal_hash(c.row, coalesce(b.hash, ''))),
    ('entries', found.entries > (c.row).entries or (found.entries < (c.row).entries and not exists (
      select from audit_file a where a.since <= (c.row).last_at and a.until >= (c.row).first_at))),
    ('facts', case when found.entries = (c.row).entries and found.words_hash <> (c.row).words_hash
        and coalesce(x.form, 0) <= (c.row).form
      then audit_hash(audit_facts(coalesce(b.upto, 0), (c.row).upto, (c.row).form)) <> (c.row).facts_hash else false end),
    ('words', found.entries = (c.row).entries and found.words_hash <> (c.row).words_hash and x.seal is null)
  ) as f (fault, is_so)
  where f.is_so order by (c.row).number
$$;

-- Records a check with all that it found. A fault that it did not find again is none any more.
create or replace function note_audit_check(faults jsonb, at timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  lock table audit_seal_fault in share row exclusive mode;
  delete from audit_seal_fault f where not exists (
    select from jsonb_to_recordset(faults) as n (seal bigint, fault text) where n.seal = f.seal and n.fault = f.fault);
  insert into audit_seal_fault (seal, fault, since)
  select distinct n.seal, n.fault, note_audit_check.at from jsonb_to_recordset(faults) as n (seal bigint, fault text)
  on conflict do nothing;
  insert into audit_seal_check as c (ran_at, passed_at)
  values (note_audit_check.at, case when faults = '[]' then note_audit_check.at end)
  on conflict (is_only) do update set ran_at = excluded.ran_at, passed_at = coalesce(excluded.passed_at, c.passed_at);
end $$;

revoke execute on function audit_horizon, seal_audit, note_audit_check from public;
grant execute on function audit_horizon, seal_audit, note_audit_check to croupier_app;

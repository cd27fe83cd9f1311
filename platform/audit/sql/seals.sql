-- An entry as it is sealed: the same text in every session.
create or replace function audit_line(entry audit_event) returns text language sql immutable as $$
  select jsonb_build_array(entry.id, (extract(epoch from entry.at) * 1000000)::bigint, entry.brand, entry.actor_kind, entry.actor,
    entry.subject, entry.what, entry.why, entry.before, entry.after, entry.address)::text
$$;

create or replace function audit_hash(lines text) returns text language sql immutable as $$
  select encode(sha256(convert_to(lines, 'UTF8')), 'hex')
$$;

-- What the table has of the entries between two ids, the first excluded.
create or replace function audit_contents(after_id bigint, upto_id bigint)
returns table (entries int, first_at timestamptz, last_at timestamptz, facts_hash text, words_hash text)
language sql stable as $$
  select count(*)::int, min(e.at), max(e.at),
    audit_hash(coalesce(string_agg(audit_line(blanked_audit(e)), E'\n' order by e.id), '')),
    audit_hash(coalesce(string_agg(audit_line(e), E'\n' order by e.id), ''))
  from audit_event e where e.id > after_id and e.id <= upto_id
$$;

create or replace function audit_seal_hash(seal audit_seal, previous text) returns text language sql immutable as $$
  select audit_hash(concat_ws(' ', seal.number, seal.upto, seal.entries, seal.facts_hash, seal.words_hash, previous))
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

-- Seals entries up to the horizon, at most so many. Nothing if there are none.
create or replace function seal_audit(horizon bigint, entries_max int, now timestamptz) returns setof audit_seal
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  last audit_seal;
  made audit_seal;
begin
  -- Two processes make one chain.
  lock table audit_seal in share row exclusive mode;
  select * into last from audit_seal order by number desc limit 1;
  select max(b.id) into made.upto from (
    select e.id from audit_event e where e.id > coalesce(last.upto, 0) and e.id <= horizon order by e.id limit entries_max) b;
  if made.upto is null then return; end if;
  made.number := coalesce(last.number, 0) + 1;
  made.sealed_at := now;
  select c.entries, c.first_at, c.last_at, c.facts_hash, c.words_hash
    into made.entries, made.first_at, made.last_at, made.facts_hash, made.words_hash
    from audit_contents(coalesce(last.upto, 0), made.upto) c;
  made.hash := audit_seal_hash(made, coalesce(last.hash, ''));
  insert into audit_seal select made.*;
  return next made;
end $$;

-- Seals that do not hold. Entries may be missing where the months that they are of have files, which have hashes of their own.
create or replace function audit_seal_faults() returns table (seal bigint, fault text) language sql stable as $$
  with chain as (
    select s as row, lag(s.number, 1, 0::bigint) over w as before, lag(s.upto, 1, 0::bigint) over w as after,
      lag(s.hash, 1, '') over w as previous
    from audit_seal s window w as (order by s.number))
  select (c.row).number, f.fault
  from chain c
  cross join lateral audit_contents(c.after, (c.row).upto) found
  cross join lateral (values
    ('chain', (c.row).number <> c.before + 1 or (c.row).hash <> audit_seal_hash(c.row, c.previous)),
    ('entries', found.entries > (c.row).entries or (found.entries < (c.row).entries and not exists (
      select from audit_file a where a.since <= (c.row).last_at and a.until >= (c.row).first_at))),
    ('facts', found.entries = (c.row).entries and found.facts_hash <> (c.row).facts_hash),
    ('words', found.entries = (c.row).entries and found.words_hash <> (c.row).words_hash and not exists (
      select from audit_seal_erasure e where e.seal = (c.row).number))
  ) as f (fault, is_so)
  where f.is_so order by (c.row).number
$$;

revoke execute on function audit_horizon, seal_audit from public;
grant execute on function audit_horizon, seal_audit to croupier_app;

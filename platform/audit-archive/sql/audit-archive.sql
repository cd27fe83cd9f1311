-- Entries as files have them, as rows of the table. Of erased players they are blanked, also before their files are.
create or replace function audit_of_rows(file_rows jsonb) returns setof audit_event
language sql stable set search_path = public, pg_temp as $$
  select case when exists (select from audit_erasure p where p.player in (a.subject, a.actor)) then blanked_audit(a.entry) else a.entry end
  from (
    select r.subject, r.actor, row(r.id, timestamptz 'epoch' + r.at_micros * interval '1 microsecond', r.brand, r.actor_kind,
      r.actor, r.subject, r.what, r.why, r.before::jsonb, r.after::jsonb, r.address)::audit_event as entry
    from jsonb_to_recordset(file_rows) as r (subject text, id bigint, at_micros bigint, brand text, actor_kind text, actor text,
      what text, why text, before text, after text, address text)
  ) as a
$$;

-- Removes the entries of a recorded file. The trigger refuses if they are not, as they are now, its content.
create or replace function remove_audited(ids text) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from audit_event where id = any (string_to_array(ids, ' ')::bigint[]);
$$;

-- Puts a file with blanked entries in the place of the one that it was written from.
create or replace function replace_audit_file(old_file text, made audit_file) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update audit_file f set file = made.file, bytes = made.bytes, sha256 = made.sha256, marks = null
  where f.file = replace_audit_file.old_file and f.rows = made.rows;
  if not found then raise exception 'no archived file % of % entries', replace_audit_file.old_file, made.rows; end if;
end $$;

revoke execute on function remove_audited, replace_audit_file from public, croupier_app;
grant execute on function remove_audited, replace_audit_file to croupier_archive;

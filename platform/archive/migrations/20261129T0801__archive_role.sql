-- Rows leave for files by the role croupier_archive alone, which only the archive jobs act as. See docs/adr/041.
grant usage on schema outbox to croupier_archive;

-- Events leave by functions, see outbox/sql/parts.sql.
grant select on outbox.event, outbox.event_part, outbox.archive, outbox.archive_erasure to croupier_archive;
grant delete on outbox.archive_erasure to croupier_archive;

revoke insert on game_round_file, game_round_archived from croupier_app;
revoke delete, truncate on game_round, game_round_step from croupier_app;
grant select, insert on game_round_file, game_round_archived to croupier_archive;
grant select, delete on game_round, game_round_step to croupier_archive;
grant select on game_jackpot_drop to croupier_archive;

-- Audit entries leave and are blanked by functions, see audit-archive/sql/audit-archive.sql.
revoke insert on audit_file, audit_archived, audit_archived_actor from croupier_app;
grant select, insert on audit_file, audit_archived, audit_archived_actor to croupier_archive;
grant select on audit_event to croupier_archive;
grant select, delete on audit_erasure to croupier_archive;

-- Only the archive jobs may say that no file has an erased player's words any more.
revoke insert, update, delete, truncate on audit_erasure from croupier_app;
revoke delete on outbox.archive_erasure from croupier_app;

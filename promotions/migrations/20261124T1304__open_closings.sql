-- Campaigns of features that do not run on the engine were listed here and never closed. Runs that do get another snapshot.
delete from promotion.closing where closed_at is null;

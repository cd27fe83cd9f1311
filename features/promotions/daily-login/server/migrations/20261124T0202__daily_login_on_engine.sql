-- Streaks are cells of the promotion engine now; prizes stay in the ledger.
drop table daily_login_claim, daily_login_progress;

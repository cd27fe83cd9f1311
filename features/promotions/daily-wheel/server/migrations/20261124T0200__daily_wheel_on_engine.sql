-- Spins are acts of the promotion engine now; their draws stay in fair_draw, their prizes in the ledger.
drop table daily_wheel_spin;

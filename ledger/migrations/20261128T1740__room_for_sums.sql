-- Sums are updated every minute: pages keep room, so that no index is touched.
alter table ledger.day_sum set (fillfactor = 90);
alter table ledger.life_sum set (fillfactor = 70);

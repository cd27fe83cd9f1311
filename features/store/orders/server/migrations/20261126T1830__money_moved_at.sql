-- When money moved back, for the books of a day.
alter table purchase_refund add done_at timestamptz;
alter table purchase_loss add ended_at timestamptz;

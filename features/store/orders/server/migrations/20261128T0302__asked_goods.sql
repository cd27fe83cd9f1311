-- What a refund or a loss asks of the goods of its purchase, however much was left of them; null if its charge bought nothing.
alter table purchase_refund add coins_asked bigint, add entries_asked bigint;
alter table purchase_loss add coins_asked bigint, add entries_asked bigint;
-- Before, each share was rounded up by itself.
update purchase_refund r set coins_asked = ceil(o.coins::numeric * least(r.cents, o.cents) / o.cents),
  entries_asked = ceil(o.entries::numeric * least(r.cents, o.cents) / o.cents)
from purchase_attempt a join purchase_order o on o.id = a.purchase_order where a.id = r.attempt and r.reason = 'requested';
update purchase_loss l set coins_asked = ceil(o.coins::numeric * least(l.cents, o.cents) / o.cents),
  entries_asked = ceil(o.entries::numeric * least(l.cents, o.cents) / o.cents)
from purchase_order o where o.id = l.purchase_order and (l.hold_coins is not null or l.hold_entries is not null);

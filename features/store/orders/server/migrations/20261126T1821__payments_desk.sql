-- The provider's own id of a charge, for operators who look it up.
alter table purchase_attempt add provider_ref text;
create index purchase_attempt_provider_ref on purchase_attempt (provider_ref) where provider_ref is not null;
create index purchase_order_brand on purchase_order (brand, id desc);

-- A refund of a surplus that failed is ordered again.
drop index purchase_refund_whole;
create unique index purchase_refund_whole on purchase_refund (attempt) where reason <> 'requested' and state <> 'failed';

-- How operators answered a dispute.
alter table purchase_loss
  add reason text not null default '',
  add attempt text collate "C" references purchase_attempt (id),
  add answer text check (answer in ('contested', 'accepted')),
  add answered_by text,
  add answered_at timestamptz;
update purchase_loss l set attempt = a.id from purchase_attempt a where a.id = l.subject;

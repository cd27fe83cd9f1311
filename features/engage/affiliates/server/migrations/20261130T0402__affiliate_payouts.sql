-- Accounts that came by a link of an affiliate and look like that affiliate's own: they bring no share.
create table affiliate_own_account (
  player text primary key references player (id),
  partner text not null references affiliate_partner (player),
  why text not null check (why in ('same-person', 'same-device', 'same-payment')),
  noted_at timestamptz not null,
  -- When an operator found that it is someone else's, and brings the share.
  cleared_at timestamptz
);
create index affiliate_own_account_by_partner on affiliate_own_account (partner);

-- What affiliates were paid. Paying happens outside; a reference names one payment to an affiliate, for good.
create table affiliate_payout (
  id bigint generated always as identity primary key,
  player text not null references affiliate_partner (player),
  cents integer not null check (cents > 0),
  -- In the calendar of the brand.
  paid_on date not null,
  reference text not null,
  recorded_at timestamptz not null,
  recorded_by text not null references operator (id),
  -- Recorded by mistake, or sent back by the bank.
  canceled_at timestamptz
);
create unique index affiliate_payout_by_reference on affiliate_payout (player, lower(reference));

create function affiliate_payout_is_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.canceled_at is null and new.canceled_at is not null
    and to_jsonb(new) - 'canceled_at' = to_jsonb(old) - 'canceled_at' then return new; end if;
  raise exception 'a payout stays as it was recorded';
end $$;
create trigger affiliate_payout_is_kept before update or delete on affiliate_payout
  for each row execute function affiliate_payout_is_kept();
revoke delete, truncate on affiliate_payout from croupier_app;

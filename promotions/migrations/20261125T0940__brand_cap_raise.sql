-- A raise of a brand's cap that waits for a second operator.
create table promotion.brand_cap_raise (
  brand text primary key,
  -- Null: without a cap.
  cents_per_day bigint check (cents_per_day >= 0),
  asked_by text not null references public.operator (id),
  asked_at timestamptz not null
);

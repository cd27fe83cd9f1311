-- Refuses every change of ledger history. A correction is a new transfer.
create or replace function ledger.refuse_rewrite() returns trigger language plpgsql as $$
begin
  raise exception 'ledger history is append only' using errcode = 'CL001';
end $$;

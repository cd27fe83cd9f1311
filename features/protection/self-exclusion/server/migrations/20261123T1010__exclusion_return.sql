-- Requests to come back from an account that an exclusion holds because it is the same person's: they count for that
-- account alone, so that nobody who only gives the person's name ends the exclusion of the account that chose it.
create table exclusion_return (
  exclusion bigint not null references exclusion (id),
  player text not null references player (id),
  asked_at timestamptz not null,
  primary key (player, exclusion)
);

create function exclusion_return_is_due() returns trigger language plpgsql as $$
begin
  if not exists (select from exclusion where id = new.exclusion and kind = 'exclusion' and until <= new.asked_at) then
    raise exception 'the time of this exclusion is not up';
  end if;
  return new;
end $$;
create trigger due before insert on exclusion_return for each row execute function exclusion_return_is_due();
create trigger kept before update or delete on exclusion_return for each row execute function exclusion_is_kept();
create trigger kept_whole before truncate on exclusion_return execute function exclusion_is_kept();

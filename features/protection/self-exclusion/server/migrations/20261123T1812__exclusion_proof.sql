-- A key counts against other accounts once the account that chose the exclusion proved it: a confirmed mailbox, a
-- verified name. Until then it counts at sign-up alone, or anyone could exclude a stranger by typing their address.
alter table exclusion_person add column proven_at timestamptz;

drop trigger kept on exclusion_person;
update exclusion_person p set proven_at = e.chosen_at
from exclusion e join player c on c.id = e.player
where e.id = p.exclusion
  and (c.email_confirmed_at is not null or c.closed_at is not null or exists (select from verified_player v where v.player = c.id));

create function exclusion_person_is_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.proven_at is null and (old.exclusion, old.key) = (new.exclusion, new.key) then
    return new;
  end if;
  raise exception 'an exclusion is neither shortened nor taken away';
end $$;
create trigger kept before update or delete on exclusion_person for each row execute function exclusion_person_is_kept();

-- Two accounts that look like one person and are two, as an operator decided: neither's exclusion holds the other.
create table exclusion_parted (
  player text not null references player (id),
  other text not null references player (id),
  parted_at timestamptz not null,
  parted_by text not null,
  primary key (player, other),
  check (player <> other)
);
create trigger kept before update or delete on exclusion_parted for each row execute function exclusion_is_kept();
create trigger kept_whole before truncate on exclusion_parted for each statement execute function exclusion_is_kept();

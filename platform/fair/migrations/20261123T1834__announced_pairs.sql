-- A pair is announced before its client seed exists: the player's browser makes one once it has seen the hash.
alter table fair_seed_pair alter column client_seed drop not null;
alter table fair_seed_pair add column client_seed_by text not null default 'house' check (client_seed_by in ('house', 'player'));
alter table fair_seed_pair alter column client_seed_by drop default;
alter table fair_seed_pair add column active_since timestamptz;
update fair_seed_pair set client_seed = null where status = 'next';
update fair_seed_pair set active_since = created_at where status <> 'next';
alter table fair_seed_pair add check (status <> 'active' or (client_seed is not null and active_since is not null));
create unique index fair_seed_pair_commit on fair_seed_pair (commit);

-- What was promised to a player is never taken back. Of a pair only its number rises, and its state goes one way; the
-- sealed seed alone may be sealed again, under another secret, and is compared with `commit` whenever it is opened.
create function fair_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'CL001';
end $$;
create trigger fair_seed_pair_is_append_only before delete or truncate on fair_seed_pair
  for each statement execute function fair_is_append_only();
create trigger fair_seed_pair_keeps_its_promise before update on fair_seed_pair for each row
  when (
    (old.id, old.player, old.mode, old.commit, old.created_at)
      is distinct from (new.id, new.player, new.mode, new.commit, new.created_at)
    or new.nonce < old.nonce
    or old.status = 'revealed' and (old.status, old.nonce, old.revealed_at) is distinct from (new.status, new.nonce, new.revealed_at)
    or old.status = 'active' and new.status = 'next'
    or old.status <> 'next' and (old.client_seed, old.client_seed_by, old.active_since)
      is distinct from (new.client_seed, new.client_seed_by, new.active_since)
  )
  execute function fair_is_append_only();
create trigger fair_draw_is_append_only before update or delete or truncate on fair_draw
  for each statement execute function fair_is_append_only();

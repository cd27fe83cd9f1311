-- A round keeps where it was drawn from for good, and once it is settled all else but that it was seen.
create trigger game_round_is_append_only before delete or truncate on game_round
  for each statement execute function fair_is_append_only();
create trigger game_round_keeps_its_proof before update on game_round for each row
  when (
    (old.id, old.player, old.request, old.mode, old.game, old.seed_pair, old.nonce)
      is distinct from (new.id, new.player, new.request, new.mode, new.game, new.seed_pair, new.nonce)
    or old.open_in is null and (
      (old.definition_hash, old.at, old.stake, old.win, old.from_granted, old.from_won, old.balance_after, old.amount, old.open_in)
        is distinct from (new.definition_hash, new.at, new.stake, new.win, new.from_granted, new.from_won, new.balance_after,
          new.amount, new.open_in)
      or (old.events::text, old.terms::text, old.choices::text, old.pools::text)
        is distinct from (new.events::text, new.terms::text, new.choices::text, new.pools::text))
  )
  execute function fair_is_append_only();

-- Words that operators put in place of built ones go by the name of those, so they follow when that name changes: with
-- their history, and with drafts. `old_name` is one message or all below it. Words that somebody wrote under the new
-- name since then stay, and the old ones beside them.
create function copy_words(old_name text, new_name text) returns void language plpgsql as $$
begin
  alter table content_entry disable trigger content_entry_is_kept;
  insert into content_entry
  select e.kind, e.brand, new_name || substr(e.name, length(old_name) + 1), e.locale, e.version, e.body, e.is_final, e.state,
    e.saved_by, e.saved_at, e.published_by, e.published_at, e.goes_live_at
  from content_entry e
  where e.kind = 'message' and (e.name = old_name or starts_with(e.name, old_name || '.'))
    and not exists (
      select from content_entry n
      where (n.kind, n.brand, n.locale) = (e.kind, e.brand, e.locale)
        and n.name = new_name || substr(e.name, length(old_name) + 1)
    );
  alter table content_entry enable trigger content_entry_is_kept;
end $$;

create function move_words(old_name text, new_name text) returns void language plpgsql as $$
begin
  perform copy_words(old_name, new_name);
  alter table content_entry disable trigger content_entry_is_kept;
  delete from content_entry o
  where o.kind = 'message' and (o.name = old_name or starts_with(o.name, old_name || '.'))
    and exists (
      select from content_entry n
      where (n.kind, n.brand, n.locale, n.version, n.saved_at) = (o.kind, o.brand, o.locale, o.version, o.saved_at)
        and n.name = new_name || substr(o.name, length(old_name) + 1)
    );
  alter table content_entry enable trigger content_entry_is_kept;
end $$;

-- Where words have moved since operators may write them.
select move_words('account.' || word, 'personal-info.' || word) from unnest(array[
  'name', 'surname', 'zip', 'city', 'address', 'address2', 'fixed', 'save', 'saved', 'profileRewarded',
  'rewards', 'rewardEmail', 'rewardProfile', 'rewardDone', 'rewardAmount', 'emailNone', 'refusals.name-wrong',
  'refusals.zip-wrong', 'refusals.field-missing'
]) as word;
select move_words('account.personal', 'personal-info.title');
select move_words('account.personalText', 'personal-info.text');
select move_words('account.emailConfirmed', 'personal-info.confirmed');
select move_words('account.emailUnconfirmed', 'personal-info.unconfirmed');
select move_words('personal-info.rewardEmail', 'personal-info.progress.email');
select move_words('personal-info.rewardProfile', 'personal-info.progress.profile');
select move_words('personal-info.rewardAmount', 'personal-info.progress.coins');
select move_words('lottery.place', 'ui.campaign.place');
select move_words('lottery.places', 'ui.campaign.places');
select move_words('tournaments.places', 'ui.campaign.places');
select copy_words('game.fair.title', 'round-history.fairPlay');
select move_words('game.fair', 'fair-play');
select move_words('game.' || word, 'round-history.' || word) from unnest(array[
  'filter', 'game', 'allGames', 'playedWith', 'both', 'fromDay', 'toDay', 'winsOnly', 'exportRounds',
  'noRounds', 'olderRounds', 'played', 'freeSpin', 'won', 'gameBy', 'showRound', 'backToRounds', 'replay',
  'showAgain', 'stepBack', 'stepOn', 'showAll', 'checkRound', 'playedAndWon', 'roundState'
]) as word;
select move_words('security.passkeys', 'passkeys.title');
select move_words('security.passkeysText', 'passkeys.text');
select move_words('security.' || word, 'passkeys.' || word) from unnest(array[
  'noPasskey', 'noPasskeyText', 'addPasskey', 'makePasskey', 'nameOfPasskey', 'nameOfPasskeyHint',
  'passkeyName', 'passkeyAdded', 'addedAt', 'usedAt', 'neverUsed', 'remove', 'removePasskey',
  'signInByPasskey', 'useAPasskey', 'refusals.name-missing', 'refusals.too-many', 'refusals.already-kept',
  'refusals.not-verified', 'refusals.no-passkeys-here', 'refusals.unknown-passkey', 'refusals.last-way-in'
]) as word;

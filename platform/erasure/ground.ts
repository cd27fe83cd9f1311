import { sql } from 'kysely'
import { playerChannel } from '#kernel/push.ts'
import type { Player } from '../auth/players.ts'
import type { Tx } from '../db/database.ts'
import { erased, kept, type PersonalTable } from '#kernel/personal-table.ts'
import { eraseFromAudit } from '../audit-archive/erase-audited.ts'
import { eraseFromArchive } from '../event-archive/erase-archived.ts'
import { eraseRows } from './erase-rows.ts'

/** Platform tables that refer to players. */
export const GROUND_TABLES: readonly PersonalTable[] = [
  erased('player_session'),
  erased('one_time_token'),
  erased('recovery_code'),
  erased('second_factor'),
  erased('passkey'),
  erased('social_account'),
  erased('known_device'),
  erased('invitation_code'),
  erased('verified_player'),
  erased('waiting_gift'),
  erased('sign_in_guard', 'subject'),
  erased('play_cap'),
  erased('cap_person'),
  erased('cap_person_key'),
  erased('cap_parted'),
  erased('cap_parted', 'other'),
  erased('play_cap_reached'),
  erased('play_hour'),
  erased('play_pace'),
  erased('outbox.event'),
  erased('outbox.parked'),
  kept('fair_seed_pair', 'rounds'),
  kept('welcomed_mailbox', 'gifts'),
  kept('fair_draw', 'rounds'),
  kept('audit_event', 'trail', { by: 'subject' }),
  kept('audit_archived', 'trail', { by: 'subject' }),
  kept('audit_archived_actor', 'trail', { by: 'actor' }),
  // Until the files have been written again; the archive jobs alone may take these back.
  kept('audit_erasure', 'trail'),
  kept('outbox.archive_erasure', 'trail'),
  // The referral relation links two ids only.
  kept('player', 'books', { by: 'id' }),
  kept('player', 'books', { by: 'invited_by' }),
]

/** The last step in the database: afterwards nothing there links the player's id to a person. */
export async function eraseGround(tx: Tx, player: Player): Promise<void> {
  const { id, brand, email, phone, login } = player
  await eraseRows(tx, GROUND_TABLES, id)
  await sql`delete from one_time_state where payload ->> 'playerId' = ${id} or payload ->> 'linkTo' = ${id}`.execute(tx)
  await eraseFromAudit(tx, id)
  await eraseFromArchive(tx, id)
  const channel = playerChannel(id)
  await sql`delete from outbox.push where channel = ${channel}`.execute(tx)
  await sql`delete from outbox.said where channel = ${channel}`.execute(tx)
  await sql`delete from outbox.said_version where channel = ${channel}`.execute(tx)
  await sql`delete from outbox.published where channel = ${channel}`.execute(tx)
  if (email) await sql`delete from mail_message where brand = ${brand} and lower(recipient) = lower(${email})`.execute(tx)
  if (phone) await sql`delete from text_message where brand = ${brand} and recipient = ${phone}`.execute(tx)
  await sql`
    update player set referral_code = null
    where brand = ${brand} and (id = ${id} or lower(referral_code) = lower(${login}))`.execute(tx)
  // Keeps the birth year and the state, which the reports aggregate by.
  await sql`
    update player set login = ${`gone-${id.slice('plr_'.length)}`}, email = null, phone = null, password_hash = null,
      name = null, surname = null, city = null, address = null, address2 = null, zip = null,
      birth_date = date_trunc('year', birth_date)::date, email_confirmed_at = null, phone_confirmed_at = null, profile_completed_at = null,
      seen_on = null
    where id = ${id}`.execute(tx)
}

import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Rng } from '#kernel/rng.ts'
import type { Context } from '../context.ts'
import type { Reader } from '../db/database.ts'
import { timestamp } from '../db/timestamp.ts'

/** Excludes characters that look alike: I and 1, O and 0. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const CODE = /^[A-HJ-NP-Z2-9]{8}$/
const LENGTH = 8
/** Eight random characters; 32 divides 256, so all are equally likely. */
const newInvitationCode = (rng: Rng): string => Array.from(rng.bytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('')

/**
 * The player's own code, created on the first call. A new code collides in one of a trillion cases and is then
 * redrawn.
 */
export async function invitationCodeOf(
  { reader, rng, clock, theme }: Pick<Context, 'reader' | 'rng' | 'clock' | 'theme'>,
  player: Id<'plr'>,
): Promise<string> {
  for (;;) {
    const { rows } = await sql<{ code: string }>`select code from invitation_code where player = ${player}`.execute(reader)
    if (rows[0]) return rows[0].code
    await sql`
      insert into invitation_code (player, brand, code, created_at)
      values (${player}, ${theme.id}, ${newInvitationCode(rng)}, ${timestamp(clock.now())}) on conflict do nothing`.execute(
      reader,
    )
  }
}

/** The player of this brand with this code, ignoring case. */
export async function findInviter(db: Reader, brand: string, given: string): Promise<Id<'plr'> | undefined> {
  const code = given.trim().toUpperCase()
  if (!CODE.test(code)) return undefined
  const { rows } = await sql<{ player: Id<'plr'> }>`
    select player from invitation_code where brand = ${brand} and code = ${code}`.execute(db)
  return rows[0]?.player
}

import type { Id } from '#kernel/id.ts'
import { readPlayer } from '#platform/auth/players.ts'
import type { Reader } from '#platform/db/database.ts'
import type { DailyLoginOptions } from '../feature.ts'

/** Why this player may not claim at all, whatever the day; null where nothing stands against it. */
export async function readRefusal(
  db: Reader,
  playerId: Id<'plr'>,
  { needsConfirmedEmail }: DailyLoginOptions,
): Promise<'email_unconfirmed' | null> {
  if (!needsConfirmedEmail) return null
  const { email, emailConfirmedAt } = await readPlayer(db, playerId)
  return email && !emailConfirmedAt ? 'email_unconfirmed' : null
}

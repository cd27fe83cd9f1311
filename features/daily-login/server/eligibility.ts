import { readPlayer } from '#platform/auth/players.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { DailyLoginOptions } from '../feature.ts'

/** Why this player may not claim at all, whatever the day; null where nothing stands against it. */
export async function readRefusal(
  { reader, playerId }: Pick<PlayerContext, 'reader' | 'playerId'>,
  { needsConfirmedEmail }: DailyLoginOptions,
): Promise<'email_unconfirmed' | null> {
  if (!needsConfirmedEmail) return null
  const player = await readPlayer(reader, playerId)
  return player.email && !player.emailConfirmedAt ? 'email_unconfirmed' : null
}

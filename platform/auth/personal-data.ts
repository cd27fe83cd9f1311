import type { Id } from '#kernel/id.ts'
import type { Context } from '../context.ts'
import { ownRows } from '../db/own-rows.ts'
import { readPlayer } from './players.ts'

/** The player's sign-in methods, without keys or hashes. */
const readAccess = ownRows({
  sessions: ['player_session', 'created_at', 'last_active_at', 'address', 'user_agent', 'revoked_at'],
  devices: ['known_device', 'last_seen_at', 'first_seen_at'],
  invitationCode: ['invitation_code', 'created_at', 'code'],
  passkeys: ['passkey', 'created_at', 'name', 'rp_id', 'is_synced', 'last_used_at'],
  secondFactor: ['second_factor', 'enabled_at'],
  socialAccounts: ['social_account', 'linked_at', 'provider', 'subject', 'email'],
})

/** All personal data kept by identity that the player may see. */
export async function readPersonalData(ctx: Pick<Context, 'reader'>, playerId: Id<'plr'>): Promise<Record<string, unknown>> {
  const { emailConfirmedAt, phoneConfirmedAt, profileCompletedAt, createdAt, ...person } = await readPlayer(ctx.reader, playerId)
  const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())
  return {
    person: {
      ...person,
      emailConfirmedAt: iso(emailConfirmedAt),
      phoneConfirmedAt: iso(phoneConfirmedAt),
      profileCompletedAt: iso(profileCompletedAt),
      createdAt: iso(createdAt),
    },
    ...(await readAccess(ctx, playerId)),
  }
}

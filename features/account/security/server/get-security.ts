import type { ReplyOf } from '#kernel/contract.ts'
import type { Instant } from '#kernel/time.ts'
import { listPasskeys } from '#platform/auth/sign-in/passkeys.ts'
import { readCredentials } from '#platform/auth/players.ts'
import { countRecoveryCodes, isSecondFactorOn } from '#platform/auth/second-factor/second-factor.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { getSecurity as contract } from '../contract.ts'
import { hasAlertsByMail } from './store.ts'

/** The player's credentials, second factor and alerts. */
export async function getSecurity(ctx: PlayerContext): Promise<ReplyOf<typeof contract>> {
  const { reader, playerId } = ctx
  const [{ player, passwordHash }, isOn, recoveryCodesLeft, passkeys, byMail] = await Promise.all([
    readCredentials(reader, playerId),
    isSecondFactorOn(reader, playerId),
    countRecoveryCodes(reader, playerId),
    ctx.isOn('passkeys') ? listPasskeys(reader, playerId) : [],
    hasAlertsByMail(reader, playerId),
  ])
  return {
    success: true,
    data: {
      hasPassword: passwordHash !== null,
      hasEmail: player.email !== null,
      secondFactor: { isOn, recoveryCodesLeft },
      passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt, isSynced }) => ({
        id,
        name,
        createdAt: iso(createdAt),
        lastUsedAt: lastUsedAt === null ? null : iso(lastUsedAt),
        isSynced,
      })),
      hasAlertsByMail: byMail,
    },
  }
}

const iso = (at: Instant): string => new Date(at).toISOString()

import type { ReplyOf } from '#kernel/contract.ts'
import type { Instant } from '#kernel/time.ts'
import { listPasskeys } from '#platform/auth/passkeys.ts'
import { readCredentials } from '#platform/auth/players.ts'
import { countRecoveryCodes, isSecondFactorOn } from '#platform/auth/second-factor.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { gather } from '#platform/slices.ts'
import type { getSecurity as contract } from '../contract.ts'

/** How the player proves who they are. */
export const getSecurity =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: PlayerContext): Promise<ReplyOf<typeof contract>> => {
    const { reader, playerId } = ctx
    const [{ player, passwordHash }, isOn, recoveryCodesLeft, passkeys, parts] = await Promise.all([
      readCredentials(reader, playerId),
      isSecondFactorOn(reader, playerId),
      countRecoveryCodes(reader, playerId),
      ctx.isOn('passkeys') ? listPasskeys(reader, playerId) : [],
      gather(ctx, slices(), (slice) => slice.security?.(ctx)),
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
        hasAlertsByMail: false,
        ...parts,
      },
    }
  }

const iso = (at: Instant): string => new Date(at).toISOString()

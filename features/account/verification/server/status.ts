import { type Player, readPlayer } from '#platform/auth/players.ts'
import { isVerified } from '#platform/auth/verified.ts'
import { optionsOf } from '#kernel/feature.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { Reader } from '#platform/db/database.ts'
import type { getVerification as contract, Standing } from '../contract.ts'
import { verification } from '../feature.ts'
import type { VerificationProvider } from './provider.ts'
import { standingOf } from './rules.ts'
import { findOpenReview, type KeptCheck, readChecks } from './store.ts'

export type Provider = VerificationProvider | undefined

export interface Found {
  readonly standing: Standing
  readonly player: Player
  readonly checks: readonly KeptCheck[]
}

export async function findStanding(
  { playerId, clock }: Pick<PlayerContext, 'playerId' | 'clock'>,
  db: Reader,
  provider: Provider,
): Promise<Found> {
  const player = await readPlayer(db, playerId)
  const checks = await readChecks(db, playerId)
  const standing = standingOf({
    checks,
    isVerified: await isVerified(db, playerId),
    personAskedAt: (await findOpenReview(db, playerId))?.askedAt ?? null,
    isProfileComplete: Boolean(player.name && player.surname),
    provider: provider ? { id: provider.id, title: provider.title, isTest: provider.isTest } : null,
    now: clock.now(),
  })
  return { standing, player, checks }
}

export const getVerification =
  (provider: Provider) =>
  async (ctx: PlayerContext): Promise<ReplyOf<typeof contract>> => ({
    success: true,
    data: (await findStanding(ctx, ctx.reader, provider)).standing,
  })

/** This slice's part of the account page's data: once passed, automatic verification is off and out of reach. */
export const autoVerification =
  (provider: Provider) =>
  async (ctx: PlayerContext): Promise<Record<string, unknown>> => {
    const { standing } = await findStanding(ctx, ctx.reader, provider)
    const isOffered = provider !== undefined && standing.state !== 'approved'
    return {
      identityState: standing.personAskedAt ? 'asked' : standing.state,
      autoVerificationData: {
        isEnabled: isOffered,
        isAvailable: isOffered && (standing.mayStart || !standing.isProfileComplete),
        showOn: [...optionsOf(ctx.theme, verification).showOn],
        providers: provider ? [provider.id] : [],
        isTest: provider?.isTest ?? false,
      },
    }
  }

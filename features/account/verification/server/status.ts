import { type Player, readPlayer } from '#platform/auth/players.ts'
import { isVerified } from '#platform/auth/verified.ts'
import { optionsOf } from '#kernel/feature.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { Reader } from '#platform/db/database.ts'
import type { getVerification as contract, VerificationStatus } from '../contract.ts'
import { verification } from '../feature.ts'
import type { VerificationProvider } from './provider.ts'
import { statusOf } from './rules.ts'
import { findOpenReview, type KeptCheck, readChecks } from './store.ts'

export type Provider = VerificationProvider | undefined

export interface Found {
  readonly status: VerificationStatus
  readonly player: Player
  readonly checks: readonly KeptCheck[]
}

export async function findStatus(
  { playerId, clock }: Pick<PlayerContext, 'playerId' | 'clock'>,
  db: Reader,
  provider: Provider,
): Promise<Found> {
  const player = await readPlayer(db, playerId)
  const checks = await readChecks(db, playerId)
  const status = statusOf({
    checks,
    isVerified: await isVerified(db, playerId),
    reviewRequestedAt: (await findOpenReview(db, playerId))?.askedAt ?? null,
    isProfileComplete: Boolean(player.name && player.surname),
    provider: provider ? { id: provider.id, title: provider.title, isTest: provider.isTest } : null,
    now: clock.now(),
  })
  return { status, player, checks }
}

export const getVerification =
  (provider: Provider) =>
  async (ctx: PlayerContext): Promise<ReplyOf<typeof contract>> => ({
    success: true,
    data: (await findStatus(ctx, ctx.reader, provider)).status,
  })

/** This slice's part of the account page's data: after it passes, automatic verification is off and inaccessible. */
export const autoVerification =
  (provider: Provider) =>
  async (ctx: PlayerContext): Promise<Record<string, unknown>> => {
    const { status } = await findStatus(ctx, ctx.reader, provider)
    const isOffered = provider !== undefined && status.state !== 'approved'
    return {
      identityState: status.reviewRequestedAt ? 'asked' : status.state,
      autoVerificationData: {
        isEnabled: isOffered,
        isAvailable: isOffered && (status.mayStart || !status.isProfileComplete),
        showOn: [...optionsOf(ctx.theme, verification).showOn],
        providers: provider ? [provider.id] : [],
        isTest: provider?.isTest ?? false,
      },
    }
  }

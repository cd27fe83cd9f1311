import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { audit } from '#platform/audit/index.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { requestReview as contract } from '../contract.ts'
import { findStatus, type Provider } from './status.ts'
import { insertReview, lockIdentity } from './store.ts'

export const NOTE_PURPOSE = 'verification notes'

/** Requests an operator's review of a provider's decision (PRV-4). */
export const requestReviewWith =
  (provider: Provider) =>
  async (ctx: PlayerContext, { body: { note } }: InputOf<typeof contract>): Promise<ReplyOf<typeof contract>> => {
    const { playerId, theme, clock, vault, address } = ctx
    return ctx.transaction(async (tx) => {
      await lockIdentity(tx, playerId)
      const { status, checks } = await findStatus(ctx, tx, provider)
      if (status.reviewRequestedAt) return { success: true, data: status }
      const [check] = checks
      if (!status.mayRequestReview || !check) return { success: false, reasonType: 'nothing-to-review' }
      const sealed = vault.seal(NOTE_PURPOSE, Buffer.from(note))
      await insertReview(tx, { brand: theme.id, check, note: sealed, at: clock.now() })
      await audit(tx, ctx, { actor: { kind: 'player', id: playerId }, subject: playerId, what: 'identity-review-asked', address })
      return { success: true, data: (await findStatus(ctx, tx, provider)).status }
    })
  }

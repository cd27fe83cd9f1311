import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { audit } from '#platform/audit/index.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { askPerson as contract } from '../contract.ts'
import { findStanding, type Provider } from './standing.ts'
import { insertReview, lockIdentity } from './store.ts'

export const NOTE_PURPOSE = 'verification notes'

/** What a machine decided, a person looks at when asked (PRV-4). */
export const askPersonWith =
  (provider: Provider) =>
  async (ctx: PlayerContext, { body: { note } }: InputOf<typeof contract>): Promise<ReplyOf<typeof contract>> => {
    const { playerId, theme, clock, vault, address } = ctx
    return ctx.transaction(async (tx) => {
      await lockIdentity(tx, playerId)
      const { standing, checks } = await findStanding(ctx, tx, provider)
      if (standing.personAskedAt) return { success: true, data: standing }
      const [check] = checks
      if (!standing.mayAskPerson || !check) return { success: false, reasonType: 'nothing-to-ask' }
      const sealed = vault.seal(NOTE_PURPOSE, Buffer.from(note))
      await insertReview(tx, { brand: theme.id, check, note: sealed, at: clock.now() })
      await audit(tx, ctx, { actor: { kind: 'player', id: playerId }, subject: playerId, what: 'identity-review-asked', address })
      return { success: true, data: (await findStanding(ctx, tx, provider)).standing }
    })
  }

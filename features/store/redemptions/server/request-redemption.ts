import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { optionsOf } from '#kernel/feature.ts'
import { requireProof } from '#platform/auth/proof.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { redemptionRequested } from '#platform/events/index.ts'
import { emit } from '#platform/outbox/index.ts'
import { AppError } from '#platform/problem.ts'
import type { RedemptionReason, requestRedemption as contract } from '../contract.ts'
import { redemptions } from '../feature.ts'
import { decideRequest } from './decide-request.ts'
import { gatherAdmission, type RedemptionDeps } from './gather-facts.ts'
import { holdFor } from './holds.ts'
import { sendReady } from './send-payouts.ts'
import { admit } from './rules.ts'
import { findByKey, insertRedemption, type KeptRedemption, lockPlayer, setState } from './store.ts'
import { viewRedemption } from './view.ts'

/**
 * Sets winnings aside and lets the rules decide, in one transaction; an approved payout is sent right after it. A repeated
 * key finds the first request.
 */
export const requestRedemptionWith =
  (deps: RedemptionDeps) =>
  async (ctx: PlayerContext, { body }: InputOf<typeof contract>): Promise<ReplyOf<typeof contract>> => {
    await requireProof(ctx)
    const made = await ctx.transaction((tx) => make(deps, ctx, tx, body))
    if (typeof made === 'string') return { success: false, reasonType: made }
    await sendReady(deps, ctx, made.id)
    return { success: true, data: await viewRedemption(ctx.reader, made.id) }
  }

async function make(
  deps: RedemptionDeps,
  ctx: PlayerContext,
  tx: Tx,
  { cents: askedCents, accountId }: InputOf<typeof contract>['body'],
): Promise<RedemptionReason | Pick<KeptRedemption, 'id'>> {
  const { playerId, idempotencyKey: requestKey } = ctx
  await lockPlayer(tx, playerId)
  const known = await findByKey(tx, playerId, requestKey)
  if (known && (known.askedCents !== askedCents || known.account !== accountId))
    throw new AppError('conflict', 'This key was used for another request.')
  if (known) return known
  const admission = await gatherAdmission(deps, ctx, tx, { playerId, askedCents, accountId })
  const admitted = admit(admission, optionsOf(ctx.theme, redemptions))
  if ('refused' in admitted) return admitted.refused
  const at = ctx.clock.now()
  const request = { id: ctx.newId('rdm'), player: playerId, cents: admitted.cents, holds: 1 }
  const hold = await holdFor(tx, request)
  const account = accountId as KeptRedemption['account']
  const { residence } = ctx.session
  const own = { brand: ctx.theme.id, requestKey, askedCents, account, residence, origin: ctx.origin, requestedAt: at }
  await insertRedemption(tx, { ...request, ...own, hold })
  await setState(tx, request.id, { state: 'deciding', code: admitted.code, actor: 'player', at })
  const payload = { redemptionId: request.id, winnings: request.cents, cents: request.cents }
  await decideRequest(deps, ctx, tx, request.id)
  await emit(tx, redemptionRequested, { playerId, payload, at })
  return request
}

import { optionsOf } from '#kernel/feature.ts'
import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { DAY_MS } from '#kernel/time.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import type { Tx } from '#platform/db/database.ts'
import { AppError } from '#platform/problem.ts'
import type * as contract from '../contract.ts'
import { paymentsDesk } from '../feature.ts'
import { type DeskDeps, deskOf } from './read-payments.ts'
import { decideProposal, findByRequest, insertProposal, lockProposal, type NewProposal, sumAlone } from './store.ts'

type Proposed = ReplyOf<typeof contract.proposeRefund>
type Decided = ReplyOf<typeof contract.decideRefund>

/** Up to the limit of one person the refund is ordered at once; above it, it waits for a second operator (PAY-5). */
export const proposeRefundWith =
  (deps: DeskDeps) =>
  async (ctx: OperatorContext, { params, body }: InputOf<typeof contract.proposeRefund>): Promise<Proposed> => {
    const reply = await ctx.change<Proposed>(async (tx) => {
      const order = await deskOf(deps).read(tx, { brand: ctx.theme.id, id: params.id })
      if (!order) throw new AppError('not-found', 'There is no such order.')
      const needsTwo = await exceedsOnePerson(ctx, tx, body.cents)
      const known = await findByRequest(tx, ctx.operator.id, ctx.idempotencyKey)
      if (known) return { audit: null, value: proposed(known.state === 'waiting' || known.needsTwo) }
      const id = ctx.newId('rfd')
      const wanted = { order: params.id, cents: body.cents }
      const by = ctx.operator.id
      const refusal = needsTwo
        ? await deskOf(deps).refusal(ctx.visit, tx, wanted)
        : await deskOf(deps).refund(ctx.visit, tx, { id, by, ...wanted })
      if (refusal) return { audit: null, value: { success: false, reasonType: refusal } }
      const proposal: NewProposal = {
        id,
        brand: ctx.theme.id,
        ...wanted,
        reason: body.reason,
        why: body.why,
        needsTwo,
        by,
        at: ctx.clock.now(),
        state: needsTwo ? 'waiting' : 'ordered',
        requestKey: ctx.idempotencyKey,
      }
      if (!(await insertProposal(tx, proposal))) return { audit: null, value: { success: false, reasonType: 'waiting-already' } }
      const what = needsTwo ? 'refund-proposed' : 'refund-ordered'
      const after = { refund: id, ...wanted, reason: body.reason, needsTwo }
      return { audit: { subject: order.order.player, what, why: body.why, after }, value: proposed(needsTwo) }
    })
    if (reply.success && reply.data.outcome === 'ordered') await deskOf(deps).send(ctx.visit)
    return reply
  }

const proposed = (isWaiting: boolean): Proposed => ({ success: true, data: { outcome: isWaiting ? 'proposed' : 'ordered' } })

async function exceedsOnePerson({ theme, operator, clock }: OperatorContext, tx: Tx, cents: number): Promise<boolean> {
  const { onePersonMaxCents, operatorDayMaxCents } = optionsOf(theme, paymentsDesk)
  const alone = await sumAlone(tx, operator.id, clock.now() - DAY_MS)
  return cents > onePersonMaxCents || alone + cents > operatorDayMaxCents
}

/** The proposal that was seen, by another operator than its author. Rejecting is open to the author too. */
export const decideRefundWith =
  (deps: DeskDeps) =>
  async (
    ctx: OperatorContext,
    { body: { id, cents, isApproved, why } }: InputOf<typeof contract.decideRefund>,
  ): Promise<Decided> => {
    const reply = await ctx.change<Decided>(async (tx) => {
      const refused = (reasonType: contract.RefundRefusal) => ({ audit: null, value: { success: false, reasonType } as const })
      const proposal = await lockProposal(tx, ctx.theme.id, id)
      if (!proposal) throw new AppError('not-found', 'There is no such refund.')
      if (proposal.state !== 'waiting' || proposal.cents !== cents) return refused('changed')
      const by = ctx.operator.id
      if (isApproved && proposal.by === by) return refused('your-own')
      const refund = { id: proposal.id, order: proposal.order, cents, by: proposal.by }
      const refusal = isApproved ? await deskOf(deps).refund(ctx.visit, tx, refund) : undefined
      if (refusal) return refused(refusal)
      await decideProposal(tx, id, { state: isApproved ? 'ordered' : 'rejected', by, at: ctx.clock.now() })
      const order = await deskOf(deps).read(tx, { brand: ctx.theme.id, id: proposal.order })
      const what = isApproved ? 'refund-approved' : 'refund-rejected'
      const after = { refund: id, order: proposal.order, cents, proposedBy: proposal.by }
      return { audit: { subject: order!.order.player, what, why, after }, value: { success: true } }
    })
    if (reply.success && isApproved) await deskOf(deps).send(ctx.visit)
    return reply
  }

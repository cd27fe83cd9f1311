import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import type { Tx } from '#platform/db/database.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { AppError } from '#platform/problem.ts'
import { runOfBoard } from '#promotions/boards/board-name.ts'
import { payLate as payEvent } from '#promotions/corrections/pay-late.ts'
import { payLateScore } from '#promotions/corrections/pay-late-score.ts'
import {
  confirmRefusal as confirm,
  type LateKey,
  type RefusalOutcome,
  requestRefusal,
} from '#promotions/corrections/refuse-late.ts'
import type * as contract from '../contract.ts'
import { findRun } from './find-run.ts'
import { orFailed } from './held.ts'

type PayReply = ReplyOf<typeof contract.payLate>
type RefusalReply = ReplyOf<typeof contract.refuseLate>
type Slices = () => readonly ServerFeature[]

/** One operator pays what a correction adds; by the rule, so nobody chooses an amount. */
export const payLate =
  (slices: Slices) =>
  async (ctx: OperatorContext, { body }: InputOf<typeof contract.payLate>): Promise<PayReply> => {
    const { known, campaign } = await findRun(ctx, slices(), body.run)
    const { board, eventId } = keyOf(body)
    const { event, why } = body
    return orFailed<PayReply>(() =>
      ctx.change<PayReply>(async (tx) => {
        const outcome = await (board === null ? payEvent(tx, known, eventId) : payLateScore(tx, known, { board, eventId }))
        if (outcome === 'downwards') return { audit: null, value: { success: false, reasonType: outcome, failure: '' } }
        const granted = outcome === 'decided' ? 0 : outcome.granted
        const what = board === null ? 'promotion-late-event-paid' : 'promotion-late-score-paid'
        const audit = { subject: campaign.id, what, why, after: { event, board, granted } }
        return { audit: outcome === 'decided' ? null : audit, value: { success: true, data: { granted } } }
      }),
    )
  }

/** The first of two operators. */
export const refuseLate = (slices: Slices) =>
  decide(slices, 'promotion-late-refusal-requested', (tx, ctx, key) =>
    requestRefusal(tx, key, { by: ctx.operator.id, at: ctx.clock.now() }),
  )

/** The second one. */
export const confirmRefusal = (slices: Slices) =>
  decide(slices, 'promotion-late-refused', (tx, ctx, key) => confirm(tx, key, ctx.operator.id))

const decide =
  (slices: Slices, what: string, work: (tx: Tx, ctx: OperatorContext, key: LateKey) => Promise<RefusalOutcome>) =>
  async (ctx: OperatorContext, { body }: InputOf<typeof contract.refuseLate>): Promise<RefusalReply> => {
    const { campaign } = await findRun(ctx, slices(), body.run)
    const { event, board, why } = body
    return ctx.change<RefusalReply>(async (tx) => {
      const outcome = await work(tx, ctx, keyOf(body))
      if (outcome !== 'done') return { audit: null, value: { success: false, reasonType: outcome } }
      return { audit: { subject: campaign.id, what, why, after: { event, board } }, value: { success: true } }
    })
  }

/** Throws `not-found` for a board of another run. */
function keyOf({ run, board, event }: Pick<InputOf<typeof contract.payLate>['body'], 'run' | 'board' | 'event'>): LateKey {
  if (board !== null && runOfBoard(board).run !== run) throw new AppError('not-found', 'No such board of this run.')
  return { run, board, eventId: BigInt(event) }
}

import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import type { Reader } from '#platform/db/database.ts'
import { takeFacts } from '#platform/payments/take-facts.ts'
import { findWebhook, noteWebhookSettled } from '#platform/payments/webhook-store.ts'
import { AppError } from '#platform/problem.ts'
import type * as contract from '../contract.ts'
import { type DeskDeps, deskOf } from './read-payments.ts'

type Replayed = ReplyOf<typeof contract.replayWebhook>
type Answered = ReplyOf<typeof contract.answerDispute>

const FAILURE_MAX = 300

/** Settles a message again. Facts count once, so a message that was settled already changes nothing. */
export const replayWebhookWith =
  (deps: DeskDeps) =>
  async (ctx: OperatorContext, { body: { id, why } }: InputOf<typeof contract.replayWebhook>): Promise<Replayed> => {
    try {
      return await ctx.change<Replayed>(async (tx) => {
        const webhook = await findWebhook(tx, BigInt(id))
        if (!webhook) throw new AppError('not-found', 'There is no such message.')
        const { provider, facts, message, no } = webhook
        const before = await stateOf(deps, tx, ctx.theme.id, facts)
        await takeFacts(ctx.visit, tx, deps.slices(), { facts, heard: { provider, source: 'webhook', at: ctx.clock.now() } })
        await noteWebhookSettled(tx, no)
        const isChanged = before !== (await stateOf(deps, tx, ctx.theme.id, facts)) || webhook.failure !== null
        const audit = { subject: `webhook ${id}`, what: 'webhook-replayed', why, after: { provider, message, isChanged } }
        return { audit, value: { success: true, data: { isChanged } } }
      })
    } catch (error) {
      if (error instanceof AppError) throw error
      ctx.log.error({ err: error, webhook: id }, 'a replayed payment message fails')
      const failure = (error instanceof Error ? error.message : String(error)).slice(0, FAILURE_MAX)
      return { success: false, reasonType: 'still-failing', failure }
    }
  }

/** What the orders of these facts show, to tell whether a replay changed anything. */
async function stateOf(
  deps: DeskDeps,
  db: Reader,
  brand: string,
  facts: readonly { readonly reference: string }[],
): Promise<string> {
  const desk = deskOf(deps)
  const states: unknown[] = []
  for (const reference of new Set(facts.map((fact) => fact.reference))) {
    const search = { brand, search: reference, players: [], state: null, before: null, limit: 1 }
    const [found] = await desk.find(db, search)
    if (found) states.push((await desk.read(db, { brand, id: found.id }))?.postings.length, found.state)
  }
  return JSON.stringify(states)
}

export const repeatGiveBackWith =
  (deps: DeskDeps) =>
  async (
    ctx: OperatorContext,
    { body: { attempt, why } }: InputOf<typeof contract.repeatGiveBack>,
  ): Promise<ReplyOf<typeof contract.repeatGiveBack>> => {
    const success = await ctx.change(async (tx) => {
      const isOrdered = await deskOf(deps).repeatGiveBack(ctx.visit, tx, attempt)
      const audit = { subject: `payment ${attempt}`, what: 'refund-repeated', why }
      return { audit: isOrdered ? audit : null, value: isOrdered }
    })
    if (success) await deskOf(deps).send(ctx.visit)
    return { success }
  }

/** Noted before the provider hears it, so that two operators never answer differently. */
export const answerDisputeWith =
  (deps: DeskDeps) =>
  async (ctx: OperatorContext, { body: { id, answer, why } }: InputOf<typeof contract.answerDispute>): Promise<Answered> => {
    const desk = deskOf(deps)
    const noted = await ctx.change<Answered>(async (tx) => {
      const dispute = (await desk.disputes(tx, ctx.theme.id)).find((each) => each.id === id)
      if (!dispute) throw new AppError('not-found', 'There is no such dispute.')
      const refusal = await desk.answer(tx, { id, answer, by: ctx.operator.id, at: ctx.clock.now() })
      if (refusal) return { audit: null, value: { success: false, reasonType: refusal } }
      const after = { dispute: id, cents: dispute.cents }
      return { audit: { subject: dispute.player, what: `dispute-${answer}`, why, after }, value: { success: true } }
    })
    if (!noted.success || answer === 'accepted') return noted
    if (await desk.contest(ctx.visit, { id, summary: why })) return noted
    return { success: false, reasonType: 'provider-unavailable' }
  }

import { optionsOf } from '#kernel/feature.ts'
import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { toUnixSeconds } from '#kernel/time.ts'
import { readOperatorNames } from '#platform/auth/operators/operator-team.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import { findPlayer } from '#platform/auth/players.ts'
import { searchPlayers } from '#platform/auth/search-players.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { readUnanswered } from '#platform/payments/questions.ts'
import { readFailedWebhooks, readWebhooks, type Webhook } from '#platform/payments/webhook-store.ts'
import { AppError } from '#platform/problem.ts'
import type * as contract from '../contract.ts'
import { paymentsDesk } from '../feature.ts'
import type { OrderDesk } from './extension-points.ts'
import { type Proposal, readWaiting } from './store.ts'

const PAGE = 30
const PLAYERS_MAX = 20
const WEBHOOKS_MAX = 200
const FAILED_MAX = 50

export interface DeskDeps {
  readonly slices: () => readonly ServerFeature[]
}

/** Throws not-found where no slice sells. */
export function deskOf({ slices }: DeskDeps): OrderDesk {
  const desk = slices().flatMap(({ orderDesk }) => orderDesk ?? [])[0]
  if (!desk) throw new AppError('not-found', 'This site sells nothing.')
  return desk
}

type WithPlayerId = { readonly player: string }
type Named<T> = Omit<T, 'player'> & { readonly player: { readonly id: string; readonly login: string } }

/** The rows with the logins of their players. */
async function named<T extends WithPlayerId>(db: Reader, rows: readonly T[]): Promise<Named<T>[]> {
  const logins = new Map<string, string>()
  for (const { player } of rows)
    if (!logins.has(player)) logins.set(player, (await findPlayer(db, player as `plr_${string}`))?.login ?? player)
  return rows.map((row) => ({ ...row, player: { id: row.player, login: logins.get(row.player) ?? row.player } }))
}

export const findPaymentsWith =
  (deps: DeskDeps) =>
  (ctx: OperatorContext, { body }: InputOf<typeof contract.findPayments>): Promise<ReplyOf<typeof contract.findPayments>> => {
    const { search, state, before } = body
    const brand = ctx.theme.id
    return ctx.show('payments', async (tx) => {
      const players = search ? await searchPlayers(tx, { brand, search, max: PLAYERS_MAX }) : []
      const wanted = { brand, search, players: players.map(({ id }) => id), state, before, limit: PAGE + 1 }
      const rows = await deskOf(deps).find(tx, wanted)
      const payments = await named(tx, rows.slice(0, PAGE))
      const seen = [...new Set(payments.map(({ player }) => player.id))]
      return { seen, value: { success: true as const, data: { payments, hasMore: rows.length > PAGE } } }
    })
  }

export const readPaymentWith =
  (deps: DeskDeps) =>
  (
    ctx: OperatorContext,
    { params: { id } }: InputOf<typeof contract.readPayment>,
  ): Promise<ReplyOf<typeof contract.readPayment>> =>
    ctx.show('payment', async (tx) => {
      const found = await deskOf(deps).read(tx, { brand: ctx.theme.id, id })
      if (!found) throw new AppError('not-found', 'There is no such order.')
      const [order] = await named(tx, [found.order])
      const webhooks = await readWebhooks(
        tx,
        found.attempts.map((attempt) => attempt.id),
        WEBHOOKS_MAX,
      )
      const waiting = (await readWaiting(tx, ctx.theme.id)).filter((proposal) => proposal.order === id)
      const [proposal = null] = await toProposals(ctx, tx, deskOf(deps), waiting)
      const data = {
        ...found,
        order: order!,
        disputes: await named(tx, found.disputes),
        webhooks: webhooks.map(toWebhook),
        proposal,
        onePersonMaxCents: optionsOf(ctx.theme, paymentsDesk).onePersonMaxCents,
      }
      return { seen: [found.order.player], value: { success: true as const, data } }
    })

const toWebhook = ({ no, provider, message, facts, heardAt, times, failure }: Webhook): contract.PaymentWebhook => ({
  id: String(no),
  provider,
  message,
  kinds: facts.map(({ fact }) => fact.kind),
  heardAt: toUnixSeconds(heardAt),
  times,
  failure,
})

async function toProposals(
  { operator, theme }: OperatorContext,
  tx: Tx,
  desk: OrderDesk,
  waiting: readonly Proposal[],
): Promise<contract.RefundProposal[]> {
  const names = await readOperatorNames(tx)
  const shown: contract.RefundProposal[] = []
  for (const { id, order: orderId, cents, reason, why, by, at } of waiting) {
    const found = await desk.read(tx, { brand: theme.id, id: orderId })
    if (!found) continue
    const [order] = await named(tx, [found.order])
    const { title, player } = order!
    const isYours = by === operator.id
    shown.push({ id, order: orderId, title, player, cents, reason, why, by: names.get(by) ?? by, isYours, at: toUnixSeconds(at) })
  }
  return shown
}

export const readDeskWith =
  (deps: DeskDeps) =>
  (ctx: OperatorContext): Promise<ReplyOf<typeof contract.readPaymentsDesk>> =>
    ctx.show('payments-desk', async (tx) => {
      const brand = ctx.theme.id
      const desk = deskOf(deps)
      const proposals = await toProposals(ctx, tx, desk, await readWaiting(tx, brand))
      const disputes = await named(tx, await desk.disputes(tx, brand))
      const now = ctx.clock.now()
      const cases = [...(await desk.cases(tx, { brand, now })), ...(await providerCases(tx, now))]
      const seen = [...new Set([...proposals, ...disputes].map(({ player }) => player.id))]
      return { seen, value: { success: true as const, data: { proposals, disputes, cases } } }
    })

/** What concerns a provider and no brand: silence, and messages that could not be settled. */
async function providerCases(db: Reader, now: number): Promise<contract.PaymentCase[]> {
  const nothing = { order: null, cents: null }
  const silent = (await readUnanswered(db, now)).map(({ reference, since }) => ({
    ...nothing,
    kind: 'unanswered' as const,
    subject: reference,
    since: toUnixSeconds(since),
    state: 'The provider never told how it ended.',
    isRepeatable: false,
  }))
  const failed = (await readFailedWebhooks(db, FAILED_MAX)).map(({ no, heardAt, failure }) => ({
    ...nothing,
    kind: 'webhook-failed' as const,
    subject: String(no),
    since: toUnixSeconds(heardAt),
    state: failure ?? '',
    isRepeatable: true,
  }))
  return [...silent, ...failed]
}

/** What waits for an operator: proposals, disputes without an answer, and open cases. */
export async function countWaiting(deps: DeskDeps, db: Reader, { brand, now }: { brand: string; now: number }): Promise<number> {
  const desk = deps.slices().flatMap(({ orderDesk }) => orderDesk ?? [])[0]
  if (!desk) return 0
  const disputes = (await desk.disputes(db, brand)).filter(({ stage, answer }) => stage === 'opened' && answer === null)
  const cases = [...(await desk.cases(db, { brand, now })), ...(await providerCases(db, now))]
  return (await readWaiting(db, brand)).length + disputes.length + cases.length
}

export const readEvidenceWith =
  (deps: DeskDeps) =>
  (
    ctx: OperatorContext,
    { params: { id } }: InputOf<typeof contract.readEvidence>,
  ): Promise<ReplyOf<typeof contract.readEvidence>> =>
    ctx.show('dispute-evidence', async (tx) => {
      const desk = deskOf(deps)
      const dispute = (await desk.disputes(tx, ctx.theme.id)).find((each) => each.id === id)
      if (!dispute) throw new AppError('not-found', 'There is no such dispute.')
      const documents = await desk.evidence(tx, id)
      return { seen: [dispute.player], value: { success: true as const, data: { documents: [...documents] } } }
    })

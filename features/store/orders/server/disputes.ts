import { sql } from 'kysely'
import { countRounds, readStatement } from '#ledger/index.ts'
import { type Instant, toUnixSeconds } from '#kernel/time.ts'
import type { Id } from '#kernel/id.ts'
import { readPlayer } from '#platform/auth/players.ts'
import { isVerified } from '#platform/auth/verified.ts'
import type { Context } from '#platform/context.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import type { PaymentProvider } from '#platform/payments/provider.ts'
import { takeFacts } from '#platform/payments/take-facts.ts'
import { AppError } from '#platform/problem.ts'
import type { DisputeRefusal, EvidenceDocument } from '#features/back-office/payments-desk/contract.ts'
import type { SettleDeps } from './settle-order.ts'
import { lockOrder, type Order, readAttempts } from './store.ts'

interface Dispute {
  readonly order: Id<'ord'>
  readonly attempt: Id<'att'> | null
  readonly stage: 'opened' | 'won' | 'lost'
  readonly answer: string | null
  readonly brand: string
}

async function findDispute(db: Reader, id: string): Promise<Dispute | undefined> {
  const { rows } = await sql<Dispute>`
    select l.purchase_order as "order", l.attempt, l.stage, l.answer, o.brand
    from purchase_loss l join purchase_order o on o.id = l.purchase_order where l.subject = ${id}`.execute(db)
  return rows[0]
}

const timeOf = (at: Instant): string => new Date(at).toISOString().replace('T', ' ').slice(0, 19)
const dollars = (cents: number): string => `${(cents / 100).toFixed(2)} USD`
const LINES_MAX = 200

/** What shows that the purchase was made, delivered and used: no document of the player's identity, no address. */
export async function gatherEvidence(db: Reader, id: string): Promise<EvidenceDocument[]> {
  const dispute = await findDispute(db, id)
  if (!dispute) throw new AppError('not-found', 'There is no such dispute.')
  const order = await readOrderOf(db, dispute.order)
  return [
    { name: 'purchase.txt', text: await purchaseText(db, order) },
    { name: 'delivery.txt', text: await deliveryText(db, order) },
    { name: 'account.txt', text: await accountText(db, order) },
  ]
}

const readOrderOf = async (db: Reader, id: Id<'ord'>): Promise<Order> => {
  const { rows } = await sql<Order>`
    select id, player, title, cents, coins, entries, residence, state, opened_at as "openedAt", paid_at as "paidAt",
      receipt_no as "receiptNo", nth from purchase_order where id = ${id}`.execute(db)
  return rows[0] as Order
}

async function purchaseText(db: Reader, order: Order): Promise<string> {
  const attempts = await readAttempts(db, order.id)
  return [
    `Order ${order.id}, receipt ${order.receiptNo ?? 'none'}`,
    `${order.title} for ${dollars(order.cents)}, in ${order.residence}`,
    `Opened ${timeOf(order.openedAt)} UTC, paid ${order.paidAt === null ? 'never' : `${timeOf(order.paidAt)} UTC`}`,
    ...attempts.map(({ no, method, providerRef, begunAt, state }) =>
      [`Attempt ${no}: ${method}`, providerRef ? `, ${providerRef}` : '', `, begun ${timeOf(begunAt)} UTC, ${state}`].join(''),
    ),
  ].join('\n')
}

async function deliveryText(db: Reader, { player, paidAt, coins, entries }: Order): Promise<string> {
  if (paidAt === null) return 'Nothing was delivered.'
  const filter = { player, from: paidAt }
  const lines = await readStatement(db, { ...filter, kinds: { names: ['round'], isExcept: true } }, { max: LINES_MAX })
  const rounds = await countRounds(db, filter)
  const amount = (minor: bigint): string => (Number(minor) / 100).toFixed(2)
  return [
    `Delivered at ${timeOf(paidAt)} UTC: ${amount(coins)} coins, and ${amount(entries)} entries as a gift.`,
    `Rounds played since: ${rounds.reduce((sum, each) => sum + Number(each.rounds), 0)}`,
    ...rounds.map(({ game, isForEntries, rounds: count }) => `  ${game}, for ${isForEntries ? 'entries' : 'coins'}: ${count}`),
    'Movements since, newest first, without rounds:',
    ...lines.map(
      (line) => `  ${timeOf(line.at)} ${line.kind} ${amount(line.amount)} ${line.asset}, then ${amount(line.balance)}`,
    ),
  ].join('\n')
}

async function accountText(db: Reader, { id, player }: Order): Promise<string> {
  const { createdAt, state } = await readPlayer(db, player)
  const { rows } = await sql<{ paid: number; cents: number; disputed: number }>`
    select count(*)::int as paid, coalesce(sum(cents), 0)::int as cents,
      count(*) filter (where exists (select from purchase_loss l where l.purchase_order = o.id))::int as disputed
    from purchase_order o where player = ${player} and id <> ${id} and receipt_no is not null`.execute(db)
  const { paid, cents, disputed } = rows[0]!
  return [
    `Account ${player} opened ${timeOf(createdAt)} UTC in ${state}`,
    `Identity ${(await isVerified(db, player)) ? 'verified' : 'not verified'}`,
    `Other purchases: ${paid} for ${dollars(cents)}, ${disputed} of them disputed`,
  ].join('\n')
}

interface Answer {
  readonly id: string
  readonly answer: 'contested' | 'accepted'
  readonly by: string
  readonly at: Instant
}

/** Once: a second answer is refused, whoever gives it. */
export async function answerDispute(
  { payments }: Pick<SettleDeps, 'payments'>,
  tx: Tx,
  { id, answer, by, at }: Answer,
): Promise<DisputeRefusal | undefined> {
  const known = await findDispute(tx, id)
  if (!known) throw new AppError('not-found', 'There is no such dispute.')
  await lockOrder(tx, known.order)
  const dispute = (await findDispute(tx, id)) as Dispute
  if (dispute.stage !== 'opened') return 'over'
  if (dispute.answer) return 'answered-already'
  if (answer === 'contested' && !(await providerOf(payments, tx, dispute))?.contest) return 'not-contestable'
  await sql`
    update purchase_loss set answer = ${answer}, answered_by = ${by}, answered_at = ${timestamp(at)}
    where subject = ${id}`.execute(tx)
  return undefined
}

async function providerOf(
  payments: readonly PaymentProvider[],
  db: Reader,
  { order, attempt }: Dispute,
): Promise<PaymentProvider | undefined> {
  const provider = (await readAttempts(db, order)).find(({ id }) => id === attempt)?.provider
  return payments.find(({ id }) => id === provider)
}

/** A reply that may have had its effect counts as sent: the provider's fact tells the end. */
export async function contestDispute(
  { payments, slices }: SettleDeps,
  ctx: Context,
  { id, summary }: { readonly id: string; readonly summary: string },
): Promise<boolean> {
  const dispute = (await findDispute(ctx.reader, id)) as Dispute
  const provider = await providerOf(payments, ctx.reader, dispute)
  const reference = dispute.attempt ?? ''
  const documents = await gatherEvidence(ctx.reader, id)
  const reply = (await provider
    ?.contest?.({ dispute: id, reference, summary, documents })
    .catch(() => ({ is: 'unknown' as const }))) ?? { is: 'not-sent' as const }
  const at = ctx.clock.now()
  if (provider && reply.is === 'told' && reply.facts.length > 0) {
    const facts = reply.facts.map((fact) => ({ reference, at: toUnixSeconds(at), fact }))
    const heard = { provider: provider.id, source: 'reply', at } as const
    await ctx.transaction((tx) => takeFacts(ctx, tx, slices(), { facts, heard }))
  }
  const isSent = reply.is === 'told' || reply.is === 'unknown'
  if (!isSent)
    await ctx.transaction((tx) =>
      sql`update purchase_loss set answer = null, answered_by = null, answered_at = null where subject = ${id}`.execute(tx),
    )
  return isSent
}

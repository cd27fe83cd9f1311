import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import type { RefundReasonCode } from '../contract.ts'

export interface Proposal {
  readonly id: Id<'rfd'>
  readonly brand: string
  readonly order: string
  readonly cents: number
  readonly reason: RefundReasonCode
  readonly why: string
  readonly needsTwo: boolean
  readonly by: string
  readonly at: Instant
  readonly state: 'waiting' | 'ordered' | 'rejected'
}

const PROPOSAL = sql`id, brand, purchase_order as "order", cents, reason, why, needs_two as "needsTwo", proposed_by as by,
  proposed_at as at, state`

export type NewProposal = Proposal & { readonly requestKey: string }

/** One that is ordered at once is decided by its author. False if the order has a waiting one. */
export async function insertProposal(tx: Tx, proposal: NewProposal): Promise<boolean> {
  const { id, brand, order, cents, reason, why, requestKey, needsTwo, by, at, state } = proposal
  const isDecided = state !== 'waiting'
  const { numAffectedRows } = await sql`
    insert into refund_proposal (id, brand, purchase_order, cents, reason, why, request_key, needs_two, proposed_by, proposed_at,
      state, decided_by, decided_at)
    values (${id}, ${brand}, ${order}, ${cents}, ${reason}, ${why}, ${requestKey}, ${needsTwo}, ${by}, ${timestamp(at)}, ${state},
      ${isDecided ? by : null}, ${isDecided ? timestamp(at) : null})
    on conflict do nothing`.execute(tx)
  return numAffectedRows === 1n
}

export async function findByRequest(db: Reader, by: string, requestKey: string): Promise<Proposal | undefined> {
  const { rows } = await sql<Proposal>`
    select ${PROPOSAL} from refund_proposal where proposed_by = ${by} and request_key = ${requestKey}`.execute(db)
  return rows[0]
}

export async function lockProposal(tx: Tx, brand: string, id: string): Promise<Proposal | undefined> {
  const { rows } = await sql<Proposal>`
    select ${PROPOSAL} from refund_proposal where id = ${id} and brand = ${brand} for update`.execute(tx)
  return rows[0]
}

export async function decideProposal(
  tx: Tx,
  id: string,
  { state, by, at }: { readonly state: 'ordered' | 'rejected'; readonly by: string; readonly at: Instant },
): Promise<void> {
  await sql`
    update refund_proposal set state = ${state}, decided_by = ${by}, decided_at = ${timestamp(at)} where id = ${id}`.execute(tx)
}

export async function readWaiting(db: Reader, brand: string): Promise<Proposal[]> {
  const { rows } = await sql<Proposal>`
    select ${PROPOSAL} from refund_proposal where brand = ${brand} and state = 'waiting' order by proposed_at`.execute(db)
  return rows
}

/** What this operator refunded alone since then, under a lock, so that two refunds at once share one limit. */
export async function sumAlone(tx: Tx, by: string, since: Instant): Promise<number> {
  await sql`select from operator where id = ${by} for no key update`.execute(tx)
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(cents), 0)::int as cents from refund_proposal
    where proposed_by = ${by} and state = 'ordered' and not needs_two and decided_at > ${timestamp(since)}`.execute(tx)
  return rows[0]!.cents
}

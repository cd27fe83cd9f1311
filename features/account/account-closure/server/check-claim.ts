import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { readBalances } from '#ledger/index.ts'
import { readPlayer } from '#platform/auth/players.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import type { checkClaim as contract, ClaimState } from '../contract.ts'
import type { AccountClosure } from './account-closure.ts'
import { contactHash, referenceHash } from './claim.ts'
import type { ClaimProgress } from './extension-points.ts'
import { findClaimed } from './store.ts'

type Reply = ReplyOf<typeof contract>
type Input = InputOf<typeof contract>

/** The state of a claim, for the person who knows its reference and the account's email address. */
export const checkClaimWith =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: VisitorContext, { body: { reference, email } }: Input): Promise<Reply> => {
    const closure = await findClaimed(ctx.reader, ctx.theme.id, referenceHash(ctx, reference))
    if (!closure || !(await isContact(ctx, closure, email))) return { success: false, reasonType: 'unknown-claim' }
    return { success: true, data: await stateOf(ctx, closure, slices()) }
  }

/** An account without an address is claimed by its reference alone. */
async function isContact(ctx: VisitorContext, { player, claimContact }: AccountClosure, email: string): Promise<boolean> {
  const given = contactHash(ctx, email)!
  const kept = claimContact ?? contactHash(ctx, (await readPlayer(ctx.reader, player)).email)
  return kept === null || kept.equals(given)
}

async function stateOf(ctx: VisitorContext, closure: AccountClosure, slices: readonly ServerFeature[]) {
  const { player, endsAt, endedAt, askedAt } = closure
  const winnings = Number((await readBalances(ctx.reader, player)).winnings)
  if (endedAt === null) return toReply('closing', { cents: winnings, dueAt: endsAt, endedAt: null })
  let progress: ClaimProgress | undefined
  for (const slice of slices) progress ??= await slice.claimProgress?.(ctx.reader, player, askedAt)
  if (progress && progress.endedAt === null) return toReply(STEPS[progress.state], progress)
  const owed = { cents: winnings, dueAt: null, endedAt: progress?.endedAt ?? null }
  if (winnings > 0) return toReply(progress?.state === 'refused' ? 'refused' : 'ready', owed)
  return progress?.state === 'paid' ? toReply('paid', progress) : toReply('nothing', owed)
}

const toReply = (state: ClaimState, { cents, dueAt, endedAt }: Pick<ClaimProgress, 'cents' | 'dueAt' | 'endedAt'>) => ({
  state,
  winnings: cents,
  dueAt: dueAt === null ? null : new Date(dueAt).toISOString(),
  endedAt: endedAt === null ? null : new Date(endedAt).toISOString(),
})

const STEPS: Readonly<Record<ClaimProgress['state'], ClaimState>> = {
  deciding: 'review',
  waiting: 'review',
  review: 'review',
  'needs-player': 'contact',
  approved: 'paying',
  sending: 'paying',
  unknown: 'paying',
  sent: 'sent',
  'needs-method': 'account-needed',
  paid: 'paid',
  refused: 'refused',
}

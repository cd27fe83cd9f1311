import type { ReplyOf } from '#kernel/contract.ts'
import type { Id } from '#kernel/id.ts'
import { toWire, money } from '#kernel/money.ts'
import { readBalances } from '#ledger/index.ts'
import { audit } from '#platform/audit/index.ts'
import { completeSignIn } from '#platform/auth/sign-in/complete-sign-in.ts'
import { endClosedSignIn, readClosedSignIn, setClosed } from '#platform/auth/sign-in/closed-accounts.ts'
import { readPlayer } from '#platform/auth/players.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import type { eraseClosed as eraseContract, getClosed as getContract, reopenAccount as reopenContract } from '../contract.ts'
import { mailErasureAsked, mailReopened } from './mails.ts'
import { kindOf } from './rules.ts'
import type { AccountClosure } from './account-closure.ts'
import { markErasureAsked, markReopened, readClosure } from './store.ts'

type Slices = () => readonly ServerFeature[]

/** Only for a player who has just signed in to a closed account. */
export const getClosedWith =
  (slices: Slices) =>
  async (ctx: VisitorContext): Promise<ReplyOf<typeof getContract>> => {
    const found = await readOwn(ctx)
    if (!found) return { success: true, data: { closed: null } }
    const { closure, playerId } = found
    const { winnings } = await readBalances(ctx.reader, playerId)
    const isInTime = isOpen(closure, ctx)
    const closed = {
      kind: kindOf(closure),
      closedAt: new Date(closure.askedAt).toISOString(),
      until: new Date(closure.endsAt).toISOString(),
      isFinal: !isInTime,
      mayReopen: isInTime && (await mayReopen(slices, ctx, playerId)),
      winnings: toWire(money('winnings', winnings)),
    } as const
    return { success: true, data: { closed } }
  }

export const reopenAccountWith =
  (slices: Slices) =>
  async (ctx: VisitorContext): Promise<ReplyOf<typeof reopenContract>> => {
    const playerId = await readClosedSignIn(ctx)
    if (!playerId) return { success: false, reasonType: 'sign-in-again' }
    if (!(await mayReopen(slices, ctx, playerId))) return { success: false, reasonType: 'excluded' }
    const isReopened = await ctx.transaction(async (tx) => {
      const closure = await readClosure(tx, playerId, true)
      // Concurrent calls: the first reopens the account, the second signs in as well.
      if (!closure) return true
      if (!isOpen(closure, ctx)) return false
      await setClosed(tx, playerId, null)
      await markReopened(tx, closure.id, ctx.clock.now())
      for (const slice of slices()) await slice.reopenAccount?.(tx, playerId)
      const actor = { kind: 'player', id: playerId } as const
      await audit(tx, ctx, { actor, subject: playerId, what: 'account-reopened', address: ctx.address })
      await mailReopened(ctx, tx, await readPlayer(tx, playerId))
      return true
    })
    if (!isReopened) return { success: false, reasonType: 'too-late' }
    await endClosedSignIn(ctx)
    await completeSignIn(ctx, playerId, 'reopening')
    return { success: true }
  }

/** The account stays closed; it is erased once the reopening period is over. */
export async function eraseClosed(ctx: VisitorContext): Promise<ReplyOf<typeof eraseContract>> {
  const playerId = await readClosedSignIn(ctx)
  if (!playerId) return { success: false, reasonType: 'sign-in-again' }
  return ctx.transaction(async (tx) => {
    const closure = await readClosure(tx, playerId, true)
    if (!closure) return { success: false, reasonType: 'sign-in-again' }
    if (closure.erasureAskedAt !== null) return { success: true }
    await markErasureAsked(tx, closure.id, ctx.clock.now())
    const actor = { kind: 'player', id: playerId } as const
    await audit(tx, ctx, { actor, subject: playerId, what: 'erasure-asked', address: ctx.address })
    await mailErasureAsked(ctx, tx, await readPlayer(tx, playerId))
    return { success: true }
  })
}

async function readOwn(ctx: VisitorContext): Promise<{ closure: AccountClosure; playerId: Id<'plr'> } | undefined> {
  const playerId = await readClosedSignIn(ctx)
  const closure = playerId && (await readClosure(ctx.reader, playerId))
  return closure ? { closure, playerId } : undefined
}

const isOpen = ({ endsAt, endedAt }: AccountClosure, { clock }: VisitorContext): boolean =>
  endedAt === null && clock.now() < endsAt

async function mayReopen(slices: Slices, ctx: VisitorContext, playerId: Id<'plr'>): Promise<boolean> {
  for (const slice of slices()) if (slice.mayReopen && !(await slice.mayReopen(ctx, playerId))) return false
  return true
}

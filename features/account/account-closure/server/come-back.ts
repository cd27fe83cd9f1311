import type { ReplyOf } from '#kernel/contract.ts'
import type { Id } from '#kernel/id.ts'
import { toWire, money } from '#kernel/money.ts'
import { readBalances } from '#ledger/index.ts'
import { audit } from '#platform/audit/index.ts'
import { letIn } from '#platform/auth/admit.ts'
import { endClosedSignIn, readClosedSignIn, setClosed } from '#platform/auth/closed-accounts.ts'
import { readPlayer } from '#platform/auth/players.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import type { eraseClosed as eraseContract, getClosed as getContract, reopenAccount as reopenContract } from '../contract.ts'
import { mailErasureAsked, mailReopened } from './mails.ts'
import { kindOf } from './rules.ts'
import type { Closing } from './closing.ts'
import { markErasureAsked, markReopened, readClosing } from './store.ts'

type Slices = () => readonly ServerFeature[]

/** For who has just signed in to a closed account, and for nobody else. */
export const getClosedWith =
  (slices: Slices) =>
  async (ctx: VisitorContext): Promise<ReplyOf<typeof getContract>> => {
    const found = await readOwn(ctx)
    if (!found) return { success: true, data: { closed: null } }
    const { closing, playerId } = found
    const { winnings } = await readBalances(ctx.reader, playerId)
    const isInTime = isOpen(closing, ctx)
    const closed = {
      kind: kindOf(closing),
      closedAt: new Date(closing.askedAt).toISOString(),
      until: new Date(closing.endsAt).toISOString(),
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
      const closing = await readClosing(tx, playerId, true)
      // Two at once: the first has opened it, and the second comes in as well.
      if (!closing) return true
      if (!isOpen(closing, ctx)) return false
      await setClosed(tx, playerId, null)
      await markReopened(tx, closing.id, ctx.clock.now())
      const actor = { kind: 'player', id: playerId } as const
      await audit(tx, ctx, { actor, subject: playerId, what: 'account-reopened', address: ctx.address })
      await mailReopened(ctx, tx, await readPlayer(tx, playerId))
      return true
    })
    if (!isReopened) return { success: false, reasonType: 'too-late' }
    await endClosedSignIn(ctx)
    await letIn(ctx, playerId, 'reopening')
    return { success: true }
  }

/** The account stays closed as it is; once its time is over, it is erased. */
export async function eraseClosed(ctx: VisitorContext): Promise<ReplyOf<typeof eraseContract>> {
  const playerId = await readClosedSignIn(ctx)
  if (!playerId) return { success: false, reasonType: 'sign-in-again' }
  return ctx.transaction(async (tx) => {
    const closing = await readClosing(tx, playerId, true)
    if (!closing) return { success: false, reasonType: 'sign-in-again' }
    if (closing.erasureAskedAt !== null) return { success: true }
    await markErasureAsked(tx, closing.id, ctx.clock.now())
    const actor = { kind: 'player', id: playerId } as const
    await audit(tx, ctx, { actor, subject: playerId, what: 'erasure-asked', address: ctx.address })
    await mailErasureAsked(ctx, tx, await readPlayer(tx, playerId))
    return { success: true }
  })
}

async function readOwn(ctx: VisitorContext): Promise<{ closing: Closing; playerId: Id<'plr'> } | undefined> {
  const playerId = await readClosedSignIn(ctx)
  const closing = playerId && (await readClosing(ctx.reader, playerId))
  return closing ? { closing, playerId } : undefined
}

const isOpen = ({ endsAt, endedAt }: Closing, { clock }: VisitorContext): boolean => endedAt === null && clock.now() < endsAt

async function mayReopen(slices: Slices, ctx: VisitorContext, playerId: Id<'plr'>): Promise<boolean> {
  for (const slice of slices()) if (slice.mayReopen && !(await slice.mayReopen(ctx, playerId))) return false
  return true
}

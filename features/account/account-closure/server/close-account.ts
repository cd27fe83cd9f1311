import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { Id } from '#kernel/id.ts'
import { readBalances } from '#ledger/index.ts'
import { audit } from '#platform/audit/index.ts'
import { setClosed } from '#platform/auth/sign-in/closed-accounts.ts'
import { readPlayer } from '#platform/auth/players.ts'
import { requireProof } from '#platform/auth/proof.ts'
import { signedIn } from '#platform/auth/session-cookie.ts'
import { revokeSessions, SESSION_COOKIE } from '#platform/auth/sessions.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { ServerFeature } from '#platform/feature.ts'
import type { closeAccount as contract } from '../contract.ts'
import { newClaim } from './claim.ts'
import { mailClosed } from './mails.ts'
import { endOfGrace } from './rules.ts'
import { insertClosure, readClosure } from './store.ts'

type Reply = ReplyOf<typeof contract>
type Input = Pick<InputOf<typeof contract>, 'body'>

/**
 * Closes immediately and signs out everywhere; available during a break, under self-exclusion and without accepted
 * terms (ACC-10).
 */
export const closeAccountWith =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: VisitorContext, input: Input): Promise<Reply> => {
    const session = signedIn(ctx)
    const { playerId } = session
    await requireProof({ ...ctx, session, playerId })
    const data = await ctx.transaction(async (tx) => {
      // Of two concurrent calls the second gets the same answer without the reference, which is shown once.
      if (!(await setClosed(tx, playerId, ctx.clock.now()))) return toldBefore(tx, playerId)
      await revokeSessions(tx, playerId, ctx.clock.now(), 'all')
      for (const slice of slices()) await slice.closeAccount?.(ctx, tx, playerId)
      return keepClosure({ ...ctx, slices: slices() }, tx, playerId, input)
    })
    ctx.cookies.clear(SESSION_COOKIE)
    return { success: true, data }
  }

type ClosureContext = VisitorContext & { readonly slices: readonly ServerFeature[] }

async function keepClosure(ctx: ClosureContext, tx: Tx, playerId: Id<'plr'>, { body }: Input): Promise<Reply['data']> {
  const at = ctx.clock.now()
  const endsAt = endOfGrace(at)
  const player = await readPlayer(tx, playerId)
  const { winnings } = await readBalances(tx, playerId)
  const isUndecided = await isAnyUndecided(ctx.slices, tx, playerId)
  const claim = winnings > 0n || isUndecided ? newClaim(ctx, player) : null
  const reference = claim?.reference ?? null
  await insertClosure(tx, {
    brand: player.brand,
    player: playerId,
    reason: body.reason ?? null,
    askedAt: at,
    erasureAskedAt: body.kind === 'erase' ? at : null,
    endsAt,
    acknowledgedAt: player.email ? at : null,
    claimHash: claim?.claimHash ?? null,
    claimContact: claim?.claimContact ?? null,
  })
  const after = { kind: body.kind, endsAt, winnings: Number(winnings) }
  const actor = { kind: 'player', id: playerId } as const
  await audit(tx, ctx, { actor, subject: playerId, what: 'account-closed', after, address: ctx.address })
  await mailClosed(ctx, tx, player, { kind: body.kind, until: endsAt, owed: { winnings, reference, isUndecided } })
  return { until: new Date(endsAt).toISOString(), reference, isUndecided, isMailed: player.email !== null }
}

/** Third-party rounds: what they win later is owed too. */
async function isAnyUndecided(slices: readonly ServerFeature[], tx: Tx, playerId: Id<'plr'>): Promise<boolean> {
  for (const slice of slices) if (await slice.mayStillWin?.(tx, playerId)) return true
  return false
}

async function toldBefore(tx: Tx, playerId: Id<'plr'>): Promise<Reply['data']> {
  const closure = (await readClosure(tx, playerId))!
  return {
    until: new Date(closure.endsAt).toISOString(),
    reference: null,
    isUndecided: false,
    isMailed: closure.acknowledgedAt !== null,
  }
}

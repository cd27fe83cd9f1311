import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import { audit } from '#platform/audit/index.ts'
import { readInviter } from '#platform/auth/invited.ts'
import { readPlayer, type Player } from '#platform/auth/players.ts'
import type { JobContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { emit } from '#platform/outbox/index.ts'
import { referralProgressed } from '../contract.ts'
import { conditionsMet } from './rules.ts'
import { keepSteps, readSteps } from './steps.ts'

interface Change {
  readonly playerId: Id<'plr'>
  readonly at: Instant
  /** What happened was the first purchase or level. */
  readonly hasStarted?: boolean
}

/** After a change of an invited player: tells both sides of the conditions that are met now for the first time. */
export const followFriend =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: JobContext, tx: Tx, { playerId, at, hasStarted = false }: Change): Promise<void> => {
    const inviter = await readInviter(tx, playerId)
    if (!inviter) return
    if (hasStarted) await keepSteps(tx, playerId, ['started'], at)
    const before = (await readSteps(tx, [playerId])).get(playerId)
    if (before?.has('refused')) return
    const met = conditionsMet(await readPlayer(tx, playerId), before?.has('started') ?? false)
    if (met.every((condition) => before?.has(condition))) return
    if (await arePaidAlike(slices(), tx, inviter, playerId)) return refuse(ctx, tx, playerId, at)
    for (const condition of await keepSteps(tx, playerId, met, at)) {
      if (condition === 'started' || condition === 'refused') continue
      const payload = { friend: playerId, condition }
      await emit(tx, referralProgressed, { playerId: inviter, payload: { ...payload, side: 'inviter' }, at })
      await emit(tx, referralProgressed, { playerId, payload: { ...payload, side: 'friend' }, at })
    }
  }

async function arePaidAlike(slices: readonly ServerFeature[], tx: Tx, one: Player['id'], other: Player['id']): Promise<boolean> {
  for (const slice of slices) if (await slice.sharesPayment?.(tx, one, other)) return true
  return false
}

async function refuse(ctx: JobContext, tx: Tx, player: Id<'plr'>, at: Instant): Promise<void> {
  await keepSteps(tx, player, ['refused'], at)
  await audit(tx, ctx, { actor: { kind: 'job' }, subject: player, what: 'referral-refused', why: 'same-payment-method' })
}

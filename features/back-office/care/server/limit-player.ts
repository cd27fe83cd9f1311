import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import { readCaps, setCap } from '#platform/caps/caps.ts'
import { lockWithPerson } from '#platform/caps/same-person.ts'
import type { limitPlayer as contract } from '../contract.ts'
import { held, refused } from './desk.ts'

/** Sets the operator's limit of a player, or removes it; the player's own stays, and the stricter of both counts (LIM-7). */
export function limitPlayer(
  ctx: OperatorContext,
  { params: { id }, body: { limit, amount, why } }: InputOf<typeof contract>,
): Promise<ReplyOf<typeof contract>> {
  return ctx.change<ReplyOf<typeof contract>>(async (tx) => {
    const { no, player, isClosed } = await held(ctx, tx, id)
    if (isClosed) return refused('closed')
    await lockWithPerson(tx, player, { own: 'limitChanges', person: 'personLimits' })
    const { scope, kind, period } = limit
    const caps = (await readCaps(tx, player)).filter(({ setBy }) => setBy === 'operator')
    const known = caps.find((cap) => cap.scope === scope && cap.kind === kind && cap.period === period)
    const before = known ? Number(known.amount) : null
    if (before === amount) return { audit: null, value: { success: true } }
    await setCap(tx, player, { ...limit, setBy: 'operator', amount: amount === null ? null : BigInt(amount) })
    const change = { before: { ...limit, amount: before }, after: { case: no, ...limit, amount } }
    return { audit: { subject: player, what: 'care-limit-set', why, ...change }, value: { success: true } }
  })
}

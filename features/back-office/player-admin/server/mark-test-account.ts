import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { Id } from '#kernel/id.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import { findPlayer, setTestAccount } from '#platform/auth/players.ts'
import { emit } from '#platform/outbox/index.ts'
import { AppError } from '#platform/problem.ts'
import { factsChanged } from '#promotions/audience/facts-changed.ts'
import type { markTestAccount as contract } from '../contract.ts'

/** Makes an account a test account, or an ordinary one again. A repeat, or a second call at once, changes nothing. */
export async function markTestAccount(
  ctx: OperatorContext,
  { body: { playerId, isTest, why } }: InputOf<typeof contract>,
): Promise<ReplyOf<typeof contract>> {
  const id = playerId as Id<'plr'>
  const player = await findPlayer(ctx.reader, id)
  if (player?.brand !== ctx.theme.id) throw new AppError('not-found', 'There is no such player.')
  return ctx.change<ReplyOf<typeof contract>>(async (tx) => {
    if (!(await setTestAccount(tx, id, isTest))) return { audit: null, value: { success: true } }
    // Audiences count no test accounts.
    await emit(tx, factsChanged, { playerId: id, payload: {}, at: ctx.clock.now() })
    const change = { before: { isTest: !isTest }, after: { isTest } }
    return { audit: { subject: id, what: 'test-account-set', why, ...change }, value: { success: true } }
  })
}

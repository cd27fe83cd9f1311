import { profilePush } from '#features/account/account/contract.ts'
import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { Id } from '#kernel/id.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import { pushTo } from '#platform/outbox/index.ts'
import type { resetPublicName as contract } from '../contract.ts'
import { barName, takeFace } from './store.ts'

type Reply = ReplyOf<typeof contract>

/** The player is shown under the generated face again; the audit trail keeps the name, which nobody can choose from now on. */
export async function resetPublicName(ctx: OperatorContext, { body }: InputOf<typeof contract>): Promise<Reply> {
  const { theme, clock } = ctx
  const player = body.playerId as Id<'plr'>
  return ctx.change<Reply>(async (tx) => {
    const name = await takeFace(tx, player, theme.id)
    if (name === undefined) return { audit: null, value: { success: false, reasonType: 'no-chosen-name' } }
    await barName(tx, { brand: theme.id, name, at: clock.now() })
    await pushTo(tx, player, profilePush, { action: 'changed' })
    const audit = { subject: player, what: 'public-name-reset', why: body.why, before: { name }, after: {} }
    return { audit, value: { success: true } }
  })
}

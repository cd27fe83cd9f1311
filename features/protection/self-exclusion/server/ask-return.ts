import type { ReplyOf } from '#kernel/contract.ts'
import { audit } from '#platform/audit/index.ts'
import { signedIn } from '#platform/auth/session-cookie.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { askReturn as contract } from '../contract.ts'
import { chosenBy, keysOf, toAbsence } from './standing.ts'
import { standingOf } from './rules.ts'
import { lockChoices, markReturn } from './store.ts'

/** Nobody comes back without wanting to: a clear request, and seven days to think it over (EXC-8). */
export async function askReturn(ctx: VisitorContext): Promise<ReplyOf<typeof contract>> {
  const { playerId } = signedIn(ctx)
  const now = ctx.clock.now()
  return ctx.transaction(async (tx) => {
    await lockChoices(tx, playerId)
    const read = async () => standingOf(await chosenBy(ctx, tx, playerId), now)
    const standing = await read()
    if (standing?.kind !== 'exclusion') return { success: false, reasonType: 'not-excluded' }
    if (!standing.mayAskReturn) {
      if (standing.returnsAt === null) return { success: false, reasonType: 'too-early' }
      return { success: true, data: { absence: toAbsence(standing) } }
    }
    await markReturn(tx, { playerId, keys: await keysOf(ctx, tx, playerId) }, now)
    const absence = toAbsence(await read())
    const actor = { kind: 'player', id: playerId } as const
    await audit(tx, ctx, { actor, subject: playerId, what: 'return-asked', after: { absence }, address: ctx.address })
    return { success: true, data: { absence } }
  })
}

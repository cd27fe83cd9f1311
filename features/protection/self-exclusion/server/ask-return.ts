import type { ReplyOf } from '#kernel/contract.ts'
import { audit } from '#platform/audit/index.ts'
import { signedIn } from '#platform/auth/session-cookie.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { askReturn as contract } from '../contract.ts'
import { chosenBy, keysOf, toWire } from './exclusion-state.ts'
import { exclusionStateOf } from './rules.ts'
import { lockChoices, markReturn } from './store.ts'

/** A return requires an explicit request and a wait of seven days (EXC-8). */
export async function askReturn(ctx: VisitorContext): Promise<ReplyOf<typeof contract>> {
  const { playerId } = signedIn(ctx)
  const now = ctx.clock.now()
  return ctx.transaction(async (tx) => {
    await lockChoices(tx, playerId)
    const read = async () => exclusionStateOf(await chosenBy(ctx, tx, playerId), now)
    const state = await read()
    if (state?.kind !== 'exclusion') return { success: false, reasonType: 'not-excluded' }
    if (!state.mayAskReturn) {
      if (state.returnsAt === null) return { success: false, reasonType: 'too-early' }
      return { success: true, data: { absence: toWire(state) } }
    }
    await markReturn(tx, { playerId, keys: (await keysOf(ctx, tx, playerId)).claimed }, now)
    const absence = toWire(await read())
    const actor = { kind: 'player', id: playerId } as const
    await audit(tx, ctx, { actor, subject: playerId, what: 'return-asked', after: { absence }, address: ctx.address })
    return { success: true, data: { absence } }
  })
}

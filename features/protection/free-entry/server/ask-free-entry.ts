import type { ReplyOf } from '#kernel/contract.ts'
import { optionsOf } from '#kernel/feature.ts'
import { post } from '#ledger/index.ts'
import { audit } from '#platform/audit/index.ts'
import { readPersonKeys } from '#platform/auth/person-keys.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { askFreeEntry as contract } from '../contract.ts'
import { freeEntry } from '../feature.ts'
import { readInfo } from './get-free-entry.ts'
import { freeEntryGift } from './postings.ts'
import { insertRequest } from './store.ts'

/** Requires no purchase, balance or level (SWP-3): the player may play here and is known to be a real person. */
export async function askFreeEntry(ctx: PlayerContext): Promise<ReplyOf<typeof contract>> {
  const { playerId, today, address } = ctx
  const { entries } = optionsOf(ctx.theme, freeEntry)
  return ctx.transaction(async (tx) => {
    const keys = await readPersonKeys(ctx.vault, tx, playerId, 'free-entry')
    // One request a day per person requires proof of the person. A mere claim would use up a stranger's request.
    if (keys.proven.length === 0) return { success: false, reasonType: 'person-unknown' }
    const request = { player: playerId, day: today, entries: entries.minor, at: ctx.clock.now(), keys }
    const outcome = await insertRequest(tx, request)
    if (outcome === 'other') return { success: false, reasonType: 'asked-elsewhere' }
    if (outcome === 'new') {
      await post(tx, freeEntryGift(playerId, today, entries))
      const after = { day: today, entries: Number(entries.minor) }
      const actor = { kind: 'player', id: playerId } as const
      await audit(tx, ctx, { actor, subject: playerId, what: 'free-entry-asked', after, address })
    }
    return { success: true, data: await readInfo(ctx, tx, playerId) }
  })
}

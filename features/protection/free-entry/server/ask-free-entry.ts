import type { ReplyOf } from '#kernel/contract.ts'
import { optionsOf } from '#kernel/feature.ts'
import { post } from '#ledger/index.ts'
import { audit } from '#platform/audit/index.ts'
import { personKeys } from '#platform/auth/person-keys.ts'
import { readPlayer } from '#platform/auth/players.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { askFreeEntry as contract } from '../contract.ts'
import { freeEntry } from '../feature.ts'
import { readInfo } from './get-free-entry.ts'
import { freeEntryGift } from './postings.ts'
import { insertRequest } from './store.ts'

/** Without any condition but being somebody who may play here: no purchase, balance or level counts (SWP-3). */
export async function askFreeEntry(ctx: PlayerContext): Promise<ReplyOf<typeof contract>> {
  const { playerId, today, address } = ctx
  const { entries } = optionsOf(ctx.theme, freeEntry)
  return ctx.transaction(async (tx) => {
    const keys = personKeys(ctx.vault, await readPlayer(tx, playerId), 'free-entry')
    // One a day for each person: of somebody who told nothing of themselves nobody could say that.
    if (keys.length === 0) return { success: false, reasonType: 'person-unknown' }
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

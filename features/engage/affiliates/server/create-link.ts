import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { createLink as contract } from '../contract.ts'
import { linksOf } from './get-info.ts'
import { insertLink, lockPartner, readLinks } from './partner-store.ts'

/** A link for one more channel of the affiliate. */
export const createLink = (ctx: PlayerContext, { body: { name } }: InputOf<typeof contract>): Promise<ReplyOf<typeof contract>> =>
  ctx.transaction(async (tx): Promise<ReplyOf<typeof contract>> => {
    const { playerId: player, rng, clock, theme } = ctx
    const partner = await lockPartner(tx, theme.id, player)
    if (!partner || partner.endedAt !== null) return { success: false, reasonType: 'not-an-affiliate' }
    const isIn = await insertLink(tx, rng, { player, brand: theme.id, name, at: clock.now() })
    if (!isIn) return { success: false, reasonType: 'too-many-links' }
    return { success: true, data: { links: linksOf(await readLinks(tx, player)) } }
  })

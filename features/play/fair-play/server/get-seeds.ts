import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { PlayerContext } from '#platform/context.ts'
import { announcePairs } from '#platform/fair/announce-pairs.ts'
import { readRevealedPairs, readSeedPairs } from '#platform/fair/seed-pairs.ts'
import { type getSeeds as contract, type listRevealed as listContract, seedMode } from '../contract.ts'
import { toPairs, toRevealed } from './seed-replies.ts'

const PAIRS_A_PAGE = 50

/** Players who signed up before pairs were announced at sign-up get theirs here, before the hash is shown (FAIR-8). */
export async function getSeeds(ctx: PlayerContext): Promise<ReplyOf<typeof contract>> {
  const known = await readSeedPairs(ctx.reader, ctx.playerId)
  const isWhole = known.next.length === seedMode.options.length
  if (!isWhole) await ctx.transaction((tx) => announcePairs(ctx, tx, ctx.playerId))
  const pairs = isWhole ? known : await readSeedPairs(ctx.reader, ctx.playerId)
  return { success: true, data: { ...toPairs(pairs), ...(await readPage(ctx)) } }
}

export async function listRevealed(
  ctx: PlayerContext,
  { query }: InputOf<typeof listContract>,
): Promise<ReplyOf<typeof listContract>> {
  return { success: true, data: await readPage(ctx, query.after) }
}

/** Reads one row more than a page shows, to know whether another page follows. */
async function readPage(ctx: PlayerContext, after?: string) {
  const found = await readRevealedPairs(ctx, ctx.playerId, { after, limit: PAIRS_A_PAGE + 1 })
  const revealed = found.slice(0, PAIRS_A_PAGE).map(toRevealed)
  return { revealed, olderAfter: found.length > PAIRS_A_PAGE ? (revealed.at(-1)?.commit ?? null) : null }
}

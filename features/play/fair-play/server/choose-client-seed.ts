import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { PlayerContext } from '#platform/context.ts'
import { chooseClientSeed as choose } from '#platform/fair/announce-pairs.ts'
import { readSeedPairs } from '#platform/fair/seed-pairs.ts'
import type { chooseClientSeed as contract } from '../contract.ts'
import { toPairs } from './seed-replies.ts'

type Choose = typeof contract

/** The browser names the hash it saw, and its client seed applies to that pair only. */
export async function chooseClientSeed(ctx: PlayerContext, { body }: InputOf<Choose>): Promise<ReplyOf<Choose>> {
  const { playerId } = ctx
  const isKept = await ctx.transaction((tx) => choose(ctx, tx, { ...body, playerId }))
  const data = toPairs(await readSeedPairs(ctx.reader, playerId))
  return isKept ? { success: true, data } : { success: false, reasonType: 'hash-outdated', data }
}

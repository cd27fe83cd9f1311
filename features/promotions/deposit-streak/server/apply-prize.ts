import type { ReplyOf } from '#kernel/contract.ts'
import { assert } from '#kernel/result.ts'
import type { PlayerContext } from '#platform/context.ts'
import { readSeedPair } from '#platform/fair/seed-pairs.ts'
import { callAct, refusalOf } from '#promotions/index.ts'
import * as contract from '../contract.ts'
import { depositStreak, wheelOdds } from './promotion.ts'

type Reply = ReplyOf<typeof contract.applyPrize>
type Won = Omit<Extract<Reply, { success: true }>['data'], 'proof'>

/** Spins the oldest wheel that waits: of two concurrent requests for one wheel one draws. */
export async function applyPrize(ctx: PlayerContext): Promise<Reply> {
  const act = await callAct(ctx, depositStreak, 'spin')
  if (!act.isDone) return contract.applyPrize.reply.parse(refusalOf(act))
  const [drawn] = act.draws
  assert(drawn, 'a spin draws a prize')
  const won = act.reply as Won
  const { commit, clientSeed } = await readSeedPair(ctx, drawn.pair)
  const { rules, hash } = wheelOdds(act.run.config.steps[won.step - 1]!)
  return { success: true, data: { ...won, proof: { commit, clientSeed, nonce: drawn.nonce, gameId: rules.id, defHash: hash } } }
}

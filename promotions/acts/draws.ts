import { defHash } from '#engine/def-hash.ts'
import { drawPrize } from '#engine/fair/prize-draw.ts'
import type { PrizeRules } from '#engine/fair/prize-rules.ts'
import { assert } from '#kernel/result.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { storeDraw } from '#platform/fair/prize-draws.ts'
import { publishOdds } from '#platform/fair/published-odds.ts'
import { lockPrizes, takePrizeSeed } from '#platform/fair/prize-seeds.ts'
import type { Done, Refused } from '../definition.ts'
import { isRefused } from '../fold.ts'

type Seed = Awaited<ReturnType<typeof takePrizeSeed>>

export interface MadeDraw {
  readonly rules: PrizeRules
  readonly pair: Seed['id']
  readonly nonce: number
  readonly prize: string
}

interface SealedDraw extends MadeDraw {
  /** The hash of its rules. */
  readonly odds: string
}

interface Draws {
  /** The draws of the act, in order. */
  readonly made: readonly MadeDraw[]
  /** `reserve` is asked before the first draw, so that a refusal has drawn nothing. */
  play(
    act: (draw: (rules: PrizeRules) => string) => Done<unknown> | Refused,
    reserve: () => Promise<Refused | undefined>,
  ): Promise<Done<unknown> | Refused>
}

class NeedsSeed extends Error {}

/**
 * Draws for a pure act. Seeds come from the database, and the act is synchronous: if it draws more often than there
 * are seeds, one more is taken and the act runs again.
 */
export async function openDraws({ playerId, ...ctx }: PlayerContext, tx: Tx): Promise<Draws> {
  const seeds: Seed[] = []
  let made: MadeDraw[] = []
  const draw = (rules: PrizeRules): string => {
    const seed = seeds[made.length]
    if (!seed) throw new NeedsSeed()
    const { prize } = drawPrize(rules, seed)
    made.push({ rules, pair: seed.id, nonce: seed.nonce, prize })
    return prize
  }
  return {
    get made() {
      return made
    },
    async play(act, reserve) {
      for (;;) {
        made = []
        try {
          const outcome = act(draw)
          assert(!isRefused(outcome) || seeds.length === 0, 'an act is refused before it draws')
          return outcome
        } catch (error) {
          if (!(error instanceof NeedsSeed)) throw error
          if (seeds.length === 0) {
            const refused = await reserve()
            if (refused) return refused
            await lockPrizes(tx, playerId)
          }
          seeds.push(await takePrizeSeed(ctx, tx, playerId))
        }
      }
    },
  }
}

/** Stores each draw with its rules, as proof. */
export async function storeDraws(ctx: PlayerContext, tx: Tx, draws: readonly MadeDraw[]): Promise<void> {
  for (const { rules, pair, nonce, prize } of draws) {
    await storeDraw(ctx, tx, { playerId: ctx.playerId, odds: { rules, hash: defHash(rules) }, drawn: { prize, pair, nonce } })
  }
}

/** Keeps the draws of a sealed grant with its act: `openSeals` lists them once the grant is given. */
export async function sealDraws(
  ctx: PlayerContext,
  tx: Tx,
  { key, draws }: { readonly key: string; readonly draws: readonly MadeDraw[] },
): Promise<{ readonly key: string; readonly draws: readonly SealedDraw[] }> {
  const sealed = draws.map((draw) => ({ ...draw, odds: defHash(draw.rules) }))
  for (const { rules, odds } of sealed) await publishOdds(ctx, tx, { rules, hash: odds })
  return { key, draws: sealed }
}

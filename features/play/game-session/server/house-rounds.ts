import { assert } from '#kernel/result.ts'
import type { PlayerContext } from '#platform/context.ts'
import { readPairsById } from '#platform/fair/seed-pairs.ts'
import type { ListedRound, RoundFilter } from '#platform/round-history.ts'
import type { Rounds } from './archived.ts'
import { type RoundSeeds, toRound } from './replies.ts'
import type { RoundSummary } from './store.ts'

/** The house's part of the history. */
export const houseRoundsIn =
  (rounds: Rounds) =>
  async (ctx: PlayerContext, filter: RoundFilter, max: number): Promise<ListedRound[]> => {
    const listed = await rounds.list(ctx.reader, ctx.playerId, filter, max)
    const pairs = await readPairsById(
      ctx,
      listed.map(({ seed_pair }) => seed_pair),
    )
    return listed.map((round) => {
      const pair = pairs.get(round.seed_pair)
      assert(pair, 'the pair of a round is there')
      return toListed(round, pair)
    })
  }

function toListed(summary: RoundSummary, { commit, clientSeed, serverSeed }: RoundSeeds): ListedRound {
  const { isAcknowledged: _, ...round } = toRound(summary)
  const seeds = { definitionHash: summary.definition_hash, commit, clientSeed, nonce: Number(summary.nonce), serverSeed }
  return { ...round, id: summary.id, maker: null, seeds, path: `/rounds/${summary.id}` }
}

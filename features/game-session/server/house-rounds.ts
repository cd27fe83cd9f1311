import type { PlayerContext } from '#platform/context.ts'
import type { ListedRound, RoundFilter } from '#platform/round-history.ts'
import { toRound } from './replies.ts'
import { listRounds, type RoundSummary } from './store.ts'

/** The house's own part of the history. */
export async function houseRounds(ctx: PlayerContext, filter: RoundFilter, max: number): Promise<ListedRound[]> {
  const rounds = await listRounds(ctx.reader, ctx.playerId, filter, max)
  return rounds.map(toListed)
}

function toListed(summary: RoundSummary): ListedRound {
  const { isAcknowledged: _, ...round } = toRound(summary)
  return { ...round, id: summary.id, maker: null, path: `/rounds/${summary.id}` }
}

import type { Score } from './scores.ts'

/** One score a player and board, by how it is written. `entries` are sums of zero: they only put a player on a board. */
export interface ReducedScores {
  readonly sums: readonly Score[]
  readonly bests: readonly Score[]
  readonly entries: readonly Score[]
}

/** Reduces scores to one a player, board and mode; their order does not matter. */
export function reduceScores(scores: readonly Score[]): ReducedScores {
  const reduced = { sums: new Map<string, Score>(), bests: new Map<string, Score>(), entries: new Map<string, Score>() }
  for (const score of scores)
    mergeScores(reduced[score.mode === 'best' ? 'bests' : score.points === 0 ? 'entries' : 'sums'], score)
  const { sums, bests, entries } = reduced
  return { sums: [...sums.values()], bests: [...bests.values()], entries: [...entries.values()] }
}

/** Adds a score to those of its player and board, as the database does. */
export function mergeScores(scores: Map<string, Score>, score: Score): void {
  const key = `${score.board} ${score.player}`
  const before = scores.get(key)
  scores.set(key, before ? merge(before, score) : score)
}

function merge(before: Score, score: Score): Score {
  if (score.mode === 'best') return score.points === before.points ? earlierOf(before, score) : higherOf(before, score)
  if (score.points === 0) return before
  return { ...(isBefore(before, score) ? score : before), points: before.points + score.points }
}

const isBefore = (one: Score, other: Score): boolean => (one.at === other.at ? one.eventId < other.eventId : one.at < other.at)
const earlierOf = (one: Score, other: Score): Score => (isBefore(other, one) ? other : one)
const higherOf = (one: Score, other: Score): Score => (one.points > other.points ? one : other)

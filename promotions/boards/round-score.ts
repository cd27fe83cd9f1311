import { z } from 'zod'
import type { Outcome, PromotionEvent } from '../definition.ts'

/** How rounds score: the sum of wins, the best win, or the best win in hundredths of its stake. */
export type ScoreRule = 'sum' | 'best-win' | 'best-multiplier'

/** With the runner-up a reversed best round leaves the right score behind. */
const BEST_KEPT = 2

/** What a cell keeps of a player's rounds. */
export const roundScore = z.object({
  rounds: z.int().min(0),
  /** Minor units won, or hundredths of the stake. */
  score: z.int().min(0),
  /** The best rounds, if one counts: id, win, stake. */
  best: z.array(z.tuple([z.string(), z.int(), z.int()])).max(BEST_KEPT),
})
export type RoundScore = z.infer<typeof roundScore>
type Best = RoundScore['best'][number]

export const NO_SCORE: RoundScore = { rounds: 0, score: 0, best: [] }

/** What a round or its reversal scores. The board's sum moves by the difference, since a reversed round lowers it. */
export function scoreRound(
  before: RoundScore,
  event: PromotionEvent<'round.settled' | 'round.reversed'>,
  rule: ScoreRule,
): Outcome<RoundScore> & { readonly cell: RoundScore } {
  const cell = event.type === 'round.settled' ? add(before, event, rule) : takeBack(before, event, rule)
  const points = cell.score - before.score
  return { cell, ...(points !== 0 && { scores: [{ mode: 'sum', points }] }) }
}

function add(before: RoundScore, { payload }: PromotionEvent<'round.settled'>, rule: ScoreRule): RoundScore {
  const { roundId, win, stake } = payload
  const counted = { ...before, rounds: before.rounds + 1 }
  return rule === 'sum'
    ? { ...counted, score: before.score + win }
    : withBest(counted, [...before.best, [roundId, win, stake]], rule)
}

function takeBack(before: RoundScore, { payload }: PromotionEvent<'round.reversed'>, rule: ScoreRule): RoundScore {
  const { roundId, win, stake, isWhole } = payload
  const counted = { ...before, rounds: Math.max(0, before.rounds - (isWhole ? 1 : 0)) }
  if (rule === 'sum') return { ...counted, score: Math.max(0, before.score - win) }
  const left = before.best.map((best): Best => (best[0] === roundId ? [roundId, best[1] - win, best[2] - stake] : best))
  return withBest(counted, left, rule)
}

/** Of equal rounds the earlier one stays first. */
function withBest(counted: RoundScore, rounds: readonly Best[], rule: ScoreRule): RoundScore {
  const scoring = rounds.filter((each) => scoreOf(each, rule) > 0)
  const best = scoring.toSorted((a, b) => scoreOf(b, rule) - scoreOf(a, rule)).slice(0, BEST_KEPT)
  return { ...counted, best, score: best[0] ? scoreOf(best[0], rule) : 0 }
}

const scoreOf = ([, win, stake]: Best, rule: ScoreRule): number =>
  rule === 'best-win' ? win : stake > 0 ? Math.floor((win * 100) / stake) : 0

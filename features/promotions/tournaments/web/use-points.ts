import { useFormatter } from 'use-intl'
import type { Tournament } from '../contract.ts'

/** Points as the leaderboard shows them: whole coins, entries with two decimals, a multiple as `12.5×`. */
export function usePoints({ scoreRule, mode }: Pick<Tournament, 'scoreRule' | 'mode'>): (points: number) => string {
  const { number } = useFormatter()
  if (scoreRule === 'best-multiplier') return (points) => `${number(points, { maximumFractionDigits: 2 })}×`
  if (mode === 'TournamentPoints') return (points) => number(Math.floor(points))
  return (points) => number(points, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
}

import type { Ignored, PromotionEvent } from './definition.ts'

/**
 * What a round adds to a meter that coin play fills, in minor units; negative for a reversed round. Free rounds and rounds
 * with entries do not count, nor do other games than those named, if any are.
 */
export function coinsPlayed(
  { type, payload }: PromotionEvent<'round.settled' | 'round.reversed'>,
  games?: readonly string[],
): number | Ignored {
  if (payload.mode !== 'TournamentPoints') return { ignored: 'other-mode' }
  if (payload.isFree) return { ignored: 'free-round' }
  if (games && !games.includes(payload.game)) return { ignored: 'other-game' }
  return type === 'round.reversed' ? -payload.stake : payload.stake
}

interface Meter {
  /** Play fills up to it; more than that came otherwise and stays. */
  readonly full: number
  readonly games?: readonly string[]
}

/** What such a meter holds after a round. A reversed round takes back what it added, as far as it is there. */
export function fillMeter(
  points: number,
  event: PromotionEvent<'round.settled' | 'round.reversed'>,
  { full, games }: Meter,
): number | Ignored {
  const played = coinsPlayed(event, games)
  return typeof played === 'number' ? Math.max(0, Math.min(points + played, Math.max(points, full))) : played
}

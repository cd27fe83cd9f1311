/** How a win is celebrated, by its multiple of the play amount. A return below the play amount never is. */
export type WinTier = 'none' | 'return' | 'nice' | 'good' | 'big' | 'mega' | 'epic'

export function winTier(win: number, stake: number): WinTier {
  if (win <= 0) return 'none'
  if (win < stake) return 'return'
  const multiple = win / stake
  if (multiple < 5) return 'nice'
  if (multiple < 15) return 'good'
  if (multiple < 40) return 'big'
  return multiple < 100 ? 'mega' : 'epic'
}

const COUNT_MIN_MS = 600
const COUNT_MAX_MS = 6_000

/** How long a win counts up, in milliseconds; 0 for a return below the play amount. */
export function countUpMs(win: number, stake: number): number {
  if (win < stake) return 0
  return Math.min(COUNT_MAX_MS, Math.max(COUNT_MIN_MS, 500 * Math.log2(win / stake + 1)))
}

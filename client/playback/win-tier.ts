/** How a win is celebrated, by its multiple of the play amount. A return of at most the play amount never is (DSGN-1). */
export type WinTier = 'none' | 'return' | 'nice' | 'good' | 'big' | 'mega' | 'epic'

/** Celebrated over the whole screen. */
export type LoudTier = Extract<WinTier, 'big' | 'mega' | 'epic'>

const MEGA_FROM = 40
const EPIC_FROM = 100

export function winTier(win: number, stake: number): WinTier {
  if (win <= 0) return 'none'
  if (win <= stake) return 'return'
  const multiple = win / stake
  if (multiple < 5) return 'nice'
  if (multiple < 15) return 'good'
  if (multiple < MEGA_FROM) return 'big'
  return multiple < EPIC_FROM ? 'mega' : 'epic'
}

export const isLoud = (tier: WinTier): tier is LoudTier => tier === 'big' || tier === 'mega' || tier === 'epic'

/** Where a loud win's count-up reaches the next tier, below the win itself; its count slows at each. */
export const tierSteps = (win: number, stake: number): readonly number[] =>
  [MEGA_FROM * stake, EPIC_FROM * stake].filter((step) => step < win)

const COUNT_MIN_MS = 600
const COUNT_MAX_MS = 6_000
/** A count-up that climbs tiers has time for each. */
const LOUD_MIN_MS: Readonly<Partial<Record<WinTier, number>>> = { mega: 3_600, epic: 5_200 }

/** How long a win counts up, in milliseconds; 0 for a return of at most the play amount. */
export function countUpMs(win: number, stake: number): number {
  if (win <= stake) return 0
  const least = LOUD_MIN_MS[winTier(win, stake)] ?? COUNT_MIN_MS
  return Math.min(COUNT_MAX_MS, Math.max(least, 500 * Math.log2(win / stake + 1)))
}

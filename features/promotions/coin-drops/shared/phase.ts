import type { Drop } from '../contract.ts'

/** `before`: the next drop has not fallen. `gone`: others took all of it. `ended`: none follows. */
export type DropPhase = 'before' | 'falling' | 'claimed' | 'gone' | 'ended'

export interface DropsNow {
  readonly phase: DropPhase
  /** The one that can be claimed, else the next. */
  readonly drop: Drop | undefined
  /** The one after it. */
  readonly next: Drop | undefined
}

/** What a player sees of these drops, earliest first, at this time in Unix seconds. */
export function dropsNow(drops: readonly Drop[], claimedAt: number | null, now: number): DropsNow {
  const [drop, next] = drops.filter(({ closesAt }) => closesAt > now)
  return { phase: phaseOf(drop, claimedAt, now), drop, next }
}

function phaseOf(drop: Drop | undefined, claimedAt: number | null, now: number): DropPhase {
  if (!drop) return 'ended'
  if (now < drop.at) return 'before'
  if (claimedAt === drop.at) return 'claimed'
  return drop.left > 0 ? 'falling' : 'gone'
}

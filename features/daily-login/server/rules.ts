import { addDays, type CalendarDay } from '#kernel/time.ts'

/** A player's run of days. Before the first claim there is none. */
export interface Progress {
  readonly lastLevel: number
  readonly lastClaimDay: CalendarDay
}

export type Claim = { readonly kind: 'open'; readonly level: number } | { readonly kind: 'claimed'; readonly level: number }

/**
 * What `today` holds: one claim a day; a day after a day climbs a level; after the last level, or a missed day,
 * the run starts over at level 1.
 */
export function decideClaim(progress: Progress | undefined, today: CalendarDay, levels: number): Claim {
  if (!progress) return { kind: 'open', level: 1 }
  if (progress.lastClaimDay >= today) return { kind: 'claimed', level: progress.lastLevel }
  const goesOn = progress.lastClaimDay === addDays(today, -1) && progress.lastLevel < levels
  return { kind: 'open', level: goesOn ? progress.lastLevel + 1 : 1 }
}

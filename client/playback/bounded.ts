import { CARD_MS_MIN, isCard } from './calm.ts'
import type { Cue } from './cue.ts'

/** The same cues, sped up evenly if their total exceeds `msMax`; no card drops below its minimum. */
export function bounded(cues: readonly Cue[], msMax: number): Cue[] {
  const by = speedOf(cues, msMax)
  return cues.map((cue) => {
    if (isCard(cue) && cue.ms * by < CARD_MS_MIN) return { ...cue, ms: CARD_MS_MIN }
    return by === 1 ? cue : scaled(cue, by)
  })
}

/**
 * The factor for all cues above their minimum: the more cues are at their minimum, the less time is left for the
 * others.
 */
function speedOf(cues: readonly Cue[], msMax: number): number {
  for (let by = 1; ;) {
    const [least, free] = [0, 1].map((isFree) =>
      cues.filter((cue) => (isCard(cue) && cue.ms * by < CARD_MS_MIN ? 0 : 1) === isFree),
    ) as [Cue[], Cue[]]
    const freeMs = free.reduce((sum, { ms }) => sum + ms, 0)
    const next = freeMs === 0 ? 1 : Math.min(1, Math.max(0, (msMax - least.length * CARD_MS_MIN) / freeMs))
    if (next >= by) return by
    by = next
  }
}

function scaled(cue: Cue, by: number): Cue {
  const shorter = { ...cue, ms: cue.ms * by }
  switch (shorter.kind) {
    case 'spin':
      return { ...shorter, reels: shorter.reels.map((stop) => ({ ...stop, atMs: stop.atMs * by })) }
    case 'link':
      return { ...shorter, reelsAtMs: shorter.reelsAtMs.map((atMs) => atMs * by) }
    case 'wins':
    case 'collect':
    case 'jackpot':
    case 'featureEnd':
      return { ...shorter, countMs: shorter.countMs * by }
    default:
      return shorter
  }
}

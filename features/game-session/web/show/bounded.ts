import type { Cue } from './cue.ts'

/** The same cues, sped up evenly where together they would take longer than `msMax`. */
export function bounded(cues: readonly Cue[], msMax: number): Cue[] {
  const total = cues.reduce((sum, { ms }) => sum + ms, 0)
  return total <= msMax ? [...cues] : cues.map((cue) => scaled(cue, msMax / total))
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

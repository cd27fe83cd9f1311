import { foldEvents, type SlotRoundEvent } from '#engine/slot/view.ts'
import type { Cue } from '../playback/cue.ts'

/** The faults in a round's cues; none if skipping at any cue ends in the state that the events imply. */
export function cueFaultsOf(cues: readonly Cue[], events: readonly SlotRoundEvent[], msMax: number): string[] {
  const faults: string[] = []
  let upTo = 0
  for (const cue of cues) {
    if (cue.upTo <= upTo) faults.push(`${cue.kind} goes back to ${cue.upTo}`)
    upTo = cue.upTo
    if (!(cue.ms >= 0)) faults.push(`${cue.kind} takes ${cue.ms}`)
    if (cue.kind === 'spin' && cue.reels.some(({ atMs }) => atMs > cue.ms)) faults.push('a reel stops after its cue')
  }
  if (upTo !== events.length) faults.push(`ends at ${upTo} of ${events.length}`)
  if (cues.reduce((sum, { ms }) => sum + ms, 0) > msMax + 1) faults.push('takes too long')
  return faults
}

/** The fold at the end, and at every cue of some rounds: folding every cue of all rounds is slow. */
export function viewFaultsOf(cues: readonly Cue[], events: readonly SlotRoundEvent[], isEveryCue: boolean): string[] {
  const looked = isEveryCue ? cues : cues.slice(-1)
  return looked
    .filter((cue) => JSON.stringify(cue.view) !== JSON.stringify(foldEvents(events, cue.upTo)))
    .map((cue) => `${cue.kind} at ${cue.upTo} shows something else than its events`)
}

import { vi } from 'vitest'
import type { SlotDefinition } from '#engine/slot/definition.ts'
import type { SlotRoundEvent } from '#engine/slot/view.ts'
import { CARD_MS_MIN, isCard, lightsOf } from '../playback/calm.ts'
import type { Cue } from '../playback/cue.ts'
import { direct } from '../playback/director.ts'
import type { Profile } from '../playback/profiles.ts'
import { PlainStage, stateOf } from '../stage/plain-stage.ts'

/** The requirement for every playback: fewer than three flashes in any second, of a quarter of the reels or more. */
const LARGE_SHARE = 0.25

/** The highest number of starts in any second; times are sorted. */
const mostInASecond = (atMs: readonly number[]): number =>
  Math.max(0, ...atMs.map((from) => atMs.filter((each) => each >= from && each < from + 999.9).length))

/** Plays the cues on the plain reels by the clock and records when each cell went dark. */
function darkeningsOf(definition: SlotDefinition, cues: readonly Cue[]): number[][] {
  const stage = new PlainStage({ definition, onReelStop() {}, onLock() {} })
  const darkAt = new Map<string, number[]>()
  let dark = new Set<string>()
  let startMs = 0
  const look = (): void => {
    const view = stage.view()
    const next = new Set<string>()
    view.board.forEach((column, reel) =>
      column.forEach((_, row) => {
        const key = `${reel},${row}`
        if (!darkAt.has(key)) darkAt.set(key, [])
        if (!['turning', 'dim'].includes(stateOf(view, [reel, row]))) return
        next.add(key)
        if (!dark.has(key)) darkAt.get(key)!.push(startMs + vi.getMockedSystemTime()!.getTime())
      }),
    )
    dark = next
  }
  stage.subscribe(look)
  for (const cue of cues) {
    // The timer clock has millisecond resolution.
    vi.setSystemTime(0)
    if (cue.ms > 0) stage.show(cue)
    vi.advanceTimersByTime(Math.floor(cue.ms))
    startMs += cue.ms
    vi.setSystemTime(0)
    stage.settle(cue)
  }
  stage.close()
  return [...darkAt.values()]
}

/** The faults in a playback that flashes or hurries a card. The caller has fake timers. */
export function flashFaultsOf(definition: SlotDefinition, events: readonly SlotRoundEvent[], profile: Profile): string[] {
  const cues = direct(definition, events, profile)
  const faults: string[] = []
  const cells = darkeningsOf(definition, cues)
  const flashing = cells.filter((atMs) => mostInASecond(atMs) >= 3).length
  if (flashing >= LARGE_SHARE * cells.length) faults.push(`${flashing} of ${cells.length} plain cells flash`)
  // The canvas: fades, dims and cards, in sequence.
  const lights = lightsOf(cues).flatMap(({ cue, atMs }) => (cue.isCalm ? [] : atMs))
  if (mostInASecond(lights) >= 3) faults.push('the canvas flashes')
  for (const cue of cues) if (isCard(cue) && (cue.isCalm || cue.ms < CARD_MS_MIN)) faults.push(`${cue.kind} is hurried past`)
  return faults
}

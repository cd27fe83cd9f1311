import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { playByDefault } from '#engine/play.ts'
import type { SlotDefinition } from '#engine/slot/definition.ts'
import type { SlotRoundEvent } from '#engine/slot/view.ts'
import { slotGames } from '#games/all.ts'
import '#games/books.ts'
import { PlainStage, stateOf } from '../stage/plain-stage.ts'
import { burst, fadeIn, fadeOut, fallIn, fallOut, flip, type Motion, popIn, thump, walk, whirl } from '../stage/pose.ts'
import { STORIES } from '../testing/stories.ts'
import { CARD_MS_MIN, isCard, lightsOf } from './calm.ts'
import type { Cue } from './cue.ts'
import { direct } from './director.ts'
import { PROFILES, type Profile } from './profiles.ts'

/** The requirement for every playback: fewer than three flashes in any second, of a quarter of the reels or more. */
const LARGE_SHARE = 0.25
const SERVER_SEED = 'c3'.repeat(32)
const LOOKED_THROUGH = 1_000
const SHOWN = 25
const profiles = Object.values(PROFILES)

/** The longest of many rounds: features and chains of cascades. */
function eventfulRounds(definition: SlotDefinition): (readonly SlotRoundEvent[])[] {
  const amount = definition.betLevels.TournamentPoints[0]!
  return Array.from({ length: LOOKED_THROUGH }, (_, nonce) => {
    const seeds = { serverSeed: SERVER_SEED, clientSeed: 'calm', nonce }
    return playByDefault(definition, seeds, { amount }).played.events as readonly SlotRoundEvent[]
  })
    .toSorted((left, right) => right.length - left.length)
    .slice(0, SHOWN)
}

/** The highest number of starts in any second; times are sorted. */
const mostInASecond = (atMs: readonly number[]): number =>
  Math.max(0, ...atMs.map((from) => atMs.filter((each) => each >= from && each < from + 999.9).length))

beforeAll(() => void vi.useFakeTimers({ now: 0 }))
afterAll(() => void vi.useRealTimers())

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

function faultsOf(definition: SlotDefinition, events: readonly SlotRoundEvent[], profile: Profile): string[] {
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

describe.each(slotGames)('$slug', ({ definition }) => {
  test('A11Y-2 flashes under three times a second in every speed', () => {
    const rounds = eventfulRounds(definition)
    const faults = profiles.flatMap((profile) =>
      rounds.flatMap((events, nth) => faultsOf(definition, events, profile).map((fault) => `${profile.id} ${nth}: ${fault}`)),
    )
    expect(faults).toEqual([])
  })
})

test.each(STORIES)(
  'the story $id flashes under three times a second in every speed, also when it is long',
  ({ definition, events }) => {
    const [start, ...rest] = events
    const end = rest.pop()!
    const long = [start!, ...Array.from({ length: 40 }, () => rest).flat(), end]
    for (const profile of profiles) {
      expect([...faultsOf(definition, events, profile), ...faultsOf(definition, long, profile)], profile.id).toEqual([])
    }
  },
)

test('cues with their own timing keep their light: nothing is calmed at normal speed', () => {
  for (const { definition, events } of STORIES) {
    expect(direct(definition, events, PROFILES.normal).filter(({ isCalm }) => isCalm)).toEqual([])
  }
})

const MOTIONS: Readonly<Record<string, Motion>> = {
  burst,
  fadeIn,
  fadeOut,
  fallIn: fallIn(5),
  fallOut: fallOut(5),
  flip,
  popIn,
  thump,
  walk: walk(1, 0),
  whirl: whirl(30),
}

test.each(Object.entries(MOTIONS))('a moving symbol does not blink: %s', (_, motion) => {
  const alphas = Array.from({ length: 1_001 }, (_at, at) => motion(at / 1_000).alpha ?? 1)
  const ways = alphas
    .slice(1)
    .flatMap((alpha, at) => (Math.abs(alpha - alphas[at]!) < 1e-9 ? [] : [Math.sign(alpha - alphas[at]!)]))
  expect(ways.filter((way, at) => at > 0 && way !== ways[at - 1])).toEqual([])
})

import { describe, expect, test } from 'vitest'
import { playByDefault } from '#engine/play.ts'
import { foldEvents, type SlotRoundEvent } from '#engine/slot/view.ts'
import { slotGames } from '#games/all.ts'
import '#games/books.ts'
import { STORIES } from '../testing/stories.ts'
import type { Cue } from './cue.ts'
import { direct } from './director.ts'
import { playCues } from './player.ts'
import { PROFILES } from './profiles.ts'

const ROUNDS = 1_000
const SERVER_SEED = 'c3'.repeat(32)
const profiles = Object.values(PROFILES)

/** The faults in a round's cues; none if skipping at any cue ends in the state that the events imply. */
function faultsOf(cues: readonly Cue[], events: readonly SlotRoundEvent[], msMax: number): string[] {
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
function viewFaults(cues: readonly Cue[], events: readonly SlotRoundEvent[], isEveryCue: boolean): string[] {
  const looked = isEveryCue ? cues : cues.slice(-1)
  return looked
    .filter((cue) => JSON.stringify(cue.view) !== JSON.stringify(foldEvents(events, cue.upTo)))
    .map((cue) => `${cue.kind} at ${cue.upTo} shows something else than its events`)
}

describe.each(slotGames)('$slug', ({ definition }) => {
  test(`A11Y-3 ${ROUNDS} rounds end in the state that their events imply, in every speed and with reduced motion`, () => {
    const faults: unknown[] = []
    const amount = definition.betLevels.TournamentPoints[0] ?? 0
    for (let nonce = 0; nonce < ROUNDS; nonce++) {
      const { events } = playByDefault(definition, { serverSeed: SERVER_SEED, clientSeed: 'show', nonce }, { amount }).played
      for (const profile of profiles) {
        const cues = direct(definition, events as readonly SlotRoundEvent[], profile)
        const found = [
          ...faultsOf(cues, events as readonly SlotRoundEvent[], profile.roundMsMax),
          ...viewFaults(cues, events as readonly SlotRoundEvent[], nonce % 20 === 0),
        ]
        if (found.length > 0) faults.push({ nonce, profile: profile.id, found })
      }
    }
    expect(faults).toEqual([])
  })
})

describe.each(STORIES)('story $id', ({ definition, events }) => {
  test.each(profiles)('in $id every cue shows what its events imply', (profile) => {
    const cues = direct(definition, events, profile)
    expect([...faultsOf(cues, events, profile.roundMsMax), ...viewFaults(cues, events, true)]).toEqual([])
  })
})

test('every cue is settled once and in order, however playback is sped up', async () => {
  const { definition, events } = STORIES[0]!
  const cues = direct(definition, events, PROFILES.normal)
  const settled: Cue[] = []
  const playing = playCues(cues, { show() {}, settle: (cue) => void settled.push(cue) }, () => ({
    done: Promise.resolve(),
    end() {},
  }))
  playing.hurry()
  await Promise.resolve()
  playing.skip()
  await playing.finished
  expect(settled).toEqual(cues)
})

test('a long round is sped up evenly to its limit', () => {
  const { definition, events } = STORIES.find(({ id }) => id === 'cascade')!
  const [start, ...rest] = events
  const end = rest.pop()!
  const long = [start!, ...Array.from({ length: 60 }, () => rest).flat(), end]
  for (const profile of profiles) {
    const cues = direct(definition, long, profile)
    expect(faultsOf(cues, long, profile.roundMsMax)).toEqual([])
  }
})

test('a win below the play amount is never celebrated', () => {
  for (const { definition, events } of STORIES) {
    const stake = events.find((event) => event.type === 'roundStart')?.stake ?? 0
    for (const cue of direct(definition, events, PROFILES.normal)) {
      if ((cue.kind !== 'wins' && cue.kind !== 'collect') || cue.amount >= stake) continue
      expect([cue.tier, cue.countMs]).toEqual(['return', 0])
    }
  }
})

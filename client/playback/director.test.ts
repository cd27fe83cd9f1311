import { describe, expect, test } from 'vitest'
import { cueFaultsOf, viewFaultsOf } from '../testing/cue-faults.ts'
import { STORIES } from '../testing/stories.ts'
import type { Cue } from './cue.ts'
import { direct } from './director.ts'
import { playCues } from './player.ts'
import { PROFILES } from './profiles.ts'

const profiles = Object.values(PROFILES)

describe.each(STORIES)('story $id', ({ definition, events }) => {
  test.each(profiles)('in $id every cue shows what its events imply', (profile) => {
    const cues = direct(definition, events, profile)
    expect([...cueFaultsOf(cues, events, profile.roundMsMax), ...viewFaultsOf(cues, events, true)]).toEqual([])
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
    expect(cueFaultsOf(cues, long, profile.roundMsMax)).toEqual([])
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

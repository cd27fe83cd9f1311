import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { burst, fadeIn, fadeOut, fallIn, fallOut, flip, type Motion, popIn, thump, walk, whirl } from '../stage/pose.ts'
import { flashFaultsOf } from '../testing/flash-faults.ts'
import { STORIES } from '../testing/stories.ts'
import { direct } from './director.ts'
import { PROFILES } from './profiles.ts'

const profiles = Object.values(PROFILES)

beforeAll(() => void vi.useFakeTimers({ now: 0 }))
afterAll(() => void vi.useRealTimers())

test.each(STORIES)(
  'the story $id flashes under three times a second in every speed, also when it is long',
  ({ definition, events }) => {
    const [start, ...rest] = events
    const end = rest.pop()!
    const long = [start!, ...Array.from({ length: 40 }, () => rest).flat(), end]
    for (const profile of profiles) {
      expect([...flashFaultsOf(definition, events, profile), ...flashFaultsOf(definition, long, profile)], profile.id).toEqual([])
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

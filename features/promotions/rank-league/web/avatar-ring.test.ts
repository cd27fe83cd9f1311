import { expect, test } from 'vitest'
import { avatarRing } from './avatar-ring.ts'

test.each([
  ['no league', { enabled: false }, null],
  ['a league that has said nothing yet', { enabled: true }, null],
  ['on the way', { enabled: true, currentLevel: { currentExperience: 250 }, nextLevel: { experience: 1_000 } }, 0.25],
  [
    'past it, as long as nobody said so',
    { enabled: true, currentLevel: { currentExperience: 1_200 }, nextLevel: { experience: 1_000 } },
    1,
  ],
  ['at the top', { enabled: true, currentLevel: { currentExperience: 9_000 }, nextLevel: null }, 1],
])('%s', (_name, rankLeague, ring) => {
  expect(avatarRing({ rankLeague })).toBe(ring)
})

import { expect, test } from 'vitest'
import { atTheTop, newcomer, withReward } from '../fixtures.ts'
import { avatarRing } from './avatar-ring.ts'

const of = ({ data }: typeof withReward) => ({ enabled: true, ...data.player })

test.each([
  ['no league', { enabled: false }, null],
  ['a league that has said nothing yet', { enabled: true }, null],
  ['a newcomer', of(newcomer), 0],
  ['a player between two levels', of(withReward), 0.6418],
  ['a player at the top', of(atTheTop), 1],
])('%s', (_name, rankLeague, ring) => {
  expect(avatarRing({ rankLeague })).toBe(ring)
})

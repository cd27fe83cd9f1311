import { expect, test } from 'vitest'
import { rewards as fixture } from '#features/account/personal-info/fixtures.ts'
import { type Facts, stepsOf } from './steps.ts'

const rewards = fixture.data
const facts: Facts = { rewards, hasPlayed: false, hasLimit: false, identity: 'unverified' }
const ids = (changes: Partial<Facts>) => stepsOf({ ...facts, ...changes }).map(({ id }) => id)

test('rewarded steps come first, with their amounts', () => {
  expect(ids({})).toEqual(['email', 'profile', 'phone', 'play', 'limit', 'identity'])
  const [email, , , play] = stepsOf(facts)
  expect(email).toMatchObject({ coins: rewards.email.coins, entries: rewards.email.entries, isDone: false })
  expect(play).toMatchObject({ coins: 0, entries: 0 })
})

test('what the player cannot do is no step', () => {
  const phone = { ...rewards.phone, available: false }
  expect(ids({ rewards: { ...rewards, phone } })).not.toContain('phone')
  expect(ids({ rewards: undefined, hasLimit: undefined, identity: undefined })).toEqual(['play'])
  expect(ids({ identity: 'duplicate' })).not.toContain('identity')
})

test('a step that was done counts as done', () => {
  const email = { ...rewards.email, available: false, completed: true }
  const done = stepsOf({ rewards: { ...rewards, email }, hasPlayed: true, hasLimit: true, identity: 'approved' })
  expect(done.filter(({ isDone }) => isDone).map(({ id }) => id)).toEqual(['email', 'play', 'limit', 'identity'])
})

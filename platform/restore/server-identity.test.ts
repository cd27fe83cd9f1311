import { expect, test } from 'vitest'
import { isForeign } from './server-identity.ts'

const state = { kept: '16384 7312 00000001', now: '16384 7312 00000001', isAhead: false, hasStandby: true }

test('the server that the site ran on before, and a new database, are its own', () => {
  expect(isForeign(state, 'none')).toBe(false)
  expect(isForeign({ ...state, kept: null }, 'none')).toBe(false)
})

test('a promoted standby is the site’s own only if commits waited for it', () => {
  const promoted = { ...state, now: '16384 7312 00000002' }
  expect(isForeign(promoted, 'none')).toBe(true)
  expect(isForeign(promoted, 'synchronous')).toBe(false)
  expect(isForeign({ ...promoted, hasStandby: false }, 'synchronous')).toBe(true)
  expect(isForeign({ ...promoted, isAhead: true }, 'synchronous')).toBe(true)
})

test.each([
  ['another cluster', '16384 7313 00000002'],
  ['another database', '16385 7312 00000002'],
  ['an earlier timeline', '16384 7312 00000000'],
  ['a service that hides the timeline', '16384 7312 ?'],
])('%s is foreign with any standby', (_, now) => {
  expect(isForeign({ ...state, now }, 'synchronous')).toBe(true)
})

import { expect, test } from 'vitest'
import { MINUTE_MS } from '#kernel/time.ts'
import { readAnswer, readRetryAfter } from './answer.ts'

const NOW = Date.parse('2026-11-21T17:00:00Z')

test.each([
  [200, 'sent'],
  [201, 'sent'],
  [202, 'sent'],
  [301, 'refused'],
  [307, 'refused'],
  [400, 'refused'],
  [403, 'refused'],
  [404, 'gone'],
  [410, 'gone'],
  [413, 'refused'],
  [429, 'later'],
  [500, 'later'],
  [503, 'later'],
])('%i is %s', (status, kind) => expect(readAnswer(status, undefined, NOW).kind).toBe(kind))

test('a service sets the retry time in seconds or as a date', () => {
  expect(readAnswer(429, '120', NOW)).toMatchObject({ kind: 'later', waitMs: 120_000 })
  expect(readAnswer(503, 'Sat, 21 Nov 2026 17:05:00 GMT', NOW)).toMatchObject({ waitMs: 5 * MINUTE_MS })
  expect(readRetryAfter('Sat, 21 Nov 2026 16:00:00 GMT', NOW)).toBe(0)
  expect(readRetryAfter('soon', NOW)).toBeUndefined()
})

import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createNewId } from './ids.ts'

test('no two ids share random bytes, though they are fetched for many at once', () => {
  let fetches = 0
  const rng = { bytes: (count: number) => (fetches++, randomBytes(count)) }
  const newId = createNewId({ clock: { now: () => 0 }, rng })
  const ids = Array.from({ length: 2_000 }, () => newId('evt'))
  expect(new Set(ids).size).toBe(2_000)
  expect(fetches).toBeLessThan(10)
})

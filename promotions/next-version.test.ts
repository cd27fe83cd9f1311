import { expect, test } from 'vitest'
import { nextVersion } from './next-version.ts'

test.each([
  ['the moment, which a later run begins above', 3, 1_000, 1_000],
  ['one more for a second change at the same moment', 1_000, 1_000, 1_001],
  ['one more when the clock stepped back', 2_000, 1_000, 2_001],
])('the next version is %s', (_, version, at, next) => {
  expect(nextVersion({ version }, at)).toBe(next)
})

import { expect, test } from 'vitest'
import { wasDone } from './was-done.ts'

test.each([
  [null, '2026-11-21', false],
  ['2026-11-20', '2026-11-21', false],
  ['2026-11-21', '2026-11-21', true],
  ['2026-11-22', '2026-11-21', true],
  [null, 1_000, false],
  [999, 1_000, false],
  [1_000, 1_000, true],
])('done last at %s, it was done at %s: %s', (last, current, expected) => expect(wasDone(last, current)).toBe(expected))

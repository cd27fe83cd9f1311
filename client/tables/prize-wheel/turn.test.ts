import { expect, test } from 'vitest'
import { restOf, turnFrom } from './turn.ts'

test.each([10, 20, 30, 40, 50])('a turn of %i segments ends at the drawn one, four turns on at least', (segments) => {
  for (let segment = 0; segment < segments; segment++) {
    for (const before of [0, 3, segments - 1]) {
      const { from, to } = turnFrom(restOf(before, segments), segment, segments)
      expect(to - from).toBeGreaterThanOrEqual(1_440)
      expect(to - from).toBeLessThan(1_800)
      const offset = Math.abs(to - restOf(segment, segments)) % 360
      expect(Math.min(offset, 360 - offset)).toBeCloseTo(0)
    }
  }
})

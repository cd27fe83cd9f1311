import { expect, test } from 'vitest'
import { longest } from './longest.ts'

test('the eight longest are named, the longest first', () => {
  const all = Array.from({ length: 9 }, (_, nth) => ({ name: `t${nth}`, ms: nth * 100 }))
  expect(longest(all)).toBe('Longest: t8 0.8 s, t7 0.7 s, t6 0.6 s, t5 0.5 s, t4 0.4 s, t3 0.3 s, t2 0.2 s, t1 0.1 s')
})

import { describe, expect, test } from 'vitest'
import type { CalendarDay } from '#kernel/time.ts'
import { decideClaim, type Claim } from './rules.ts'

const claims: [string, number, CalendarDay, CalendarDay, Claim][] = [
  ['a day after a day climbs a level', 3, '2026-11-20', '2026-11-21', { kind: 'open', level: 4 }],
  ['after the last level the run starts over', 7, '2026-11-20', '2026-11-21', { kind: 'open', level: 1 }],
  ['a missed day starts over', 3, '2026-11-19', '2026-11-21', { kind: 'open', level: 1 }],
  ['a month away starts over', 6, '2026-10-21', '2026-11-21', { kind: 'open', level: 1 }],
  ['the same day is claimed', 3, '2026-11-21', '2026-11-21', { kind: 'claimed', level: 3 }],
  ['a run climbs over the end of a month', 1, '2026-11-30', '2026-12-01', { kind: 'open', level: 2 }],
  ['a run climbs over a leap day', 4, '2028-02-29', '2028-03-01', { kind: 'open', level: 5 }],
  ['a clock that stepped back opens nothing', 3, '2026-11-22', '2026-11-21', { kind: 'claimed', level: 3 }],
]

describe('decideClaim', () => {
  test('a first visit opens level 1', () => {
    expect(decideClaim(undefined, '2026-11-21', 7)).toEqual({ kind: 'open', level: 1 })
  })

  test.each(claims)('%s', (_title, lastLevel, lastClaimDay, today, expected) => {
    expect(decideClaim({ lastLevel, lastClaimDay }, today, 7)).toEqual(expected)
  })

  test('a week shorter than seven days starts over after its own last level', () => {
    expect(decideClaim({ lastLevel: 5, lastClaimDay: '2026-11-20' }, '2026-11-21', 5)).toEqual({ kind: 'open', level: 1 })
  })

  test('a run that is past the end of a week made shorter starts over', () => {
    expect(decideClaim({ lastLevel: 7, lastClaimDay: '2026-11-20' }, '2026-11-21', 5)).toEqual({ kind: 'open', level: 1 })
  })
})

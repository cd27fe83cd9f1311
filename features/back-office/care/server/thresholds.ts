import type { CalendarDay } from '#kernel/time.ts'
import type { MarkerName } from '../contract.ts'

/** From this value on, this number of points. Ascending. */
type Steps = readonly (readonly [from: number, points: number])[]

export interface CareRules {
  /** The first day on which these rules assess. */
  readonly from: CalendarDay
  /** The least points of the levels 1 to 4. */
  readonly levels: readonly [number, number, number, number]
  /** Hours until a person is due, by level from 1 to 4. */
  readonly dueHours: readonly [number, number, number, number]
  /** Age never opens a case: it adds to other markers. */
  readonly steps: Readonly<Record<MarkerName, Steps>>
  /** A spend below it in seven days is no rise. */
  readonly riseFromCents: number
  /** An own average below it counts as this one. */
  readonly averageCentsMin: number
  /** Fewer rounds than this say nothing about the time of day. */
  readonly nightFromRounds: number
  /** No rise is seen before an account is this old. */
  readonly riseFromAccountDays: number
}

/** Every version that assessed anyone. A change is a new entry, reviewed each quarter. */
const RULES: readonly [CareRules, ...CareRules[]] = [
  {
    from: '2026-11-01',
    levels: [2, 4, 7, 10],
    dueHours: [14 * 24, 3 * 24, 24, 24],
    riseFromCents: 50_00,
    averageCentsMin: 10_00,
    nightFromRounds: 100,
    riseFromAccountDays: 28,
    steps: {
      // Percent of the own average week.
      'spend-up': [
        [200, 1],
        [400, 2],
        [800, 3],
      ],
      'spend-high': [
        [500_00, 1],
        [1_500_00, 2],
        [3_000_00, 3],
      ],
      'bought-when-empty': [
        [2, 1],
        [4, 2],
        [8, 3],
      ],
      'raised-after-losses': [
        [5, 1],
        [15, 2],
      ],
      // Minutes.
      'long-session': [
        [180, 1],
        [360, 2],
        [600, 3],
      ],
      // Percent of the rounds.
      'night-play': [
        [40, 1],
        [70, 2],
      ],
      'every-day': [[7, 1]],
      'rounds-a-day': [
        [1_500, 1],
        [3_000, 2],
      ],
      'raises-asked': [
        [1, 1],
        [3, 2],
      ],
      'limits-hit': [
        [1, 1],
        [3, 2],
      ],
      'breaks-repeated': [
        [2, 1],
        [4, 2],
      ],
      'returned-lately': [[1, 2]],
      declines: [
        [3, 1],
        [6, 2],
      ],
      'methods-added': [
        [2, 1],
        [4, 2],
      ],
      young: [[1, 1]],
    },
  },
]

/** The rules in force on a day. */
export const careRulesOn = (day: CalendarDay): CareRules => RULES.findLast(({ from }) => from <= day) ?? RULES[0]

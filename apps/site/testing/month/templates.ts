import type { MonthSize } from './month.ts'
import type { PlannedRun } from './plans.ts'

type Template = Pick<PlannedRun, 'feature' | 'nth' | 'config' | 'budgetShare'> & {
  /** Days of the month, of 28; by default all. */
  readonly from?: number
  readonly until?: number
}

const OF = 28

/** Every feature with a rule, from the templates that operators start from. */
const TEMPLATES: readonly Template[] = [
  { feature: 'bingo', nth: 0 },
  // For the size of the site, so that claims run out.
  {
    feature: 'coin-drops',
    nth: 0,
    config: (config) => ({
      ...config,
      drops: (config['drops'] as { readonly claims: number }[]).map((drop) => ({ ...drop, claims: 2 })),
    }),
  },
  { feature: 'cosmic-boxes', nth: 0, budgetShare: 0.7 },
  { feature: 'daily-login', nth: 0 },
  { feature: 'daily-wheel', nth: 0 },
  { feature: 'deposit-streak', nth: 0 },
  { feature: 'fortune-investment', nth: 0 },
  { feature: 'fun-machine', nth: 0 },
  { feature: 'lottery', nth: 0, until: 21 },
  { feature: 'mini-game-slot', nth: 0, from: 7, until: 21 },
  { feature: 'money-box', nth: 0 },
  // Nobody has the league's level that the template asks for.
  { feature: 'prize-drops', nth: 0, config: (config) => ({ ...config, minimalLevelPlay: 1 }) },
  { feature: 'quests', nth: 0, until: 24 },
  { feature: 'rank-league', nth: 0 },
  { feature: 'scratch-cards', nth: 0, until: 14 },
  { feature: 'scratch-cards', nth: 1, from: 14 },
  { feature: 'season', nth: 0 },
  { feature: 'tournaments', nth: 0, until: 7 },
  { feature: 'tournaments', nth: 1, from: 7, until: 8 },
  { feature: 'tournaments', nth: 2, from: 10, until: 13 },
  { feature: 'tournaments', nth: 3, from: 13, until: 27 },
  // So that a brand of this size has some each week.
  { feature: 'referral', nth: 0, config: (config) => ({ ...config, condition: 'confirmed' }) },
  { feature: 'offers', nth: 0 },
]

/** Shorter in proportion in a shorter month; in the promoted past each feature runs once. */
export function plansOf({ days, promotedDays }: Pick<MonthSize, 'days' | 'promotedDays'>) {
  const scaled = (day: number): number => Math.round((day * days) / OF)
  const month = TEMPLATES.map(({ from = 0, until = OF, ...run }): PlannedRun => {
    const startsOn = Math.min(scaled(from), days - 1)
    return { ...run, startsOn, endsOn: Math.max(startsOn + 1, scaled(until)) }
  })
  const past = (promotedDays > 0 ? TEMPLATES : [])
    .filter(({ nth }) => nth === 0)
    .map(({ from: _, until: __, budgetShare: ___, ...run }): PlannedRun => ({ ...run, startsOn: -promotedDays, endsOn: 0 }))
  return { past, month: withoutOverlap(month) }
}

/** In a very short month the second run of an exclusive feature does not fit. */
const withoutOverlap = (runs: readonly PlannedRun[]): PlannedRun[] =>
  runs.filter(
    ({ feature, nth, startsOn }) =>
      feature === 'tournaments' || !runs.some((other) => other.feature === feature && other.nth < nth && other.endsOn > startsOn),
  )

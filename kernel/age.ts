import type { CalendarDay } from '#kernel/time.ts'
import type { State } from '#kernel/states.ts'

/** From `since` on, residents of `state` may play from age `years`. */
export interface AgeRule {
  readonly state: State | 'any'
  readonly years: number
  readonly since: CalendarDay
}

/** Dated, so that a change of law is a new dated line; the latest line in force wins, a state's own before 'any'. */
const AGE_RULES: readonly AgeRule[] = [
  { state: 'any', years: 18, since: '2000-01-01' },
  { state: 'AL', years: 19, since: '2000-01-01' },
  { state: 'NE', years: 19, since: '2000-01-01' },
  { state: 'MS', years: 21, since: '2000-01-01' },
]

/** The minimum age, in whole years, for a resident of `state` on `today`. */
export function ageNeeded(state: State, today: CalendarDay, rules: readonly AgeRule[] = AGE_RULES): number {
  const inForce = rules.filter((rule) => rule.since <= today).toSorted((a, b) => b.since.localeCompare(a.since))
  const rule = inForce.find((each) => each.state === state) ?? inForce.find((each) => each.state === 'any')
  return rule?.years ?? 21
}

/** A person born on 29 February comes of age on 1 March. */
export function isOldEnough(birthDate: CalendarDay, years: number, today: CalendarDay): boolean {
  const birthday = `${String(Number(birthDate.slice(0, 4)) + years).padStart(4, '0')}${birthDate.slice(4)}`
  return birthday <= today
}

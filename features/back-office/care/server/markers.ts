import type { Marker, MarkerName } from '../contract.ts'
import type { PlayFigures } from './play-figures.ts'
import type { CareRules } from './thresholds.ts'

/** One player's figures: of the last 7 days unless named otherwise. */
export interface CareFigures extends PlayFigures {
  readonly cents: number
  /** Of an average week of the 83 days before. */
  readonly averageWeekCents: number
  readonly accountDays: number
  readonly age: number
  readonly declines: number
  readonly methods: number
  readonly raises: number
  readonly limitsHit: number
  readonly breaksIn90Days: number
  readonly returnsIn30Days: number
}

/** Ages from 18 to this one count as young. */
const YOUNG_UNTIL = 24

/** The markers that a player's figures show, each with its number and points. */
export function markersOf(figures: CareFigures, rules: CareRules): Marker[] {
  const of = (name: MarkerName, value: number, { measure = value, against = null }: Compared = {}): Marker[] => {
    const points = rules.steps[name].findLast(([from]) => measure >= from)?.[1] ?? 0
    return points > 0 ? [{ name, value, against, points }] : []
  }
  const found = [
    ...spendUp(figures, rules, of),
    ...of('spend-high', figures.cents),
    ...of('bought-when-empty', figures.boughtWhenEmpty),
    ...of('raised-after-losses', figures.raisedAfterLosses),
    ...of('long-session', figures.longestMinutes),
    ...(figures.rounds >= rules.nightFromRounds ? of('night-play', percent(figures.nightRounds, figures.rounds)) : []),
    ...of('every-day', figures.days),
    ...of('rounds-a-day', figures.days > 0 ? Math.round(figures.rounds / figures.days) : 0),
    ...of('raises-asked', figures.raises),
    ...of('limits-hit', figures.limitsHit),
    ...of('breaks-repeated', figures.breaksIn90Days),
    ...of('returned-lately', figures.returnsIn30Days),
    ...of('declines', figures.declines),
    ...of('methods-added', figures.methods),
  ]
  if (found.length === 0 || figures.age > YOUNG_UNTIL) return found
  return [...found, ...of('young', figures.age)]
}

interface Compared {
  /** What the steps compare, if it is another number than the one shown. */
  readonly measure?: number
  /** The player's own earlier number. */
  readonly against?: number | null
}

function spendUp(
  { cents, averageWeekCents, accountDays }: CareFigures,
  rules: CareRules,
  of: (name: MarkerName, value: number, compared: Compared) => Marker[],
): Marker[] {
  if (accountDays < rules.riseFromAccountDays || cents < rules.riseFromCents) return []
  const average = Math.max(averageWeekCents, rules.averageCentsMin)
  return of('spend-up', cents, { measure: percent(cents, average), against: averageWeekCents })
}

const percent = (part: number, whole: number): number => Math.floor((part * 100) / whole)

/** From 0, nothing to do, to 4. */
export function levelOf(markers: readonly Pick<Marker, 'points'>[], { levels }: CareRules): number {
  const points = markers.reduce((sum, each) => sum + each.points, 0)
  return levels.filter((least) => points >= least).length
}

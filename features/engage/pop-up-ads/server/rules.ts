import { HOUR_MS, type Instant } from '#kernel/time.ts'
import type { TriggerType } from '../contract.ts'
import type { PopUpBody } from './kinds.ts'

export interface Ad {
  readonly name: string
  readonly body: PopUpBody
}

export interface AdRequest {
  readonly trigger: TriggerType
  readonly isPlayer: boolean
  readonly at: Instant
  /** What this player saw of each ad. */
  readonly seen: ReadonlyMap<string, Seen>
  /** Today’s views of each ad with a cap, by all visitors of the brand. */
  readonly viewsToday: ReadonlyMap<string, number>
  /** How many ads one visitor sees a day; 0 for no cap. */
  readonly viewsPerDay: number
}

export interface Seen {
  readonly at: Instant
  /** Number of views today. */
  readonly today: number
}

/** Whether it targets this visitor now. */
export const isFor = ({ body: { audience, until } }: Ad, { isPlayer, at }: Pick<AdRequest, 'isPlayer' | 'at'>): boolean =>
  (audience === 'everyone' || audience === (isPlayer ? 'players' : 'guests')) && (until === '' || Date.parse(until) > at)

/** The ads for this trigger within the caps of the day, by descending priority; ties are ordered by name. */
export function chooseAds(ads: readonly Ad[], request: AdRequest): Ad[] {
  const { trigger, at, seen, viewsToday, viewsPerDay } = request
  const ownToday = [...seen.values()].reduce((sum, { today }) => sum + today, 0)
  if (!isBelow(ownToday, viewsPerDay)) return []
  const isDue = ({ name, body }: Ad): boolean => {
    const last = seen.get(name)
    return (
      (last === undefined || at - last.at >= body.hoursBetween * HOUR_MS) &&
      isBelow(last?.today ?? 0, body.viewsPerVisitorPerDay) &&
      isBelow(viewsToday.get(name) ?? 0, body.viewsPerDay)
    )
  }
  return ads
    .filter((ad) => isFor(ad, request) && ad.body.triggers.includes(trigger) && isDue(ad))
    .toSorted(
      (a, b) =>
        b.body.companyPriority - a.body.companyPriority || b.body.priority - a.body.priority || (a.name < b.name ? -1 : 1),
    )
}

const isBelow = (views: number, cap: number): boolean => cap === 0 || views < cap

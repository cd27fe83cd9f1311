import { HOUR_MS, type Instant } from '#kernel/time.ts'
import type { TriggerType } from '../contract.ts'
import type { PopUpBody } from './kinds.ts'

export interface Ad {
  readonly name: string
  readonly body: PopUpBody
}

export interface Moment {
  readonly trigger: TriggerType
  readonly isPlayer: boolean
  readonly at: Instant
  /** When this player saw which one last. */
  readonly seenAt: ReadonlyMap<string, Instant>
}

/** Whether it is for somebody like this visitor at all, now. */
export const isFor = ({ body: { audience, until } }: Ad, { isPlayer, at }: Pick<Moment, 'isPlayer' | 'at'>): boolean =>
  (audience === 'everyone' || audience === (isPlayer ? 'players' : 'guests')) && (until === '' || Date.parse(until) > at)

/** Those for this moment, the most important first; of two alike the one whose name comes first. */
export function chooseAds(ads: readonly Ad[], moment: Moment): Ad[] {
  const { trigger, at, seenAt } = moment
  const isDue = ({ name, body }: Ad): boolean => {
    const seen = seenAt.get(name)
    return seen === undefined || at - seen >= body.hoursBetween * HOUR_MS
  }
  return ads
    .filter((ad) => isFor(ad, moment) && ad.body.triggers.includes(trigger) && isDue(ad))
    .toSorted(
      (a, b) =>
        b.body.companyPriority - a.body.companyPriority || b.body.priority - a.body.priority || (a.name < b.name ? -1 : 1),
    )
}

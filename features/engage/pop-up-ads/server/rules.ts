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
  /** When this player last saw each ad. */
  readonly seenAt: ReadonlyMap<string, Instant>
}

/** Whether it targets this visitor now. */
export const isFor = ({ body: { audience, until } }: Ad, { isPlayer, at }: Pick<AdRequest, 'isPlayer' | 'at'>): boolean =>
  (audience === 'everyone' || audience === (isPlayer ? 'players' : 'guests')) && (until === '' || Date.parse(until) > at)

/** The ads for this trigger by descending priority; ties are ordered by name. */
export function chooseAds(ads: readonly Ad[], request: AdRequest): Ad[] {
  const { trigger, at, seenAt } = request
  const isDue = ({ name, body }: Ad): boolean => {
    const seen = seenAt.get(name)
    return seen === undefined || at - seen >= body.hoursBetween * HOUR_MS
  }
  return ads
    .filter((ad) => isFor(ad, request) && ad.body.triggers.includes(trigger) && isDue(ad))
    .toSorted(
      (a, b) =>
        b.body.companyPriority - a.body.companyPriority || b.body.priority - a.body.priority || (a.name < b.name ? -1 : 1),
    )
}

import { isDeepStrictEqual } from 'node:util'
import { stateAt } from '#kernel/campaign-state.ts'
import { type Instant, SECOND_MS, toUnixSeconds } from '#kernel/time.ts'
import type { Campaign, CampaignPlan, Shown } from './campaign.ts'

type Window = Pick<CampaignPlan, 'startsAt' | 'endsAt'>

/** On the wire: whole seconds. A start rounds up and an end too, so that no page opens before the server does. */
export const windowOf = ({ startsAt, endsAt }: Window) => ({
  startsAt: Math.ceil(startsAt / SECOND_MS),
  finishedAt: endsAt === null ? null : Math.ceil(endsAt / SECOND_MS),
})

export const stateOf = (window: Window, at: Instant) => stateAt(windowOf(window), toUnixSeconds(at))

/** Of the published ones of a feature: which goes on (the latest begun), which comes next, which ended last. */
export function pickShown<C>(campaigns: readonly Campaign<C>[], at: Instant): Shown<C> {
  const byStart = campaigns.toSorted((a, b) => a.startsAt - b.startsAt)
  const inState = (state: string) => byStart.filter((campaign) => stateOf(campaign, at) === state)
  const ended = inState('ended').toSorted((a, b) => (a.endsAt ?? 0) - (b.endsAt ?? 0))
  return { current: inState('running').at(-1), next: inState('planned')[0], last: ended.at(-1) }
}

export type ChangeRefusal = 'archived' | 'started' | 'over'

/**
 * Whether a campaign may become this. What players were shown holds: from its start on neither its beginning nor its
 * configuration changes, and nothing is published that would be over at once.
 */
export function refuseChange(before: Campaign, after: CampaignPlan, at: Instant): ChangeRefusal | undefined {
  if (before.status === 'archived') return 'archived'
  if (before.status === 'draft') return undefined
  const hasStarted = before.startsAt <= at
  const isOther = after.startsAt !== before.startsAt || !isDeepStrictEqual(after.config, before.config)
  if (hasStarted && isOther) return 'started'
  return isOver(after, at) ? 'over' : undefined
}

export const isOver = ({ endsAt }: Pick<CampaignPlan, 'endsAt'>, at: Instant): boolean => endsAt !== null && endsAt <= at

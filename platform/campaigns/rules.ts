import { isDeepStrictEqual } from 'node:util'
import { type CampaignWindow, stateAt } from '#kernel/campaign-state.ts'
import { DAY_MS, type Instant, SECOND_MS, toUnixSeconds } from '#kernel/time.ts'
import { EVENT_DAYS } from '../outbox/retain.ts'
import type { Campaign, CampaignPlan, Shown } from './campaign.ts'

type Window = Pick<CampaignPlan, 'startsAt' | 'endsAt'> & Partial<Pick<Campaign, 'status'>>

/**
 * Wire format: whole seconds. Start and end round up, so that no page opens before the server does. An announced
 * campaign has no date, whatever its draft contains.
 */
export const windowOf = ({ startsAt, endsAt, status }: Window): CampaignWindow =>
  status === 'announced'
    ? { startsAt: null, finishedAt: null }
    : {
        startsAt: Math.ceil(startsAt / SECOND_MS),
        finishedAt: endsAt === null ? null : Math.ceil(endsAt / SECOND_MS),
      }

export const stateOf = (window: Window, at: Instant) => stateAt(windowOf(window), toUnixSeconds(at))

/** Of a feature's visible campaigns: the active one (latest start), the next or announced one, and the last ended. */
export function pickShown<C>(campaigns: readonly Campaign<C>[], at: Instant): Shown<C> {
  const byStart = campaigns.toSorted((a, b) => a.startsAt - b.startsAt)
  const inState = (state: string) => byStart.filter((campaign) => stateOf(campaign, at) === state)
  const ended = inState('ended').toSorted((a, b) => (a.endsAt ?? 0) - (b.endsAt ?? 0))
  const next = inState('planned')[0] ?? inState('none')[0]
  return { current: inState('running').at(-1), next, last: ended.at(-1) }
}

export type ChangeRefusal = 'archived' | 'in-review' | 'started' | 'over'

/**
 * Whether a campaign may change to this. What players saw holds: after its start neither start, configuration nor experiment
 * changes, after its end nothing does, as its results count, and nothing is published that would already be over. What is
 * submitted for approval does not change.
 */
export function refuseChange(before: Campaign, after: CampaignPlan, at: Instant): ChangeRefusal | undefined {
  if (before.status === 'archived') return 'archived'
  if (before.status === 'review') return 'in-review'
  if (before.status === 'draft') return undefined
  if (before.status !== 'announced' && isOver(before, at)) return 'over'
  const hasStarted = before.startsAt <= at
  const isCounted = (after.countsSince ?? null) === (before.countsSince ?? null)
  const isCompared = isDeepStrictEqual(after.experiment ?? null, before.experiment ?? null)
  const isOther =
    !isCounted || !isCompared || after.startsAt !== before.startsAt || !isDeepStrictEqual(after.config, before.config)
  if (hasStarted && isOther) return 'started'
  return isOver(after, at) ? 'over' : undefined
}

export const isOver = ({ endsAt }: Pick<CampaignPlan, 'endsAt'>, at: Instant): boolean => endsAt !== null && endsAt <= at

/** How long before its start events may count: its backfill reads them from the log once it has started. */
export const COUNTS_DAYS_MAX = EVENT_DAYS - 1

export const isCountable = ({ countsSince = null }: Pick<CampaignPlan, 'countsSince'>, startsAt: Instant): boolean =>
  countsSince === null || (countsSince < startsAt && countsSince >= startsAt - COUNTS_DAYS_MAX * DAY_MS)

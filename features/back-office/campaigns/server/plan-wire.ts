import type { AudienceTree } from '#kernel/audience/tree.ts'
import type { CampaignExperiment } from '#kernel/campaign-experiment.ts'
import type { PlanBudget } from '#kernel/campaign.ts'
import { type Instant, instantOfLocal, localTimeOf } from '#kernel/time.ts'
import type { CampaignPlan, ReviewedCampaign } from '#platform/campaigns/index.ts'
import type { DeskState, PlanOnDesk } from '../contract.ts'
import { readRepeats, runsOf } from '#promotions/schedule/series-runs.ts'

export const NO_BUDGET: PlanBudget = { coins: null, entries: null }

/** A stored campaign's content as the form holds it, in the brand's time. */
export const toPlanOnDesk = (campaign: ReviewedCampaign, timeZone: string): PlanOnDesk => ({
  slug: campaign.slug,
  words: { en: wordsOf(campaign.words.en), es: wordsOf(campaign.words.es) },
  startsAt: campaign.startsWhenApproved ? null : localTimeOf(campaign.startsAt, timeZone),
  endsAt: campaign.endsAt === null ? null : localTimeOf(campaign.endsAt, timeZone),
  countsSince: campaign.countsSince == null ? null : localTimeOf(campaign.countsSince, timeZone),
  audience: campaign.audience,
  showAudience: campaign.showAudience ?? null,
  joinAudience: campaign.joinAudience ?? null,
  repeats: campaign.repeats ?? null,
  budget: campaign.budget ?? NO_BUDGET,
  experiment: campaign.experiment ?? null,
  picture: campaign.picture,
  config: campaign.config,
})

const wordsOf = ({ title, text, steps }: ReviewedCampaign['words']['en']): PlanOnDesk['words']['en'] => ({
  title,
  text,
  steps: steps.map((step) => ({ title: step.title, text: step.text })),
})

/** The brand's clock, and the campaign that the form was filled from. */
export interface PlanTime {
  readonly timeZone: string
  readonly now: Instant
  readonly stored: Pick<ReviewedCampaign, 'startsAt' | 'endsAt' | 'countsSince'>
}

/**
 * The form's content as it is stored; its audiences and budget have been checked. Without a start it starts when it is
 * approved; with a series it is the first run. */
export function toCampaignPlan(plan: PlanOnDesk, { timeZone, now, stored }: PlanTime): CampaignPlan {
  const { startsAt, endsAt, countsSince, showAudience, joinAudience, repeats: asked, budget, experiment, ...rest } = plan
  const repeats = readRepeats(asked)
  const [first] = repeats ? runsOf(repeats, timeZone, now) : []
  // A time that the form did not change keeps its seconds.
  const instantOf = (local: string, before: Instant | null): Instant =>
    before !== null && localTimeOf(before, timeZone) === local ? before : instantOfLocal(local, timeZone)
  return {
    ...rest,
    showAudience: showAudience as AudienceTree | null,
    joinAudience: joinAudience as AudienceTree | null,
    startsAt: startsAt === null ? now : instantOf(startsAt, stored.startsAt),
    endsAt: endsAt === null ? null : instantOf(endsAt, stored.endsAt),
    // Each run of a series counts its own time.
    countsSince: countsSince === null || repeats ? null : instantOf(countsSince, stored.countsSince),
    startsWhenApproved: startsAt === null,
    repeats,
    experiment: experiment as CampaignExperiment | null,
    budget: budget.coins === null && budget.entries === null ? null : (budget as PlanBudget),
    ...(first && { ...first, startsWhenApproved: false }),
  }
}

/** The state of a campaign as operators see it. */
export function deskStateOf(campaign: ReviewedCampaign, now: Instant): DeskState {
  const { status, startsAt, endsAt, pausedAt } = campaign
  const isOver = endsAt !== null && endsAt <= now
  if (status === 'shadow' && isOver) return 'shadow-ended'
  if (status !== 'published') return status
  if (isOver) return 'ended'
  if (pausedAt !== null) return 'paused'
  return startsAt > now ? 'scheduled' : 'running'
}

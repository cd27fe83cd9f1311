import type { AudienceTree } from '#kernel/audience/tree.ts'
import type { CampaignExperiment, ExperimentStop } from '#kernel/campaign-experiment.ts'
import type { CampaignDefinition, CampaignWords, PlanBudget } from '#kernel/campaign.ts'
import type { Id } from '#kernel/id.ts'
import type { Recurrence } from '#kernel/recurrence.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Instant } from '#kernel/time.ts'

export type Audience = 'everyone' | 'guests' | 'players'

/** The settings of a campaign. */
export interface CampaignPlan<C = unknown> {
  readonly slug: string
  readonly words: Readonly<Record<Locale, CampaignWords>>
  readonly startsAt: Instant
  /** Null: until ended by hand. */
  readonly endsAt: Instant | null
  /** Events from then on count, from before the start; null or absent: those of its time alone. */
  readonly countsSince?: Instant | null
  readonly audience: Audience
  /** The players who see it; null or absent: all of the audience. Guests match no tree. */
  readonly showAudience?: AudienceTree | null
  /** The players who may join it; null or absent: all. */
  readonly joinAudience?: AudienceTree | null
  /** It is the first run of a series, which its approval schedules; null or absent: it runs once. */
  readonly repeats?: Recurrence | null
  /** What it may grant in all; of a series, each run. Null or absent: no limit. */
  readonly budget?: PlanBudget | null
  /** Compares configurations among its players; null or absent: all have the same. */
  readonly experiment?: CampaignExperiment | null
  /** Name of a picture for its card; null or absent: the feature's. */
  readonly picture?: string | null
  /** Its start is the moment of its approval; `startsAt` counts until then. */
  readonly startsWhenApproved?: boolean
  readonly config: C
}

/** A stored campaign; `config` has the shape of the feature's schema. */
export interface Campaign<C = unknown> extends CampaignPlan<C> {
  readonly id: Id<'cmp'>
  readonly brand: string
  readonly feature: string
  /**
   * `review`: submitted for approval. An announced campaign is shown without a date and never runs, because its slice has
   * no rule yet. A shadow runs on real events, pays nothing, and no player sees it.
   */
  readonly status: 'draft' | 'review' | 'announced' | 'published' | 'shadow' | 'archived'
  readonly version: number
  readonly experimentStop?: ExperimentStop | null
  /** As read for a player: the arm of its experiment whose configuration this is. */
  readonly arm?: string
}

/** A campaign with its review, as operators see it. Persons are ids of operators. */
export interface ReviewedCampaign extends Campaign {
  readonly picture: string | null
  readonly showAudience: AudienceTree | null
  readonly joinAudience: AudienceTree | null
  readonly repeats: Recurrence | null
  readonly countsSince: Instant | null
  readonly budget: PlanBudget | null
  readonly experiment: CampaignExperiment | null
  readonly experimentStop: ExperimentStop | null
  /** The first run of its series, which may be itself. */
  readonly series: string | null
  readonly startsWhenApproved: boolean
  /** Events from then on are ignored. */
  readonly pausedAt: Instant | null
  /** All who wrote any of it: none of them approves it. */
  readonly writtenBy: readonly string[]
  readonly submittedBy: string | null
  readonly submittedAt: Instant | null
  readonly approvedBy: string | null
  readonly approvedAt: Instant | null
  readonly copiedFrom: string | null
  /** The published campaign that it changes once approved, and the version that it was written for. */
  readonly revises: { readonly id: string; readonly version: number } | null
  readonly createdAt: Instant
}

/** Visible campaigns of one feature, by life-cycle phase. */
export interface Shown<C> {
  readonly current: Campaign<C> | undefined
  readonly next: Campaign<C> | undefined
  readonly last: Campaign<C> | undefined
}

export type ConfigOf<D> = D extends CampaignDefinition<infer C> ? C : never

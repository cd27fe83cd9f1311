import type { CampaignDefinition, CampaignWords } from '#kernel/campaign.ts'
import type { Id } from '#kernel/id.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Instant } from '#kernel/time.ts'

export type Audience = 'everyone' | 'guests' | 'players'

/** What somebody sets in a campaign. */
export interface CampaignPlan<C = unknown> {
  readonly slug: string
  readonly words: Readonly<Record<Locale, CampaignWords>>
  readonly startsAt: Instant
  /** Null: until somebody ends it. */
  readonly endsAt: Instant | null
  readonly audience: Audience
  readonly config: C
}

/** A campaign as it is stored; `config` is what the feature's schema gives. */
export interface Campaign<C = unknown> extends CampaignPlan<C> {
  readonly id: Id<'cmp'>
  readonly brand: string
  readonly feature: string
  readonly status: 'draft' | 'published' | 'archived'
  readonly version: number
}

/** Those of one feature that somebody may see, by where they are in their life. */
export interface Shown<C> {
  readonly current: Campaign<C> | undefined
  readonly next: Campaign<C> | undefined
  readonly last: Campaign<C> | undefined
}

export type ConfigOf<D> = D extends CampaignDefinition<infer C> ? C : never

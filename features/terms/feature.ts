import { defineFeature } from '#kernel/feature.ts'
import type { CalendarDay } from '#kernel/time.ts'

/** The documents there are; their versions are written by operators. */
export type TermsKey = 'terms-of-use' | 'privacy-policy' | 'sweepstakes-rules'

export interface TermsVersion {
  readonly key: TermsKey
  /** The day it takes effect, in the brand's time zone; names the version. */
  readonly version: CalendarDay
  /** A material change asks every player to confirm again; a mended comma does not. */
  readonly isMaterial: boolean
}

export const terms = defineFeature<'terms', Record<never, never>>({ id: 'terms', defaults: {} })

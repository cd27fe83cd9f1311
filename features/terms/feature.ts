import { defineFeature } from '#kernel/feature.ts'
import type { CalendarDay } from '#kernel/time.ts'

/** The documents there are; the texts stand in `shared/`, by key. */
export type TermsKey = 'terms-of-use' | 'privacy-policy' | 'sweepstakes-rules'

export interface TermsVersion {
  readonly key: TermsKey
  /** The day it takes effect, in the brand's time zone; names the version. */
  readonly version: CalendarDay
  /** A material change asks every player to confirm again; a mended comma does not. */
  readonly isMaterial: boolean
}

export interface TermsOptions {
  readonly documents: readonly TermsVersion[]
}

const FIRST: CalendarDay = '2026-11-01'

export const terms = defineFeature<'terms', TermsOptions>({
  id: 'terms',
  title: 'Terms',
  defaults: {
    documents: [
      { key: 'terms-of-use', version: FIRST, isMaterial: true },
      { key: 'privacy-policy', version: FIRST, isMaterial: true },
      { key: 'sweepstakes-rules', version: FIRST, isMaterial: true },
    ],
  },
})

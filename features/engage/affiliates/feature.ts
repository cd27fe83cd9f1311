import { defineFeature } from '#kernel/feature.ts'

export interface AffiliatesOptions {
  /** Where applications are mailed to, besides being stored; null for nowhere. */
  readonly mailTo: string | null
}

/** Partners who bring players, and their area. */
export const affiliates = defineFeature<'affiliates', AffiliatesOptions>({
  id: 'affiliates',
  defaults: { mailTo: null },
})

import { defineFeature } from '#kernel/feature.ts'

export interface AffiliatesOptions {
  /** Address that receives applications by mail, besides storage; null for none. */
  readonly mailTo: string | null
}

/** Affiliate partners who refer players, and the partner area. */
export const affiliates = defineFeature<'affiliates', AffiliatesOptions>({
  id: 'affiliates',
  defaults: { mailTo: null },
})

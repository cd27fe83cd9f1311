import { defineFeature } from '#kernel/feature.ts'

export interface RealityCheckOptions {
  /** How often players are reminded who chose nothing. */
  readonly minutes: 15 | 30 | 60
}

export const realityCheck = defineFeature<'reality-check', RealityCheckOptions>({
  id: 'reality-check',
  defaults: { minutes: 60 },
})

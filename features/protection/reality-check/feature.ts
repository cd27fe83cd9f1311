import { defineFeature } from '#kernel/feature.ts'

export interface RealityCheckOptions {
  /** The default interval for players who chose none. */
  readonly minutes: 15 | 30 | 60
}

export const realityCheck = defineFeature<'reality-check', RealityCheckOptions>({
  id: 'reality-check',
  defaults: { minutes: 60 },
})

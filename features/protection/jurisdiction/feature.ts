import { defineFeature } from '#kernel/feature.ts'
import type { JurisdictionRule } from './shared/jurisdictions.ts'

export interface JurisdictionOptions {
  /** This brand's rules, which precede the general ones. */
  readonly rules: readonly JurisdictionRule[]
}

export const jurisdiction = defineFeature<'jurisdiction', JurisdictionOptions>({
  id: 'jurisdiction',
  defaults: { rules: [] },
})

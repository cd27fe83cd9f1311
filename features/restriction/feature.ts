import { defineFeature } from '#kernel/feature.ts'
import type { PlaceRule } from './shared/places.ts'

export interface RestrictionOptions {
  /** Of this brand alone, before the rules that hold for all. */
  readonly rules: readonly PlaceRule[]
}

export const restriction = defineFeature<'restriction', RestrictionOptions>({
  id: 'restriction',
  defaults: { rules: [] },
})

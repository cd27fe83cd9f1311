import { defineFeature } from '#kernel/feature.ts'

export interface BannersOptions {
  /** Home and lobby show several banners in a slider; otherwise the first one, and the others below the game rows. */
  readonly isSliderEnabled: boolean
}

/** Operators' announcements on home and lobby. */
export const banners = defineFeature<'banners', BannersOptions>({
  id: 'banners',
  defaults: { isSliderEnabled: true },
})

import { defineFeature } from '#kernel/feature.ts'

/** What the house points out at a certain moment. */
export const popUpAds = defineFeature<'pop-up-ads', object>({ id: 'pop-up-ads', defaults: {} })

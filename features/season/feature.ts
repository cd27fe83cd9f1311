import { defineFeature } from '#kernel/feature.ts'

/** One progress over many weeks, with prizes at its levels. */
export const season = defineFeature<'season', object>({ id: 'season', defaults: {} })

import { defineFeature } from '#kernel/feature.ts'

/** The sets of games that belong together, each with the way to it. */
export const collections = defineFeature<'collections', object>({ id: 'collections', defaults: {} })

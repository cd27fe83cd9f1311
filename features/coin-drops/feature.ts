import { defineFeature } from '#kernel/feature.ts'

/** So much for the first ones who claim, at times that an operator plans. */
export const coinDrops = defineFeature<'coin-drops', object>({ id: 'coin-drops', defaults: {} })

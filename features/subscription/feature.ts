import { defineFeature } from '#kernel/feature.ts'

/** By which ways a player wants to hear of offers, and the way out of them. */
export const subscription = defineFeature<'subscription', object>({ id: 'subscription', defaults: {} })

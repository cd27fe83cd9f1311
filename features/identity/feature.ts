import { defineFeature } from '#kernel/feature.ts'

/** Who a player is, proven to a provider. */
export const identity = defineFeature<'identity', object>({ id: 'identity', defaults: {} })

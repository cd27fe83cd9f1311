import { defineFeature } from '#kernel/feature.ts'

/** Every movement of a player's balances, and what they come to. */
export const statements = defineFeature<'statements', object>({ id: 'statements', defaults: {} })

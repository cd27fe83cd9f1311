import { defineFeature } from '#kernel/feature.ts'

/** Tickets from play, one draw, and a reward that each winner takes. */
export const lottery = defineFeature<'lottery', object>({ id: 'lottery', defaults: {} })

import { defineFeature } from '#kernel/feature.ts'

/** Levels and sections of the most loyal, and their weekly cashback. */
export const rankLeague = defineFeature<'rank-league', object>({ id: 'rank-league', defaults: {} })

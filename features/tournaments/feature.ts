import { defineFeature } from '#kernel/feature.ts'

/** A window, some games, a score, and a table of prizes. */
export const tournaments = defineFeature<'tournaments', object>({ id: 'tournaments', defaults: {} })

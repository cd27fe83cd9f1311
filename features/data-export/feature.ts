import { defineFeature } from '#kernel/feature.ts'

/** A copy of everything that is kept about a player. */
export const dataExport = defineFeature<'data-export', object>({ id: 'data-export', defaults: {} })

import { defineFeature } from '#kernel/feature.ts'

/** Every game, to be found: by category, provider, filters and search. */
export const library = defineFeature<'library', object>({ id: 'library', defaults: {} })

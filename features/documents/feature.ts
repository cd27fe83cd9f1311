import { defineFeature } from '#kernel/feature.ts'

/** Documents that players send, and people look at. */
export const documents = defineFeature<'documents', object>({ id: 'documents', defaults: {} })

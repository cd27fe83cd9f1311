import { defineFeature } from '#kernel/feature.ts'

export const push = defineFeature<'push', object>({ id: 'push', defaults: {} })

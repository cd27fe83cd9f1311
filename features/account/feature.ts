import { defineFeature } from '#kernel/feature.ts'

export const account = defineFeature<'account', object>({ id: 'account', defaults: {} })

import { defineFeature } from '#kernel/feature.ts'

export const security = defineFeature<'security', object>({
  id: 'security',
  defaults: {},
})

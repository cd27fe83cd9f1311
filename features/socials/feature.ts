import { defineFeature } from '#kernel/feature.ts'

export const socials = defineFeature<'socials', object>({
  id: 'socials',
  defaults: {},
})

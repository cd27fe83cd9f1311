import { defineFeature } from '#kernel/feature.ts'

export const captcha = defineFeature<'captcha', object>({
  id: 'captcha',
  defaults: {},
})

import { defineFeature } from '#kernel/feature.ts'

/** Coin packages, and what becomes of a purchase. */
export const cash = defineFeature<'cash', object>({
  id: 'cash',
  defaults: {},
  pages: ['/cash', '/cashiframe'],
})

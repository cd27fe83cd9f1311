import { defineFeature } from '#kernel/feature.ts'

/** Coin packages, and what becomes of a purchase. */
export const cash = defineFeature<'cash', object>({
  id: 'cash',
  title: 'Purchases',
  defaults: {},
  pages: ['/cash', '/cashiframe'],
})

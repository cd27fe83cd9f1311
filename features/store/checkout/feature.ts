import { defineFeature } from '#kernel/feature.ts'

/** Coin packages, and the outcome of a purchase. */
export const checkout = defineFeature<'checkout', object>({
  id: 'checkout',
  defaults: {},
  pages: ['/cash', '/cashiframe'],
})

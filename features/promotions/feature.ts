import { defineFeature } from '#kernel/feature.ts'

/** What is on: every slice's cards in one place. */
export const promotions = defineFeature<'promotions', object>({ id: 'promotions', defaults: {} })

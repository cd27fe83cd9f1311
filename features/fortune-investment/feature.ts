import { defineFeature } from '#kernel/feature.ts'

/** Packages that come back in parts on the days after. */
export const fortuneInvestment = defineFeature<'fortune-investment', object>({
  id: 'fortune-investment',
  defaults: {},
})

import { defineFeature } from '#kernel/feature.ts'

/** Games of others, played with the balances of this site. */
export const gameProviders = defineFeature<'game-providers', object>({
  id: 'game-providers',
  defaults: {},
})

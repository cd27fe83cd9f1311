import { defineFeature } from '#kernel/feature.ts'

/** The house as a provider of games, and the pages that play them. */
export const houseGames = defineFeature<'house-games', object>({ id: 'house-games', defaults: {} })

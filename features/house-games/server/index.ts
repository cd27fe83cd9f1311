import type { ServerFeature } from '#platform/feature.ts'
import { houseGames } from '../feature.ts'
import { house } from './house.ts'

/** Brings the house's own games in, as any provider does. */
export const houseGamesServer: ServerFeature = { id: houseGames.id, gameProviders: () => [house] }

import { bind, type BoundRoute, type ServerFeature } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { favoritesWith } from './favorites.ts'
import { catalogueWith } from './games.ts'
import { getCachedGamesWith, getGameFiltersWith, getGamesWith, putCachedGamesWith, refuseOthers } from './get-games.ts'
import { getHomeWith } from './get-home.ts'
import { addReminder, removeReminder } from './reminders.ts'

export function routesWith(slices: () => readonly ServerFeature[]): BoundRoute[] {
  const catalogueOf = catalogueWith(slices)
  const { addFavorite, removeFavorite } = favoritesWith(catalogueOf)
  return [
    bind(contract.getGames, getGamesWith(catalogueOf)),
    bind(contract.getGameFilters, getGameFiltersWith(catalogueOf)),
    bind(contract.getCachedGames, getCachedGamesWith(catalogueOf)),
    bind(contract.putCachedGames, putCachedGamesWith(catalogueOf), refuseOthers),
    bind(contract.getHomePage, getHomeWith(slices)),
    bind(contract.addFavorite, addFavorite),
    bind(contract.removeFavorite, removeFavorite),
    bind(contract.addReminder, addReminder),
    bind(contract.removeReminder, removeReminder),
  ]
}

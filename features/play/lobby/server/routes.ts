import { bind, type BoundRoute, type ServerFeature } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { favoritesWith } from './favorites.ts'
import { cardsWith } from './games.ts'
import { getCachedGamesWith, getGameFiltersWith, getGamesWith, putCachedGamesWith } from './get-games.ts'
import { getHomeWith } from './get-home.ts'
import { addReminder, removeReminder } from './reminders.ts'

export function routesWith(slices: () => readonly ServerFeature[]): BoundRoute[] {
  const cardsOf = cardsWith(slices)
  const { addFavorite, removeFavorite } = favoritesWith(cardsOf)
  return [
    bind(contract.getGames, getGamesWith(cardsOf)),
    bind(contract.getGameFilters, getGameFiltersWith(cardsOf)),
    bind(contract.getCachedGames, getCachedGamesWith(cardsOf)),
    bind(contract.putCachedGames, putCachedGamesWith(cardsOf)),
    bind(contract.getHomePage, getHomeWith(slices)),
    bind(contract.addFavorite, addFavorite),
    bind(contract.removeFavorite, removeFavorite),
    bind(contract.addReminder, addReminder),
    bind(contract.removeReminder, removeReminder),
  ]
}

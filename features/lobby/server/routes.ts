import { bind, type BoundRoute, type ServerFeature } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { addFavorite, removeFavorite } from './favorites.ts'
import { getCachedGames, getGameFilters, getGames, putCachedGames } from './get-games.ts'
import { getHomeBanners, getHomeWith } from './get-home.ts'
import { addReminder, removeReminder } from './reminders.ts'

export const routesWith = (slices: () => readonly ServerFeature[]): BoundRoute[] => [
  bind(contract.getGames, getGames),
  bind(contract.getGameFilters, getGameFilters),
  bind(contract.getCachedGames, getCachedGames),
  bind(contract.putCachedGames, putCachedGames),
  bind(contract.getHomePage, getHomeWith(slices)),
  bind(contract.getHomeBanners, getHomeBanners),
  bind(contract.addFavorite, addFavorite),
  bind(contract.removeFavorite, removeFavorite),
  bind(contract.addReminder, addReminder),
  bind(contract.removeReminder, removeReminder),
]

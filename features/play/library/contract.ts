/** Pages that list games, without language prefix; a category of the library is `?category=<slug>`. */
export const LIBRARY_PATH = '/library'
export const FAVOURITES_PATH = '/issues/favorites'
export const RECENT_PATH = '/issues/recent'

/** The pages that list games, without language prefix; of the library a category is `?category=<slug>`. */
export const LIBRARY_PATH = '/library'
export const FAVOURITES_PATH = '/issues/favorites'
export const RECENT_PATH = '/issues/recent'

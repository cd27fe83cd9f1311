/** The pages that play the house's games, without language prefix: `/game/<slug>`, and `/game/<slug>/help` for rules and odds. */
export const GAME_PAGES = '/game'

/**
 * The pages of the house's games, without language prefix: `/game/<slug>`, and `/game/<slug>/help` for rules and
 * odds.
 */
export const GAME_PAGES = '/game'

/** A single game among the feature flags, under a name that no slice has. */
export const gameSwitch = (slug: string): string => `game:${slug}`

/** The `GameProvider` id of the house's own games. */
export const HOUSE_PROVIDER = 'house'

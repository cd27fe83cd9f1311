/**
 * The pages of the house's games, without language prefix: `/game/<slug>`, and `/game/<slug>/help` for rules and
 * odds.
 */
export const GAME_PAGES = '/game'

/** A single game among the feature flags, under a name that no slice has. */
export const gameSwitch = (slug: string): string => `game:${slug}`

/** One version of a game’s rules, by the hash of its definition. */
export const versionSwitch = (slug: string, definitionHash: string): string => `${gameSwitch(slug)}@${definitionHash}`

interface Switches {
  isSwitchedOff(name: string): boolean
}

/** Whether an operator switched the game off, or the version that its rounds would begin under. */
export const isGameOff = (ctx: Switches, slug: string, definitionHash: string | undefined): boolean =>
  ctx.isSwitchedOff(gameSwitch(slug)) || (definitionHash !== undefined && ctx.isSwitchedOff(versionSwitch(slug, definitionHash)))

/** The `GameProvider` id of the house's own games. */
export const HOUSE_PROVIDER = 'house'

import { cherryRoyale } from './cherry-royale/index.ts'
import { comingGames } from './coming.ts'
import { diceDuel } from './dice-duel/index.ts'
import type { AnyGame, Game, GameCard, SlotGame } from './game.ts'
import { pegDrop } from './peg-drop/index.ts'
import { voltageSevens } from './voltage-sevens/index.ts'

/** Every slot that can be played. */
export const slotGames: readonly SlotGame[] = [cherryRoyale, voltageSevens]

/** Every game that can be played. */
export const playableGames: readonly Game[] = [...slotGames]

/** Cards, dice, balls and wheels: proven, and still announced as coming until their screens are here. */
export const oddsGames: readonly AnyGame[] = [diceDuel, pegDrop]

/** Every game that the lobby shows, playable ones first. */
export const allGames: readonly GameCard[] = [...playableGames, ...comingGames]

export const findGame = (slug: string): Game | undefined => playableGames.find((game) => game.slug === slug)

export { comingGames, diceDuel, pegDrop }

import type { GameArt } from '../types.ts'
import { lanternFlip } from './lantern-flip.ts'
import { GAME_ART } from './list.ts'

/** Every game with a tile, in contact sheet order: our own, then the reference provider's. */
export const games: readonly GameArt[] = [...GAME_ART, lanternFlip]

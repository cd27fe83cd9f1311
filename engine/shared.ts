import type { CrashDefinition } from './crash/definition.ts'
import type { GameDefinition } from './definition.ts'

/** Whether all players share its rounds: no round is drawn from a player's seeds. */
export const isShared = (definition: GameDefinition): definition is CrashDefinition => definition.kind === 'crash'

import { freshHash } from './def-hash.ts'
import type { GameDefinition } from './definition.ts'

interface ProvenGame {
  readonly slug: string
  readonly definition: GameDefinition
  readonly mathReport: { readonly defHash: string }
}

/**
 * The games whose rules are not those that their math report proves: a changed file, or data changed in memory. Hashed
 * afresh each time, as the hash that rounds name is kept.
 */
export const gamesOfOtherRules = (games: readonly ProvenGame[]): string[] =>
  games.filter(({ definition, mathReport }) => freshHash(definition) !== mathReport.defHash).map(({ slug }) => slug)

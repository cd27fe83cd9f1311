import { defHash } from '#engine/def-hash.ts'
import type { GameDefinition } from '#engine/definition.ts'
import { findGame } from './all.ts'
import { pastRules } from './past-rules.ts'

/** The rules of a game that have this hash, now or before. */
export function findRules(slug: string, hash: string): GameDefinition | undefined {
  const now = findGame(slug)?.definition
  const known = [...(now ? [now] : []), ...pastRules.filter(({ id }) => id === slug)]
  return known.find((definition) => defHash(definition) === hash)
}

import { defHash } from '#engine/def-hash.ts'
import type { GameDefinition } from '#engine/definition.ts'
import type * as families from '#engine/families.ts'
import type * as games from '#games/all.ts'
import { crates } from './testing/fixture-crates.ts'
import { crown, crownFamily } from './testing/fixture-crown.ts'
import { ladder, ladderFamily, pastLadder } from './testing/fixture-ladder.ts'

/** Replaces the engine's families and the house's games in a test's `vi.mock` by those plus the test's own. */
export function withTestFamilies({ familyOf }: typeof families): typeof families {
  const own = new Map<string, object>([
    ['ladder', ladderFamily],
    ['crown', crownFamily],
  ])
  const ownOrReal = (each: { kind: string }) => own.get(each.kind) ?? familyOf(each as GameDefinition)
  return { familyOf: ownOrReal as unknown as typeof familyOf }
}

export const withTestGames = ({ findGame, findRules, ...all }: typeof games): typeof games => ({
  ...all,
  playableGames: [...all.playableGames, crown, crates],
  findGame: (slug) => [ladder, crown, crates].find((game) => game.slug === slug) ?? findGame(slug),
  findRules: (slug, hash) =>
    [ladder.definition, pastLadder, crates.definition].find((each) => defHash(each) === hash) ?? findRules(slug, hash),
})

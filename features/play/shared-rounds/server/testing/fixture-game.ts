import { defHash } from '#engine/def-hash.ts'
import { analyze } from '#engine/math-report/analyze.ts'
import { flight } from '#engine/crash/testing/fixture-flight.ts'
import type { CrashDefinition } from '#engine/crash/definition.ts'
import type * as games from '#games/all.ts'
import type { Game } from '#games/game.ts'

const game: Game<CrashDefinition> = {
  slug: flight.id,
  title: 'Test Flight',
  category: 'instant-games',
  bgColor: '#000000',
  colors: { light: 0, glow: 0, well: 0 },
  openedOn: '2026-11-26',
  tagline: { en: '', es: '' },
  rules: { en: '', es: '' },
  symbolNames: {},
  definition: flight,
  mathReport: { ...analyze(flight), version: 1, countedOn: '2026-11-26' },
}

/** Replaces the house's games in a test's `vi.mock` by those plus a crash game. */
export const withFlight = ({ findGame, findRules, ...all }: typeof games): typeof games => ({
  ...all,
  playableGames: [...all.playableGames, game],
  findGame: (slug) => (slug === game.slug ? game : findGame(slug)),
  findRules: (slug, hash) => (slug === game.slug && hash === defHash(flight) ? flight : findRules(slug, hash)),
})

import { expect, test } from 'vitest'
import { playableGames } from './all.ts'
import { gameTitles, loadGame } from './loaders.ts'

test('the lobby list holds every playable game by name, in the same order', () => {
  expect(gameTitles).toEqual(playableGames.map(({ slug, title }) => ({ slug, title })))
})

test.each(playableGames.map((game) => [game.slug, game] as const))('%s loads by its slug, once', async (slug, game) => {
  expect(await loadGame(slug)).toBe(game)
  expect(loadGame(slug)).toBe(loadGame(slug))
})

test.each(['no-such-game', '', 'constructor', '__proto__'])('there is no game "%s"', (slug) => {
  expect(loadGame(slug)).toBeUndefined()
})

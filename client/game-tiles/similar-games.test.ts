import { expect, test } from 'vitest'
import type { Game, GameFacts } from '#features/play/lobby/contract.ts'
import { facts, games } from '#features/play/lobby/fixtures.ts'
import { similarGames } from './similar-games.ts'

const gameOf = (slug: string, popular: number, own: Partial<GameFacts> | null, more: Partial<Game> = {}): Game => {
  const base = games[0]!
  const ranks = { ...base.ranks, popular }
  const componentOption = { ...base.componentOption, state: 'playable' as const }
  return { ...base, id: slug, slug, ranks, componentOption, facts: own && { ...facts, ...own }, ...more }
}
const lines = { mechanic: 'lines', features: ['free-spins', 'wilds'], volatility: ['high'] } as const
const own = gameOf('own', 0, { ...lines, features: [...lines.features], volatility: ['high'] })

test('games with the same mechanic come first, then those with shared features, the popular ones before others', () => {
  const found = similarGames(
    [
      own,
      gameOf('features', 1, { mechanic: 'ways', features: ['free-spins', 'wilds'], volatility: ['low'] }),
      gameOf('late', 9, { mechanic: 'lines', features: [], volatility: ['low'] }),
      gameOf('early', 2, { mechanic: 'lines', features: [], volatility: ['low'] }),
      gameOf('twin', 8, { mechanic: 'lines', features: ['wilds', 'free-spins'], volatility: ['high'] }),
      gameOf('volatility', 3, { mechanic: 'ways', features: [], volatility: ['high'] }),
    ],
    'own',
  )
  expect(found.map(({ slug }) => slug)).toEqual(['twin', 'early', 'late', 'features'])
})

test('neither the game itself, nor coming games, nor games of unknown facts are similar', () => {
  const coming = gameOf('coming', 1, { ...lines, features: [...lines.features], volatility: ['high'] })
  const closed = { ...coming, componentOption: { ...coming.componentOption, state: 'coming' as const } }
  expect(similarGames([own, closed, gameOf('unknown', 2, null)], 'own')).toEqual([])
  expect(similarGames([own, gameOf('unknown', 2, null)], 'unknown')).toEqual([])
})

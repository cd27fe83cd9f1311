import { expect, test } from 'vitest'
import { playableGames } from '#games/all.ts'
import { libraryEn } from './messages.en.ts'
import { libraryEs } from './messages.es.ts'
import { facts, games, gamesPayload } from '#features/play/lobby/fixtures.ts'
import { searchGames } from './search-games.ts'

const names: Record<string, string> = { popularGames: 'Populares', topGames: 'Pesca rápida' }
const payload = {
  ...gamesPayload,
  games: games.map((game) =>
    game.slug === 'frostfang'
      ? { ...game, provider: 'other', facts: { ...facts, mechanic: 'blackjack', features: ['picks', 'growing-jackpots'] } }
      : game,
  ),
}
const values: Record<string, string> = {
  house: 'Croupier Originals',
  other: 'Northern Reel Works',
  ...libraryEs.facts.mechanic,
  ...libraryEs.facts.feature,
}
const search = searchGames(payload, { category: (key) => names[key] ?? key, value: (_, value) => values[value] ?? value })

const searchAll = searchGames(
  {
    ...gamesPayload,
    games: playableGames.map(({ slug, title, rules, definition }) => {
      const game = games[0]!
      const mechanic = definition.kind === 'slot' ? 'lines' : definition.kind
      return {
        ...game,
        id: slug,
        slug,
        title,
        componentOption: { ...game.componentOption, rules: rules.en },
        facts: { ...facts, mechanic, features: [] },
      }
    }),
  },
  { category: (key) => key, value: (_, value) => (libraryEn.facts.mechanic as Record<string, string>)[value] ?? value },
)

test('a search matches the beginning of a word', () => {
  expect(search('cher')).toEqual(['cherry-royale'])
})

test('a search tolerates a typo', () => {
  expect(search('volatge')).toContain('voltage-sevens')
})

test('a search matches a whole category, with or without accents', () => {
  const { issueGamesIds } = gamesPayload
  expect(search('rapida').toSorted()).toEqual(issueGamesIds['top-games']?.toSorted())
  expect(search('RÁPIDA').toSorted()).toEqual(issueGamesIds['top-games']?.toSorted())
})

test('every word has to match, and title matches come first', () => {
  expect(search('cherry sevens')).toEqual([])
  expect(search('lunar')[0]).toBe('lunar-rabbit')
})

test.each([
  ['limbo', 'kite-high'],
  ['hi-lo', 'higher-ground'],
  ['prize wheel', 'fairground-wheel'],
  ['american roulette', 'crimson-roulette'],
  ['jacks or better', 'court-jacks'],
  ['keno', 'sky-bingo'],
])('a search for the common name %s finds %s first among all games', (text, slug) => {
  expect(searchAll(text)[0]).toBe(slug)
})

test('a search for a family finds each of its games', () => {
  expect(searchAll('roulette').toSorted()).toEqual(['aurum-roulette', 'crimson-roulette'])
  expect(searchAll('video poker').toSorted()).toEqual(['court-jacks', 'jesters-deck'])
})

test('a nonsense search finds nothing', () => {
  expect(search('xqzw')).toEqual([])
})

test.each([
  ['cheery royal', 'cherry-royale'],
  ['volatge sevns', 'voltage-sevens'],
  ['prysm', 'prism-vault'],
  ['blakjack', 'frostfang'],
  ['norhtern reel', 'frostfang'],
  ['jackpots progresivos', 'frostfang'],
])('%s finds %s first', (text, slug) => {
  expect(search(text)[0]).toBe(slug)
})

import { expect, test } from 'vitest'
import { gamesPayload } from '../fixtures.ts'
import { searchGames } from './search-games.ts'

const names: Record<string, string> = { popularGames: 'Populares', topGames: 'Pesca rápida' }
const search = searchGames(gamesPayload, (key) => names[key] ?? key)

test('finds by the beginning of a word', () => {
  expect(search('cher')).toEqual(['cherry-royale'])
})

test('forgives a slip of the finger', () => {
  expect(search('volatge')).toContain('voltage-sevens')
})

test('finds a whole category, with or without accents', () => {
  const { issueGamesIds } = gamesPayload
  expect(search('rapida').toSorted()).toEqual(issueGamesIds['top-games']?.toSorted())
  expect(search('RÁPIDA').toSorted()).toEqual(issueGamesIds['top-games']?.toSorted())
})

test('every word has to fit, and a title comes before all else', () => {
  expect(search('cherry sevens')).toEqual([])
  expect(search('lunar')[0]).toBe('lunar-rabbit')
})

test('nothing is found for nonsense', () => {
  expect(search('xqzw')).toEqual([])
})

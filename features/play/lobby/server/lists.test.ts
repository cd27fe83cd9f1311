import { expect, test } from 'vitest'
import { allGames } from '#games/all.ts'
import { lobby } from '../feature.ts'
import { gameLists, ROW_GAMES_MAX, toCollections, toRows } from './lists.ts'

const { rows } = lobby.defaults
const provider = { id: 'house', title: 'House', pathOf: String, helpPathOf: String }
const cards = allGames.map((card) => ({ ...card, tagline: null, isOpen: true, provider }))

test('every category of the lobby has at least two games', () => {
  for (const collection of toCollections(allGames, rows)) expect(collection.total, collection.key).toBeGreaterThanOrEqual(2)
})

test('a row without games is left out', () => {
  const cards = allGames.filter(({ category }) => category !== 'fishing')
  expect(toCollections(cards, rows).map(({ key }) => key)).not.toContain('fishing')
})

test('every game that a list names is a game', () => {
  const known = new Set(allGames.map(({ slug }) => slug))
  const lists = gameLists(cards, rows, 'none')
  for (const ids of Object.values(lists.issueGamesIds)) for (const id of ids) expect(known).toContain(id)
})

test('a row of 2,000 games draws the first of them and says how many there are; lists hold them all', () => {
  const cards = Array.from({ length: 2_000 }, (_, nth) => ({ slug: `game-${nth}`, category: 'top-games' as const }))
  const all = toRows(cards, rows).find(({ key }) => key === 'allGames')
  expect(all?.gamesIds).toEqual(cards.slice(0, ROW_GAMES_MAX).map(({ slug }) => slug))
  expect(all?.total).toBe(2_000)
  expect(toCollections(cards, rows).find(({ key }) => key === 'allGames')?.gamesIds).toHaveLength(2_000)
})

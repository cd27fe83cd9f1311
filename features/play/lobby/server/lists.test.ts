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

test('a row without games is omitted', () => {
  const cards = allGames.filter(({ category }) => category !== 'fishing')
  expect(toCollections(cards, rows).map(({ key }) => key)).not.toContain('fishing')
})

test('every listed game exists', () => {
  const known = new Set(allGames.map(({ slug }) => slug))
  const lists = gameLists(cards, rows, 'none')
  for (const ids of Object.values(lists.issueGamesIds)) for (const id of ids) expect(known).toContain(id)
})

test('a row of 2,000 games renders the first of them and states the total, while lists hold them all', () => {
  const cards = Array.from({ length: 2_000 }, (_, nth) => ({ slug: `game-${nth}`, category: 'top-games' as const }))
  const all = toRows(cards, rows).find(({ key }) => key === 'allGames')
  expect(all?.gamesIds).toEqual(cards.slice(0, ROW_GAMES_MAX).map(({ slug }) => slug))
  expect(all?.total).toBe(2_000)
  expect(toCollections(cards, rows).find(({ key }) => key === 'allGames')?.gamesIds).toHaveLength(2_000)
})

test('popular games and weekly specials follow what is played and keep their length', () => {
  const rowOf = (key: string, of: typeof cards) => toCollections(of, rows).find((row) => row.key === key)?.gamesIds ?? []
  const before = { popular: rowOf('popularGames', cards), weekly: rowOf('weeklySpecials', cards) }
  const rest = cards.filter(({ slug }) => !before.popular.includes(slug) && !before.weekly.includes(slug))
  const [steady = '', rising = ''] = rest.map(({ slug }) => slug)
  const plays = { [steady]: { day: 1, week: 25, month: 100 }, [rising]: { day: 9, week: 60, month: 61 } }
  const played = cards.map((card) => ({ ...card, plays: plays[card.slug] }))
  expect(rowOf('popularGames', played).slice(0, 2)).toEqual([steady, rising])
  expect(rowOf('weeklySpecials', played)[0]).toBe(rising)
  expect(rowOf('weeklySpecials', played)).not.toContain(steady)
  expect(rowOf('popularGames', played)).toHaveLength(before.popular.length)
})

test('on home the second row begins with other games than the first, and holds the same ones', () => {
  const twice = { day: 5, week: 500, month: 501 }
  const played = cards.map((card) => (card.slug === 'frostfang' ? { ...card, plays: twice } : card))
  const [popular, weekly] = toRows(played, rows).map(({ gamesIds }) => gamesIds)
  expect(popular?.[0]).toBe('frostfang')
  expect(weekly?.at(-1)).toBe('frostfang')
  expect(weekly?.toSorted()).toEqual(toCollections(played, rows)[1]?.gamesIds.toSorted())
})

import { expect, test } from 'vitest'
import { facts, games as fixtures } from '#features/play/lobby/fixtures.ts'
import type { Game, GameFacts } from '#features/play/lobby/contract.ts'
import {
  applyFilters,
  choicesOf,
  countChosen,
  limitTo,
  NO_FILTERS,
  readFilters,
  toggle,
  withoutFilters,
  writeFilters,
} from './filters.ts'

const changed = (at: number, changes: Partial<GameFacts>, game: Partial<Game> = {}): Game => ({
  ...fixtures[at]!,
  facts: { ...facts, ...changes },
  ...game,
})
const games: Game[] = [
  changed(0, { mechanic: 'ways', rtp: { min: 9_500, max: 9_500 } }),
  changed(1, { features: ['hold-and-spin', 'jackpots'], volatility: ['high'] }),
  changed(2, { rtp: { min: 9_300, max: 9_900 }, volatility: ['low', 'high'] }, { provider: 'other' }),
  { ...fixtures[3]!, facts: null },
]
const slugs = (filters = NO_FILTERS) => applyFilters(games, filters).map(({ slug }) => slug)
const of = (...places: number[]) => places.map((place) => games[place]!.slug)

test('without filters all games are sorted by popularity', () => {
  expect(slugs()).toEqual(of(0, 1, 2, 3))
})

test('a game matches if it has one of the chosen values in every group', () => {
  expect(slugs(toggle(NO_FILTERS, 'mechanic', 'ways'))).toEqual(of(0))
  expect(slugs(toggle(toggle(NO_FILTERS, 'mechanic', 'ways'), 'mechanic', 'lines'))).toEqual(of(0, 1, 2))
  expect(slugs(toggle(toggle(NO_FILTERS, 'volatility', 'high'), 'provider', 'other'))).toEqual(of(2))
  expect(slugs(toggle(NO_FILTERS, 'feature', 'jackpots'))).toEqual(of(1))
})

test('a minimum return applies to the lowest return of all ways to play, and a game without a stated return never matches', () => {
  expect(slugs(limitTo(NO_FILTERS, 'rtp', 9_500))).toEqual(of(0, 1))
  expect(slugs(limitTo(NO_FILTERS, 'play', 2_000))).toEqual(of(0, 1, 2))
  expect(slugs(limitTo(NO_FILTERS, 'play', 1_999))).toEqual([])
})

test('sort orders: newest first, by name, by return', () => {
  expect(slugs({ ...NO_FILTERS, sort: 'newest' })).toEqual(of(3, 2, 1, 0))
  expect(slugs({ ...NO_FILTERS, sort: 'az' })[0]).toBe('cherry-royale')
  expect(slugs({ ...NO_FILTERS, sort: 'rtp' })).toEqual(of(1, 0, 2, 3))
})

test('the address keeps every filter and its other parameters', () => {
  const filters = {
    ...limitTo(toggle(toggle(NO_FILTERS, 'feature', 'wheel'), 'feature', 'picks'), 'rtp', 9_500),
    sort: 'az' as const,
  }
  const written = writeFilters(new URLSearchParams('category=fishing'), filters)
  expect(String(written)).toBe('category=fishing&feature=wheel%2Cpicks&rtp=9500&sort=az')
  expect(readFilters(written)).toEqual(filters)
  expect(countChosen(filters)).toBe(3)
  expect(String(writeFilters(written, withoutFilters(filters)))).toBe('category=fishing&sort=az')
  expect(String(writeFilters(written, NO_FILTERS))).toBe('category=fishing')
})

test('unknown filters are ignored', () => {
  expect(readFilters(new URLSearchParams('feature=<b>,,wheel,wheel&rtp=-1&play=1e9&sort=chance'))).toEqual(
    toggle(NO_FILTERS, 'feature', 'wheel'),
  )
})

test('only filters that narrow the list are offered', () => {
  const { groups, limits } = choicesOf(games)
  expect(groups.provider).toEqual(['house', 'other'])
  expect(groups.mechanic).toEqual(['lines', 'ways'])
  expect(groups.volatility).toEqual(['low', 'medium', 'high'])
  expect(limits).toEqual({ rtp: [9_500, 9_550, 9_600], play: [] })
  expect(choicesOf(games.slice(1, 2)).groups.provider).toEqual([])
})

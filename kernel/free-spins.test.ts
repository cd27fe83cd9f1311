import { expect, test } from 'vitest'
import { showPrize, shownPrize } from './free-spins.ts'

const freeSpins = { game: 'cherry-royale', count: 5, betLevel: 2_000, lifetimeSeconds: 86_400 }
const granted = { id: 'run:player:day:spins', at: Date.parse('2026-11-21T12:00:00Z') }

test('a prize tells its free spins, and once granted their id and their end', () => {
  const before = showPrize({ coins: 100, entries: 50, freeSpins })
  expect(before).toMatchObject({ coins: 100, entries: 50, freeSpinCount: 5, gameId: freeSpins.game, freeSpinLifetime: 86_400 })
  expect(before).toMatchObject({ freeSpinId: null, endDate: null, link: '/?game=cherry-royale' })
  const after = showPrize({ coins: 100, entries: 50, freeSpins }, granted)
  expect(after).toEqual({ ...before, freeSpinId: granted.id, endDate: '2026-11-22T12:00:00.000Z' })
  expect(shownPrize.parse(after)).toEqual(after)
})

test('a prize without free spins tells none, also once granted', () => {
  const none = { freeSpinCount: 0, gameId: null, freeSpinsBetLevel: null, freeSpinLifetime: null, link: null }
  const expected = { coins: 100, entries: 0, ...none, freeSpinId: null, endDate: null }
  expect(showPrize({ coins: 100, entries: 0, freeSpins: null }, granted)).toEqual(expected)
})

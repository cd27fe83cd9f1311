import { expect, test } from 'vitest'
import type { PicksCard } from '../play/card.ts'
import { columnsOf, placeBeside, placesOf } from './pick-places.ts'

const card: PicksCard = { kind: 'picks', of: 4, opened: [{ at: 2, label: 'fish', won: 50 }] }

test('only opened cells are revealed during picks, and all of them afterwards', () => {
  const covered = { is: 'covered', prize: '', won: 0 }
  const opened = { is: 'opened', prize: 'fish', won: 50 }
  expect(placesOf(card)).toEqual([covered, covered, opened, covered])
  const left = (prize: string) => ({ is: 'left', prize, won: 0 })
  expect(placesOf({ ...card, prizes: ['gull', 'fish', 'fish', 'gold'] })).toEqual([
    left('gull'),
    left('fish'),
    opened,
    left('gold'),
  ])
})

test('arrows reach every cell and never leave the board', () => {
  for (const places of [1, 2, 3, 4, 5, 7, 9, 10, 16]) {
    const reached = new Set([0])
    for (const at of reached) {
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const next = placeBeside(key, at, places)!
        expect(next).toBeGreaterThanOrEqual(0)
        expect(next).toBeLessThan(places)
        reached.add(next)
      }
    }
    expect(reached.size).toBe(places)
    expect(columnsOf(places)).toBeLessThanOrEqual(4)
  }
  expect(placeBeside('Tab', 0, 9)).toBeUndefined()
})

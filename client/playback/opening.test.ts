import { expect, test } from 'vitest'
import { slotGames } from '#games/all.ts'
import { isStripless } from './board.ts'
import { openingGrid, openingStops } from './opening.ts'

const onStrips = slotGames.filter(({ definition }) => !isStripless(definition))

test.each(onStrips.map(({ slug, definition }) => ({ slug, definition })))(
  'INFO-4 $slug opens on its strips, on many symbols, without a win',
  ({ definition }) => {
    const grid = openingGrid(definition)
    const stops = openingStops(definition)
    for (const [reel, column] of grid.entries())
      for (const [row, symbol] of column.entries()) {
        const strip = definition.reels[reel]!
        expect(symbol).toBe(strip[(stops[reel]! + row) % strip.length])
      }
    const wilds = definition.symbols.filter(({ role }) => role === 'wild').map(({ id }) => id)
    const through = definition.symbols.filter(({ id }) =>
      grid.slice(0, 3).every((column) => column.includes(id) || column.some((symbol) => wilds.includes(symbol))),
    )
    expect(through).toEqual([])
    expect(new Set(grid.flat()).size).toBeGreaterThanOrEqual(5)
  },
)

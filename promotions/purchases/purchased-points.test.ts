import { describe, expect, test } from 'vitest'
import { onPointsBought } from './purchased-points.ts'

interface Cell {
  readonly points: number
  readonly gone: [number, number][]
}

const handlers = onPointsBought({
  pointsOf: (preset: string, { per }: { readonly per: number }) =>
    preset.startsWith('points-') ? Number(preset.slice(7)) * per : 0,
  change: (cell: Cell, change: Partial<Cell>) => ({ cell: { ...cell, ...change } }),
})
const hear = (type: keyof typeof handlers, cell: Cell, told: object) =>
  (handlers[type] as (cell: Cell, event: unknown, run: { readonly per: number }) => unknown)(
    cell,
    { type, at: 1, payload: { preset: 'points-5', nth: 2, priceCents: 500, cents: 500, leftCents: 0, ...told } },
    { per: 100 },
  )

describe('a purchase of points', () => {
  test('brings them, and another brings none', () => {
    expect(hear('purchase.completed', { points: 50, gone: [] }, {})).toEqual({ cell: { points: 550, gone: [] } })
    expect(hear('purchase.completed', { points: 50, gone: [] }, { preset: 'stack' })).toEqual({ ignored: 'other-purchase' })
  })

  test('that is reversed takes its share, as far as it is left, and remembers what it took', () => {
    expect(hear('purchase.reversed', { points: 550, gone: [] }, {})).toEqual({ cell: { points: 50, gone: [[2, 500]] } })
    const half = { cents: 250, leftCents: 250 }
    expect(hear('purchase.reversed', { points: 550, gone: [] }, half)).toEqual({ cell: { points: 300, gone: [[2, 250]] } })
    expect(hear('purchase.reversed', { points: 120, gone: [] }, {})).toEqual({ cell: { points: 0, gone: [[2, 120]] } })
    expect(hear('purchase.reversed', { points: 0, gone: [] }, {})).toEqual({ ignored: 'other-purchase' })
  })

  test('remembers the latest three', () => {
    const gone: Cell['gone'] = [
      [7, 1],
      [8, 1],
      [9, 1],
    ]
    expect(hear('purchase.reversed', { points: 500, gone }, {})).toMatchObject({
      cell: {
        gone: [
          [8, 1],
          [9, 1],
          [2, 500],
        ],
      },
    })
  })

  test('that is restored brings back what was taken, and no more', () => {
    const whole = { leftCents: 500 }
    expect(hear('purchase.restored', { points: 0, gone: [[2, 120]] }, whole)).toEqual({ cell: { points: 120, gone: [] } })
    expect(hear('purchase.restored', { points: 0, gone: [] }, whole)).toEqual({ ignored: 'other-purchase' })
  })
})

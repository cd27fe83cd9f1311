import { describe, expect, test } from 'vitest'
import { onPurchase } from './on-purchase.ts'

interface Cell {
  readonly open: readonly number[]
  readonly shut: readonly number[]
}

const handlers = onPurchase({
  leastOf: ({ cents }: { readonly cents: number }) => cents,
  open: (cell: Cell, { payload: { nth } }) => ({ cell: { ...cell, open: [...cell.open, nth] } }),
  close: ({ open }: Cell, { nth }) =>
    open.includes(nth) ? { cell: { open: open.filter((each) => each !== nth), shut: [nth] } } : undefined,
  reopen: ({ open, shut }: Cell, { nth }) => (shut.includes(nth) ? { cell: { open: [...open, nth], shut: [] } } : undefined),
})
const run = { cents: 500 }
const [FRESH, OPEN, SHUT]: Cell[] = [
  { open: [], shut: [] },
  { open: [3], shut: [] },
  { open: [], shut: [3] },
] as const

const hear = (type: keyof typeof handlers, cell: Cell, payload: object) =>
  (handlers[type] as (cell: Cell, event: unknown, within: typeof run) => unknown)(cell, { type, at: 1, payload }, run)

describe('a purchase', () => {
  test('opens from the minimum on', () => {
    expect(hear('purchase.completed', FRESH!, { nth: 3, cents: 500 })).toEqual({ cell: OPEN })
    expect(hear('purchase.completed', FRESH!, { nth: 3, cents: 499 })).toEqual({ ignored: 'below-minimum' })
  })

  test('that is reversed closes what it opened, unless the minimum is left of its price', () => {
    expect(hear('purchase.reversed', OPEN!, { nth: 3, leftCents: 499 })).toEqual({ cell: SHUT })
    expect(hear('purchase.reversed', OPEN!, { nth: 3, leftCents: 500 })).toEqual({ ignored: 'enough-is-left' })
    expect(hear('purchase.reversed', OPEN!, { nth: 4, leftCents: 0 })).toEqual({ ignored: 'other-purchase' })
  })

  test('of an event from before reversals in part is reversed whole', () => {
    expect(hear('purchase.reversed', OPEN!, { nth: 3 })).toEqual({ cell: SHUT })
  })

  test('that is restored opens again what its reversal closed, once the minimum stands', () => {
    expect(hear('purchase.restored', SHUT!, { nth: 3, leftCents: 500 })).toEqual({ cell: OPEN })
    expect(hear('purchase.restored', SHUT!, { nth: 3, leftCents: 499 })).toEqual({ ignored: 'below-minimum' })
    expect(hear('purchase.restored', OPEN!, { nth: 3, leftCents: 500 })).toEqual({ ignored: 'other-purchase' })
  })
})

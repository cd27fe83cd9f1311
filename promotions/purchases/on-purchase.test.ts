import { describe, expect, test } from 'vitest'
import { onPurchase, onPurchaseEach } from './on-purchase.ts'

interface Cell {
  readonly open: readonly number[]
  readonly shut: readonly number[]
}

const opened = (cell: Cell, { payload: { nth } }: { payload: { nth: number } }) => ({
  cell: { ...cell, open: [...cell.open, nth] },
})
const handlers = onPurchase({
  leastOf: ({ cents }: { readonly cents: number }) => cents,
  open: opened,
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

test('where the run has none of it, a purchase says nothing of it', () => {
  const none = onPurchase<Cell, object>({ leastOf: () => null, open: opened, close: () => undefined, reopen: () => undefined })
  const event = { type: 'purchase.completed', at: 1, payload: { nth: 3, cents: 500 } } as never
  for (const handle of Object.values(none)) expect(handle(FRESH!, event, {})).toBeUndefined()
})

describe('of two things in one cell', () => {
  type Doors = Readonly<Record<'small' | 'large', number | null>>
  const door = (name: keyof Doors, least: number | null) => ({
    leastOf: () => least,
    open: (cell: Doors, { payload: { nth } }: { payload: { nth: number } }) => ({ cell: { ...cell, [name]: nth } }),
    close: (cell: Doors, { nth }: { nth: number }) => (cell[name] === nth ? { cell: { ...cell, [name]: null } } : undefined),
    reopen: () => undefined,
  })
  const both = onPurchaseEach([door('small', 500), door('large', 1_000)])
  const buy = (cell: Doors, cents: number) =>
    both['purchase.completed'](cell, { type: 'purchase.completed', at: 1, payload: { nth: 3, cents } } as never, {})
  const refund = (cell: Doors, leftCents: number) =>
    both['purchase.reversed'](cell, { type: 'purchase.reversed', at: 1, payload: { nth: 3, leftCents } } as never, {})
  const closed: Doors = { small: null, large: null }

  test('a purchase opens those that it is enough for', () => {
    expect(buy(closed, 1_000)).toEqual({ cell: { small: 3, large: 3 } })
    expect(buy(closed, 999)).toEqual({ cell: { small: 3, large: null } })
    expect(buy(closed, 499)).toEqual({ ignored: 'below-minimum' })
  })

  test('a refund closes those that too little is left for', () => {
    expect(refund({ small: 3, large: 3 }, 500)).toEqual({ cell: { small: 3, large: null } })
    expect(refund({ small: 3, large: 3 }, 0)).toEqual({ cell: closed })
    expect(refund({ small: 3, large: null }, 1_000)).toEqual({ ignored: 'enough-is-left' })
  })

  test('those that the run has not are left out', () => {
    expect(onPurchaseEach([door('small', null), door('large', null)])['purchase.completed'](closed, {} as never, {})).toBe(
      undefined,
    )
  })
})

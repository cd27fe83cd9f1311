import { expect, test } from 'vitest'
import { z } from 'zod'
import { closedSlots, onPurchaseSlots, slotFields } from './purchase-slots.ts'

const NAMES = ['door', 'gate'] as const
const cell = z.object({ ...slotFields(NAMES), seen: z.int() })
type Cell = z.infer<typeof cell>

const closed: Cell = { ...closedSlots(NAMES), seen: 7 }
const handlers = onPurchaseSlots<(typeof NAMES)[number], Cell, { gate: number | null }>({
  door: { leastOf: () => 500 },
  gate: { leastOf: ({ gate }) => gate, isOpenedBy: ({ isQuickBuy }) => isQuickBuy === true },
})
const hear = (type: keyof typeof handlers, before: Cell, payload: object, gate: number | null = 200) =>
  handlers[type](before, { type, at: 1, payload: { nth: 3, ...payload } } as never, { gate })

test('slots are closed at first', () => {
  expect(cell.parse(closed)).toEqual({ door: null, gate: null, shut: { door: null, gate: null }, seen: 7 })
})

test('a purchase opens the slots that it is enough for and of the kind for', () => {
  expect(hear('purchase.completed', closed, { cents: 500 })).toEqual({ cell: { ...closed, door: 3 } })
  expect(hear('purchase.completed', closed, { cents: 500, isQuickBuy: true })).toEqual({ cell: { ...closed, door: 3, gate: 3 } })
  expect(hear('purchase.completed', closed, { cents: 200, isQuickBuy: true })).toEqual({ cell: { ...closed, gate: 3 } })
  expect(hear('purchase.completed', closed, { cents: 500, isQuickBuy: true }, null)).toEqual({ cell: { ...closed, door: 3 } })
  expect(hear('purchase.completed', closed, { cents: 499 })).toEqual({ ignored: 'below-minimum' })
})

test('the last purchase counts', () => {
  const opened = { ...closed, door: 2 }
  expect(hear('purchase.completed', opened, { cents: 500 })).toEqual({ cell: { ...closed, door: 3 } })
})

test('a reversal closes what its purchase opened, and a restoration opens it again', () => {
  const open = { ...closed, door: 3, gate: 3 }
  const half = { ...closed, gate: 3, shut: { door: 3, gate: null } }
  const shut = { ...closed, shut: { door: 3, gate: 3 } }
  expect(hear('purchase.reversed', open, { leftCents: 499 })).toEqual({ cell: half })
  expect(hear('purchase.reversed', half, { leftCents: 0 })).toEqual({ cell: shut })
  expect(hear('purchase.restored', shut, { leftCents: 499 })).toEqual({
    cell: { ...shut, gate: 3, shut: { door: 3, gate: null } },
  })
  expect(hear('purchase.restored', shut, { leftCents: 500 })).toEqual({ cell: open })
})

test('a used slot neither closes nor opens again', () => {
  const used = { ...closed, gate: 3 }
  expect(hear('purchase.reversed', used, { leftCents: 0 })).toEqual({ cell: { ...closed, shut: { door: null, gate: 3 } } })
  expect(hear('purchase.reversed', closed, { leftCents: 0 })).toEqual({ ignored: 'other-purchase' })
  expect(hear('purchase.restored', closed, { leftCents: 500 })).toEqual({ ignored: 'other-purchase' })
})

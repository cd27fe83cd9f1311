import { act, cleanup, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { type CashOrder, getMethods, getOrder } from '#features/store/orders/contract.ts'
import { layoutBrowser } from '#ui/testing/browser.ts'
import { FakeServer } from '#ui/testing/fake-server.ts'
import OrderPage from './order-page.tsx'

beforeEach(() => {
  layoutBrowser({ wantsLessMotion: true })
  // The router warns of routes within a test's page.
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const order: CashOrder = {
  payment: { id: 'ord_1' },
  paymentMethod: 'card',
  orderSummary: { money: 999 },
  preset: { id: 'stack', title: 'Stack', coins: 22_000_00, entries: 10_00 },
  offerType: 'package',
  state: 'needs-action',
  openedAt: 1_795_000_000,
  expiresAt: 1_795_001_800,
  page: null,
  decline: null,
  receipt: null,
  transactions: [],
}

async function openOrder(shown: CashOrder) {
  const server = new FakeServer()
  server.answer(getOrder, { success: true, data: shown })
  const methods = [{ id: 'card', window: 'frame' }] as const
  server.answer(getMethods, { success: true, data: { methods: [...methods], saved: [], limitLeft: null, isTest: false } })
  const children = (
    <Suspense>
      <Routes>
        <Route path="/cash/orders/:id/" element={<OrderPage />} />
      </Routes>
    </Suspense>
  )
  return { server, ...openPage(server, { path: '/cash/orders/ord_1/', children }) }
}

test('an open payment whose page was lost can be paid, and is not called expired', async () => {
  await openOrder(order)
  expect(await screen.findByRole('button', { name: /^Pay/ })).toBeTruthy()
  expect(screen.queryByText('This order has expired')).toBeNull()
  expect(screen.queryByText('That payment wasn’t finished.')).toBeNull()
})

const attempt = { id: 'att_1', type: 'in', status: 'cancelled', amount: 999, at: 1_795_000_000 } as const

test('a player who leaves the provider’s page reads that nothing was charged, where the focus is', async () => {
  const page = { url: 'https://pay.example/1', window: 'frame' } as const
  const { server, queries } = await openOrder({ ...order, page })
  const frame = await screen.findByTitle('Payment page of our provider')
  frame.focus()
  server.answer(getOrder, { success: true, data: { ...order, state: 'open', transactions: [attempt] } })
  await act(() => queries.invalidateQueries())
  const notice = await screen.findByText('That payment wasn’t finished.')
  expect(screen.getByText('You weren’t charged. Try again, or choose another way to pay.')).toBeTruthy()
  expect(document.activeElement).toBe(notice.parentElement)
})

test('an order of which a payment was left says so at a later visit, and leaves the focus alone', async () => {
  await openOrder({ ...order, state: 'open', transactions: [{ ...attempt, status: 'expired' }] })
  expect(await screen.findByText('That payment wasn’t finished.')).toBeTruthy()
  expect(document.activeElement).toBe(document.body)
})

test('a payment that is being confirmed is seen from its top', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue()
  const { server, queries } = await openOrder({ ...order, page: { url: 'https://pay.example/1', window: 'frame' } })
  await screen.findByTitle('Payment page of our provider')
  expect(scroll).not.toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
  server.answer(getOrder, { success: true, data: { ...order, state: 'checking' } })
  await act(() => queries.invalidateQueries())
  expect(await screen.findByRole('heading', { name: 'We’re confirming your payment' })).toBeTruthy()
  expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
})

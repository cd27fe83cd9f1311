import { cleanup, screen } from '@testing-library/react'
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

test('an open payment whose page was lost can be paid, and is not called expired', async () => {
  const server = new FakeServer()
  server.answer(getOrder, { success: true, data: order })
  const methods = [{ id: 'card', window: 'frame' }] as const
  server.answer(getMethods, { success: true, data: { methods: [...methods], saved: [], limitLeft: null, isTest: false } })
  const children = (
    <Suspense>
      <Routes>
        <Route path="/cash/orders/:id/" element={<OrderPage />} />
      </Routes>
    </Suspense>
  )
  openPage(server, { path: '/cash/orders/ord_1/', children })
  expect(await screen.findByRole('button', { name: /^Pay/ })).toBeTruthy()
  expect(screen.queryByText('This order has expired')).toBeNull()
})

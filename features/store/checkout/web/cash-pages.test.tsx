import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layoutBrowser } from '#ui/testing/browser.ts'
import { FakeServer } from '#ui/testing/fake-server.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import FailedPage from './failed-page.tsx'
import { withPayment, type ShownPayment } from './shown-payment.ts'
import SuccessPage from './success-page.tsx'

beforeEach(() => layoutBrowser({ wantsLessMotion: true }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const complete: ShownPayment = { outcome: 'complete', paymentId: 'pay_1', message: null, hasAnotherWay: false }
const failed: ShownPayment = { outcome: 'failed', paymentId: 'pay_2', message: null, hasAnotherWay: false }

const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

async function open(page: 'success' | 'failed', payment?: ShownPayment) {
  const children = page === 'success' ? <SuccessPage /> : <FailedPage />
  const { router } = openPage(new FakeServer(), { path: `/cash/${page}/`, children })
  if (payment) await act(() => router.navigate(`/cash/${page}/`, { state: withPayment(payment) }))
}

test.each([
  ['success', undefined],
  ['failed', undefined],
  ['success', failed],
  ['failed', complete],
] as const)('the page of %s without such a payment says so, with one way on', async (page, payment) => {
  await open(page, payment)
  expect(heading()).toBe('No payment to show')
  expect(links()).toEqual([['Back to the lobby', '/lobby']])
})

test('a payment that went through is thanked for by its number', async () => {
  await open('success', complete)
  expect(heading()).toBe('Your purchase is complete')
  expect(screen.getByText('Payment pay_1')).toBeTruthy()
})

test('one that did not says why, and what to try', async () => {
  await open('failed', failed)
  expect(screen.getByText('We are failed to process your transaction. Please try again.')).toBeTruthy()
  expect(links()).toEqual([
    ['Try again', '/cash/deposit-by-money/'],
    ['Back to the lobby', '/lobby'],
  ])
  cleanup()
  await open('failed', { ...failed, message: 'Not this card.', hasAnotherWay: true })
  expect(screen.getByText('Not this card.')).toBeTruthy()
  expect(links()[0]?.[0]).toBe('Try another way to pay')
})

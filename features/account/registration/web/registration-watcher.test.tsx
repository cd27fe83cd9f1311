import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { MINUTE_MS } from '#kernel/time.ts'
import { holdPage } from '#ui/page/page-holds.ts'
import { checkRewards, completeRegistration } from '../contract.ts'

const features = ['account', 'lobby', 'registration']

const server = serveTests()

// Module loading time is irrelevant to these tests.
beforeAll(() =>
  Promise.all([
    import('./registration-watcher.tsx'),
    import('./registration-complete-modal.tsx'),
    import('#ui/modal/modal-frame.tsx'),
  ]),
)

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  server.answer(initApp, playerInit)
  server.answer(getProfile, { ...settledProfile, data: { ...settledProfile.data, Registration: { complete: false } } })
  server.answer(completeRegistration, { success: true })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a player who left before the welcome gets it at the next visit, once', async () => {
  openPage(server, { features })
  const greeting = await screen.findByRole('dialog', { name: 'Welcome to Velmora' })
  await waitFor(() => expect(server.calls(completeRegistration)).toHaveLength(1))
  within(greeting).getByRole('button', { name: 'Close' }).click()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.calls(completeRegistration)).toHaveLength(1)
})

test.each([
  ['5,000 more coins and 0.50 entries', 50],
  ['5,000 more coins', 0],
])('the welcome tells all that opening the mail gives: %s', async (given, entries) => {
  const gift = { coins: 1_000_000, entries: 100 }
  server.answer(checkRewards, {
    success: true,
    registrationReferralReward: gift,
    registrationRewardWithoutCode: gift,
    referral: null,
    isCoinsOnly: entries === 0,
    reasonType: null,
    '0': { registration: gift, emailConfirmation: { coins: 500_000, entries }, phoneConfirmation: gift, profileComplete: gift },
  })
  const unconfirmed = { email: 'ann@mail.example', emailConfirmed: false, Registration: { complete: false } }
  server.answer(getProfile, { ...settledProfile, data: { ...settledProfile.data, ...unconfirmed } })
  openPage(server, { features })
  const text = `We sent a link to ann@mail.example. Open it to get ${given}.`
  expect(await within(await screen.findByRole('dialog')).findByText(text)).toBeTruthy()
})

test('a brand with a welcome page navigates to it', async () => {
  const { router } = openPage(server, { features, moved: {} })
  await waitFor(() => expect(router.state.location.pathname).toBe('/registration-complete'))
})

test('the welcome does not cover a payment or a round that holds the page', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const letGo = holdPage()
  const { router } = openPage(server, { features, moved: {} })
  await waitFor(() => expect(server.calls(getProfile).length).toBeGreaterThan(0))
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS))
  expect(router.state.location.pathname).toBe('/lobby')
  letGo()
  await waitFor(() => expect(router.state.location.pathname).toBe('/registration-complete'))
})

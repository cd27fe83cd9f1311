import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MINUTE_MS } from '#kernel/time.ts'
import { holdPage } from '#ui/page/page-holds.ts'
import { layoutBrowser } from '#ui/testing/browser.ts'
import { FakeServer } from '#ui/testing/fake-server.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp, type Profile } from '#features/account/contract.ts'
import { guestInit, settledProfile } from '#features/account/fixtures.ts'
import { getLimits } from '#features/limits/contract.ts'
import { checkAvailability, getPackages, type PresetPackage } from '../contract.ts'
import { aShelf, welcomePreset } from '../fixtures.ts'
import { fundsVariant } from './funds-variant.ts'

const offered = (isOnSale: boolean): PresetPackage => ({ id: 'welcome-1', promoOfferPreset: welcomePreset, isOnSale })
const forget = () => (document.cookie = 'presetPackageShown=; Max-Age=0; Path=/')

let server: FakeServer
beforeEach(() => {
  layoutBrowser({ wantsLessMotion: true })
  forget()
  server = new FakeServer()
  server.answer(initApp, { success: true, data: { ...guestInit.data, isGuest: false } })
  server.answer(getPackages, aShelf)
  server.answer(getLimits, { success: true, data: { limits: [] } })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const profileWith = (change: Partial<Profile>) => ({ ...settledProfile, data: { ...settledProfile.data, ...change } })
const open = (path: string, change: Partial<Profile> = {}) => {
  server.answer(getProfile, profileWith(change))
  return openPage(server, { path, features: ['packages'] })
}

const balances = (winnings: number) => ({ playerBalance: { ...settledProfile.data.playerInfo.playerBalance, winnings } })

test.each([
  ['TournamentPoints', true, 0, 'tournament-with-offer'],
  ['TournamentPoints', false, 500, 'no-offer'],
  ['SweepStakes', true, 0, 'sweepstakes-with-offer'],
  ['SweepStakes', true, 500, 'sweepstakes-with-winnings'],
  ['SweepStakes', false, 0, 'no-offer'],
] as const)('in %s, an offer on sale %s, with %d of winnings: %s', (gameMode, isOnSale, winnings, variant) => {
  const profile = { gameMode, playerInfo: balances(winnings), popupPresetPackage: offered(isOnSale) }
  expect(fundsVariant(profile)).toBe(variant)
})

test('the store shows its shelf, says that nothing is sold yet, and why a bundle cannot be had', async () => {
  server.answer(checkAvailability, {
    success: true,
    data: { available: false, unavailabilityReasons: ['purchases-closed', 'not-its-turn'] },
  })
  open('/library?openModal=store')
  expect(await screen.findByRole('dialog', { name: 'Get coins' })).toBeTruthy()
  expect(await screen.findByText('The store is not open yet')).toBeTruthy()
  expect(screen.getByText('1 free entry')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Get it for $9.99' }))
  expect(await screen.findByRole('dialog', { name: 'This package cannot be had now' })).toBeTruthy()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Purchases are not open yet.',
    'It opens after the package before it.',
  ])
  expect(server.calls(checkAvailability)[0]?.body).toEqual({ promoOfferBundleId: 'welcome-pack', promoOfferId: 'welcome-1' })
})

/** Comes to home and stays for a minute. */
async function visitHome(isOnSale = true) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const { queries } = open('/', { popupPresetPackage: offered(isOnSale) })
  await waitFor(() => expect(queries.getQueryData([getProfile.path])).toBeTruthy())
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS))
}

test('a package that can be bought is offered on home, once an hour', async () => {
  await visitHome()
  expect(await screen.findByRole('dialog', { name: 'First welcome package' })).toBeTruthy()
  expect(document.cookie).toContain('presetPackageShown=1')
  cleanup()
  await visitHome()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what waits behind something else was not seen, and is offered once that is over', async () => {
  const letGo = holdPage()
  await visitHome()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.cookie).not.toContain('presetPackageShown')
  letGo()
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS))
  expect(await screen.findByRole('dialog', { name: 'First welcome package' })).toBeTruthy()
  expect(document.cookie).toContain('presetPackageShown=1')
})

test('one that cannot be bought is pressed upon nobody', async () => {
  await visitHome(false)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.cookie).not.toContain('presetPackageShown')
})

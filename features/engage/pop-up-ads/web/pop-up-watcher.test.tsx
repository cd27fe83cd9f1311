import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { guestInit, settledProfile } from '#features/account/account/fixtures.ts'
import { MINUTE_MS } from '#kernel/time.ts'
import { modalsOf } from '#ui/modal/modal-location.ts'
import { VISIT_MS_MIN } from '#ui/modal/offers.ts'
import { tellPageEvent } from '#ui/page/page-events.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { pretendVisit } from '#ui/testing/visit.ts'
import { getPlayerAds, logAction, type PopUpAd } from '../contract.ts'

const server = serveTests()
beforeEach(() => {
  localStorage.clear()
  server.answer(initApp, { success: true, data: { ...guestInit.data, isGuest: false, popUpAds: { isActive: true } } })
  server.answer(getProfile, settledProfile)
  server.answer(logAction, { success: true })
})
afterEach(() => {
  vi.useRealTimers()
})

const adTo = (link: string): PopUpAd => ({
  popup_id: link,
  popup_name: 'An ad',
  popup_delay_time: 0,
  company_priority: 0,
  popup_priority: 0,
  popup_data: {
    title: 'An ad',
    text: 'Text',
    action: 'Open',
    link,
    picture: 'gift',
    hoursBetween: 1,
    viewsPerVisitorPerDay: 0,
  },
  log_id: 'pop_1',
})

/** Whether an ad with this link shows in a visit that has lasted this long. */
async function isShown(link: string, lastedMs: number): Promise<boolean> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  pretendVisit(lastedMs)
  server.answer(getPlayerAds, { success: true, day: '2026-12-01', viewsPerDay: 0, ads: [adTo(link)] })
  const page = openPage(server, { path: '/library', features: ['account', 'packages', 'pop-up-ads'] })
  await waitFor(() => expect(server.calls(getProfile).length).toBeGreaterThan(0))
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS))
  tellPageEvent('sessionStart', { afterIdle: false })
  await waitFor(() => expect(server.calls(getPlayerAds).length).toBeGreaterThan(0))
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS))
  const opened = modalsOf(page.router.state.location).map(({ name }) => name)
  page.unmount()
  return opened.includes('pop-up-ad')
}

test.each([
  ['/promotions', 0, true],
  ['?openModal=prize-vault', 0, true],
  ['?openModal=store', 0, false],
  ['/cash/deposit-by-money/', 0, false],
  ['?openModal=store', VISIT_MS_MIN, true],
  ['/cash/deposit-by-money/', VISIT_MS_MIN, true],
])('an ad that leads to %s in a visit of %d ms is shown: %s', async (link, lastedMs, shows) => {
  expect(await isShown(link, lastedMs)).toBe(shows)
})

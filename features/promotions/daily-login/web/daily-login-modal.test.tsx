import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refuse } from '#ui/testing/fake-server.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { pretendVisit } from '#ui/testing/visit.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { resendConfirmation } from '#features/account/email-confirmation/contract.ts'
import { guestInit, playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { HOUR_MS, MINUTE_MS } from '#kernel/time.ts'
import { modalsOf } from '#ui/modal/modal-location.ts'
import { mayOffer } from '#ui/modal/offers.ts'
import { applyPrize, getInfo } from '../contract.ts'
import * as fixtures from '../fixtures.ts'

const server = serveTests()

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  localStorage.clear()
  server.answer(initApp, playerInit)
  server.answer(getProfile, settledProfile)
  server.answer(getInfo, fixtures.fourthDay)
})
afterEach(() => {
  vi.useRealTimers()
})

const open = () => openPage(server, { path: '/lobby?openModal=daily-login' })
const today = () => waitFor(() => screen.getByRole('listitem', { current: 'date' }))

test('the modal marks the received days and today, and offers the claim', async () => {
  open()
  expect((await today()).textContent).toContain('Day 4')
  const states = screen.getAllByRole('listitem').map((day) => day.getAttribute('data-state'))
  expect(states).toEqual(['received', 'received', 'received', 'today', 'ahead', 'ahead', 'ahead'])
  expect(screen.getByText('Your day 4 prize is ready')).toBeTruthy()
})

test('a double click claims once; the prize is announced and the balance refetched', async () => {
  const user = userEvent.setup()
  server.answer(applyPrize, fixtures.given(4))
  open()
  await user.dblClick(await screen.findByRole('button', { name: 'Claim your prize' }))
  expect((await screen.findByRole('status')).textContent).toBe('You got, 6,000 coins, 0.50 entries')
  expect(server.calls(applyPrize)).toHaveLength(1)
  expect((await today()).getAttribute('data-state')).toBe('received')
  await waitFor(() => expect(server.calls(getProfile)).toHaveLength(2))
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a prize of free spins links to its game', async () => {
  const user = userEvent.setup()
  server.answer(getInfo, fixtures.freeSpinsDay)
  server.answer(applyPrize, fixtures.given(3))
  open()
  await user.click(await screen.findByRole('button', { name: 'Claim your prize' }))
  const link = await screen.findByRole('link', { name: 'Play 5 free spins' })
  expect(link.getAttribute('href')).toBe('/?game=voltage-sevens')
})

test('a claimed day shows the next day with its countdown, the first again after the last', async () => {
  server.answer(getInfo, fixtures.claimedLast)
  open()
  expect(await screen.findByText('Day 1 unlocks in')).toBeTruthy()
  expect(screen.getByRole('timer').textContent).toMatch(/^(\d+ days? )?\d\d:\d\d:\d\d$/)
  expect(screen.queryByRole('button', { name: 'Claim your prize' })).toBeNull()
})

test('a player with an unconfirmed email cannot claim and can resend the link', async () => {
  const user = userEvent.setup()
  server.answer(getInfo, fixtures.emailUnconfirmed)
  server.answer(resendConfirmation, { success: true })
  open()
  expect(await screen.findByText('Confirm your email first')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Resend link' }))
  await waitFor(() => expect(server.calls(resendConfirmation)).toHaveLength(1))
  expect(screen.queryByRole('button', { name: 'Claim your prize' })).toBeNull()
})

test('a claim that fails to reach the server shows an error and can be retried', async () => {
  const user = userEvent.setup()
  server.answer(applyPrize, refuse('unavailable', 503))
  open()
  await user.click(await screen.findByRole('button', { name: 'Claim your prize' }))
  expect(await screen.findByText(/Something went wrong on our end/)).toBeTruthy()
  server.answer(applyPrize, fixtures.given(4))
  await user.click(screen.getByRole('button', { name: 'Claim your prize' }))
  expect((await screen.findByRole('status')).textContent).toContain('6,000 coins')
})

test('a claim that a limit refuses says that the prizes are given', async () => {
  const user = userEvent.setup()
  server.answer(applyPrize, { success: false, reasonType: 'budget-exhausted' })
  open()
  await user.click(await screen.findByRole('button', { name: 'Claim your prize' }))
  expect(await screen.findByText('All the prizes of this promotion have been given out.')).toBeTruthy()
})

test('a week that failed to load can be requested again', async () => {
  const user = userEvent.setup()
  server.answer(getInfo, refuse('unavailable', 503))
  open()
  await screen.findByRole('button', { name: 'Try again' })
  server.answer(getInfo, fixtures.firstDay)
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect((await today()).textContent).toContain('Day 1')
})

const names = ({ router }: ReturnType<typeof openPage>): string[] => modalsOf(router.state.location).map(({ name }) => name)

/** Preloads every auto-opening modal so that only the timers decide, then resets its once-a-day record. */
async function settleDown(): Promise<void> {
  const page = openPage(server)
  await waitFor(() => expect(names(page)).toEqual(['daily-login']))
  page.unmount()
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
}

/** Visits the lobby for a minute and returns what opened automatically. */
async function visit(): Promise<string[]> {
  const asked = server.calls(getInfo).length
  const page = openPage(server)
  await waitFor(() => expect(server.calls(getInfo).length).toBeGreaterThan(asked))
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS))
  const opened = names(page)
  page.unmount()
  return opened
}

test('the modal opens automatically once a day', async () => {
  await settleDown()
  expect(await visit()).toEqual(['daily-login'])
  expect(await visit()).toEqual([])
  server.answer(getInfo, {
    ...fixtures.fourthDay,
    data: { ...fixtures.fourthDay.data, finishedAt: fixtures.fourthDay.data.finishedAt + 86_400 },
  })
  expect(await visit()).toEqual(['daily-login'])
})

test('a modal opened by hand does not open automatically again that day', async () => {
  await settleDown()
  const page = open()
  await today()
  await act(() => page.router.navigate('/lobby'))
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS))
  expect(names(page)).toEqual([])
})

test('the modal does not open automatically when there is nothing to claim', async () => {
  await settleDown()
  server.answer(getInfo, fixtures.claimedLast)
  expect(await visit()).toEqual([])
})

test('the modal does not open automatically at the purchase counts that the brand excludes', async () => {
  await settleDown()
  const dailyLogin = { isActive: true, isAvailable: true, suppressAtDepositCounts: [0, 2] }
  server.answer(getProfile, { ...settledProfile, data: { ...settledProfile.data, dailyLogin } })
  expect(await visit()).toEqual([])
  server.answer(getProfile, { ...settledProfile, data: { ...settledProfile.data, dailyLogin, depositsCount: 1 } })
  expect(await visit()).toEqual(['daily-login'])
})

test('the modal does not open automatically for a protected player', async () => {
  await settleDown()
  server.answer(getProfile, { ...settledProfile, data: { ...settledProfile.data, mayPromote: false } })
  expect(await visit()).toEqual([])
})

test('a guest who opens it is asked to sign up', async () => {
  server.answer(initApp, guestInit)
  open()
  expect(await screen.findByText('Create your account')).toBeTruthy()
  expect(server.calls(getInfo)).toHaveLength(0)
})

/** Visits the lobby in an hour-long visit and returns whether offers may open by themselves. */
async function mayOfferAfterwards(reply: ReplyOf<typeof getInfo>): Promise<boolean> {
  pretendVisit(HOUR_MS)
  server.answer(getInfo, reply)
  const asked = server.calls(getInfo).length
  const page = openPage(server)
  await waitFor(() => expect(server.calls(getInfo).length).toBeGreaterThan(asked))
  await waitFor(() => expect(mayOffer()).toBe(false))
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS))
  const mayOpen = mayOffer()
  page.unmount()
  return mayOpen
}

test('offers wait until the prize was offered, and while the player can still make it claimable', async () => {
  await settleDown()
  expect(await mayOfferAfterwards(fixtures.fourthDay)).toBe(true)
  const unconfirmed = { ...fixtures.fourthDay.data, isAvailable: false, reasonType: 'email-unconfirmed' as const }
  expect(await mayOfferAfterwards({ ...fixtures.fourthDay, data: unconfirmed })).toBe(false)
})

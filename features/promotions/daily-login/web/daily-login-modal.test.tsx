import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeServer, refuse } from '#ui/testing/fake-server.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp } from '#features/account/contract.ts'
import { resendConfirmation } from '#features/email-confirmation/contract.ts'
import { guestInit, settledProfile } from '#features/account/fixtures.ts'
import { MINUTE_MS } from '#kernel/time.ts'
import { modalsOf } from '#ui/modal/modal-location.ts'
import { applyPrize, getInfo } from '../contract.ts'
import * as fixtures from '../fixtures.ts'

let server: FakeServer

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  localStorage.clear()
  server = new FakeServer()
  server.answer(initApp, { success: true, data: { ...guestInit.data, isGuest: false } })
  server.answer(getProfile, settledProfile)
  server.answer(getInfo, fixtures.fourthDay)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const open = () => openPage(server, { path: '/lobby?openModal=daily-login' })
const today = () => waitFor(() => screen.getByRole('listitem', { current: 'date' }))

test('marks the received days and today, and offers the claim', async () => {
  open()
  expect((await today()).textContent).toContain('Day 4')
  const states = screen.getAllByRole('listitem').map((day) => day.getAttribute('data-state'))
  expect(states).toEqual(['received', 'received', 'received', 'today', 'ahead', 'ahead', 'ahead'])
  expect(screen.getByText('Your prize of day 4 is ready')).toBeTruthy()
})

test('a double click claims once; the prize is read aloud and the balance is asked for again', async () => {
  const user = userEvent.setup()
  server.answer(applyPrize, fixtures.given(4))
  open()
  await user.dblClick(await screen.findByRole('button', { name: 'Claim your prize' }))
  expect((await screen.findByRole('status')).textContent).toBe('This is yours, 6,000 coins, 1 entry')
  expect(server.calls(applyPrize)).toHaveLength(1)
  expect((await today()).getAttribute('data-state')).toBe('received')
  await waitFor(() => expect(server.calls(getProfile)).toHaveLength(2))
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('free spins lead to their game', async () => {
  const user = userEvent.setup()
  server.answer(getInfo, fixtures.freeSpinsDay)
  server.answer(applyPrize, fixtures.given(3))
  open()
  await user.click(await screen.findByRole('button', { name: 'Claim your prize' }))
  const link = await screen.findByRole('link', { name: 'Play 5 free spins' })
  expect(link.getAttribute('href')).toBe('/?game=voltage-sevens')
})

test('claimed already: the next day and its countdown, the first again after the last', async () => {
  server.answer(getInfo, fixtures.claimedLast)
  open()
  expect(await screen.findByText('Day 1 opens in')).toBeTruthy()
  expect(screen.getByRole('timer').textContent).toMatch(/^(\d+ days? )?\d\d:\d\d:\d\d$/)
  expect(screen.queryByRole('button', { name: 'Claim your prize' })).toBeNull()
})

test('an unconfirmed e-mail cannot claim, and gets its link again', async () => {
  const user = userEvent.setup()
  server.answer(getInfo, fixtures.emailUnconfirmed)
  server.answer(resendConfirmation, { success: true })
  open()
  expect(await screen.findByText('Confirm your e-mail first')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Send the link again' }))
  await waitFor(() => expect(server.calls(resendConfirmation)).toHaveLength(1))
  expect(screen.queryByRole('button', { name: 'Claim your prize' })).toBeNull()
})

test('a claim that did not arrive says so and can be tried again', async () => {
  const user = userEvent.setup()
  server.answer(applyPrize, refuse('unavailable', 503))
  open()
  await user.click(await screen.findByRole('button', { name: 'Claim your prize' }))
  expect(await screen.findByText(/Something went wrong on our side/)).toBeTruthy()
  server.answer(applyPrize, fixtures.given(4))
  await user.click(screen.getByRole('button', { name: 'Claim your prize' }))
  expect((await screen.findByRole('status')).textContent).toContain('6,000 coins')
})

test('a week that could not be read can be asked for again', async () => {
  const user = userEvent.setup()
  server.answer(getInfo, refuse('unavailable', 503))
  open()
  await screen.findByRole('button', { name: 'Try again' })
  server.answer(getInfo, fixtures.firstDay)
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect((await today()).textContent).toContain('Day 1')
})

const names = ({ router }: ReturnType<typeof openPage>): string[] => modalsOf(router.state.location).map(({ name }) => name)

/** All that opens by itself is loaded from here on, so that time alone decides; its day is forgotten again. */
async function settleDown(): Promise<void> {
  const page = openPage(server)
  await waitFor(() => expect(names(page)).toEqual(['daily-login']))
  page.unmount()
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
}

/** Comes to the lobby for a minute, and goes: what opened by itself. */
async function visit(): Promise<string[]> {
  const asked = server.calls(getInfo).length
  const page = openPage(server)
  await waitFor(() => expect(server.calls(getInfo).length).toBeGreaterThan(asked))
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS))
  const opened = names(page)
  page.unmount()
  return opened
}

test('opens by itself once a day', async () => {
  await settleDown()
  expect(await visit()).toEqual(['daily-login'])
  expect(await visit()).toEqual([])
  server.answer(getInfo, {
    ...fixtures.fourthDay,
    data: { ...fixtures.fourthDay.data, finishedAt: fixtures.fourthDay.data.finishedAt + 86_400 },
  })
  expect(await visit()).toEqual(['daily-login'])
})

test('who opened it by hand is not shown it again that day', async () => {
  await settleDown()
  const page = open()
  await today()
  await act(() => page.router.navigate('/lobby'))
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS))
  expect(names(page)).toEqual([])
})

test('does not open by itself where there is nothing to claim', async () => {
  await settleDown()
  server.answer(getInfo, fixtures.claimedLast)
  expect(await visit()).toEqual([])
})

test('does not open by itself after so many purchases as the brand leaves out', async () => {
  await settleDown()
  const dailyLogin = { isActive: true, isAvailable: true, quietAtDeposits: [0, 2] }
  server.answer(getProfile, { ...settledProfile, data: { ...settledProfile.data, dailyLogin } })
  expect(await visit()).toEqual([])
  server.answer(getProfile, { ...settledProfile, data: { ...settledProfile.data, dailyLogin, depositsCount: 1 } })
  expect(await visit()).toEqual(['daily-login'])
})

test('does not open by itself for who is on a break', async () => {
  await settleDown()
  const absence = { kind: 'break', until: null, mayAskReturn: false, returnsAt: null }
  server.answer(getProfile, { ...settledProfile, data: { ...settledProfile.data, absence } })
  expect(await visit()).toEqual([])
})

test('a guest who asks for it is asked to sign up', async () => {
  server.answer(initApp, guestInit)
  open()
  expect(await screen.findByText('Create your account')).toBeTruthy()
  expect(server.calls(getInfo)).toHaveLength(0)
})

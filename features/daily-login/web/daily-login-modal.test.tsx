import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeServer, refuse } from '#apps/site/web/testing/fake-server.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp } from '#features/account/contract.ts'
import { resendConfirmation } from '#features/email-confirmation/contract.ts'
import { guestInit, settledProfile } from '#features/account/fixtures.ts'
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

test('opens by itself once a day, and not when there is nothing to claim', async () => {
  const user = userEvent.setup()
  const first = openPage(server)
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  first.unmount()

  const calls = server.calls(getInfo).length
  openPage(server)
  await waitFor(() => expect(server.calls(getInfo).length).toBeGreaterThan(calls))
  await new Promise((resume) => setTimeout(resume, 100))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('does not open by itself after so many purchases as the brand leaves out', async () => {
  const dailyLogin = { isActive: true, isAvailable: true, quietAtDeposits: [0, 2] }
  server.answer(getProfile, { ...settledProfile, data: { ...settledProfile.data, dailyLogin } })
  const quiet = openPage(server)
  await waitFor(() => expect(server.calls(getInfo).length).toBeGreaterThan(0))
  await new Promise((resume) => setTimeout(resume, 100))
  expect(screen.queryByRole('dialog')).toBeNull()
  quiet.unmount()
  server.answer(getProfile, { ...settledProfile, data: { ...settledProfile.data, dailyLogin, depositsCount: 1 } })
  openPage(server)
  expect(await screen.findByRole('dialog')).toBeTruthy()
})

test('a guest who asks for it is asked to sign up', async () => {
  server.answer(initApp, guestInit)
  open()
  expect(await screen.findByText('Create your account')).toBeTruthy()
  expect(server.calls(getInfo)).toHaveLength(0)
})

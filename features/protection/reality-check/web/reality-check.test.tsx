import { act, screen, waitFor, within } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { refuse } from '#ui/testing/fake-server.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp, switchToSweepStakes } from '#features/account/account/contract.ts'
import { playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import { keyOf } from '#ui/api/query.ts'
import { serverNowMs } from '#ui/time/server-clock.ts'
import { acknowledge, getInfo } from '../contract.ts'
import { elapsedText } from '#ui/time/elapsed-text.ts'
import RealityCheckWatcher from './reality-check-watcher.tsx'

const server = serveTests()

const inSeconds = (ms: number): number => Math.ceil((serverNowMs() + ms) / SECOND_MS)
const profileWith = (isDue: boolean, dueAt: number) => ({
  ...settledProfile,
  data: { ...settledProfile.data, realityCheck: { isDue, dueAt, minutes: 60 } },
})
const played = [
  { mode: 'TournamentPoints' as const, rounds: 12, stake: 120_000, win: 95_000 },
  { mode: 'SweepStakes' as const, rounds: 1, stake: 100, win: 250 },
]

beforeEach(() => {
  server.answer(initApp, playerInit)
  server.answer(getProfile, profileWith(true, inSeconds(0)))
  server.answer(getInfo, { success: true, data: { since: inSeconds(-65 * MINUTE_MS), minutes: 60, next: null, played } })
  server.answerAfter(acknowledge, () => server.answer(getProfile, profileWith(false, inSeconds(HOUR_MS))), { success: true })
})

/** Open once the totals are shown. */
async function playOn(user: UserEvent): Promise<void> {
  await screen.findByText('12 rounds')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
}
const findReminder = () => screen.findByRole('dialog', { name: 'Time check' })

test('RC-3 covers the page until it is acknowledged, with the time and totals', async () => {
  const user = userEvent.setup()
  openPage(server)
  const reminder = await findReminder()
  await waitFor(() => expect(reminder.textContent).toContain('1 hr 5 min'))
  expect(reminder.textContent).toMatch(/Current time\d{1,2}:\d\d\s[AP]M/)
  expect(reminder.textContent).toContain('12 rounds')
  expect(reminder.textContent).toContain('−250')
  expect(reminder.textContent).toContain('+1.50')
  await user.keyboard('{Escape}')
  expect(await findReminder()).toBe(reminder)
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('RC-2 an answer may lead to the history or out of the account, and nothing else leaves the reminder', async () => {
  const user = userEvent.setup()
  const { router } = openPage(server)
  const reminder = await findReminder()
  await screen.findByText('12 rounds')
  expect(
    within(reminder)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Continue', 'See game history', 'Sign out and take a break'])
  await user.click(screen.getByRole('button', { name: 'See game history' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/rounds'))
  expect(server.calls(acknowledge)).toHaveLength(1)
})

test('a failed load is reported and can be retried; leaving is always possible', async () => {
  const user = userEvent.setup()
  server.answer(getInfo, refuse('internal', 500))
  openPage(server)
  await screen.findByRole('alert')
  expect(screen.getByRole('button', { name: 'Sign out and take a break' })).toBeTruthy()
  server.answer(getInfo, { success: true, data: { since: inSeconds(0), minutes: 60, next: null, played: [] } })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Nothing yet')
})

test('the reality check shows no totals of an earlier reminder if the new ones cannot be loaded', async () => {
  const user = userEvent.setup()
  const { queries } = openPage(server)
  await playOn(user)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  server.answer(getInfo, refuse('internal', 500))
  act(() => void queries.setQueryData(keyOf(getProfile), profileWith(true, inSeconds(0))))
  await screen.findByRole('alert')
  expect(screen.queryByText('12 rounds')).toBeNull()
})

test('the reality check opens by itself in the second it is due', async () => {
  server.answer(getProfile, profileWith(false, inSeconds(SECOND_MS)))
  openPage(server)
  await waitFor(() => expect(server.calls(getProfile).length).toBeGreaterThan(0))
  server.answer(getProfile, profileWith(true, inSeconds(0)))
  await findReminder()
})

test('also opens on a page that hydrates after the due time', async () => {
  server.answer(getProfile, profileWith(false, inSeconds(-5 * SECOND_MS)))
  openPage(server)
  await waitFor(() => expect(server.calls(getProfile).length).toBeGreaterThan(0))
  server.answer(getProfile, profileWith(true, inSeconds(0)))
  await findReminder()
})

test('the reality check stays open for as long as it is due, and cannot be opened by an address', async () => {
  server.answer(getProfile, profileWith(false, inSeconds(HOUR_MS)))
  const user = userEvent.setup()
  const { queries } = openPage(server, { path: '/lobby?openModal=reality-check' })
  await waitFor(() => expect(server.calls(getProfile).length).toBeGreaterThan(0))
  server.answer(getProfile, profileWith(true, inSeconds(0)))
  await act(() => queries.invalidateQueries({ queryKey: keyOf(getProfile) }))
  await playOn(user)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a call refused because of it is resent once it is acknowledged', async () => {
  const user = userEvent.setup()
  server.answer(getProfile, profileWith(false, inSeconds(HOUR_MS)))
  server.answer(switchToSweepStakes, refuse('reality-check-due', 403))
  const { api } = openPage(server, { children: <RealityCheckWatcher /> })
  await waitFor(() => expect(server.calls(getProfile).length).toBeGreaterThan(0))
  server.answer(getProfile, profileWith(true, inSeconds(0)))
  server.answerAfter(
    acknowledge,
    () => {
      server.answer(getProfile, profileWith(false, inSeconds(HOUR_MS)))
      server.answer(switchToSweepStakes, { success: true, gameMode: 'SweepStakes' })
    },
    { success: true },
  )
  const call = api.call(switchToSweepStakes)
  await findReminder()
  await playOn(user)
  expect(await call).toEqual({ success: true, gameMode: 'SweepStakes' })
})

test('the time is shown in whole minutes', () => {
  expect(elapsedText(0, 'en')).toBe('0 min')
  expect(elapsedText(HOUR_MS - 1, 'en')).toBe('59 min')
  expect(elapsedText(2 * HOUR_MS + 5 * MINUTE_MS, 'es')).toBe('2 h 5 min')
  expect(elapsedText(-5, 'en')).toBe('0 min')
})

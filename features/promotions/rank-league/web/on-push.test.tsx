import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layoutBrowser } from '#ui/testing/browser.ts'
import { openPushPage } from '#apps/site/web/testing/push-page.tsx'
import { holdPage } from '#ui/page/page-holds.ts'
import { keyOf } from '#ui/api/query.ts'
import { clearToasts } from '#ui/toast/toasts.ts'
import { cashbackPush, getInfo, rankLeaguePush } from '../contract.ts'
import type { Position } from '../shared/position.ts'
import { pushSamples, standingAt, withoutReward } from '../fixtures.ts'

beforeEach(() => layoutBrowser({ wantsLessMotion: true }))
afterEach(() => {
  clearToasts()
  cleanup()
  vi.unstubAllGlobals()
})

const positionAt = (...at: Parameters<typeof standingAt>): Position => {
  const { cashback: _, ...position } = standingAt(...at)
  return position
}
const silver = (level: number) => positionAt(2, level, 8_400)
const up = { action: 'levelUp', ...silver(13) } as const

test('progress updates the profile and the league pages without a toast', async () => {
  const { push, profile, queries } = await openPushPage('rank-league')
  queries.setQueryData(keyOf(getInfo), withoutReward)
  await push(rankLeaguePush, { action: 'progressData', ...silver(13) })
  expect(profile()?.rankLeague).toMatchObject({ enabled: true, currentLevel: { index: 13, currentExperience: 8_400 } })
  const { player } = queries.getQueryData<typeof withoutReward>(keyOf(getInfo))!.data
  expect(player).toEqual({ ...withoutReward.data.player, ...silver(13) })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a higher level opens its modal with the coins', async () => {
  const { push } = await openPushPage('rank-league')
  await push(rankLeaguePush, up)
  const modal = await screen.findByRole('dialog', { name: 'You’ve reached Silver, level 13!' })
  await waitFor(() => expect(modal.textContent).toContain('1,000'))
})

test('reaching level 1, the starting level, is not a promotion', async () => {
  const { push } = await openPushPage('rank-league')
  await push(rankLeaguePush, { action: 'levelUp', ...positionAt(1, 1, 0) })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a higher league opens its modal with its share and its coins', async () => {
  const { push } = await openPushPage('rank-league')
  await push(rankLeaguePush, { action: 'sectionUp', ...positionAt(3, 25, 0) })
  const modal = await screen.findByRole('dialog', { name: 'Welcome to Gold!' })
  expect(modal.textContent).toContain('Your weekly reward is now 4% of your net play.')
  await waitFor(() => expect(modal.textContent).toContain('25,000'))
})

test('the weekly reward is announced when it is ready and when it has expired, and its state is kept', async () => {
  const { push, profile } = await openPushPage('rank-league')
  await push(rankLeaguePush, { action: 'rankLeagueCashbackCalculated', currentReward: 125_000 })
  expect(await screen.findByText('Your weekly reward is ready: 1,250 coins.')).toBeTruthy()
  await push(rankLeaguePush, { action: 'rankLeagueCashbackExpired' })
  expect(await screen.findByText(/reward expired/)).toBeTruthy()
  const [, { samples }] = pushSamples
  await push(cashbackPush, samples.available)
  expect(profile()?.rankLeague['cashback']).toEqual(samples.available)
})

test('a level and a league reached by one round are shown in sequence and over no other modal', async () => {
  const { push, router } = await openPushPage('rank-league')
  const opened = { name: 'vip-level-up', args: { level: '2', league: 'bronze', coins: '0' } }
  await act(() => router.navigate('/library', { state: { modals: [opened] } }))
  const first = await screen.findByRole('dialog')
  await push(rankLeaguePush, up)
  await push(rankLeaguePush, { action: 'sectionUp', ...positionAt(3, 25, 0) })
  expect(screen.getAllByRole('dialog')).toEqual([first])
  const close = () => userEvent.click(screen.getByRole('button', { name: 'Got it' }))
  await close()
  expect(await screen.findByRole('dialog', { name: 'You’ve reached Silver, level 13!' })).toBeTruthy()
  await close()
  expect(await screen.findByRole('dialog', { name: 'Welcome to Gold!' })).toBeTruthy()
  await close()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('an unknown modal name in the address does not block a level modal', async () => {
  const { push, router } = await openPushPage('rank-league')
  await act(() => router.navigate('/library?openModal=spookySeason'))
  await push(rankLeaguePush, up)
  expect(await screen.findByRole('dialog', { name: 'You’ve reached Silver, level 13!' })).toBeTruthy()
})

test('a level reached by a round is shown after the round, not during it', async () => {
  const { push } = await openPushPage('rank-league')
  const endRound = holdPage()
  await push(rankLeaguePush, up)
  expect(screen.queryByRole('dialog')).toBeNull()
  act(endRound)
  expect(await screen.findByRole('dialog', { name: 'You’ve reached Silver, level 13!' })).toBeTruthy()
})

test('a level announced during a pending navigation does not cancel it', async () => {
  let arrive: () => void = () => undefined
  const { push, router } = await openPushPage('rank-league', { until: new Promise((resume) => (arrive = () => resume())) })
  act(() => void router.navigate('/slow'))
  await waitFor(() => expect(router.state.navigation.state).toBe('loading'))
  await push(rankLeaguePush, up)
  act(arrive)
  expect(await screen.findByRole('dialog', { name: 'You’ve reached Silver, level 13!' })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/slow')
})

import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layoutBrowser } from '#ui/testing/browser.ts'
import { openHearingPage } from '#apps/site/web/testing/hearing-page.tsx'
import { holdPage } from '#ui/page/page-holds.ts'
import { keyOf } from '#ui/api/query.ts'
import { clearToasts } from '#ui/toast/toasts.ts'
import { cashbackPush, getInfo, rankLeaguePush } from '../contract.ts'

beforeEach(() => layoutBrowser({ wantsLessMotion: true }))
afterEach(() => {
  clearToasts()
  cleanup()
  vi.unstubAllGlobals()
})

const level = (index: number) => ({ index, title: `Silver ${index}`, coins: 1_500_000, entries: 500 })

test('progress stands in the profile and is told by nothing', async () => {
  const { push, profile } = await openHearingPage('rank-league')
  const { progressData } = rankLeaguePush.samples
  await push(rankLeaguePush, progressData!)
  expect(profile()?.rankLeague).toMatchObject({ enabled: true, currentLevel: { index: 12, currentExperience: 8_400 } })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('where one stands moves on the pages of the league', async () => {
  const { push, queries } = await openHearingPage('rank-league')
  const player = { currentLevel: { index: 11, currentExperience: 9_900, experience: 9_900 }, currentSection: { id: 2 } }
  queries.setQueryData(keyOf(getInfo), { data: { sections: [], player } })
  const standing = () => queries.getQueryData<{ data: { player: object } }>(keyOf(getInfo))?.data.player
  await push(rankLeaguePush, { action: 'levelUp', currentLevel: level(12) })
  expect(standing()).toMatchObject({ currentLevel: { index: 12, currentExperience: 0 } })
  await push(rankLeaguePush, rankLeaguePush.samples.progressData!)
  await push(rankLeaguePush, { action: 'sectionUp', currentSection: { id: 3, title: 'Gold' }, weeklyReward: 2_500 })
  expect(standing()).toEqual({
    currentLevel: { index: 12, currentExperience: 8_400, experience: 10_000 },
    currentSection: { id: 3 },
  })
})

test('a higher level opens its modal with what it brings', async () => {
  const { push, profile } = await openHearingPage('rank-league')
  await push(rankLeaguePush, { action: 'levelUp', currentLevel: level(2) })
  const modal = await screen.findByRole('dialog', { name: 'You have reached Silver 2!' })
  await waitFor(() => expect(modal.textContent).toMatch(/15,000.*5\.00/))
  expect(profile()?.rankLeague).toMatchObject({ currentLevel: { index: 2 } })
})

test('level 1, where everybody begins, is no rise', async () => {
  const { push, profile } = await openHearingPage('rank-league')
  await push(rankLeaguePush, { action: 'levelUp', currentLevel: level(1) })
  expect(profile()?.rankLeague).toEqual({ enabled: false })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a higher section opens its modal with the weekly reward', async () => {
  const { push } = await openHearingPage('rank-league')
  await push(rankLeaguePush, { action: 'sectionUp', currentSection: { id: 3, title: 'Gold' }, weeklyReward: 2_500 })
  const modal = await screen.findByRole('dialog', { name: 'Welcome to Gold!' })
  expect(modal.textContent).toContain('up to 25.00 entries')
})

test('the weekly reward is told when it is ready and when it is gone', async () => {
  const { push, profile } = await openHearingPage('rank-league')
  const cashback = () => profile()?.rankLeague['cashback']
  await push(rankLeaguePush, { action: 'calculationStatus', status: 'started' })
  expect(profile()?.rankLeague).toMatchObject({ isCalculating: true })
  await push(rankLeaguePush, { action: 'rankLeagueCashbackCalculated', currentReward: 1_250 })
  expect(await screen.findByText('Your weekly reward is ready: 12.50 entries.')).toBeTruthy()
  expect(cashback()).toEqual({ status: 'available', currentReward: 1_250 })
  await push(rankLeaguePush, { action: 'rankLeagueCashbackExpired' })
  expect(await screen.findByText(/has expired/)).toBeTruthy()
  expect(cashback()).toEqual({ status: 'unavailable', currentReward: 0 })
  const { available } = cashbackPush.samples
  await push(cashbackPush, available!)
  expect(cashback()).toEqual(available)
})

test('a level and a section reached by the same round are shown one after the other, and neither over another modal', async () => {
  const { push, router } = await openHearingPage('rank-league')
  await act(() => router.navigate('/library?openModal=vip-level-up'))
  const first = await screen.findByRole('dialog')
  const { levelUp, sectionUp } = rankLeaguePush.samples
  await push(rankLeaguePush, levelUp!)
  await push(rankLeaguePush, sectionUp!)
  expect(screen.getAllByRole('dialog')).toEqual([first])
  const close = (name = 'Lovely') => userEvent.click(screen.getByRole('button', { name }))
  await close('Got it')
  expect(await screen.findByRole('dialog', { name: 'You have reached Silver III!' })).toBeTruthy()
  await close()
  expect(await screen.findByRole('dialog', { name: 'Welcome to Gold!' })).toBeTruthy()
  await close()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('what the address names and this brand does not have keeps no level from being shown', async () => {
  const { push, router } = await openHearingPage('rank-league')
  await act(() => router.navigate('/library?openModal=spookySeason'))
  await push(rankLeaguePush, rankLeaguePush.samples['levelUp']!)
  expect(await screen.findByRole('dialog', { name: 'You have reached Silver III!' })).toBeTruthy()
})

test('a level reached by a round is shown once the round is over, not across it', async () => {
  const { push } = await openHearingPage('rank-league')
  const endRound = holdPage()
  await push(rankLeaguePush, rankLeaguePush.samples['levelUp']!)
  expect(screen.queryByRole('dialog')).toBeNull()
  act(endRound)
  expect(await screen.findByRole('dialog', { name: 'You have reached Silver III!' })).toBeTruthy()
})

test('a level that is told while another page is on its way keeps nobody from getting there', async () => {
  let arrive: () => void = () => undefined
  const { push, router } = await openHearingPage('rank-league', { until: new Promise((resume) => (arrive = () => resume())) })
  act(() => void router.navigate('/slow'))
  await waitFor(() => expect(router.state.navigation.state).toBe('loading'))
  await push(rankLeaguePush, rankLeaguePush.samples['levelUp']!)
  act(arrive)
  expect(await screen.findByRole('dialog', { name: 'You have reached Silver III!' })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/slow')
})

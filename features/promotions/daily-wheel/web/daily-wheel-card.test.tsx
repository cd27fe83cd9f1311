import { cleanup, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { guestInit, playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { getHomePage } from '#features/play/lobby/contract.ts'
import { homePage } from '#features/play/lobby/fixtures.ts'
import { card } from '#features/promotions/promotions/fixtures.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { getConfigs } from '../contract.ts'
import { openWheel } from '../fixtures.ts'
import DailyWheelCard from './daily-wheel-card.tsx'

const FEATURES = ['account', 'lobby', 'promotions', 'daily-wheel']
const LATER = Date.UTC(2099, 0) / 1_000

const server = serveTests()
beforeEach(() => {
  server.answer(initApp, guestInit)
  answerHome('running')
})

function answerHome(state: 'running' | 'planned'): void {
  const promotions = [card({ key: 'daily-wheel', title: 'Wheel of the day', state })]
  server.answer(getHomePage, { ...homePage, payload: { ...homePage.payload, promotions } })
}

function signIn(available: boolean): void {
  server.answer(initApp, playerInit)
  const availableWheel = { isActive: true, available, day: '2026-11-21', suppressAtDepositCounts: [] }
  server.answer(getProfile, { ...settledProfile, data: { ...settledProfile.data, featuresInfo: { availableWheel } } })
}

const open = () => openPage(server, { features: FEATURES, children: <DailyWheelCard /> })
const theCard = () => screen.findByRole('link', { name: /Wheel of the day/ })

test('a spin that is free can be taken from the card', async () => {
  signIn(true)
  open()
  await screen.findByText('Free spin ready')
  expect((await theCard()).textContent).toMatch(/Spin$/)
  expect((await theCard()).getAttribute('href')).toContain('openModal=daily-wheel')
  expect(server.calls(getConfigs)).toHaveLength(0)
})

test('after the spin the card counts down to the next one', async () => {
  signIn(false)
  const { campaign, wheels } = openWheel.data
  const spun = { ...wheels[0]!, available: false, availableDate: LATER }
  server.answer(getConfigs, { success: true, data: { campaign, wheels: [spun] } })
  open()
  expect(await screen.findByRole('timer')).toBeTruthy()
  expect((await theCard()).textContent).toMatch(/Spun today.*Next spin in/)
})

test('a guest learns of the wheel, and without a running one there is no card', async () => {
  open()
  expect((await theCard()).textContent).toContain('One free spin a day')
  cleanup()
  answerHome('planned')
  open()
  await expect.poll(() => server.calls(getHomePage).length).toBeGreaterThan(1)
  expect(screen.queryByRole('link', { name: /Wheel of the day/ })).toBeNull()
})

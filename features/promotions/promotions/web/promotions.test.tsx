import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layoutBrowser } from '#ui/testing/browser.ts'
import { FakeServer, refuse } from '#ui/testing/fake-server.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { initApp } from '#features/account/contract.ts'
import { guestInit } from '#features/account/fixtures.ts'
import { getConfigs as getWheels } from '#features/daily-wheel/contract.ts'
import { getHomePage } from '#features/lobby/contract.ts'
import { homePage } from '#features/lobby/fixtures.ts'
import type { CampaignOnPage } from '#kernel/campaign.ts'
import { getPromotionsPage, type Promotion } from '../contract.ts'
import { card } from '../fixtures.ts'
import PromoCards from './promo-cards.tsx'

let server: FakeServer

beforeEach(() => {
  layoutBrowser({ wantsLessMotion: true })
  server = new FakeServer()
  server.answer(initApp, guestInit)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const FEATURES = ['account', 'lobby', 'promotions']
const cards: Promotion[] = [
  card({ key: 'daily-login', title: 'Daily login', state: 'running', startsAt: 1, link: '?openModal=daily-login' }),
  card({ key: 'daily-wheel', title: 'Daily wheel', state: 'planned', startsAt: 4_000_000_000, link: '?openModal=daily-wheel' }),
  card({ key: 'bingo', title: 'Bingo', state: 'none' }),
]

test('the strip shows the state first, counts down, and leaves the daily prize to its own card', async () => {
  const { payload, seo } = homePage
  server.answer(getHomePage, { seo, payload: { ...payload, promotions: cards } })
  openPage(server, { features: FEATURES, children: <PromoCards /> })
  const wheel = await screen.findByRole('link', { name: /Daily wheel/ })
  expect(wheel.getAttribute('href')).toContain('openModal=daily-wheel')
  expect(wheel.textContent).toContain('Opens in')
  expect((await within(wheel).findByRole('timer')).textContent).toMatch(/^[\d,]+ days \d\d:\d\d:\d\d$/)
  expect((await screen.findByRole('link', { name: /Bingo/ })).textContent).toContain('No date yet')
  expect(screen.queryByRole('link', { name: /Daily login/ })).toBeNull()
})

test('the vault shows what is on and what comes next, and the way to the rest', async () => {
  server.answer(getPromotionsPage, { seo: { title: 'Promotions', description: '' }, payload: { promotions: cards } })
  openPage(server, { path: '/lobby?openModal=prize-vault', features: FEATURES })
  const vault = await screen.findByRole('dialog', { name: 'Prize vault' })
  expect(await within(vault).findByRole('link', { name: /Daily login/ })).toBeTruthy()
  expect(within(vault).getByRole('link', { name: /Daily wheel/ })).toBeTruthy()
  expect(within(vault).queryByRole('link', { name: /Bingo/ })).toBeNull()
  expect(within(vault).getByRole('link', { name: 'All promotions' }).getAttribute('href')).toBe('/promotions')
})

test('an empty vault says so', async () => {
  server.answer(getPromotionsPage, { seo: { title: 'Promotions', description: '' }, payload: { promotions: [card()] } })
  openPage(server, { path: '/lobby?openModal=prize-vault', features: FEATURES })
  expect(await screen.findByText(/The vault is empty/)).toBeTruthy()
})

test('a modal of a campaign that could not be read can be asked again', async () => {
  server.answer(getWheels, refuse('unavailable', 503))
  openPage(server, { path: '/lobby?openModal=daily-wheel', features: [...FEATURES, 'daily-wheel'] })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  server.answer(getWheels, { success: true, data: { campaign: noCampaign, wheels: [] } })
  await userEvent.click(retry)
  expect(await screen.findByRole('dialog', { name: 'Daily wheel' })).toBeTruthy()
  expect(screen.getByText('No date yet')).toBeTruthy()
})

const noCampaign: CampaignOnPage = {
  id: null,
  title: 'Daily wheel',
  text: 'One free spin every day.',
  steps: [],
  state: 'none',
  startsAt: null,
  finishedAt: null,
  startDay: null,
  endDay: null,
}

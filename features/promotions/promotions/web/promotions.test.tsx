import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { refuse } from '#ui/testing/fake-server.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { guestInit, playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { getConfigs as getWheels } from '#features/promotions/daily-wheel/contract.ts'
import { getHomePage } from '#features/play/lobby/contract.ts'
import { homePage } from '#features/play/lobby/fixtures.ts'
import type { CampaignOnPage } from '#kernel/campaign.ts'
import { getPast, getPromotionsPage, type Promotion } from '../contract.ts'
import { card } from '../fixtures.ts'
import PastPage from './past-page.tsx'
import PromotionsPage from './promotions-page.tsx'
import PromoCards from './promo-cards.tsx'
import { PromotionList } from './promotion-list.tsx'

const server = serveTests()

beforeEach(() => {
  server.answer(initApp, guestInit)
})

const FEATURES = ['account', 'lobby', 'promotions']
const cards: Promotion[] = [
  card({ key: 'daily-login', title: 'Daily prize', state: 'running', startsAt: 1, link: '?openModal=daily-login' }),
  card({ key: 'daily-wheel', title: 'Daily wheel', state: 'planned', startsAt: 4_000_000_000, link: '?openModal=daily-wheel' }),
  card({ key: 'bingo', title: 'Bingo', state: 'none' }),
]

test('a protected player is told that promotions are paused, and sees none on the page or in the vault', async () => {
  server.answer(initApp, playerInit)
  server.answer(getProfile, { ...settledProfile, data: { ...settledProfile.data, mayPromote: false } })
  server.answer(getPromotionsPage, { seo: { title: 'Promotions', description: '' }, payload: { promotions: cards } })
  openPage(server, { features: FEATURES, path: '/library?openModal=prize-vault', children: <PromotionsPage /> })
  await waitFor(() => expect(screen.getAllByText('Promotions are paused for you')).toHaveLength(2))
  expect(screen.queryByText('Bingo')).toBeNull()
  expect(screen.queryByText('Daily wheel')).toBeNull()
})

test('the strip shows the state first, counts down, and leaves the daily prize to its own card', async () => {
  const { payload, seo } = homePage
  server.answer(getHomePage, { seo, payload: { ...payload, promotions: cards } })
  openPage(server, { features: FEATURES, children: <PromoCards /> })
  const wheel = await screen.findByRole('link', { name: /Daily wheel/ })
  expect(wheel.getAttribute('href')).toContain('openModal=daily-wheel')
  expect(wheel.textContent).toContain('Starts in')
  expect((await within(wheel).findByRole('timer')).textContent).toMatch(/^[\d,]+ days$/)
  expect((await screen.findByRole('link', { name: /Bingo/ })).textContent).toContain('Date to be announced')
  expect(screen.queryByRole('link', { name: /Daily prize/ })).toBeNull()
})

test('a running card on the page says what the player has and what to do; a guest gets the button alone', async () => {
  const promotions = [
    card({ key: 'money-box', title: 'Piggy bank', state: 'running', link: '/money-box' }),
    card({ key: 'bingo', title: 'Bingo', state: 'running' }),
    card({ key: 'newcomer', title: 'New', state: 'running', link: '/new' }),
    card({ key: 'lottery', title: 'Draw', link: '/lottery' }),
  ]
  const box = { isActive: true, status: 'active', moneyBoxAmount: 4_000, minAmount: 10_000, maxAmount: 50_000, breakableAt: null }
  server.answer(getPromotionsPage, { seo: { title: 'Promotions', description: '' }, payload: { promotions } })
  server.answer(initApp, playerInit)
  server.answer(getProfile, {
    ...settledProfile,
    data: { ...settledProfile.data, moneyBox: box, bingo: { isActive: false } },
  } as never)
  const children = <PromotionList cards={promotions} onFlip={() => undefined} />
  const features = [...FEATURES, 'money-box', 'bingo']
  openPage(server, { path: '/promotions', features, children })
  await waitFor(() => expect(callOf('Piggy bank')).toMatch(/40.*100.*See the piggy bank$/))
  expect(callOf('Bingo')).toMatch(/Play bingo$/)
  expect(callOf('New')).toBe('See details')
  expect(callOf('Draw')).toBeUndefined()
  expect(server.calls(getHomePage)).toHaveLength(0)
  cleanup()
  server.answer(initApp, guestInit)
  openPage(server, { path: '/promotions', features, children })
  await screen.findByRole('link', { name: /Piggy bank/ })
  expect(callOf('Piggy bank')).toBe('See the piggy bank')
})

const callOf = (title: string) =>
  screen.queryByRole('link', { name: new RegExp(title) })?.querySelector('.promotion-own')?.textContent

test('the vault shows running and upcoming promotions and a link to the rest', async () => {
  server.answer(getPromotionsPage, { seo: { title: 'Promotions', description: '' }, payload: { promotions: cards } })
  openPage(server, { path: '/lobby?openModal=prize-vault', features: FEATURES })
  const vault = await screen.findByRole('dialog', { name: 'Prize vault' })
  expect(await within(vault).findByRole('link', { name: /Daily prize/ })).toBeTruthy()
  expect(within(vault).getByRole('link', { name: /Daily wheel/ })).toBeTruthy()
  expect(within(vault).queryByRole('link', { name: /Bingo/ })).toBeNull()
  expect(within(vault).getByRole('link', { name: 'All promotions' }).getAttribute('href')).toBe('/promotions')
})

test('the page puts daily prizes first and purchases last; the vault puts first what this player can take now', async () => {
  const promotions = ['bingo', 'coin-drops', 'cosmic-boxes', 'daily-login', 'deposit-streak', 'money-box'].map((key) =>
    card({ key, title: `The ${key}`, state: 'running' }),
  )
  const features = [...FEATURES, 'bingo', 'coin-drops', 'cosmic-boxes', 'daily-login', 'deposit-streak', 'money-box']
  server.answer(getPromotionsPage, { seo: { title: 'Promotions', description: '' }, payload: { promotions } })
  const titles = () => screen.getAllByRole('heading', { name: /^The / }).map(({ textContent }) => textContent!.slice(4))
  openPage(server, { features, children: <PromotionList cards={promotions} onFlip={() => undefined} /> })
  await screen.findByText('The bingo')
  expect(titles()).toEqual(['daily-login', 'coin-drops', 'cosmic-boxes', 'bingo', 'money-box', 'deposit-streak'])
  cleanup()
  const box = { isActive: true, status: 'full', moneyBoxAmount: 50_000, minAmount: 10_000, maxAmount: 50_000, breakableAt: null }
  server.answer(initApp, playerInit)
  server.answer(getProfile, { ...settledProfile, data: { ...settledProfile.data, moneyBox: box } } as never)
  openPage(server, { path: '/lobby?openModal=prize-vault', features })
  await screen.findByRole('dialog', { name: 'Prize vault' })
  await waitFor(() => expect(titles()).toEqual(['money-box', 'daily-login', 'coin-drops', 'cosmic-boxes']))
})

test('the daily prize’s card counts down to the next prize for a guest, and leaves that to a player’s own state', async () => {
  const daily = card({ key: 'daily-login', title: 'Daily prize', state: 'running', finishedAt: 4_000_000_000 })
  const other = card({ key: 'bingo', title: 'Bingo', state: 'running', finishedAt: 4_000_000_000 })
  const children = <PromotionList cards={[daily, other]} onFlip={() => undefined} />
  openPage(server, { features: FEATURES, children })
  const shown = await screen.findByRole('link', { name: /Daily prize/ })
  expect(shown.textContent).toContain('New prize in')
  expect(shown.textContent).not.toContain('Ends in')
  expect(screen.getByRole('link', { name: /Bingo/ }).textContent).toContain('Ends in')
  cleanup()
  server.answer(initApp, playerInit)
  server.answer(getProfile, settledProfile)
  openPage(server, { features: FEATURES, children })
  await waitFor(() => expect(screen.getByRole('link', { name: /Daily prize/ }).textContent).not.toMatch(/New prize in|Ends in/))
})

test('an empty vault shows a message', async () => {
  server.answer(getPromotionsPage, { seo: { title: 'Promotions', description: '' }, payload: { promotions: [card()] } })
  openPage(server, { path: '/lobby?openModal=prize-vault', features: FEATURES })
  expect(await screen.findByText(/Nothing to claim right now/)).toBeTruthy()
})

test('a campaign modal that failed to load can be retried', async () => {
  server.answer(getWheels, refuse('unavailable', 503))
  openPage(server, { path: '/lobby?openModal=daily-wheel', features: [...FEATURES, 'daily-wheel'] })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  server.answer(getWheels, { success: true, data: { campaign: noCampaign, wheels: [] } })
  await userEvent.click(retry)
  expect(await screen.findByRole('dialog', { name: 'Daily wheel' })).toBeTruthy()
  expect(screen.getByText('Date to be announced')).toBeTruthy()
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

test('past promotions are listed with their days, page by page, and link to a page of their own if they have one', async () => {
  const past = { ...noCampaign, state: 'ended', feature: 'lottery', picture: 'chest', link: null, endDay: '2026-03-14' } as const
  const campaigns = [
    { ...past, id: 'cmp_2', title: 'Spring draw', startDay: '2026-03-01', link: '/lottery?draw=cmp_2' },
    { ...past, id: 'cmp_1', title: 'Winter draw', startDay: '2026-03-14' },
  ]
  server.answer(getPast, { success: true, data: { campaigns, hasMore: true } })
  // West of Greenwich, midnight of a calendar day in UTC is still the day before.
  const options = new Intl.DateTimeFormat().resolvedOptions()
  const zone = vi
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ ...options, timeZone: 'America/New_York' })
  const children = (
    <Suspense>
      <PastPage />
    </Suspense>
  )
  openPage(server, { path: '/promotions/past?page=2', features: FEATURES, children })
  const [spring, winter] = await screen.findAllByRole('listitem')
  expect(spring!.textContent).toContain('Mar 1, 2026 – Mar 14, 2026')
  expect(within(spring!).getByRole('link', { name: 'See details' }).getAttribute('href')).toBe('/lottery?draw=cmp_2')
  expect(winter!.textContent).toMatch(/^Mar 14, 2026/)
  expect(within(winter!).queryByRole('link')).toBeNull()
  expect(screen.getByRole('link', { name: 'Newer' }).getAttribute('href')).toBe('/promotions/past')
  expect(screen.getByRole('link', { name: 'Older' }).getAttribute('href')).toBe('/promotions/past?page=3')
  expect(server.calls(getPast)[0]?.path).toContain('offset=12')
  zone.mockRestore()
})

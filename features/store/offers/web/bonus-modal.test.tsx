import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { getPackages } from '#features/store/packages/contract.ts'
import { aStorefront } from '#features/store/packages/fixtures.ts'
import { layoutBrowser } from '#ui/testing/browser.ts'
import { ModalFrame } from '#ui/modal/modal-frame.tsx'
import { FakeServer } from '#ui/testing/fake-server.ts'
import { type Bonus, declineBonus, getBonuses } from '../contract.ts'
import BonusModal from './bonus-modal.tsx'

beforeEach(() => layoutBrowser({ wantsLessMotion: true }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const spins: Bonus['bonusInfo'] = {
  id: 'spin-on-us',
  type: 'free-spins',
  title: 'Ten spins on us',
  text: '',
  entries: 0,
  spins: 10,
  game: 'Voltage Sevens',
  minPurchaseCents: 499,
}
const entries: Bonus['bonusInfo'] = { ...spins, type: 'free-entries', entries: 200, spins: 0, game: null }

function open(bonusInfo: Bonus['bonusInfo'], isGranted: boolean) {
  const server = new FakeServer()
  server.answer(initApp, playerInit)
  server.answer(getProfile, settledProfile)
  server.answer(getPackages, {
    ...aStorefront,
    data: { ...aStorefront.data, sales: { ...aStorefront.data.sales, isOpen: true } },
  })
  const playerBonusInfo = { messageId: bonusInfo.id, expiresAt: 4_000_000_000, isGranted }
  server.answer(getBonuses, { success: true, data: { bonuses: [{ bonusInfo, playerBonusInfo }] } })
  const children = (
    <ModalFrame isBlocking={false} onClose={vi.fn<() => void>()}>
      <BonusModal args={{}} close={vi.fn<() => void>()} />
    </ModalFrame>
  )
  openPage(server, { path: '/library', children })
  return server
}

test.each([
  [spins, false, /10 free spins in Voltage Sevens with a package from \$4\.99\./, 'Go to the store'],
  [spins, true, /10 free spins are ready in Voltage Sevens\./, 'See my rewards'],
  [entries, false, /2\.00 free entries with a package from \$4\.99\./, 'Go to the store'],
  [entries, true, /2\.00 free entries are in your balance\./, 'See my rewards'],
])('a bonus says what it brings and where to go on (%#)', async (bonus, isGranted, text, action) => {
  open(bonus, isGranted)
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.getByRole('link', { name: action })).toBeTruthy()
  expect(screen.queryByText(/Ends in/)).toEqual(isGranted ? null : expect.anything())
})

test('BON-1 a bonus shows its dates, whom it is for, what it asks for and that it has no playthrough', async () => {
  open(spins, false)
  for (const text of [
    /^Oct 2, 2096/,
    'Your account only, once.',
    'One purchase of at least $4.99 in that time.',
    /^None\. You get all of it/,
    'Free spins play before your balance does.',
  ])
    expect(await screen.findByText(text)).toBeTruthy()
})

test('BON-2 an open bonus is given up after a look at the amounts, and one that was granted is not', async () => {
  const server = open(entries, false)
  server.answer(declineBonus, { success: true })
  await userEvent.click(await screen.findByRole('button', { name: 'Give up this bonus' }))
  expect(
    screen.getByText(/You give up 2\.00 free entries\. Your balance doesn’t change: [\d,]+ coins and [\d.]+ entries\./),
  ).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  await userEvent.click(screen.getByRole('button', { name: 'Give up this bonus' }))
  server.answer(getBonuses, { success: true, data: { bonuses: [] } })
  await userEvent.click(screen.getByRole('button', { name: 'Give it up' }))
  expect(await screen.findByText('No active bonus')).toBeTruthy()
  expect(server.calls(declineBonus).map(({ body }) => body)).toEqual([{ message_id: 'spin-on-us' }])
  cleanup()
  open(entries, true)
  await screen.findByRole('link', { name: 'See my rewards' })
  expect(screen.queryByRole('button', { name: 'Give up this bonus' })).toBeNull()
})

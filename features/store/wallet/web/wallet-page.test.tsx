import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { forgetMethod, getMethods } from '#features/store/orders/contract.ts'
import { getRedemptions, type RedemptionOverview } from '#features/store/redemptions/contract.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { getWallet, type Wallet } from '../contract.ts'
import { overview, requests, wallet } from '../fixtures.ts'
import WalletPage from './wallet-page.tsx'

const server = serveTests()
beforeEach(() => {
  server.answer(initApp, playerInit)
  server.answer(getProfile, settledProfile)
})

const saved = [{ id: 'spm_1', methodId: 'card' as const, title: 'Card •• 0001' }]

async function open(change: Partial<Wallet> = {}, redemptions: Partial<RedemptionOverview> = {}) {
  server.answer(getWallet, { success: true, data: { ...wallet, ...change } })
  server.answer(getRedemptions, { success: true, data: { ...overview, ...redemptions } })
  server.answer(getMethods, { success: true, data: { methods: [], saved, limitLeft: 4_200, isTest: true } })
  openPage(server, { path: '/wallet', features: ['account', 'wallet', 'redemptions', 'orders'], children: <WalletPage /> })
  await screen.findByRole('heading', { name: 'Money in and out' })
}

test('every line of money says what it was, when, and how it is looked up', async () => {
  await open()
  const card = screen.getByRole('heading', { name: 'Money in and out' }).closest('section') as HTMLElement
  const rows = within(card).getAllByRole('listitem')
  expect(rows).toHaveLength(wallet.lines.length)
  expect(within(rows[0]!).getByText('Bought Stack')).toBeTruthy()
  expect(within(rows[0]!).getByText('−$9.99')).toBeTruthy()
  expect(within(rows[0]!).getByRole('link', { name: 'Receipt 100001' }).getAttribute('href')).toBe('/cash/orders/ord_1/')
  expect(within(rows[1]!).getByText('On its way')).toBeTruthy()
  expect(within(card).getByText('Withheld for taxes')).toBeTruthy()
})

test('what is open says who acts next, and a debt leads to support', async () => {
  await open({}, { requests: [requests[0]!], blocks: ['request-open'], heldWinnings: 6_000 })
  expect(screen.getByText('Checking your request · With us')).toBeTruthy()
  expect(screen.getByText('60.00 of it is set aside for your redemption.')).toBeTruthy()
  expect(screen.getByText('You owe $99.99')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe('/support')
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/cash/orders/ord_2/')
})

test('what is in the way of redeeming is said, and earlier pages load on request', async () => {
  await open({ next: '1.ord_1' }, { blocks: ['below-minimum'] })
  expect(screen.getByText('You need at least $50.00 in available winnings.')).toBeTruthy()
  const older = { ...wallet.lines[0]!, id: 'older', receipt: '99' }
  server.answer(getWallet, { success: true, data: { open: [], lines: [older], next: null } })
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByRole('link', { name: 'Receipt 99' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('a saved payment method is removed', async () => {
  server.answer(forgetMethod, { success: true })
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Remove Card •• 0001' }))
  expect(server.calls(forgetMethod)).toHaveLength(1)
})

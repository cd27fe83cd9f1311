import { cleanup, screen, within } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { initApp } from '#features/account/account/contract.ts'
import { guestInit } from '#features/account/account/fixtures.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { type EarnedReward, getRewards } from '../contract.ts'
import RewardsPage from './rewards-page.tsx'

const server = serveTests()
beforeEach(() => {
  server.answer(initApp, guestInit)
})

const open = (rewards: EarnedReward[], features = ['rewards']) => {
  server.answer(getRewards, { success: true, data: { rewards } })
  openPage(server, {
    features,
    children: (
      <Suspense>
        <RewardsPage />
      </Suspense>
    ),
  })
}

const reward = { id: 'a', title: 'Piggy bank', link: '/money-box', at: 1_795_400_000, state: 'paid', takenBack: null } as const

test('a reward says what it is worth, where it comes from and its state', async () => {
  open([
    { ...reward, value: { kind: 'balance', coins: 120_000, entries: 50 } },
    { ...reward, id: 'c', state: 'waiting', link: '/lottery?draw=cmp_1', value: { kind: 'balance', coins: 500_00, entries: 0 } },
    { ...reward, id: 'b', state: 'held', value: { kind: 'ticket', count: 2, expiresAt: null } },
  ])
  await screen.findByText('1,200 coins and 0.50 entries')
  screen.getByText('2 tickets')
  screen.getByText('On hold while you take a break. You’ll get it when your break ends.')
  screen.getByText('Waiting for you to claim it.')
  expect(screen.getAllByRole('link', { name: 'Piggy bank' }).map((link) => link.getAttribute('href'))).toEqual([
    '/money-box',
    '/lottery?draw=cmp_1',
    '/money-box',
  ])
})

test('a reward says what went with the purchase that earned it', async () => {
  open([
    { ...reward, value: { kind: 'balance', coins: 1_000_00, entries: 50 }, takenBack: { coins: 400_00, entries: 0, count: 0 } },
    { ...reward, id: 'b', value: { kind: 'ticket', count: 2, expiresAt: null }, takenBack: { coins: 0, entries: 0, count: 3 } },
  ])
  const why = 'The purchase that earned this was refunded or disputed.'
  expect(await screen.findByText(`400 coins taken back. ${why}`)).toBeTruthy()
  expect(screen.getByText(`3 taken back. ${why}`)).toBeTruthy()
})

test('a player without rewards is led to the promotions', async () => {
  open([])
  expect((await screen.findByRole('link', { name: 'See promotions' })).getAttribute('href')).toBe('/promotions')
})

test('related records are linked if their features are on, without an empty card otherwise', async () => {
  open([])
  await screen.findByRole('link', { name: 'See promotions' })
  // The navigation has the group twice: as a column and as a line that unfolds.
  expect(screen.getAllByRole('heading', { name: 'Records' })).toHaveLength(2)
  cleanup()
  open([{ ...reward, value: { kind: 'balance', coins: 100, entries: 0 } }], ['rewards', 'wallet'])
  await screen.findByText('Piggy bank')
  expect(screen.getAllByRole('heading', { name: 'Records' })).toHaveLength(3)
  const card = within(screen.getAllByRole('heading', { name: 'Records' }).at(-1)!.closest('section')!)
  expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/wallet'])
  screen.getByRole('link', { name: 'See promotions' })
})

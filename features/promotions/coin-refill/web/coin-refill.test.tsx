import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { guestInit, playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { refuse } from '#ui/testing/fake-server.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { getInfo, takeRefill } from '../contract.ts'
import { words } from '../shared/words.en.ts'
import CoinRefillPage from './coin-refill-page.tsx'

const campaign = {
  ...words,
  id: 'cmp_1',
  state: 'running',
  startsAt: 1,
  finishedAt: null,
  startDay: '2026-11-01',
  endDay: null,
} as const
const infoWith = (nextAt: number | null) => ({ success: true, data: { campaign, coins: 50_000, everyHours: 4, nextAt } }) as const
const LATER = Date.UTC(2099, 0) / 1_000

const server = serveTests()
beforeEach(() => {
  server.answer(initApp, playerInit)
  server.answer(getProfile, settledProfile)
  server.answer(getInfo, infoWith(0))
})

const open = () =>
  openPage(server, {
    features: ['account', 'coin-refill'],
    children: (
      <Suspense>
        <CoinRefillPage />
      </Suspense>
    ),
  })
const button = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Claim 500 coins' })

test('a refill that is ready is taken, and the wait is shown', async () => {
  server.answer(takeRefill, { success: true, data: { coins: 50_000, nextAt: LATER } })
  open()
  expect((await button()).disabled).toBe(false)
  server.answer(getInfo, infoWith(LATER))
  await userEvent.click(await button())
  expect(await screen.findByText('500 coins added')).toBeTruthy()
  expect(await screen.findByRole('timer')).toBeTruthy()
  expect((await button()).disabled).toBe(true)
})

test('a failure is shown, and the button stays', async () => {
  server.answer(takeRefill, refuse('internal', 500))
  open()
  await userEvent.click(await button())
  await screen.findByRole('alert')
  expect((await button()).disabled).toBe(false)
})

test('a guest is offered to sign up', async () => {
  server.answer(initApp, guestInit)
  server.answer(getInfo, infoWith(null))
  open()
  expect(await screen.findByRole('link', { name: 'Sign up' })).toBeTruthy()
  expect(screen.getByText('500 coins every 4 hours, free')).toBeTruthy()
})

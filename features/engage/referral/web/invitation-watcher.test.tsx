import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { checkRewards } from '#features/account/registration/contract.ts'
import { initApp } from '#features/account/account/contract.ts'
import { guestInit } from '#features/account/account/fixtures.ts'

const gift = { coins: 10_000, entries: 500 }
const rewards = {
  success: true,
  registrationReferralReward: gift,
  referral: null,
  registrationRewardWithoutCode: gift,
  isCoinsOnly: false,
  reasonType: null,
  '0': { registration: gift, emailConfirmation: gift, phoneConfirmation: gift, profileComplete: gift },
} as const
const features = ['account', 'lobby', 'referral']

const server = serveTests()

beforeEach(() => {
  server.answer(initApp, guestInit)
})

test('an unknown code is removed from the address of any page, and nothing else is', async () => {
  server.answer(checkRewards, { ...rewards, reasonType: 'code-not-found' as const })
  const { router } = openPage(server, { path: '/library?invited_by=nobody&refcode=x&category=slots', features })
  await waitFor(() => expect(router.state.location.search).toBe('?category=slots'))
  expect(server.calls(checkRewards)).toHaveLength(1)
})

test('an existing code stays', async () => {
  server.answer(checkRewards, rewards)
  const { router } = openPage(server, { path: '/library?invited_by=anna', features })
  await waitFor(() => expect(server.calls(checkRewards)).toHaveLength(1))
  expect(await screen.findByRole('main')).toBeTruthy()
  expect(router.state.location.search).toBe('?invited_by=anna')
})

import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { getRewards } from '#features/account/personal-info/contract.ts'
import { rewards } from '#features/account/personal-info/fixtures.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { endPart } from '../contract.ts'
import Checklist from './checklist.tsx'

const server = serveTests()
const answerProfile = (changes: object) =>
  server.answer(getProfile, { ...settledProfile, data: { ...settledProfile.data, lastGames: [], ...changes } })

beforeEach(() => {
  server.answer(initApp, playerInit)
  server.answer(getRewards, rewards)
  server.answer(endPart, { success: true, data: { isFirst: true } })
  answerProfile({ firstSteps: { tips: false, checklist: true } })
})

const open = () =>
  openPage(server, {
    features: ['account', 'personal-info'],
    children: (
      <Suspense>
        <Checklist />
      </Suspense>
    ),
  })
const list = () => screen.findByRole('region', { name: 'Complete your account' })

test('each open step has its amount or purpose, and leads there', async () => {
  open()
  await waitFor(async () => expect(within(await list()).getAllByRole('listitem')).toHaveLength(4))
  const steps = within(await list()).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Confirm your email5,000300.00Confirm',
    'Complete your profile5,000200.00Complete',
    'Confirm your phone5,000Confirm',
    'Play your first roundPick a game you like.See games',
  ])
  expect(within(steps[0]!).getByRole('link').getAttribute('href')).toBe('/profile#email')
  expect(screen.getByText('0 of 4 done')).toBeTruthy()
})

test('until the steps are known, it shows that they load', async () => {
  open()
  await waitFor(() => expect(document.querySelector('.checklist .skeleton[aria-hidden]')).toBeTruthy())
  await waitFor(async () => expect(within(await list()).getAllByRole('listitem')).toHaveLength(4))
  expect(document.querySelector('.checklist .skeleton')).toBeNull()
})

test('it leaves when it is hidden, and the server remembers that', async () => {
  const user = userEvent.setup()
  open()
  await user.click(within(await list()).getByRole('button', { name: 'Hide this list' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Complete your account' })).toBeNull())
  expect(server.calls(endPart)).toMatchObject([{ body: { part: 'checklist' } }])
})

test('it ends by itself once every step is done', async () => {
  const done = { available: false, completed: true, coins: 1, entries: 0, awaitsEmail: false }
  server.answer(getRewards, { success: true, data: { email: done, profile: done, phone: done } })
  answerProfile({ firstSteps: { tips: false, checklist: true }, lastGames: ['cherry-royale'] })
  open()
  await waitFor(() => expect(server.calls(endPart)).toMatchObject([{ body: { part: 'checklist' } }]))
  expect(screen.queryByRole('region', { name: 'Complete your account' })).toBeNull()
})

test('a player of old sees no list, and nothing is asked for', async () => {
  answerProfile({})
  open()
  await waitFor(() => expect(server.calls(getProfile)).toHaveLength(1))
  expect(screen.queryByRole('region', { name: 'Complete your account' })).toBeNull()
  expect(server.calls(getRewards)).toHaveLength(0)
})

import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { refuse } from '#ui/testing/fake-server.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { getInfo, payCashback } from '../contract.ts'
import { calculating, none, paid, withoutReward, withReward } from '../fixtures.ts'

const server = serveTests()
beforeEach(() => {
  server.answer(initApp, playerInit)
  server.answer(getProfile, settledProfile)
  server.answer(payCashback, paid)
})

const open = (info: typeof withReward) => {
  server.answer(getInfo, info)
  return openPage(server, { path: '/lobby?openModal=vip-claim-reward', features: ['account', 'rank-league'] })
}
const collect = () => screen.findByRole('button', { name: 'Claim' })

test('a double click claims once, shows what was paid and refetches league and balance', async () => {
  open(withReward)
  const modal = await screen.findByRole('dialog', { name: 'Your weekly reward is here' })
  await waitFor(() => expect(modal.textContent).toMatch(/18,640.*Claim it by Sunday, November 22/))
  await userEvent.dblClick(await collect())
  expect(await screen.findByRole('dialog', { name: 'It’s all yours!' })).toBeTruthy()
  expect(server.calls(payCashback)).toHaveLength(1)
  await waitFor(() => expect([server.calls(getInfo), server.calls(getProfile)].map(({ length }) => length)).toEqual([2, 2]))
})

test.each([
  ['refused', { success: false, reasonType: 'no-reward' } as const],
  ['failed', refuse('internal', 500)],
])('a claim that was %s says so and can be tried again', async (_, answer) => {
  open(withReward)
  server.answer(payCashback, answer)
  await userEvent.click(await collect())
  expect((await screen.findByRole('alert')).textContent).toBe('That didn’t work. Try again.')
  server.answer(payCashback, paid)
  await userEvent.click(await collect())
  expect(await screen.findByRole('dialog', { name: 'It’s all yours!' })).toBeTruthy()
})

test('a claim of a player who is switched off leads to support', async () => {
  open(withReward)
  server.answer(payCashback, refuse('player-off', 403))
  await userEvent.click(await collect())
  expect((await screen.findByRole('alert')).textContent).toBe('Your account can’t play right now. Contact support.')
})

test('a claim beyond a limit of the prizes says which', async () => {
  open(withReward)
  server.answer(payCashback, { success: false, reasonType: 'cap-reached' })
  await userEvent.click(await collect())
  expect((await screen.findByRole('alert')).textContent).toContain('today')
})

test.each([
  ['the running week without a reward', withoutReward, 'So far this week: 1,240 coins, 2% of your net play.'],
  ['the calculation', calculating, 'Last week’s reward will be here in a moment.'],
  ['the schedule without a league', none, 'Date to be announced'],
])('the modal shows %s', async (_, info, text) => {
  open(info)
  expect(await screen.findByText(text, { exact: false })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Claim' })).toBeNull()
})

import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { openPushPage } from '#apps/site/web/testing/push-page.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { funMachinePush, getMachine, getMeter, pull } from '../contract.ts'
import { machine, meterOf, metersAt } from '../fixtures.ts'
import FunMachinePage from './fun-machine-page.tsx'
import GameMeter from './game-meter.tsx'

const server = serveTests()
beforeEach(() => {
  server.answer(initApp, playerInit)
  server.answer(getProfile, settledProfile)
})

const meters = metersAt(1_795_280_400)
type MeterInfo = Parameters<typeof meterOf>[0]

function open(data: MeterInfo) {
  server.answer(getMeter, { success: true, data })
  server.answer(getMachine, { success: true, data: machine })
  return openPage(server, { features: ['account', 'fun-machine'], children: <FunMachinePage /> })
}
const panel = () => screen.findByRole('region', { name: 'Your meter' })

describe('the meter', () => {
  test.each([
    ['filling', meters.filling, 'A pull is 3,600 coins of play away.', 'See qualifying games'],
    ['ready', meters.ready, '1 pull ready', 'Pull the machine'],
    ['ready and filling again', meters.ready, 'coins of play away.', 'Pull the machine'],
    ['full', meters.stopped, 'Your meter is full. It fills again after a pull.', 'Pull the machine'],
  ])('that is %s says what can be done', async (_, info, text, action) => {
    open(info)
    expect((await panel()).textContent).toContain(text)
    expect(await within(await panel()).findByText(action)).toBeTruthy()
  })

  test.each([
    ['planned', meters.planned],
    ['ended', meters.ended],
    ['not planned', meters.nothing],
  ])('is not shown while the machine is %s', async (_, info) => {
    open(info)
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('region', { name: 'Your meter' })).toBeNull()
  })

  test('comes with exact odds, the average and the rules from the settings', async () => {
    open(meters.filling)
    const page = (await screen.findByRole('article')).textContent
    for (const text of ['45%', '0.5%', 'A pull awards 677.5 coins on average.', '10,000 coins played in qualifying games']) {
      expect(page).toContain(text)
    }
  })
})

describe('a pull', () => {
  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Pull the machine' }))

  test('shows its capsule and its prize, and uses the meter', async () => {
    server.answer(pull, {
      success: true,
      data: { prize: { index: 2, coins: 100_000, entries: 0 }, meter: { ...meterOf(meters.filling), version: 9 } },
    })
    open(meters.ready)
    await press()
    expect(await screen.findByText('You won!')).toBeTruthy()
    expect(document.querySelector('.capsule-machine')?.getAttribute('data-phase')).toBe('open')
    expect(document.querySelector('[data-is-won="true"]')?.textContent).toContain('1,000')
    await waitFor(() => expect(server.calls(getProfile).length).toBeGreaterThan(1))
    expect(server.calls(pull)).toHaveLength(1)
  })

  test.each([
    ['the budget', 'budget-exhausted', 'All the prizes of this promotion have been given out.'],
    ['an empty meter', 'not-full', 'The machine didn’t move. Your pull is still here. Try again.'],
  ] as const)('refused by %s says why and refetches', async (_, reasonType, text) => {
    server.answer(pull, { success: false, reasonType })
    open(meters.ready)
    await press()
    expect((await screen.findByRole('alert')).textContent).toBe(text)
    await waitFor(() => expect(server.calls(getMeter).length).toBeGreaterThan(1))
  })
})

const own = (info: MeterInfo) => ({ isActive: true, games: ['cherry-royale'], ...meterOf(info) })

test.each([
  ['a qualifying game, played with coins', 'cherry-royale', 'TournamentPoints', 1],
  ['another game', 'ember-wyrm', 'TournamentPoints', 0],
  ['entries', 'cherry-royale', 'SweepStakes', 0],
] as const)('the game’s frame shows the meter for %s', async (_, game, mode, count) => {
  server.answer(getProfile, { ...settledProfile, data: { ...settledProfile.data, funMachine: own(meters.ready) } })
  openPage(server, { features: ['account', 'fun-machine'], children: <GameMeter game={game} mode={mode} /> })
  await waitFor(() => expect(server.calls(getProfile)).toHaveLength(1))
  if (count > 0) await screen.findByRole('link')
  expect(screen.queryAllByRole('link', { name: 'Fun machine: 12% full, 1 pull ready' })).toHaveLength(count)
})

test('a full meter says so once, and an addition from a round only moves it', async () => {
  const { push, profile } = await openPushPage('fun-machine')
  await push(funMachinePush, { action: 'progress', ...meterOf(meters.filling) })
  expect(document.querySelector('.Toastify__toast')).toBeNull()
  await push(funMachinePush, { action: 'full', ...meterOf(meters.ready) })
  expect(await screen.findByText('Your meter is full. The fun machine is ready for a pull.')).toBeTruthy()
  await push(funMachinePush, { action: 'full', ...meterOf(meters.ready) })
  expect(screen.getAllByText(/ready for a pull/)).toHaveLength(1)
  expect(profile()?.funMachine).toMatchObject({ isActive: true, ...meterOf(meters.ready) })
})

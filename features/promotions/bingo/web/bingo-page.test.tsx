import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { openOrder } from '#features/store/orders/contract.ts'
import { layoutBrowser } from '#ui/testing/browser.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { accrueReward, getGameData, getInfo, type PlayedGame } from '../contract.ts'
import { gameData, infosAt, lostGame, statusOf, STORE, wonGame } from '../fixtures.ts'
import BingoPage from './bingo-page.tsx'

const server = serveTests()
beforeEach(() => {
  server.answer(initApp, playerInit)
  server.answer(getProfile, settledProfile)
})
afterEach(() => {
  vi.useRealTimers()
})

const infos = infosAt(1_795_280_400)
type Info = Parameters<typeof statusOf>[0]

function open(data: Info, game = gameData()) {
  server.answer(getInfo, { success: true, data })
  server.answer(getGameData, { success: true, data: game })
  return openPage(server, { features: ['account', 'bingo'], children: <BingoPage /> })
}
const answer = (game: PlayedGame) =>
  server.answer(accrueReward, { success: true, data: { game, status: { ...statusOf(infos.none), games: 1, version: 9 } } })
const play = () => screen.findByRole('button', { name: 'Play bingo' })
const cells = () => screen.getAllByRole('cell').slice(0, 25)
const called = () => document.querySelectorAll('.bingo-card td[data-is-called="true"]').length

describe('the balls', () => {
  test.each([
    ['few', infos.few, '3 more balls to play.', 'Play to earn balls'],
    ['ten', infos.ready, 'You have enough balls for a game.', 'Play bingo'],
    ['more than ten', infos.many, 'You have enough balls for 3 games.', 'Play bingo'],
  ])('that are %s say what can be done', async (_, info, text, action) => {
    open(info)
    const panel = await screen.findByRole('region', { name: 'Your balls' })
    expect(panel.textContent).toContain(text)
    expect(await within(panel).findByText(action)).toBeTruthy()
  })

  test.each([
    ['planned', infos.planned],
    ['ended', infos.ended],
    ['not planned', infos.nothing],
  ])('are not shown while bingo is %s', async (_, info) => {
    open(info)
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('region', { name: 'Your balls' })).toBeNull()
    expect(document.querySelector('.bingo-card')).toBeNull()
  })
})

describe('a game', () => {
  test('under reduced motion shows its card, its numbers and its prize at once', async () => {
    answer(wonGame)
    open(infos.ready)
    await userEvent.click(await play())
    expect(await screen.findByText('You won!')).toBeTruthy()
    expect(cells().map(({ textContent }) => Number.parseInt(textContent ?? '', 10) || 0)).toEqual(wonGame.card)
    expect(screen.getByText('Line and Four corners: your prize is in your balance.')).toBeTruthy()
    expect(screen.getByText('10 more balls to play.')).toBeTruthy()
    await waitFor(() => expect(server.calls(getProfile).length).toBeGreaterThan(1))
  })

  test('calls its numbers one by one, and may be skipped', async () => {
    layoutBrowser()
    answer(wonGame)
    open(infos.ready)
    const button = await play()
    const user = userEvent.setup()
    await user.click(button)
    const skip = await screen.findByRole('button', { name: 'Skip to the end' })
    expect(called()).toBeLessThan(8)
    expect(screen.queryByText('You won!')).toBeNull()
    await user.click(skip)
    expect(await screen.findByText('You won!')).toBeTruthy()
    expect(screen.getByText('50 of 50 numbers called')).toBeTruthy()
    expect(server.calls(accrueReward)).toHaveLength(1)
  })

  test('without a pattern says so', async () => {
    answer(lostGame)
    open(infos.ready)
    await userEvent.click(await play())
    expect(await screen.findByText('No pattern this time.')).toBeTruthy()
  })

  test('that was played before is on the table after a reload', async () => {
    open(infos.few, gameData({ lastGame: wonGame }))
    expect(await screen.findByText('Your last game paid')).toBeTruthy()
    expect(called()).toBeGreaterThan(10)
  })

  test.each([
    ['the budget', 'budget-exhausted', 'All the prizes of this promotion have been given out.'],
    ['a lack of balls', 'not-enough-balls', 'The game didn’t start. Your balls are still here. Try again.'],
  ] as const)('refused by %s says why and refetches', async (_, reasonType, text) => {
    server.answer(accrueReward, { success: false, reasonType })
    open(infos.ready)
    await userEvent.click(await play())
    expect((await screen.findByRole('alert')).textContent).toBe(text)
    await waitFor(() => expect(server.calls(getInfo).length).toBeGreaterThan(1))
  })
})

test('the details give exact odds, the average and the rules from the settings', async () => {
  open(infos.few)
  const page = (await screen.findByRole('article')).textContent
  expect(page).toContain('1 in 212,085')
  expect(page).toContain('A game pays 652.31 coins on average.')
  expect(page).toContain('You earn a ball for every 1,000 coins you play')
})

test('a ball package opens an order', async () => {
  server.answer(openOrder, { success: false, reasonType: 'not-for-sale' })
  open(infos.few, gameData({ store: STORE }))
  await userEvent.click((await screen.findAllByRole('button', { name: /^Buy for/ }))[0]!)
  expect((await screen.findByRole('alert')).textContent).toBe('This offer isn’t available right now.')
  expect(server.calls(openOrder)).toHaveLength(1)
  await act(async () => undefined)
})

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { addFavorite, getGames } from '#features/play/lobby/contract.ts'
import { gamesPayload } from '#features/play/lobby/fixtures.ts'
import { getPlaying } from '#features/play/players-now/contract.ts'
import { getInfo as getPrize } from '#features/promotions/daily-login/contract.ts'
import { claimed, fourthDay } from '#features/promotions/daily-login/fixtures.ts'
import { getLimits, type Limit, LIMITS } from '#features/protection/limits/contract.ts'
import { getInfo as getSession } from '#features/protection/reality-check/contract.ts'
import { beginAbsence } from '#features/protection/self-exclusion/contract.ts'
import { findSlot } from '#games/all.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import { serverNowMs } from '#ui/time/server-clock.ts'
import { launchOf } from '../testing/staged-rounds.ts'
import { onPlainScreen } from '../testing/still-screen.ts'
import { GameScreen } from '../screen/game-screen.tsx'

onPlainScreen()

const game = findSlot('cherry-royale')!
const limitsWith = (changes: (limit: Limit) => Partial<Limit>) =>
  ({
    success: true,
    data: {
      limits: LIMITS.map((name) => {
        const limit: Limit = { ...name, amount: null, houseAmount: null, used: 0, next: null }
        return { ...limit, ...changes(limit) }
      }),
    },
  }) as const

const server = serveTests()
beforeEach(() => {
  localStorage.clear()
  server.answer(initApp, playerInit)
  server.answer(getProfile, settledProfile)
  server.answer(getGames, gamesPayload)
  server.answer(getPlaying, { success: true, data: { games: { 'cherry-royale': 12 } } })
  server.answer(
    getLimits,
    limitsWith(() => ({})),
  )
})

async function openMenu(features: readonly string[] = ['account', 'library', 'limits', 'lobby']) {
  openPage(server, {
    features,
    children: <GameScreen game={game} launch={launchOf(game.slug)} />,
  })
  await waitFor(() => expect(document.querySelector('[data-stage="plain"]')).toBeTruthy())
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Menu' }))
  return { user, sheet: within(await screen.findByRole('dialog', { name: 'Cherry Royale' })) }
}

test('the menu shows the best pays at the play amount, and they open the paytable', async () => {
  const { user, sheet } = await openMenu()
  const pays = sheet.getByRole('button', { name: /^Top pays/ })
  expect(within(pays).getAllByRole('img')).toHaveLength(4)
  await user.click(pays)
  expect(await screen.findByRole('dialog', { name: /Cherry Royale/ })).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('region', { name: 'Paytable and rules' })).toBeTruthy())
})

test('a moved slider turns the sound on, and this browser remembers the volume', async () => {
  const { sheet } = await openMenu()
  expect(sheet.getByText(/Sound is off/)).toBeTruthy()
  const music = sheet.getByRole('slider', { name: /Music/ })
  fireEvent.change(music, { target: { value: '75' } })
  expect(music.getAttribute('aria-valuetext')).toBe('75%')
  await waitFor(() => expect(sheet.queryByText(/Sound is off/)).toBeNull())
  expect(localStorage.getItem('game-volume-music')).toBe('0.75')
  expect(localStorage.getItem('game-sound')).toBe('on')
})

test('the menu says when there is no loss limit for the balance in play', async () => {
  const { sheet } = await openMenu()
  expect(await sheet.findByText('No loss limit set')).toBeTruthy()
})

test('the menu shows the lower of two loss limits and what is lost, and none of the other balance', async () => {
  server.answer(
    getLimits,
    limitsWith(({ scope, kind, period }) =>
      kind !== 'net' || period !== 'day'
        ? {}
        : scope === 'TournamentPoints'
          ? { amount: 500_000, houseAmount: 400_000, used: 120_000 }
          : { amount: 100, used: 50 },
    ),
  )
  const { sheet } = await openMenu()
  expect((await sheet.findByText(/lost/)).textContent).toContain('24 hours: 1,200 of 4,000 lost')
  expect(sheet.getAllByText(/lost/)).toHaveLength(1)
})

test('the heart in the menu saves the game, and other games are one press away', async () => {
  const favorite = { ...addFavorite, path: '/rest/player/favorite-games/cherry-royale/' }
  server.answer(favorite, { success: true, data: { favoriteGames: ['cherry-royale'] } })
  const { user, sheet } = await openMenu()
  const heart = await sheet.findByRole('button', { name: 'Favorite', pressed: false })
  await user.click(heart)
  await waitFor(() => expect(sheet.getByRole('button', { name: 'Favorite', pressed: true })).toBeTruthy())
  expect(server.calls(favorite)).toHaveLength(1)
  const others = within(sheet.getByRole('region', { name: 'More games' })).getAllByRole('link')
  expect(others.length).toBeGreaterThan(0)
  expect(others.map((link) => link.getAttribute('href'))).not.toContain('/game/cherry-royale')
})

const playedWith = (stake: number, win: number): ReplyOf<typeof getSession> => ({
  success: true,
  data: {
    since: Math.floor((serverNowMs() - 65 * MINUTE_MS) / SECOND_MS),
    minutes: 60,
    next: null,
    played: [
      { mode: 'TournamentPoints', rounds: 12, stake, win },
      { mode: 'SweepStakes', rounds: 3, stake: 100, win: 900 },
    ],
  },
})

test.each([
  ['a loss as a loss', 500_000, 120_000, '−3,800'],
  ['a win', 100_000, 350_000, '+2,500'],
  ['an even result', 100_000, 100_000, '0'],
])('the menu shows how long the session lasts and its result with the balance in play: %s', async (_, stake, win, shown) => {
  server.answer(getSession, playedWith(stake, win))
  const { sheet } = await openMenu(['account', 'library', 'limits', 'lobby', 'reality-check'])
  const facts = () => sheet.getAllByRole('definition').map(({ textContent }) => textContent)
  await waitFor(() => expect(facts()).toEqual([expect.stringMatching(/^1 hr? 5 min$/), shown, '12']))
})

test('where sessions have no clock, or without prizes and breaks, the menu has none of them', async () => {
  const { sheet } = await openMenu()
  expect(sheet.queryByText('Won minus played')).toBeNull()
  for (const name of [/Daily prize/, 'Take a break']) expect(sheet.queryByRole('button', { name })).toBeNull()
})

test('today’s prize opens over the game while one waits, and a claimed one counts down to the next', async () => {
  const features = ['account', 'library', 'limits', 'lobby', 'daily-login']
  server.answer(getPrize, fourthDay)
  const { user, sheet } = await openMenu(features)
  await user.click(await sheet.findByRole('button', { name: /Daily prize.*Ready to claim/ }))
  expect(await screen.findByRole('button', { name: 'Claim your prize' })).toBeTruthy()
  expect(document.querySelector('[data-stage="plain"]')).toBeTruthy()
  cleanup()
  server.answer(getPrize, claimed)
  const next = await openMenu(features)
  expect(await next.sheet.findByRole('button', { name: /Daily prize.*Next in.*\d\d:\d\d:\d\d/ })).toBeTruthy()
})

test('a break begins over the game, for a chosen time and after it is confirmed', async () => {
  const { user, sheet } = await openMenu(['account', 'library', 'limits', 'lobby', 'self-exclusion'])
  await user.click(await sheet.findByRole('button', { name: 'Take a break' }))
  const modal = within(await screen.findByRole('dialog', { name: 'Take a break' }))
  await user.click(modal.getByRole('button', { name: 'Start my break' }))
  expect(modal.getByText('Choose how long.')).toBeTruthy()
  await user.click(modal.getByRole('radio', { name: '1 day' }))
  await user.click(modal.getByRole('checkbox'))
  server.answer(beginAbsence, { success: false, reasonType: 'shorter' })
  await user.click(modal.getByRole('button', { name: 'Start my break' }))
  expect(await modal.findByText(/^Your current break is at least that long/)).toBeTruthy()
  expect(server.calls(beginAbsence)).toMatchObject([{ body: { length: 'day' } }])
})

test('the lists are chosen by chips, empty ones have none, and the search opens over the game', async () => {
  server.answer(getGames, {
    ...gamesPayload,
    games: gamesPayload.games.map((each) =>
      each.slug === 'voltage-sevens'
        ? { ...each, isFavorite: false, facts: { ...each.facts!, mechanic: 'ways', features: [] } }
        : each,
    ),
  })
  const profile = { ...settledProfile, data: { ...settledProfile.data, lastGames: ['voltage-sevens'] } }
  server.answer(getProfile, profile)
  const { user, sheet } = await openMenu()
  const chips = await sheet.findAllByRole('button', { name: /^(Favorites|Recently played|Similar|Popular)$/ })
  expect(chips.map(({ textContent }) => textContent)).toEqual(['Recently played', 'Popular'])
  expect(chips[0]!.getAttribute('aria-pressed')).toBe('true')
  await user.click(chips[1]!)
  expect(chips[1]!.getAttribute('aria-pressed')).toBe('true')
  await user.click(sheet.getByRole('button', { name: 'Search games' }))
  expect(await screen.findByRole('dialog', { name: 'Search games' })).toBeTruthy()
})

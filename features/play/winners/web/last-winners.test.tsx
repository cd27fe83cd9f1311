import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import { refuse } from '#ui/testing/fake-server.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { getGames, getHomePage } from '#features/play/lobby/contract.ts'
import { gamesPayload, homePage } from '#features/play/lobby/fixtures.ts'
import { chooseVisibility, getVisibility, listWinners } from '../contract.ts'
import { winners } from '../fixtures.ts'
import LastWinners from './last-winners.tsx'
import PrivacyPage from './privacy-page.tsx'
import { putWinners } from './queries.ts'

const server = serveTests({ wantsLessMotion: false })

beforeEach(() => {
  server.answer(initApp, playerInit)
  server.answer(getProfile, settledProfile)
  server.answer(getGames, gamesPayload)
  server.answer(getHomePage, { ...homePage, payload: { ...homePage.payload, lastWinners: winners } })
  server.answer(getVisibility, { success: true, data: { isShown: true } })
})
afterEach(() => {
  vi.useRealTimers()
})

const open = (children: React.ReactNode) => openPage(server, { children: <Suspense>{children}</Suspense> })
const cards = () => screen.queryAllByRole('link').map((link) => link.textContent)

test('each win shows its amount, game, and the player’s name and avatar, and links to the game', async () => {
  open(<LastWinners />)
  await screen.findByRole('region', { name: 'Recent wins' })
  expect(cards()).toHaveLength(2)
  expect(cards()[0]).toMatch(/^42,500Sunny OtterVoltage Sevens/)
  expect(cards()[1]).toMatch(/^123\.45Night ReaderCherry Royale/)
  expect(document.querySelector('img[src="/avatars/otter.svg"]')).toBeTruthy()
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('/lobby?game=voltage-sevens')
})

test('a push replaces the list, without games that this visitor may not see', async () => {
  const { queries } = open(<LastWinners />)
  await screen.findByRole('region', { name: 'Recent wins' })
  const [latest] = winners
  putWinners(queries, [
    { ...latest!, id: '3', game: 'elsewhere' },
    { ...latest!, id: '4', amount: 100_000 },
  ])
  await waitFor(() => expect(cards()).toHaveLength(1))
  expect(cards()[0]).toMatch(/^1,000/)
  putWinners(queries, [])
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Recent wins' })).toBeNull())
})

test.each([
  ['without pushes asks again', null, 1],
  ['with pushes does not', { url: '/connection/websocket', connectionToken: 't', connections: [], url2: null }, 0],
])('a player %s', async (_, connection, expected) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  server.answer(getProfile, { ...settledProfile, data: { ...settledProfile.data, connection } })
  server.answer(listWinners, { success: true, data: { lastWinners: [] } })
  open(<LastWinners />)
  await screen.findByRole('region', { name: 'Recent wins' })
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS - SECOND_MS))
  expect(server.calls(listWinners)).toHaveLength(expected)
  expect(cards()).toHaveLength(expected === 0 ? 2 : 0)
})

test('hiding shows immediately and is undone if the server refuses', async () => {
  const user = userEvent.setup()
  server.answer(chooseVisibility, refuse('internal', 500))
  open(<PrivacyPage />)
  const button = await screen.findByRole('switch', { name: 'Show my wins' })
  await user.click(button)
  await waitFor(() => expect(server.calls(chooseVisibility)).toHaveLength(1))
  await waitFor(() => expect(button.getAttribute('aria-checked')).toBe('true'))
  server.answer(chooseVisibility, { success: true, data: { isShown: false } })
  await user.click(button)
  await waitFor(() => expect(screen.getByText('Your wins and your name are hidden.')).toBeTruthy())
})

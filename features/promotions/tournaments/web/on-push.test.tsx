import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPushPage } from '#apps/site/web/testing/push-page.tsx'
import { getProfile } from '#features/account/account/contract.ts'
import { patchData } from '#ui/api/patch-data.ts'
import { keyOf } from '#ui/api/query.ts'
import { layoutBrowser } from '#ui/testing/browser.ts'
import { clearToasts } from '#ui/toast/toasts.ts'
import { getHistory, getNext, getTournament, tournamentPush } from '../contract.ts'
import { tournamentsAt, win } from '../fixtures.ts'

beforeEach(() => {
  layoutBrowser({ wantsLessMotion: true })
  localStorage.clear()
})
afterEach(() => {
  clearToasts()
  cleanup()
  vi.unstubAllGlobals()
})

const { live, final } = tournamentsAt(1_795_280_400)
const { historyId: id } = live
const title = { en: 'Friday sprint', es: 'Sprint del viernes' }
const playerData = { roundsPlayed: 31, points: 2_260, place: 7 }

test('a start and an end show a toast in the page’s language', async () => {
  const { push } = await openPushPage('tournaments')
  await push(tournamentPush, { action: 'start', id, title, finishedAt: 1_796_000_000 })
  expect(await screen.findByText('Friday sprint is live.')).toBeTruthy()
  await push(tournamentPush, { action: 'stop', id, title })
  expect(await screen.findByText('Friday sprint has ended. Results are being finalized.')).toBeTruthy()
})

test('places update on the page, wherever the tournament is shown, without a toast', async () => {
  const { push, queries } = await openPushPage('tournaments')
  const [one, next, past] = [getTournament, getNext, getHistory].map((contract) => keyOf(contract, { query: {} }))
  queries.setQueryData(one!, { data: { tournament: live } })
  queries.setQueryData(next!, { data: { tournaments: [live] } })
  queries.setQueryData(past!, { data: { tournaments: [final] } })
  const winners = [{ place: 1, name: 'Sunny Otter', avatar: 'otter' as const, points: 4_120 }]
  await push(tournamentPush, { action: 'positions', id, winners })
  await push(tournamentPush, { action: 'positions', id: 'another', winners: [] })
  await push(tournamentPush, { action: 'bet', id, playerData })
  const news = { ...live, winners, playerData }
  expect(queries.getQueryData(one!)).toEqual({ data: { tournament: news } })
  expect(queries.getQueryData(next!)).toEqual({ data: { tournaments: [news] } })
  expect(queries.getQueryData(past!)).toEqual({ data: { tournaments: [final] } })
  expect(document.querySelector('.Toastify__toast')).toBeNull()
})

test('the profile keeps the own place of the tournament on the card, and the prizes', async () => {
  const { push, profile, queries } = await openPushPage('tournaments')
  patchData(queries, getProfile, (before) => ({ ...before, tournaments: { id, playerData: null, wins: [] } }))
  await push(tournamentPush, { action: 'bet', id: 'another', playerData: { ...playerData, place: 1 } })
  await push(tournamentPush, { action: 'bet', id, playerData })
  await push(tournamentPush, { action: 'playerWin', ...win })
  expect(profile()?.['tournaments']).toEqual({ id, playerData, wins: [win] })
})

test('a prize opens its modal once, with the place and the amounts', async () => {
  const { push, router } = await openPushPage('tournaments')
  await push(tournamentPush, { action: 'playerWin', ...win })
  const modal = await screen.findByRole('dialog', { name: '3rd place!' })
  await waitFor(() => expect(modal.textContent).toMatch(/25,000.*10\.00/))
  expect(modal.textContent).toContain('Friday sprint')
  const { key } = router.state.location
  await push(tournamentPush, { action: 'playerWin', ...win })
  expect(router.state.location.key).toBe(key)
})

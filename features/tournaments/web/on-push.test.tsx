import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layoutBrowser } from '#ui/testing/browser.ts'
import { openHearingPage } from '#apps/site/web/testing/hearing-page.tsx'
import { keyOf } from '#ui/api/query.ts'
import { clearToasts } from '#ui/toast/toasts.ts'
import { getTournament, tournamentPush } from '../contract.ts'

beforeEach(() => layoutBrowser({ wantsLessMotion: true }))
afterEach(() => {
  clearToasts()
  cleanup()
  vi.unstubAllGlobals()
})

const id = 'tournament-1'

test('start and end are told and kept', async () => {
  const { push, profile } = await openHearingPage('tournaments')
  await push(tournamentPush, { action: 'start', id, title: 'Friday sprint', finishedAt: 1_796_000_000 })
  expect(await screen.findByText('Friday sprint has started.')).toBeTruthy()
  await push(tournamentPush, { action: 'stop', id, title: 'Friday sprint' })
  expect(await screen.findByText('Friday sprint is over. The places are being counted.')).toBeTruthy()
  expect(profile()?.['tournaments']).toEqual({ [id]: { isRunning: false, title: 'Friday sprint', finishedAt: 1_796_000_000 } })
})

test('places are kept by tournament, the own one beside the table', async () => {
  const { push, profile } = await openHearingPage('tournaments')
  const winners = [{ place: 1, name: 'm•••a', points: 4_120 }]
  const playerData = { roundsPlayed: 31, points: 2_260, place: 7 }
  await push(tournamentPush, { action: 'positions', id, winners })
  await push(tournamentPush, { action: 'bet', id, playerData })
  await push(tournamentPush, { action: 'positions', id: 'another', winners: [] })
  expect(profile()?.['tournaments']).toEqual({ [id]: { winners, playerData }, another: { winners: [] } })
  expect(document.querySelector('.Toastify__toast')).toBeNull()
})

test('places move on the page of the tournament that goes on', async () => {
  const { push, queries } = await openHearingPage('tournaments')
  const key = keyOf(getTournament, { query: {} })
  queries.setQueryData(key, { data: { tournament: { historyId: id, winners: [], playerData: null } } })
  const winners = [{ place: 1, name: 'm•••a', points: 4_120 }]
  await push(tournamentPush, { action: 'positions', id, winners })
  await push(tournamentPush, { action: 'positions', id: 'another', winners: [] })
  const playerData = { roundsPlayed: 31, points: 2_260, place: 7 }
  await push(tournamentPush, { action: 'bet', id, playerData })
  expect(queries.getQueryData(key)).toEqual({ data: { tournament: { historyId: id, winners, playerData } } })
})

test('a win opens its modal with the place and the prize', async () => {
  const { push } = await openHearingPage('tournaments')
  await push(tournamentPush, { action: 'playerWin', id, title: 'Friday sprint', place: 3, coins: 2_500_000, entries: 1_000 })
  const modal = await screen.findByRole('dialog', { name: '3rd place!' })
  await waitFor(() => expect(modal.textContent).toMatch(/25,000.*10\.00/))
  expect(modal.textContent).toContain('Friday sprint')
})

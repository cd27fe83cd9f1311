import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { initApp } from '#features/account/account/contract.ts'
import { guestInit } from '#features/account/account/fixtures.ts'
import { FakeServer } from '#ui/testing/fake-server.ts'
import { getHistory, getNext, getTournament, HISTORY_LIMIT } from '../contract.ts'
import { tournamentsAt } from '../fixtures.ts'
import { words } from '../shared/words.en.ts'
import TournamentsPage from './tournaments-page.tsx'

afterEach(cleanup)

const { final } = tournamentsAt(1_795_280_400)
const none = { ...words, id: null, state: 'none', startsAt: null, finishedAt: null, startDay: null, endDay: null } as const
const ended = (from: number, count: number) => {
  const one = (nth: number) => ({ ...final, historyId: `past-${nth}`, campaign: { ...final.campaign, title: `Sprint ${nth}` } })
  const tournaments = Array.from({ length: count }, (_, at) => one(from + at))
  return { success: true as const, data: { tournaments } }
}
const shown = () => screen.getAllByRole('heading', { name: /^Sprint/ }).map(({ textContent }) => textContent)

test('all past tournaments can be reached, a page at a time', async () => {
  const server = new FakeServer()
  server.answer(initApp, guestInit)
  server.answer(getTournament, { success: true, data: { campaign: none, tournament: null } })
  server.answer(getNext, { success: true, data: { tournaments: [] } })
  server.answer(getHistory, ended(1, HISTORY_LIMIT))
  openPage(server, {
    features: ['tournaments'],
    children: (
      <Suspense>
        <TournamentsPage />
      </Suspense>
    ),
  })
  const earlier = await screen.findByRole('button', { name: 'Show earlier tournaments' })
  expect(shown()).toEqual(['Sprint 1', 'Sprint 2', 'Sprint 3', 'Sprint 4'])
  server.answer(getHistory, ended(1 + HISTORY_LIMIT, 1))
  await userEvent.click(earlier)
  await screen.findByRole('heading', { name: 'Sprint 5' })
  expect(shown()).toHaveLength(HISTORY_LIMIT + 1)
  expect(server.calls(getHistory).at(-1)?.path).toContain(`offset=${HISTORY_LIMIT}`)
  expect(screen.queryByRole('button', { name: 'Show earlier tournaments' })).toBeNull()
})

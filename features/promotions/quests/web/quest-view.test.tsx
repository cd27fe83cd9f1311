import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { guestInit } from '#features/account/account/fixtures.ts'
import { initApp } from '#features/account/account/contract.ts'
import { getGames } from '#features/play/lobby/contract.ts'
import { gamesPayload } from '#features/play/lobby/fixtures.ts'
import { layoutBrowser } from '#ui/testing/browser.ts'
import { FakeServer } from '#ui/testing/fake-server.ts'
import * as fixtures from '../fixtures.ts'
import { HomeQuestView } from './home-quest-view.tsx'
import { QuestView } from './quest-view.tsx'

beforeEach(() => layoutBrowser({ wantsLessMotion: true }))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function open(children: React.ReactNode) {
  const server = new FakeServer()
  server.answer(initApp, guestInit)
  server.answer(getGames, gamesPayload)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  return openPage(server, { features: ['quests'], children })
}
const show = ({ payload }: typeof fixtures.running, isGuest = false) =>
  open(<QuestView payload={payload} isGuest={isGuest} onNext={() => undefined} />)
const panel = () => screen.findByRole('region', { name: /^Day \d+$/ })
const day = (number: number) => screen.getByRole('button', { name: new RegExp(`^Day ${number},`) })

test('the open day shows its tasks with progress and prizes', async () => {
  show(fixtures.running)
  const today = within(await panel())
  expect(today.getByRole('heading', { name: 'Day 3' })).toBeTruthy()
  expect(today.getByText('Saturday, November 21')).toBeTruthy()
  const tasks = today.getAllByRole('progressbar')
  expect(tasks.map((task) => [task.getAttribute('aria-label'), task.getAttribute('aria-valuenow')])).toEqual([
    ['Play 22 rounds', '14'],
    ['Try 3 different games', '1'],
    ['Buy a coin package', '0'],
  ])
  expect(today.getByText('14 of 22')).toBeTruthy()
  expect(today.getByText('Optional. Pays coins only.')).toBeTruthy()
  expect(today.getByRole('link', { name: 'Play now' }).getAttribute('href')).toBe('/library')
})

test('a click on another day shows its tasks and when it opens', async () => {
  show(fixtures.running)
  await panel()
  await userEvent.click(day(5))
  const shown = within(await panel())
  expect(shown.getByText('Opens Monday, November 23')).toBeTruthy()
  expect(shown.queryByRole('link', { name: 'Play now' })).toBeNull()
  expect(day(5).getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(day(1))
  expect(within(await panel()).getAllByText('Done')).toHaveLength(2)
})

test('the calendar names the state of each day', async () => {
  show(fixtures.running)
  await panel()
  expect([1, 2, 3, 4].map((number) => day(number).querySelector('.sr-only')?.textContent)).toEqual([
    'Day 1, Nov 19: Completed, 2 of 2 tasks done',
    'Day 2, Nov 20: Ended, 1 of 2 tasks done',
    'Day 3, Nov 21: Open now, 0 of 3 tasks done',
    'Day 4, Nov 22: Locked, 0 of 2 tasks done',
  ])
})

test.each([
  ['their own', fixtures.running],
  ['a shared set', fixtures.withSharedGames],
])('games of %s load on request, with 16 skeletons meanwhile', async (_, page) => {
  show(page)
  await panel()
  await userEvent.click(await screen.findByRole('button', { name: 'Show 6 games' }))
  expect(document.querySelectorAll('.tile.skeleton')).toHaveLength(16)
  await waitFor(() => expect(document.querySelector('.tile.skeleton')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Hide the games' }))
  expect(screen.getByRole('button', { name: 'Show 6 games' })).toBeTruthy()
})

test('a guest is invited to sign up', async () => {
  show(fixtures.forGuest, true)
  expect(
    within(await panel())
      .getByRole('link', { name: 'Sign up free' })
      .getAttribute('href'),
  ).toBe('/signup')
})

test('the next quest is announced beside the running one, and the rules are those of its tasks', async () => {
  show(fixtures.season)
  expect(await screen.findByRole('heading', { name: 'Coming up: Spring quest' })).toBeTruthy()
  expect(screen.getByText(/Play counts for the earliest day/)).toBeTruthy()
  expect(screen.queryByText(/Tasks with a purchase/)).toBeNull()
})

test('places without entries are told so', async () => {
  show(fixtures.coinsOnly)
  expect(await screen.findByText(/^Entries aren’t available/)).toBeTruthy()
})

test('home shows the open day’s tasks, what is done, and the next quest', async () => {
  open(<HomeQuestView {...fixtures.onHome} />)
  expect(await screen.findByRole('heading', { name: 'Daily quest: day 3' })).toBeTruthy()
  expect(screen.getAllByRole('progressbar')).toHaveLength(3)
  cleanup()
  open(<HomeQuestView {...fixtures.doneOnHome} />)
  expect(await screen.findAllByText('Done')).toHaveLength(2)
  cleanup()
  open(<HomeQuestView {...fixtures.nextOnHome} />)
  expect(await screen.findByText('Coming up: Spring quest')).toBeTruthy()
})

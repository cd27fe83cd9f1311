import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { initApp } from '#features/account/account/contract.ts'
import { guestInit } from '#features/account/account/fixtures.ts'
import { layoutBrowser } from '#ui/testing/browser.ts'
import { FakeServer } from '#ui/testing/fake-server.ts'
import type { Tournament } from '../contract.ts'
import { tournamentsAt } from '../fixtures.ts'
import { words } from '../shared/words.en.ts'
import { TournamentsView, type TournamentsViewProps } from './tournaments-view.tsx'

beforeEach(() => layoutBrowser({ wantsLessMotion: true }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const NOW = 1_795_280_400
const tournaments = tournamentsAt(NOW)
const NONE = { ...words, id: null, state: 'none', startsAt: null, finishedAt: null, startDay: null, endDay: null } as const

async function show(tournament: Tournament | null, more: Partial<TournamentsViewProps> = {}): Promise<void> {
  const server = new FakeServer()
  server.answer(initApp, guestInit)
  const view = { campaign: NONE, next: [], past: [], isPlayer: true, onRefresh: () => undefined, ...more }
  openPage(server, { features: ['tournaments'], children: <TournamentsView tournament={tournament} {...view} /> })
  await screen.findByRole('heading', { level: 1 })
}

const leaderboard = () => within(screen.getByRole('table', { name: 'Leaderboard' }))
const textsOf = (row: HTMLElement | undefined) =>
  within(row!)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

test('a player on the leaderboard sees the own row, the own place and what it would win', async () => {
  await show(tournaments['on the leaderboard'])
  const own = leaderboard()
    .getAllByRole('row')
    .find((row) => row.getAttribute('aria-current') === 'true')
  expect(textsOf(own)).toEqual(['You', '20,800', '5,000 coins'])
  const standing = screen.getByLabelText('Your standing')
  expect(standing.textContent).toContain('#8')
  expect(standing.textContent).toContain('5,000 coins')
  expect(screen.getByText('214 players')).toBeTruthy()
})

test('a player below the leaderboard has the last row', async () => {
  await show(tournaments['below the leaderboard'])
  const rows = leaderboard().getAllByRole('row')
  expect(rows).toHaveLength(12)
  expect(within(rows.at(-1)!).getByRole('rowheader').textContent).toBe('187')
  expect(textsOf(rows.at(-1))).toEqual(['You', '95', '–'])
})

test.each([
  ['fresh', 'No one has scored yet. The first win takes the lead.'],
  ['without a score', '6 rounds played. Your first win puts you on the leaderboard.'],
  ['live', 'Play any qualifying game to get on the leaderboard.'],
  ['ended without players', 'No one scored in this tournament.'],
  ['multiplier', '412.5×'],
  ['entries', '64.20'],
  ['coins only', 'Entries aren’t available where you live or are now, so prizes here are coins only.'],
] as const)('%s says: %s', async (name, text) => {
  await show(tournaments[name])
  expect(screen.getByText(text)).toBeTruthy()
})

test('a guest is invited to sign up, and sees the leaderboard', async () => {
  await show(tournaments.live, { isPlayer: false })
  expect(screen.getByRole('link', { name: 'Sign up to compete' }).getAttribute('href')).toBe('/signup')
  expect(leaderboard().getAllByRole('row')).toHaveLength(11)
})

test('TRN-1 the rules are answered from the settings before anyone plays, and a timer runs', async () => {
  // With three days left or more, days stand alone.
  await show({ ...tournaments.live, campaign: { ...tournaments.planned.campaign, startsAt: NOW + 2 * 86_400 } })
  expect(screen.getByText('Starts in').parentElement!.textContent).toMatch(/\d\d:\d\d:\d\d/)
  const details = screen.getByRole('heading', { name: 'The details' }).closest('section')!
  expect(within(details).getAllByRole('listitem')).toHaveLength(6)
  expect(details.textContent).toContain('The top 50 places share 325,000 coins and 9.00 entries. First place gets 50,000 coins.')
  expect(details.textContent).toContain('Rounds played with coins in the 3 qualifying games')
})

test('TRN-1 a guest sees the final ranks of past tournaments, which open in full', async () => {
  await show(tournaments.live, {
    isPlayer: false,
    next: [tournaments.live, tournaments.planned],
    past: [tournaments.final],
  })
  const past = screen.getByRole('heading', { name: 'Friday sprint' }).closest('li')!
  const names = tournaments.final.winners.map(({ name }) => name)
  expect(past.textContent).toContain(`1${names[0]}48,4502${names[1]}44,5003You40,550`)
  expect(past.textContent).toContain('You: #3')
  const link = within(past).getByRole('link', { name: 'See leaderboard: Friday sprint' })
  expect(link.getAttribute('href')).toBe(`/tournaments?tournament=${tournaments.final.historyId}`)
})

test('without a tournament the page says what they are', async () => {
  await show(null)
  expect(screen.getByText('Date to be announced')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { initApp } from '#features/account/account/contract.ts'
import { guestInit } from '#features/account/account/fixtures.ts'
import { layoutBrowser } from '#ui/testing/browser.ts'
import { FakeServer } from '#ui/testing/fake-server.ts'
import { SECOND_MS } from '#kernel/time.ts'
import { serverNowMs } from '#ui/time/server-clock.ts'
import { seasonsAt } from '../fixtures.ts'
import { SeasonView } from './season-view.tsx'

beforeEach(() => layoutBrowser({ wantsLessMotion: true }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const seasons = () => seasonsAt(Math.floor(serverNowMs() / SECOND_MS))
type State = keyof ReturnType<typeof seasons>

function show(state: State, { isPlayer = true } = {}) {
  const server = new FakeServer()
  server.answer(initApp, guestInit)
  const children = <SeasonView season={seasons()[state].data} isPlayer={isPlayer} onRefresh={() => undefined} />
  return openPage(server, { features: ['season'], children })
}

const steps = () =>
  within(screen.getByRole('heading', { name: 'Levels and prizes' }).closest('section')!)
    .getAllByRole('listitem')
    .map((item) => item.getAttribute('data-state'))

test('a player sees the level, the points to the next one, and each level reached, next or ahead', async () => {
  show('halfway')
  expect(await screen.findByText('Level 7 of 12')).toBeTruthy()
  expect(screen.getByText('1,020 to level 8')).toBeTruthy()
  const bar = screen.getByRole('progressbar', { name: 'Points to the next level' })
  expect(['min', 'max', 'now'].map((part) => bar.getAttribute(`aria-value${part}`))).toEqual(['28000', '36000', '34980'])
  expect(screen.getByText('44.8% of the season')).toBeTruthy()
  expect(steps()).toEqual([...Array<string>(7).fill('reached'), 'next', ...Array<string>(4).fill('ahead')])
})

test('entries of a level are shown times 100', async () => {
  show('newcomer')
  const level = (await screen.findByRole('heading', { name: 'Level 4' })).closest('li')!
  expect(level.textContent).toMatch(/4,000.*1\.00/)
})

test('a guest is invited to sign up and sees no progress', async () => {
  show('newcomer', { isPlayer: false })
  expect((await screen.findByRole('link', { name: 'Sign up to start' })).getAttribute('href')).toBe('/signup')
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(steps()).not.toContain('next')
})

test('a finished season says so, an ended one what was reached', async () => {
  show('done')
  expect(await screen.findByText('All levels reached')).toBeTruthy()
  cleanup()
  show('ended')
  expect(await screen.findByText('You reached level 7 of 12')).toBeTruthy()
  expect(steps()).not.toContain('next')
})

test('before the start there is no progress, and without a season no level', async () => {
  show('planned')
  expect(await screen.findByRole('heading', { name: 'Levels and prizes' })).toBeTruthy()
  expect(screen.queryByRole('progressbar')).toBeNull()
  cleanup()
  show('none')
  expect(await screen.findByRole('heading', { name: 'Maple trail' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Levels and prizes' })).toBeNull()
})

test('the rules state points, and the exact value of all levels; where entries are closed, their coins', async () => {
  show('newcomer')
  expect(await screen.findByText(/^1 coin played earns 1 point\. 1\.00 in entries played earns 200 points\./)).toBeTruthy()
  expect(screen.getByText(/All 12 levels take 78,000 points and pay 78,000 coins and 3\.00 entries\.$/)).toBeTruthy()
  cleanup()
  show('coins only')
  expect(await screen.findByText(/pay 78,000 coins\.$/)).toBeTruthy()
  expect(screen.getByText(/prizes here are coins only/)).toBeTruthy()
})

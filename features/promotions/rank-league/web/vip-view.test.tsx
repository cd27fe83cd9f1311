import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { layoutBrowser } from '#ui/testing/browser.ts'
import { FakeServer } from '#ui/testing/fake-server.ts'
import { initApp } from '#features/account/account/contract.ts'
import { guestInit } from '#features/account/account/fixtures.ts'
import * as fixtures from '../fixtures.ts'
import { VipView } from './vip-view.tsx'

beforeEach(() => layoutBrowser({ wantsLessMotion: true }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show({ data: info }: typeof fixtures.withReward) {
  const server = new FakeServer()
  server.answer(initApp, guestInit)
  const children = <VipView info={info} state={info.campaign.state} onMonday={() => undefined} />
  return openPage(server, { features: ['rank-league'], children })
}

test('a player sees level, progress, the reward to collect, and the leagues behind and ahead', async () => {
  show(fixtures.withReward)
  expect(await screen.findByRole('heading', { name: 'Gold, level 32' })).toBeTruthy()
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('64180')
  expect(screen.getByText('64,180 of 100,000 points')).toBeTruthy()
  expect(screen.getByText('Gold, level 33 pays 2,500 coins')).toBeTruthy()
  expect(screen.getByText('Claim it by Sunday, November 22')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Claim' }).getAttribute('href')).toContain('openModal=vip-claim-reward')
  const notes = screen.getAllByRole('listitem').flatMap((item) => item.querySelector('.league-card-note')?.textContent ?? [])
  expect(notes).toEqual(['Completed', 'Completed', 'You’re here', 'Level 45+', 'Level 70+', 'Level 100+'])
})

test.each([
  ['at the top', fixtures.atTheTop, 'You’re at the top level. You keep earning weekly rewards.'],
  ['in a mode without points', fixtures.inMode, 'This balance doesn’t earn points. Switch balances to move up.'],
  ['on a break', fixtures.onBreak, 'Points are paused while you take a break.'],
])('%s the page says why there is no progress', async (_, info, reason) => {
  show(info)
  expect(await screen.findByText(reason)).toBeTruthy()
})

test('a guest is invited to sign up', async () => {
  show(fixtures.forGuest)
  expect((await screen.findByRole('link', { name: 'Sign up free' })).getAttribute('href')).toBe('/signup')
})

test('the rules and benefits have the values of the configuration', async () => {
  const { data } = fixtures.withReward
  show({ ...fixtures.withReward, data: { ...data, pointsPerUnit: { TournamentPoints: 3, SweepStakes: 0 } } })
  const rules = within((await screen.findByRole('heading', { name: 'How it works' })).closest('section')!)
  expect(rules.getByText('1 coin played earns 3 points, in every game.')).toBeTruthy()
  expect(rules.getByText('Playing with entries doesn’t earn points.')).toBeTruthy()
  expect(rules.getByText(/^From 1% to 10% of your net play/)).toBeTruthy()
  const gift = screen.getByRole('row', { name: /^Welcome coins/ })
  expect(
    within(gift)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['None', '5,000', '25,000', '100,000', '250,000', '1,000,000'])
})

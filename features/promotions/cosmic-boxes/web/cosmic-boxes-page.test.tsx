import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { openPushPage } from '#apps/site/web/testing/push-page.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { guestInit, playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { refuse } from '#ui/testing/fake-server.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { cosmicBoxesPush, getInfo, pickBox } from '../contract.ts'
import { boxesOf, infoReply, infosAt, pickReply } from '../fixtures.ts'
import CosmicBoxesPage from './cosmic-boxes-page.tsx'

const infos = infosAt(1_795_280_400)
type Info = Parameters<typeof infoReply>[0]

const server = serveTests()
beforeEach(() => {
  server.answer(getProfile, settledProfile)
})

const open = (info: Info, isPlayer = true) => {
  server.answer(initApp, { success: true, data: { ...guestInit.data, isGuest: !isPlayer } })
  server.answer(getInfo, infoReply(info))
  return openPage(server, { features: ['account', 'cosmic-boxes'], children: <CosmicBoxesPage /> })
}
const panel = () => screen.findByRole('region', { name: 'The boxes' })
const boxes = () => screen.findAllByRole('button', { name: /^Pick box/ })

describe('the boxes', () => {
  test.each([
    ['closed', infos.closed, 'Pick a box.'],
    ['open', infos.picked, 'You won 2,500'],
    ['open, with an empty one picked', infos.empty, 'Your box was empty.'],
    ['open for the last time', infos.last, 'That was the last pick of this promotion.'],
  ])('that are %s say so', async (_, info, text) => {
    open(info)
    await waitFor(async () => expect((await panel()).textContent).toContain(text))
  })

  test('that are open show what each held, and which was picked', async () => {
    open(infos.picked)
    const cells = (await panel()).querySelectorAll('li')
    expect([...cells].map(({ textContent }) => textContent?.match(/[\d,]+ coins/)?.[0]).slice(0, 3)).toEqual([
      '500 coins',
      '1,000 coins',
      '10,000 coins',
    ])
    expect(cells[4]?.textContent).toContain('Your pick, box 5')
  })

  test('of a guest cannot be picked: there is a link to sign up', async () => {
    open(infos.closed, false)
    expect((await screen.findByRole('link', { name: 'Sign up and pick' })).getAttribute('href')).toContain('signup')
    for (const box of await boxes()) expect(box).toHaveProperty('disabled', true)
  })

  test.each([infos.planned, infos.ended, infos.nothing])('are not shown while none run', async (info) => {
    open(info)
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('region', { name: 'The boxes' })).toBeNull()
  })

  test('come with their exact average', async () => {
    open(infos.closed)
    expect((await screen.findByRole('article')).textContent).toContain('Average prize1,944.44 coins')
  })
})

describe('a pick', () => {
  const press = async (number: number) => {
    await waitFor(async () => expect((await boxes())[0]).toHaveProperty('disabled', false))
    await userEvent.click((await boxes())[number - 1]!)
  }

  test('opens all boxes', async () => {
    server.answer(pickBox, pickReply(infos.picked))
    open(infos.closed)
    await press(5)
    await waitFor(async () => expect((await panel()).dataset['state']).toBe('open'))
    expect((await panel()).textContent).toContain('You won 2,500')
    expect(server.calls(pickBox)).toHaveLength(1)
  })

  test('that is refused says so and refetches the boxes', async () => {
    server.answer(pickBox, { success: false, reasonType: 'budget-exhausted' })
    open(infos.closed)
    await press(1)
    expect((await screen.findByRole('alert')).textContent).toBe('All the prizes of this promotion have been given out.')
    await waitFor(() => expect(server.calls(getInfo).length).toBeGreaterThan(0))
  })

  test('of a player whose play is paused says so, and does not ask to try again', async () => {
    server.answer(pickBox, refuse('play-paused', 403))
    open(infos.closed)
    await press(1)
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Play and purchases are paused\./)
  })
})

test('a push of a pick elsewhere reaches the profile; an older one changes nothing', async () => {
  const { push, profile } = await openPushPage('cosmic-boxes')
  await push(cosmicBoxesPush, { action: 'picked', ...boxesOf(infos.picked) })
  expect(profile()?.magicBox).toEqual({ isActive: true, ...boxesOf(infos.picked) })
  await push(cosmicBoxesPush, { action: 'picked', ...boxesOf(infos.closed) })
  expect(profile()?.magicBox).toMatchObject({ picked: 5 })
})

test('the modal leads to the odds and the rules', async () => {
  server.answer(initApp, playerInit)
  server.answer(getInfo, infoReply(infos.closed))
  openPage(server, { path: '/lobby?openModal=cosmic-boxes', features: ['account', 'lobby', 'cosmic-boxes'] })
  expect((await screen.findByRole('link', { name: 'Odds' })).getAttribute('href')).toBe('/cosmic-boxes')
  expect(screen.getByRole('link', { name: 'Official rules' }).getAttribute('href')).toBe('/page/sweepstakes-rules')
})

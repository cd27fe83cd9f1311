import { generatedFace } from '#kernel/public-face.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { infosAt } from '../fixtures.ts'
import { PrizeDropsView, type PrizeDropsViewProps } from './prize-drops-view.tsx'

const server = serveTests()
beforeEach(() => {
  server.answer(initApp, playerInit)
  server.answer(getProfile, settledProfile)
})

/** The time of every screen test. */
const infos = infosAt(1_795_280_400)
const show = (info: PrizeDropsViewProps['info'], level: number | null = 24) =>
  openPage(server, {
    features: ['account', 'prize-drops'],
    children: <PrizeDropsView info={info} level={level} onRefresh={() => undefined} />,
  })
const panel = () => screen.findByRole('region', { name: 'The next prize' })

test.each([
  ['at any moment', infos.anytime, 'A prize can drop at any moment. We’ll tell you a minute before.'],
  ['in less than a minute', infos.near, 'The first coin round after that wins it.'],
  ['no more today', infos.over, 'Today’s prizes have all dropped.'],
])('the panel says that a prize drops %s', async (_, info, text) => {
  show(info)
  await waitFor(async () => expect((await panel()).textContent).toContain(text))
})

test.each([
  [null, 'Sign up to play', '/signup'],
  [7, 'See your level', '/vip'],
  [20, 'Browse games', '/library'],
])('a visitor of level %s is led on by "%s"', async (level, name, path) => {
  show(infos.anytime, level)
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toContain(path)
  expect(screen.queryAllByRole('meter', { name: 'Your level' })).toHaveLength(level === 7 ? 1 : 0)
})

test('the page has what is left of each level, and the last winners, the hidden one without a name', async () => {
  show(infos.anytime)
  const page = (await screen.findByRole('article')).textContent
  for (const text of ['2 of 4 left', '41 of 76 left', '236 of 420 left', generatedFace('player 1').name, 'A player'])
    expect(page).toContain(text)
})

test('the rules state the exact worth of a day, from its settings', async () => {
  show(infos.fresh)
  const page = (await screen.findByRole('article')).textContent
  expect(page).toContain('worth exactly 100,000 coins: 200 coins on average for each of 500')
  expect(page).toContain('waits up to 10 minutes')
  expect(page).toContain('No winners yet')
})

test.each([
  ['planned', infos.planned],
  ['ended', infos.ended],
  ['not planned', infos.nothing],
])('while the campaign is %s there is no panel', async (_, info) => {
  show(info)
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('region', { name: 'The next prize' })).toBeNull()
})

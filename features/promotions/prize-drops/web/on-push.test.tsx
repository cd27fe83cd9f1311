import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layoutBrowser } from '#ui/testing/browser.ts'
import { openPushPage } from '#apps/site/web/testing/push-page.tsx'
import { clearToasts } from '#ui/toast/toasts.ts'
import { keyOf } from '#ui/api/query.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { SECOND_MS } from '#kernel/time.ts'
import { serverNowMs } from '#ui/time/server-clock.ts'
import { getInfo, prizeDropsPush } from '../contract.ts'
import { infosAt } from '../fixtures.ts'

beforeEach(() => layoutBrowser({ wantsLessMotion: true }))
afterEach(() => {
  clearToasts()
  cleanup()
  vi.unstubAllGlobals()
})

/** Other players' wins are shown two seconds later. */
const PATIENCE = { timeout: 10_000 }

const drop = {
  action: 'prizeAssigned' as const,
  dropId: 'drop-1',
  isOwn: true,
  winner: 'Sunny Otter',
  avatar: 'otter' as const,
  asset: 'coins' as const,
  prizeValue: 500_000,
  prizeLvl: 3 as const,
}

test('an own win opens its modal with level and amount', async () => {
  const { push } = await openPushPage('prize-drops')
  await push(prizeDropsPush, drop)
  const modal = await screen.findByRole('dialog', { name: 'You hit a prize drop!' })
  await waitFor(() => expect(modal.textContent).toContain('5,000'))
  expect(modal.textContent).toContain('A gold prize')
})

test('another player’s win shows a toast', async () => {
  const { push } = await openPushPage('prize-drops')
  await push(prizeDropsPush, { ...drop, dropId: 'anothers', isOwn: false })
  expect(await screen.findByText('Sunny Otter just won 5,000 coins in the prize drop.', {}, PATIENCE)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['before', [true, false]],
  ['after', [false, true]],
])('the winner, whose own message arrives %s the public one, sees the win once', async (when, order) => {
  const { push } = await openPushPage('prize-drops')
  for (const isOwn of order) await push(prizeDropsPush, { ...drop, dropId: `drop ${when}`, isOwn })
  await push(prizeDropsPush, { ...drop, dropId: `drop beside ${when}`, isOwn: false, winner: 'Night Reader' })
  expect(await screen.findByText(/Night Reader just won/, {}, PATIENCE)).toBeTruthy()
  expect(screen.queryByText(/Sunny Otter has won/)).toBeNull()
})

test('a win of a player who is hidden names nobody', async () => {
  const { push } = await openPushPage('prize-drops')
  await push(prizeDropsPush, { ...drop, dropId: 'hidden', isOwn: false, winner: null, avatar: null })
  expect(await screen.findByText('Someone just won 5,000 coins in the prize drop.', {}, PATIENCE)).toBeTruthy()
})

test('a win is added to the page once, and its prize is no longer left', async () => {
  const { push, queries } = await openPushPage('prize-drops')
  const info = infosAt(1_795_280_400).anytime
  queries.setQueryData(keyOf(getInfo), info)
  for (let times = 0; times < 2; times++)
    await push(prizeDropsPush, { ...drop, dropId: 'new', isOwn: false, winner: 'Brave Bear' })
  await waitFor(() => {
    const { lastWinners, prizes } = queries.getQueryData<typeof info>(keyOf(getInfo))!
    expect(lastWinners.map(({ winner }) => winner)).toEqual(['Brave Bear', ...info.lastWinners.map(({ winner }) => winner)])
    expect(prizes.map(({ prizeLeft }) => prizeLeft)).toEqual([1, 41, 236])
  }, PATIENCE)
})

test.each([
  [20, 1],
  [19, 0],
])('a player of level %i is told 40 seconds before a prize drops: %i toast', async (index, toasts) => {
  const { push, queries, profile } = await openPushPage('prize-drops')
  const prizeDrops = { isActive: true, minimalLevelPlay: 20, prizesLeft: 9, nextPrizeAt: null }
  const rankLeague = { enabled: true, currentLevel: { index } }
  queries.setQueryData(keyOf(getProfile), { success: true, data: { ...profile()!, prizeDrops, rankLeague } })
  const nextPrizeAt = Math.ceil(serverNowMs() / SECOND_MS) + 42
  await push(prizeDropsPush, { action: 'nextPrize', nextPrizeAt })
  expect(profile()?.prizeDrops).toMatchObject({ nextPrizeAt })
  const text = /A prize drops in 40 seconds/
  if (toasts > 0) expect(await screen.findByText(text, {}, PATIENCE)).toBeTruthy()
  else await new Promise((done) => setTimeout(done, 4_000))
  expect(screen.queryAllByText(text)).toHaveLength(toasts)
})

import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { openPushPage } from '#apps/site/web/testing/push-page.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { SECOND_MS } from '#kernel/time.ts'
import { keyOf } from '#ui/api/query.ts'
import { serverNowMs } from '#ui/time/server-clock.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { claimDrop, coinDropsPush, getInfo } from '../contract.ts'
import { claimReply, infoReply, infosAt } from '../fixtures.ts'
import CoinDropsPage from './coin-drops-page.tsx'
import { CoinDropsView } from './coin-drops-view.tsx'

const server = serveTests()
beforeEach(() => {
  server.answer(initApp, playerInit)
  server.answer(getProfile, settledProfile)
})

/** The time of every screen test. */
const NOW = 1_795_280_400
const infos = infosAt(NOW)
type Info = Parameters<typeof infoReply>[0]

const nothing = () => undefined
const show = (info: Info, isPlayer = true) =>
  openPage(server, {
    features: ['account', 'coin-drops'],
    children: (
      <CoinDropsView
        info={info}
        isPlayer={isPlayer}
        claiming={{ isPending: false, failedAt: null, onClaim: nothing }}
        onRefresh={nothing}
      />
    ),
  })
const panel = () => screen.findByRole('region', { name: 'The drop' })
const phased = (phase: string) => waitFor(async () => expect((await panel()).dataset['phase']).toBe(phase))

describe('the drop', () => {
  test.each([
    ['before', infos.before, 'For the first 200 players to claim.', 'Falls in'],
    ['falling', infos.falling, 'Coins are falling. Claim yours.', '136 of 200 left'],
    ['claimed', infos.claimed, 'Claimed. The coins are in your balance.', 'Next drop in'],
    ['gone', infos.gone, 'All gone. 200 players were faster this time.', '0 of 200 left'],
  ])('that is %s says so', async (phase, info, text, besides) => {
    show(info)
    await phased(phase)
    expect((await panel()).textContent).toContain(text)
    expect((await panel()).textContent).toContain(besides)
    expect(screen.queryAllByRole('button', { name: 'Claim 500 coins' })).toHaveLength(phase === 'falling' ? 1 : 0)
    expect(document.querySelectorAll('.coin-rain')).toHaveLength(phase === 'falling' ? 1 : 0)
  })

  test('has a meter of what is left', async () => {
    show(infos.falling)
    await phased('falling')
    const meter = screen.getByRole('meter', { name: 'Claims left' })
    expect([meter.getAttribute('aria-valuenow'), meter.getAttribute('aria-valuemax')]).toEqual(['136', '200'])
  })

  test.each([
    ['planned', infos.planned],
    ['ended', infos.ended],
    ['not planned', infos.nothing],
  ])('is not shown while the campaign is %s', async (_, info) => {
    show(info)
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('region', { name: 'The drop' })).toBeNull()
  })

  test('of a guest offers to sign up', async () => {
    show(infos.falling, false)
    expect((await screen.findByRole('link', { name: 'Sign up to claim' })).getAttribute('href')).toContain('signup')
  })

  test('comes with the exact worth of a day, from its settings', async () => {
    show(infos.before)
    const page = (await screen.findByRole('article')).textContent
    expect(page).toContain('gets exactly 10,500 coins')
    expect(page).toContain('stays open for 10 minutes')
  })
})

describe('claiming', () => {
  const open = () => {
    server.answer(getInfo, infoReply(infos.falling))
    return openPage(server, { features: ['account', 'coin-drops'], children: <CoinDropsPage /> })
  }
  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Claim 500 coins' }))

  test('shows that the coins are there', async () => {
    server.answer(claimDrop, claimReply({ claimedAt: infos.falling.drops[0]!.at, claims: 1, claimedCoins: 50_000 }))
    open()
    await press()
    await phased('claimed')
    expect(server.calls(claimDrop)).toHaveLength(1)
    const { left, total } = infos.falling.drops[0]!
    expect((await screen.findByRole('article')).textContent).toContain(`${left - 1} of ${total} left`)
  })

  test('too late shows that all are gone', async () => {
    server.answer(claimDrop, { success: false, reasonType: 'gone' })
    open()
    await press()
    await phased('gone')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test.each([
    ['not-open', 'That didn’t work. Try again.'],
    ['budget-exhausted', 'All the prizes of this promotion have been given out.'],
  ] as const)('that is refused as %s says so and refetches the drops', async (reasonType, text) => {
    server.answer(claimDrop, { success: false, reasonType })
    open()
    await press()
    expect((await screen.findByRole('alert')).textContent).toBe(text)
    await waitFor(() => expect(server.calls(getInfo)).toHaveLength(2))
  })
})

describe('pushes', () => {
  const drop = infos.falling.drops[0]!
  const claimed = { claimedAt: drop.at, claims: 1, claimedCoins: 50_000 }

  test('count down what is left, never up again, and a claim in another tab is shown', async () => {
    const { push, queries } = await openPushPage('coin-drops')
    queries.setQueryData(keyOf(getInfo), infoReply(infos.falling))
    for (const left of [90, 120]) await push(coinDropsPush, { action: 'drop', ...drop, left })
    await push(coinDropsPush, { action: 'claimed', ...claimed })
    expect(queries.getQueryData(keyOf(getInfo))).toEqual(
      infoReply({ ...infos.falling, ...claimed, drops: [{ ...drop, left: 90 }, ...infos.falling.drops.slice(1)] }),
    )
  })

  test('tell the card of a drop to come', async () => {
    const { push, queries, profile } = await openPushPage('coin-drops')
    const known = { ...profile()!, coinDrops: { isActive: true, drops: [], claimedAt: null, claims: 0, claimedCoins: 0 } }
    queries.setQueryData(keyOf(getProfile), { success: true, data: known })
    await push(coinDropsPush, { action: 'drop', ...drop })
    await push(coinDropsPush, { action: 'claimed', ...claimed })
    expect(profile()?.['coinDrops']).toEqual({ isActive: true, ...claimed, drops: [drop] })
  })
})

test('when a drop falls, coins lie over the page and a toast leads to it', async () => {
  const coming = { ...infos.before.drops[0]!, at: Math.ceil(serverNowMs() / SECOND_MS) + 3 }
  const coinDrops = { isActive: true, drops: [coming], claimedAt: null, claims: 0, claimedCoins: 0 }
  server.answer(getProfile, { success: true, data: { ...settledProfile.data, coinDrops } } as never)
  const { router } = openPage(server, { features: ['account', 'coin-drops'], path: '/library', children: <p>A page</p> })
  const claim = await screen.findByRole('button', { name: 'Claim now' })
  expect(document.querySelectorAll('.coin-rain')).toHaveLength(1)
  await userEvent.click(claim)
  expect(router.state.location.pathname).toBe('/coin-drops')
})

test('over a protected player’s page nothing falls', async () => {
  const coming = { ...infos.before.drops[0]!, at: Math.ceil(serverNowMs() / SECOND_MS) + 1 }
  const coinDrops = { isActive: true, drops: [coming], claimedAt: null, claims: 0, claimedCoins: 0 }
  server.answer(getProfile, { success: true, data: { ...settledProfile.data, coinDrops, mayPromote: false } } as never)
  openPage(server, { features: ['account', 'coin-drops'], path: '/library', children: <p>A page</p> })
  await screen.findByText('A page')
  await new Promise((resolve) => setTimeout(resolve, 2.5 * SECOND_MS))
  expect(screen.queryByRole('button', { name: 'Claim now' })).toBeNull()
  expect(document.querySelectorAll('.coin-rain')).toHaveLength(0)
})

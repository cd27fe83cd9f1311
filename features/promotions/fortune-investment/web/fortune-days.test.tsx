import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { openPushPage } from '#apps/site/web/testing/push-page.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { openOrder } from '#features/store/orders/contract.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import type { Unavailability } from '#kernel/run-sales.ts'
import { fortunePush, type Investment } from '../contract.ts'
import { chosen, investmentAt, packagesAt } from '../fixtures.ts'
import { FortuneView } from './fortune-view.tsx'

/** The time of every screen test. */
const NOW = 1_795_280_400
const own = investmentAt(NOW)

const server = serveTests()
beforeEach(() => {
  server.answer(initApp, playerInit)
  server.answer(getProfile, settledProfile)
})

interface Shown {
  readonly investment?: Investment
  readonly reasons?: Unavailability[]
  readonly isPlayer?: boolean
}

function show({ investment, reasons, isPlayer = true }: Shown = {}) {
  const { campaign, packages } = packagesAt(NOW, reasons).data
  const view = (
    <FortuneView
      campaign={campaign}
      packages={packages}
      own={isPlayer ? chosen(investment).data : undefined}
      isPlayer={isPlayer}
      onRefresh={() => undefined}
    />
  )
  return openPage(server, { features: ['account', 'fortune-investment'], children: view })
}

describe('the packages', () => {
  test('open an order, which leads to its payment', async () => {
    server.answer(openOrder, { success: true, data: { payment: { id: 'ord_7' } } as never })
    const { router } = show()
    await userEvent.click(await screen.findByRole('button', { name: 'Buy for $9.99' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/cash/orders/ord_7'))
    expect(server.calls(openOrder)[0]).toMatchObject({ body: { presetId: 'fortune-seven-days', offerType: 'package' } })
  })

  test('are the next step of the page', async () => {
    show()
    expect((await screen.findByRole('link', { name: 'See the packages' })).getAttribute('href')).toBe('#packages')
    expect(document.querySelector('#packages')?.textContent).toContain('Buy for $9.99')
    expect(screen.queryByRole('link', { name: 'Browse games' })).toBeNull()
  })

  test('that are refused say why', async () => {
    server.answer(openOrder, { success: false, reasonType: 'debt-open' })
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Buy for $4.99' }))
    expect(await screen.findByText(/An earlier payment was taken back by your bank/)).toBeTruthy()
  })

  test.each([
    ['purchases-closed', 'Purchases aren’t open right now.'],
    ['too-late', 'This promotion ends before its last day.'],
    ['already-bought', 'One package per player. You’ve chosen yours.'],
    ['not-eligible', 'This promotion is for other players.'],
  ] as const)('that are closed by %s say so and cannot be bought', async (reason, text) => {
    show({ reasons: [reason] })
    expect(await screen.findAllByText(text)).toHaveLength(2)
    expect(screen.queryByRole('button', { name: /^Buy for/ })).toBeNull()
  })

  test('ask guests to sign up, and are only shown while none runs', async () => {
    show({ isPlayer: false })
    expect(await screen.findAllByRole('link', { name: 'Sign up to choose' })).toHaveLength(2)
    cleanup()
    show({ reasons: ['not-running'] })
    expect(await screen.findAllByText('Right away')).toHaveLength(2)
    expect(screen.queryByRole('button', { name: /^Buy for/ })).toBeNull()
  })
})

describe('the own package', () => {
  const panel = () => screen.findByRole('region', { name: 'Your package' })

  test('shows each day as paid, missed or coming, and when the next one begins', async () => {
    show({ investment: own, reasons: ['already-bought'] })
    const { textContent } = await panel()
    expect(textContent).toContain('Day 3 of 7')
    expect(textContent).toContain('Today’s 2,250 coins are in your balance.')
    expect(textContent).toContain('Next coins in')
    const states = [...document.querySelectorAll('.fortune-track > li')].map((day) => day.getAttribute('data-state'))
    expect(states).toEqual(['missed', 'paid', 'paid', 'coming', 'coming', 'coming', 'coming'])
  })

  test.each([
    ['on the day of the purchase', { today: 0, daysTaken: [] }, 'Your days start tomorrow.'],
    ['before its part is paid', { daysTaken: [2] }, 'Today’s 2,250 coins are on their way'],
    ['when its days are over', { today: 8, nextAt: null }, 'Your days are over. You got 4,125 coins on 2 days.'],
  ])('%s says so', async (_, change, text) => {
    show({ investment: { ...own, ...change }, reasons: ['already-bought'] })
    expect((await panel()).textContent).toContain(text)
  })
})

describe('a push', () => {
  test('of a part stores the package and tells its coins once; an older one changes nothing', async () => {
    const { push, profile } = await openPushPage('fortune-investment')
    await push(fortunePush, { action: 'part', coins: 225_000, ...own })
    expect(profile()?.fortuneInvestment).toEqual({ isActive: true, ...own })
    expect(await screen.findByText('Day 3: 2,250 coins for your visit.')).toBeTruthy()
    await push(fortunePush, { action: 'reversed', coins: 0, ...own, packageId: null, version: 1 })
    expect(profile()?.fortuneInvestment).toMatchObject({ packageId: 'seven-days' })
  })

  test.each([
    ['bought', 'Your fortune days start tomorrow.'],
    ['reversed', 'Your package was refunded, so its days have ended.'],
    ['restored', 'Your payment was confirmed again, so your package’s days continue.'],
  ] as const)('of a package that was %s says so', async (action, text) => {
    const { push } = await openPushPage('fortune-investment')
    await push(fortunePush, { action, coins: 0, ...own })
    expect(await screen.findByText(text)).toBeTruthy()
  })
})

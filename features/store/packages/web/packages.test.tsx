import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MINUTE_MS } from '#kernel/time.ts'
import { holdPage } from '#ui/page/page-holds.ts'
import { ModalFrame } from '#ui/modal/modal-frame.tsx'
import { VISIT_MS_MIN } from '#ui/modal/offers.ts'
import { refuse } from '#ui/testing/fake-server.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { pretendVisit } from '#ui/testing/visit.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp, type Profile } from '#features/account/account/contract.ts'
import { playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { getLimits } from '#features/protection/limits/contract.ts'
import { getMethods, openOrder, payOrder, type CashOrder } from '#features/store/orders/contract.ts'
import { checkAvailability, getPackages, type PresetPackage, type QuickBuy } from '../contract.ts'
import { aStorefront, welcomePreset } from '../fixtures.ts'
import FundsModal from './funds-modal.tsx'
import { fundsVariant } from './funds-variant.ts'
import { priceOf } from './queries.ts'

const offered = (isOnSale: boolean): PresetPackage => ({ id: 'welcome-1', promoOfferPreset: welcomePreset, isOnSale })
const forget = () => (document.cookie = 'presetPackageShown=; Max-Age=0; Path=/')
const packageOf = (id: string, isOnSale = true): PresetPackage => ({ ...offered(isOnSale), id })

const server = serveTests()
beforeEach(() => {
  forget()
  localStorage.clear()
  server.answer(initApp, playerInit)
  server.answer(getPackages, aStorefront)
  server.answer(getMethods, { success: true, data: { methods: [], saved: [], limitLeft: null, isTest: true } })
  server.answer(getLimits, { success: true, data: { limits: [] } })
})
afterEach(() => {
  vi.useRealTimers()
})

const profileWith = (change: Partial<Profile>) => ({ ...settledProfile, data: { ...settledProfile.data, ...change } })
const open = (path: string, change: Partial<Profile> = {}) => {
  server.answer(getProfile, profileWith(change))
  return openPage(server, { path, features: ['packages'] })
}

const balances = (winnings: number) => ({ playerBalance: { ...settledProfile.data.playerInfo.playerBalance, winnings } })

test.each([
  ['TournamentPoints', true, 0, 0, 'tournament-with-offer'],
  ['TournamentPoints', false, 500, 500, 'no-offer'],
  ['SweepStakes', true, 0, 0, 'sweepstakes-with-offer'],
  ['SweepStakes', true, 500, 499, 'sweepstakes-with-winnings'],
  ['SweepStakes', true, 500, 500, 'winnings-pending'],
  ['SweepStakes', false, 0, 0, 'no-offer'],
] as const)(
  'in %s, an offer on sale %s, with %d of winnings, %d set aside: %s',
  (gameMode, isOnSale, winnings, heldWinnings, variant) => {
    const featuresInfo = { redeem: { isActive: true, isPending: heldWinnings > 0, heldWinnings } }
    const profile = { gameMode, playerInfo: balances(winnings), popupPresetPackage: offered(isOnSale), featuresInfo }
    expect(fundsVariant(profile)).toBe(variant)
  },
)

test('SWP-2 the store links to free entries, lists its packages, says that nothing is sold yet, and why a bundle is unavailable', async () => {
  server.answer(checkAvailability, {
    success: true,
    data: { available: false, unavailabilityReasons: ['purchases-closed', 'not-its-turn'] },
  })
  open('/library?openModal=store')
  expect(await screen.findByRole('dialog', { name: 'Get coins' })).toBeTruthy()
  expect(await screen.findByText('The store opens soon')).toBeTruthy()
  expect(document.querySelector('[role="dialog"] a[href="/free-entry"]')).toBeTruthy()
  expect(screen.getByText('2.00 free entries')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Buy for/ })).toBeNull()
  await userEvent.click(screen.getAllByRole('button', { name: /\$9\.99: see what’s inside$/ })[0]!)
  expect(await screen.findByRole('dialog', { name: 'This package isn’t available right now' })).toBeTruthy()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Purchases aren’t open yet.',
    'Unlocks after the previous package.',
  ])
  expect(server.calls(checkAvailability)[0]?.body).toEqual({ promoOfferBundleId: 'welcome-pack', promoOfferId: 'welcome-1' })
})

test.each(['play-paused', 'player-off'] as const)(
  'a player refused as %s is led to support, and not to other packages',
  async (reason) => {
    server.answer(checkAvailability, { success: true, data: { available: false, unavailabilityReasons: [reason] } })
    open('/library?openModal=store')
    await userEvent.click((await screen.findAllByRole('button', { name: /\$9\.99: see what’s inside$/ }))[0]!)
    const dialog = await screen.findByRole('dialog', { name: 'This package isn’t available right now' })
    expect(within(dialog).getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe('/support')
    expect(within(dialog).queryByRole('button', { name: /store/ })).toBeNull()
  },
)

test('where packages bring no entries, the store promises none and links to free coins', async () => {
  const { packages, ...rest } = aStorefront.data
  const coinsOnly = packages.map((preset) => ({ ...preset, entries: 0 }))
  server.answer(getPackages, { success: true, data: { ...rest, packages: coinsOnly } })
  open('/library?openModal=store')
  expect(await screen.findByText('Coins to play for fun. Packages bring no entries for you right now.')).toBeTruthy()
  expect(screen.queryByText(/free entries/i)).toBeNull()
  expect(document.querySelector('[role="dialog"] a[href="/free-entry"]')).toBeNull()
  expect(document.querySelector('[role="dialog"] a[href="/promotions"]')).toBeTruthy()
})

test('an offer without entries is no offer for a player who lacks entries', () => {
  const { promoOfferPreset, ...promoted } = offered(true)
  const offer = { ...promoted, promoOfferPreset: { ...promoOfferPreset, entries: 0 } }
  const profile = { gameMode: 'SweepStakes', playerInfo: balances(0), popupPresetPackage: offer, featuresInfo: {} } as const
  expect(fundsVariant(profile)).toBe('no-offer')
})

/** Opens home in a visit of some minutes, and stays for a minute. */
async function visitHome(isOnSale = true, popupPresetPackages: readonly PresetPackage[] = [], change: object = {}) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  pretendVisit(VISIT_MS_MIN)
  const { queries } = open('/', {
    popupPresetPackage: offered(isOnSale),
    popupPresetPackages: [...popupPresetPackages],
    ...change,
  })
  await waitFor(() => expect(queries.getQueryData([getProfile.path])).toBeTruthy())
  // The promotion is loaded late, and its time begins then.
  await act(() => vi.dynamicImportSettled())
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS))
}

test('a package that can be bought is promoted on home once an hour', async () => {
  await visitHome()
  expect(await screen.findByRole('dialog', { name: 'First welcome package' })).toBeTruthy()
  expect(document.cookie).toContain('presetPackageShown=1')
  cleanup()
  await visitHome()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a protected player is promoted nothing', async () => {
  await visitHome(true, [], { mayPromote: false })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the promoted packages take turns: those that were not shown first, then the one shown longest ago', async () => {
  const [first, second] = aStorefront.data.packages
  const promoted = [packageOf('gone', false), packageOf(first!.id), packageOf(second!.id)]
  for (const { title } of [first!, second!, first!]) {
    await visitHome(true, promoted)
    expect(await screen.findByRole('dialog', { name: title })).toBeTruthy()
    cleanup()
    forget()
  }
})

test('a promotion waiting behind another overlay does not count as seen and is shown afterwards', async () => {
  const letGo = holdPage()
  await visitHome()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.cookie).not.toContain('presetPackageShown')
  letGo()
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS))
  expect(await screen.findByRole('dialog', { name: 'First welcome package' })).toBeTruthy()
  expect(document.cookie).toContain('presetPackageShown=1')
})

test('a package that cannot be bought is not promoted', async () => {
  await visitHome(false)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.cookie).not.toContain('presetPackageShown')
})

test('a package outside the store costs its usual price outside its offer', () => {
  const storefront = aStorefront.data
  const { usualPriceCents, priceCents } = welcomePreset
  expect(priceOf(storefront, welcomePreset, true)).toBe(priceCents)
  expect(priceOf(storefront, welcomePreset, false)).toBe(usualPriceCents)
  const [stocked] = storefront.packages
  expect(priceOf(storefront, stocked!, false)).toBe(stocked!.priceCents)
})

test('an open store sells a bundle’s package on its page, and names each reason why one is not available', async () => {
  server.answer(getPackages, {
    ...aStorefront,
    data: { ...aStorefront.data, sales: { ...aStorefront.data.sales, isOpen: true } },
  })
  server.answer(checkAvailability, { success: true, data: { available: true, unavailabilityReasons: [] } })
  const { router } = open('/library?openModal=store')
  await userEvent.click(await screen.findByRole('button', { name: 'Buy for $9.99' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/cash/deposit-by-money/welcome-1/promoOffer/'))
  cleanup()
  server.answer(checkAvailability, {
    success: true,
    data: { available: false, unavailabilityReasons: ['already-bought', 'limit-reached'] },
  })
  open('/library?openModal=store')
  await userEvent.click(await screen.findByRole('button', { name: 'Buy for $9.99' }))
  expect(await screen.findByText('This costs more than what’s left of your purchase limit.')).toBeTruthy()
  expect(screen.getByText('You’ve already bought this package. It’s a one-time offer.')).toBeTruthy()
})

const anOrder: CashOrder = {
  payment: { id: 'ord_1' },
  paymentMethod: null,
  orderSummary: { money: 999 },
  preset: { id: 'welcome-1', title: 'First welcome package', coins: 1, entries: 0 },
  offerType: 'promoOffer',
  state: 'open',
  openedAt: 1,
  expiresAt: 2,
  page: null,
  decline: null,
  receipt: null,
  transactions: [],
}

describe('quick buy', () => {
  const visa = { id: 'att_1', methodId: 'card', title: 'Visa 4242' } as const
  const openDetails = (saved: readonly (typeof visa)[], extraWheel: QuickBuy['promoOffers']['extraWheel'] = null) => {
    const quickBuy = { packages: [], promoOffers: { bundle: null, extraWheel } }
    server.answer(getPackages, {
      ...aStorefront,
      data: { ...aStorefront.data, quickBuy, sales: { ...aStorefront.data.sales, isOpen: true } },
    })
    server.answer(getMethods, { success: true, data: { methods: [], saved: [...saved], limitLeft: null, isTest: true } })
    server.answer(openOrder, { success: true, data: anOrder })
    server.answer(payOrder, { success: true, data: { ...anOrder, state: 'paid' } })
    return open('/library?openModal=package-details')
  }

  test('names price and method on its button, and one press opens and pays the order', async () => {
    const { router } = openDetails([visa])
    await userEvent.click(await screen.findByRole('button', { name: 'Buy for $1.99 with Visa 4242' }))
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/cash\/orders\/ord_1/))
    expect(server.calls(payOrder).map(({ body }) => body)).toEqual([{ methodId: 'card', savedMethodId: 'att_1' }])
  })

  test('leads a player whose purchases are paused from the refused order to support', async () => {
    openDetails([])
    server.answer(openOrder, refuse('play-paused', 403))
    await userEvent.click(await screen.findByRole('button', { name: 'Buy for $1.99' }))
    expect(await screen.findByText(/^Play and purchases are paused\./)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe('/support')
  })

  test.each([
    [199, 1],
    [200, 0],
  ])('says that it opens the extra wheel from %d cents on: %d note', async (minDeposit, count) => {
    openDetails([visa], { minDeposit })
    await screen.findByRole('button', { name: 'Buy for $1.99 with Visa 4242' })
    const notes = () => screen.queryAllByText('Includes a spin of the extra wheel. It wins coins only.')
    await waitFor(() => expect(notes()).toHaveLength(count))
  })

  test('is not offered without a saved method', async () => {
    const { router } = openDetails([])
    await userEvent.click(await screen.findByRole('button', { name: 'Buy for $1.99' }))
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/cash\/orders\/ord_1/))
    expect(server.calls(payOrder)).toEqual([])
  })

  test('says why the payment was refused, and stays', async () => {
    const { router } = openDetails([visa])
    server.answer(payOrder, { success: false, reasonType: 'too-many-tries' })
    await userEvent.click(await screen.findByRole('button', { name: 'Buy for $1.99 with Visa 4242' }))
    expect(await screen.findByText('Too many payments didn’t go through. Try again in 10 minutes.')).toBeTruthy()
    expect(router.state.location.pathname).toBe('/library')
  })
})

describe('the funds modal', () => {
  const openFunds = (change: Partial<Profile>, saved: readonly { id: string; methodId: 'card'; title: string }[] = []) => {
    server.answer(getProfile, profileWith(change))
    server.answer(getMethods, { success: true, data: { methods: [], saved: [...saved], limitLeft: null, isTest: true } })
    const children = (
      <ModalFrame isBlocking={false} onClose={vi.fn<() => void>()}>
        <FundsModal args={{}} close={vi.fn<() => void>()} />
      </ModalFrame>
    )
    return openPage(server, { path: '/library', features: ['packages'], children })
  }
  const actions = () => [...document.querySelectorAll('[role="dialog"] .button')].map(({ textContent }) => textContent)
  const offer = { popupPresetPackage: offered(true) }

  test.each<[string, Partial<Profile>, string[]]>([
    ['coins, an offer', { gameMode: 'TournamentPoints', ...offer }, ['See your offer', 'Get free coins', 'Go to the store']],
    [
      'entries, an offer',
      { gameMode: 'SweepStakes', playerInfo: balances(0), ...offer },
      ['See your offer', 'Get entries free', 'Go to the store'],
    ],
    [
      'entries, winnings',
      { gameMode: 'SweepStakes', playerInfo: balances(500), ...offer },
      ['Back to the game', 'Get entries free', 'Go to the store'],
    ],
    ['coins, none', { gameMode: 'TournamentPoints', popupPresetPackage: null }, ['Get free coins', 'Go to the store']],
  ])('SWP-2 names the free way second at the latest: %s', async (_, change, expected) => {
    openFunds({ featuresInfo: { redeem: { isActive: true, isPending: false, heldWinnings: 0 } }, ...change })
    await waitFor(() => expect(actions()).toEqual(expected))
  })

  test('buys the offer with one press if a method is saved', async () => {
    server.answer(openOrder, { success: true, data: anOrder })
    server.answer(payOrder, { success: true, data: { ...anOrder, state: 'paid' } })
    openFunds({ gameMode: 'TournamentPoints', ...offer }, [{ id: 'att_1', methodId: 'card', title: 'Visa 4242' }])
    await userEvent.click(await screen.findByRole('button', { name: 'Buy for $9.99 with Visa 4242' }))
    await waitFor(() => expect(server.calls(payOrder)).toHaveLength(1))
    expect(server.calls(openOrder)[0]?.body).toEqual({ presetId: 'welcome-1', offerType: 'promoOffer' })
  })
})

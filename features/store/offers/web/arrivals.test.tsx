import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeServer, refuse } from '#ui/testing/fake-server.ts'
import { initApp } from '#features/account/account/contract.ts'
import { guestInit } from '#features/account/account/fixtures.ts'
import { newKey } from '#ui/api/browser-transport.ts'
import { ApiClient } from '#ui/api/client.ts'
import { newQueryClient } from '#ui/api/query-client.ts'
import type { ArrivalTarget } from '#ui/feature.ts'
import { checkBonus, flipTheCoin, subscribe } from '../contract.ts'
import { arrive, PROMOTION_AFTER_MS } from './arrivals.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

const STORE = '/cash/deposit-by-money/'
const info = {
  id: 'hello',
  type: 'free-entries',
  title: 'Five',
  text: '',
  entries: 500,
  spins: 0,
  game: null,
  minPurchaseCents: 499,
} as const
const openBonus = {
  success: true as const,
  data: { bonusInfo: info, playerBonusInfo: { messageId: 'hello', expiresAt: 1, isGranted: false } },
}
const coin = (id: string) => ({ success: true as const, data: { data: { promoOfferPreset: { id } } } })

async function come(
  parameter: ArrivalTarget['parameter'],
  answer: (server: FakeServer) => void,
  standsMs = PROMOTION_AFTER_MS,
  stay = new AbortController(),
): Promise<string[]> {
  const server = new FakeServer()
  answer(server)
  const done: string[] = []
  const api = new ApiClient({ transport: server.transport, locale: 'en', newKey })
  const arriving = arrive('welcome', {
    api,
    parameter,
    queries: newQueryClient(),
    isGuest: false,
    signal: stay.signal,
    navigate: (path) => void done.push(path),
    openModal: (name, args) => void done.push(`${name} ${JSON.stringify(args)}`),
    toast: vi.fn<() => void>(() => void done.push('toast')),
  })
  await vi.advanceTimersByTimeAsync(standsMs)
  if (standsMs >= PROMOTION_AFTER_MS) await arriving
  return done
}

test.each<[ArrivalTarget['parameter'], string, (server: FakeServer) => void, string]>([
  [
    'promoOffer',
    'that there is',
    (server) => server.answer(subscribe, { success: true, presetId: 'welcome-1' }),
    `${STORE}welcome-1/promoOffer/`,
  ],
  ['promoOffer', 'that is gone', (server) => server.answer(subscribe, { success: false, reasonType: 'no_offers_found' }), STORE],
  ['promoOffer', 'without an answer', (server) => server.answer(subscribe, refuse('unavailable', 503)), STORE],
  ['promoOfferSet', 'that falls', (server) => server.answer(flipTheCoin, coin('heads')), `${STORE}heads/promoOffer/`],
  [
    'promoOfferSet',
    'that lay already',
    (server) => server.answer(flipTheCoin, { success: false, reasonType: 'limit_by_time' }),
    'coin-used {"promoOfferSet":"welcome"}',
  ],
  [
    'promoOfferSet',
    'that came whole',
    (server) => server.answer(flipTheCoin, { success: false, reasonType: 'limit_by_promo_offers' }),
    STORE,
  ],
  [
    'promoOfferSet',
    'of nothing',
    (server) => server.answer(flipTheCoin, { success: false, reasonType: 'no_offers_found' }),
    STORE,
  ],
  [
    'freeEntriesBonus',
    'that is open',
    (server) => server.answer(checkBonus, openBonus),
    'free-entries-bonus {"messageId":"hello"}',
  ],
  [
    'freeEntriesBonus',
    'that is over for this player',
    (server) => server.answer(checkBonus, { success: true, data: { bonusInfo: info, playerBonusInfo: null } }),
    'toast',
  ],
  [
    'redirectUrl',
    'with a package',
    (server) => server.answer(initApp, { success: true, data: { ...guestInit.data, bannerPresetPackage: { id: 'stack' } } }),
    `${STORE}stack/promoOffer/`,
  ],
  [
    'redirectUrl',
    'without one',
    (server) => server.answer(initApp, { success: true, data: { ...guestInit.data, bannerPresetPackage: null } }),
    STORE,
  ],
])('%s %s', async (parameter, _case, answer, expected) => {
  expect(await come(parameter, answer)).toEqual([expected])
})

test.each(['promoOffer', 'promoOfferSet'] as const)('%s sends nothing before its delay has passed', async (parameter) => {
  const asked: FakeServer[] = []
  const done = await come(parameter, (server) => asked.push(server), PROMOTION_AFTER_MS / 2)
  expect([done, asked[0]?.calls(subscribe), asked[0]?.calls(flipTheCoin)]).toEqual([[], [], []])
})

test.each(['promoOffer', 'promoOfferSet'] as const)('%s does nothing for a visitor who has left the page', async (parameter) => {
  const stay = new AbortController()
  const asked: FakeServer[] = []
  setTimeout(() => stay.abort(), PROMOTION_AFTER_MS / 2)
  const done = await come(parameter, (server) => asked.push(server), PROMOTION_AFTER_MS, stay)
  expect([done, asked[0]?.calls(subscribe), asked[0]?.calls(flipTheCoin)]).toEqual([[], [], []])
})

test.each(['promoOffer', 'promoOfferSet', 'freeEntriesBonus', 'redirectUrl'] as const)(
  '%s does not navigate a visitor who left during the request',
  async (parameter) => {
    const stay = new AbortController()
    const leave = (): void => stay.abort()
    const done = await come(
      parameter,
      (server) => {
        server.answerAfter(subscribe, leave, { success: true, presetId: 'welcome-1' })
        server.answerAfter(flipTheCoin, leave, coin('heads'))
        server.answerAfter(checkBonus, leave, openBonus)
        server.answerAfter(initApp, leave, guestInit)
      },
      PROMOTION_AFTER_MS,
      stay,
    )
    expect([done, stay.signal.aborted]).toEqual([[], true])
  },
)

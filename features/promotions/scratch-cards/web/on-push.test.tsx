import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPushPage } from '#apps/site/web/testing/push-page.tsx'
import { keyOf } from '#ui/api/query.ts'
import { layoutBrowser } from '#ui/testing/browser.ts'
import { clearToasts } from '#ui/toast/toasts.ts'
import { getInfo, scratchCardsPush } from '../contract.ts'
import { infoReply, infosAt, setOf } from '../fixtures.ts'

beforeEach(() => layoutBrowser({ wantsLessMotion: true }))
afterEach(() => {
  clearToasts()
  cleanup()
  vi.unstubAllGlobals()
})

const infos = infosAt(1_795_280_400)

test('a push appears in the profile and on the page, and prizes that the page knows stay', async () => {
  const { push, profile, queries } = await openPushPage('scratch-cards')
  queries.setQueryData(keyOf(getInfo), infoReply(infos.scratched))
  const set = setOf(infos.waiting)
  const cards = set.cards.map((card) => ({ ...card, prize: null }))
  await push(scratchCardsPush, { action: 'progress', ...set, cards })
  expect(profile()?.scratchCardLottery).toEqual({ isActive: true, ...set, cards })
  expect(queries.getQueryData(keyOf(getInfo))).toMatchObject({ data: { rounds: 12, cards: infos.waiting.cards } })
  expect(document.querySelector('.Toastify__toast')).toBeNull()
})

test('a set that a later one has overtaken changes nothing', async () => {
  const { push, profile } = await openPushPage('scratch-cards')
  await push(scratchCardsPush, { action: 'dealt', ...setOf(infos.full) })
  await push(scratchCardsPush, { action: 'progress', ...setOf(infos.waiting) })
  expect(profile()?.scratchCardLottery).toMatchObject({ version: infos.full.version })
})

test.each([
  ['earned', 'You earned a scratch card.'],
  ['ready', 'Your scratch card is ready.'],
] as const)('a card that is %s is announced', async (action, text) => {
  const { push } = await openPushPage('scratch-cards')
  await push(scratchCardsPush, { action, ...setOf(infos.ready) })
  expect(await screen.findByText(text)).toBeTruthy()
})

import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { guestInit, playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { dealCard, getInfo, scratchCard } from '../contract.ts'
import { dealReply, infoReply, infosAt, scratchReply } from '../fixtures.ts'
import ScratchCardsPage from './scratch-cards-page.tsx'

const infos = infosAt(1_795_280_400)
type Info = Parameters<typeof infoReply>[0]

const server = serveTests()
beforeEach(() => {
  server.answer(getProfile, settledProfile)
})
afterEach(() => {
  vi.restoreAllMocks()
})

const open = (info: Info, isPlayer = true) => {
  server.answer(initApp, { success: true, data: { ...guestInit.data, isGuest: !isPlayer } })
  server.answer(getInfo, infoReply(info))
  return openPage(server, { features: ['account', 'scratch-cards'], children: <ScratchCardsPage /> })
}
const panel = () => screen.findByRole('region', { name: 'Your card' })
const foil = () => screen.findByRole('button', { name: /^Foil/ })

describe('the panel', () => {
  test.each([
    ['earned', infos.fresh, 'You have a new card.', 'Claim my card'],
    ['ready', infos.ready, 'Scratch off the foil.', 'Reveal prize'],
    ['scratched, with more to earn', infos.scratched, '4 more rounds today earn this card.', 'Browse games'],
    ['waiting beside an earned one', infos.waiting, 'This card opens when its timer ends.', 'Claim my card'],
    ['waiting with a full hand', infos.full, 'This card opens when its timer ends.', 'Browse games'],
    ['the last of today', infos.tomorrow, 'Come back tomorrow for more.', 'Browse games'],
    ['the last of the set', infos.done, 'You’ve scratched every card in the set.', 'Browse games'],
  ])('of a card that is %s says what can be done', async (_, info, text, action) => {
    open(info)
    await waitFor(async () => expect((await panel()).textContent).toContain(text))
    expect((await panel()).textContent).toContain(action)
  })

  test('of a guest offers to sign up', async () => {
    open(infos.fresh, false)
    expect((await screen.findByRole('link', { name: 'Sign up and scratch' })).getAttribute('href')).toContain('signup')
  })

  test.each([infos.planned, infos.ended, infos.nothing])('is not shown while no set runs', async (info) => {
    open(info)
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('region', { name: 'Your card' })).toBeNull()
  })
})

test('the rules, the odds and the exact average come from the settings', async () => {
  open(infos.fresh)
  const page = (await screen.findByRole('article')).textContent
  expect(page).toContain('Average prize720 coins')
  expect(page).toContain('Reaching 10 and 30 rounds in a day earns a card each time.')
  expect(page).toContain('A purchase of $4.99 or more earns a card too.')
  expect(page).toContain('60 minutes after the one before')
})

test('dealing puts the card on the table', async () => {
  server.answer(dealCard, dealReply(infos.ready))
  open(infos.fresh)
  await userEvent.click(await screen.findByRole('button', { name: 'Claim my card' }))
  expect(await foil()).toBeTruthy()
  expect(server.calls(dealCard)).toHaveLength(1)
})

describe('scratching', () => {
  const opened = async () => {
    // The foil is measured when it is laid.
    for (const size of ['clientWidth', 'clientHeight'] as const) vi.spyOn(HTMLElement.prototype, size, 'get').mockReturnValue(100)
    server.answer(scratchCard, scratchReply(infos.scratched, 50_000))
    open(infos.ready)
    return foil()
  }
  /** The amount on the card, once it is revealed by one call. */
  const revealed = async () => {
    await waitFor(async () => expect((await panel()).dataset['status']).toBe('revealed'))
    expect((await panel()).textContent).toContain('It’s already in your balance.')
    expect(server.calls(scratchCard)).toHaveLength(1)
    return (await panel()).querySelector('.scratch-prize .amount .sr-only')?.textContent
  }

  test('A11Y-1 by the button reveals the prize without a drag', async () => {
    await opened()
    await userEvent.click(screen.getByRole('button', { name: 'Reveal prize' }))
    expect(await revealed()).toBe('500')
    await userEvent.click(screen.getByRole('button', { name: 'Next card' }))
    expect((await panel()).textContent).toContain('4 more rounds today')
  })

  test('by Enter on the foil reveals it too', async () => {
    const surface = await opened()
    surface.focus()
    await userEvent.keyboard('{Enter}')
    expect(await revealed()).toBe('500')
  })

  test('by arrow keys starts it, and the foil stays until enough is cleared', async () => {
    ;(await opened()).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await waitFor(() => expect(server.calls(scratchCard)).toHaveLength(1))
    expect((await panel()).dataset['status']).not.toBe('revealed')
  })

  test('by pointer over the whole foil reveals it', async () => {
    const surface = await opened()
    fireEvent.pointerDown(surface, { buttons: 1, clientX: 0, clientY: 0 })
    for (let y = 0; y <= 100; y += 20) {
      fireEvent.pointerMove(surface, { buttons: 1, clientX: 100, clientY: y })
      fireEvent.pointerMove(surface, { buttons: 1, clientX: 0, clientY: y + 10 })
    }
    expect(await revealed()).toBe('500')
  })

  test('that is refused lays the foil again and says so', async () => {
    await opened()
    server.answer(scratchCard, { success: false, reasonType: 'not-ready' })
    await userEvent.click(screen.getByRole('button', { name: 'Reveal prize' }))
    expect((await screen.findByRole('alert')).textContent).toBe('That didn’t work. Try again.')
    expect(await foil()).toBeTruthy()
    await waitFor(() => expect(server.calls(getInfo).length).toBeGreaterThan(0))
  })
})

test('the modal leads to the odds and the rules', async () => {
  server.answer(initApp, playerInit)
  server.answer(getInfo, infoReply(infos.fresh))
  openPage(server, { path: '/lobby?openModal=scratch-cards', features: ['account', 'lobby', 'scratch-cards'] })
  expect((await screen.findByRole('link', { name: 'Odds' })).getAttribute('href')).toBe('/scratch-cards')
  expect(screen.getByRole('link', { name: 'Official rules' }).getAttribute('href')).toBe('/page/sweepstakes-rules')
})

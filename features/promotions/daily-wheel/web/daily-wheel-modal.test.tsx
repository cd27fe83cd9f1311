import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { refuse } from '#ui/testing/fake-server.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { getConfigs, spin } from '../contract.ts'
import { openWheel, withBooster, withExtra, wonSlice } from '../fixtures.ts'

// Module loading time is irrelevant to these tests.
beforeAll(() =>
  Promise.all([import('./daily-wheel-modal.tsx'), import('#ui/modal/modal-frame.tsx'), import('#ui/toast/toast-root.tsx')]),
)

const server = serveTests({ wantsLessMotion: false })
beforeEach(() => {
  // The wheel animation takes time; in this test it never ends.
  localStorage.clear()
  server.answer(initApp, playerInit)
  server.answer(getProfile, settledProfile)
  server.answer(getConfigs, openWheel)
  server.answer(spin, wonSlice)
})

/** Presses the button of the open wheel and closes it at the given moment. */
async function leave(moment: () => Promise<unknown>): Promise<void> {
  const { router } = openPage(server, { path: '/lobby?openModal=daily-wheel', features: ['account', 'daily-wheel'] })
  await userEvent.click(await screen.findByRole('button', { name: 'Spin for free' }))
  await moment()
  expect(server.calls(getProfile)).toHaveLength(1)
  await act(() => router.navigate('/lobby'))
}

const isTurning = () =>
  waitFor(() => expect(document.querySelector('.wheel-disc')?.getAttribute('style')).not.toContain('(0deg)'))
const isAsked = () => waitFor(() => expect(server.calls(spin)).toHaveLength(1))

test.each([
  ['while it turns', isTurning],
  ['before the slice is known', isAsked],
])('closed %s, the wheel is spent and the balance is refetched', async (_, moment) => {
  await leave(moment)
  await waitFor(() => expect(server.calls(getProfile)).toHaveLength(2))
})

test('refused because it was spun elsewhere today, the wheel and its availability are refetched', async () => {
  server.answer(spin, { success: false, reasonType: 'spun-today' })
  openPage(server, { path: '/lobby?openModal=daily-wheel', features: ['account', 'daily-wheel'] })
  await userEvent.click(await screen.findByRole('button', { name: 'Spin for free' }))
  await waitFor(() => expect([server.calls(getConfigs), server.calls(getProfile)].map(({ length }) => length)).toEqual([2, 2]))
})

test('refused by the daily cap, the wheel says that today’s prizes are given', async () => {
  server.answer(spin, { success: false, reasonType: 'cap-reached' })
  openPage(server, { path: '/lobby?openModal=daily-wheel', features: ['account', 'daily-wheel'] })
  await userEvent.click(await screen.findByRole('button', { name: 'Spin for free' }))
  expect(await screen.findByText('All of today’s prizes have been given out. Come back tomorrow.')).toBeTruthy()
})

test('refused because play is paused, the wheel says so', async () => {
  server.answer(spin, refuse('play-paused', 403))
  openPage(server, { path: '/lobby?openModal=daily-wheel', features: ['account', 'daily-wheel'] })
  await userEvent.click(await screen.findByRole('button', { name: 'Spin for free' }))
  expect(await screen.findByText(/^Play and purchases are paused\./)).toBeTruthy()
})

test('a closed booster wheel says which purchase opens it, and leads to the store', async () => {
  server.answer(getConfigs, withBooster(false))
  openPage(server, { path: '/lobby?openModal=daily-wheel', features: ['account', 'daily-wheel'] })
  expect(await screen.findByRole('button', { name: 'Spin for free' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Booster' }))
  expect(await screen.findByText(/after a coin package of \$9\.99 or more/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to the store' }).getAttribute('href')).toBe('/cash/deposit-by-money/')
})

test('an open booster wheel is shown when the free one is spun, and spun under its own id', async () => {
  server.answer(getConfigs, withBooster(true))
  openPage(server, { path: '/lobby?openModal=daily-wheel', features: ['account', 'daily-wheel'] })
  await userEvent.click(await screen.findByRole('button', { name: 'Spin the booster wheel' }))
  await waitFor(() => expect(server.calls(spin)).toHaveLength(1))
  expect(server.calls(spin)[0]?.path).toContain('.booster')
})

test('the extra wheel says what opens it, and is spun under its own id once a quick buy did', async () => {
  server.answer(getConfigs, withExtra(false))
  openPage(server, { path: '/lobby?openModal=daily-wheel', features: ['account', 'daily-wheel'] })
  await userEvent.click(await screen.findByRole('button', { name: 'Extra' }))
  expect(await screen.findByText(/after a quick buy of \$4\.99 or more: one tap with a saved payment method/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to the store' })).toBeTruthy()
  cleanup()
  server.answer(getConfigs, withExtra(true))
  openPage(server, { path: '/lobby?openModal=daily-wheel', features: ['account', 'daily-wheel'] })
  await userEvent.click(await screen.findByRole('button', { name: 'Extra' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Spin the extra wheel' }))
  await waitFor(() => expect(server.calls(spin)).toHaveLength(1))
  expect(server.calls(spin)[0]?.path).toContain('.extra')
})

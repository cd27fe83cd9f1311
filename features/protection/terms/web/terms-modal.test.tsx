import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { refuse } from '#ui/testing/fake-server.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { newProfile, playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { applyPrize, getInfo } from '#features/promotions/daily-login/contract.ts'
import { claimed, given } from '#features/promotions/daily-login/fixtures.ts'
import { confirm, listUnconfirmed, logShown } from '../contract.ts'
import { nothingLeft, unconfirmed } from '../fixtures.ts'
import TermsWatcher from './terms-watcher.tsx'

const server = serveTests()

beforeEach(() => {
  server.answer(initApp, playerInit)
  server.answer(getProfile, newProfile)
  server.answer(getInfo, claimed)
  server.answer(listUnconfirmed, unconfirmed)
  server.answer(logShown, { success: true })
  const letPlay = () => {
    server.answer(getProfile, settledProfile)
    server.answer(applyPrize, given(4))
  }
  server.answerAfter(confirm, letPlay, nothingLeft)
})

const agree = () => screen.findByRole('button', { name: 'I agree' })

test('the terms modal stays until accepted: no Escape, no click beside it, no close button, and the page is inert', async () => {
  const user = userEvent.setup()
  openPage(server)
  await agree()
  expect(await screen.findByText('You may open one account, for yourself.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  await user.keyboard('{Escape}')
  await user.pointer({ keys: '[MouseLeft]', target: document.querySelector('.modal-scrim')! })
  expect(screen.getByRole('dialog')).toBeTruthy()
  expect(document.documentElement.style.overflow).toBe('hidden')
})

test('the terms modal is logged as shown once, and releases the page once accepted by version', async () => {
  const user = userEvent.setup()
  openPage(server)
  const button = await agree()
  await waitFor(() => expect(button).toHaveProperty('disabled', false))
  await user.dblClick(button)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.calls(confirm).map(({ body }) => body)).toEqual([{ ids: ['terms-of-use@2026-11-01'] }])
  expect(server.calls(logShown)).toHaveLength(1)
  expect(document.documentElement.style.overflow).toBe('')
})

test('a newer version is shown and has to be accepted again', async () => {
  const user = userEvent.setup()
  server.answer(confirm, { success: false, reasonType: 'terms-outdated' })
  openPage(server)
  const button = await agree()
  await waitFor(() => expect(button).toHaveProperty('disabled', false))
  await user.click(button)
  expect(await screen.findByText(/There’s a newer version/)).toBeTruthy()
  expect(server.calls(listUnconfirmed)).toHaveLength(2)
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test("a call refused with 'terms-unconfirmed' opens it and is resent after it", async () => {
  const user = userEvent.setup()
  server.answer(getProfile, settledProfile)
  server.answer(applyPrize, refuse('terms-unconfirmed'))
  const { api } = openPage(server, { children: <TermsWatcher /> })
  await waitFor(() => expect(server.calls(getInfo).length).toBeGreaterThan(0))
  server.answer(getProfile, newProfile)
  const call = api.call(applyPrize)
  const button = await agree()
  await waitFor(() => expect(button).toHaveProperty('disabled', false))
  await user.click(button)
  expect(await call).toEqual(given(4))
})

import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { refuse } from '#ui/testing/fake-server.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { applyPrize, getInfo } from '#features/promotions/daily-login/contract.ts'
import { claimed, given } from '#features/promotions/daily-login/fixtures.ts'
import { confirmPassword, getProfile, initApp } from '#features/account/account/contract.ts'
import { playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { beginPasskey } from '#features/account/passkeys/contract.ts'
import { getSecurity, prove } from '../contract.ts'
import { guardedAccount, plainAccount } from '../fixtures.ts'
import ProofWatcher from './proof-watcher.tsx'

const server = serveTests()

beforeEach(() => {
  server.answer(initApp, playerInit)
  server.answer(getProfile, settledProfile)
  server.answer(getInfo, claimed)
  server.answer(getSecurity, plainAccount)
  server.answer(applyPrize, refuse('password-needed', 401))
  server.answerAfter(confirmPassword, () => server.answer(applyPrize, given(4)), { success: true })
})

/** Mounts its own watcher, because a test cannot detect when the page's has loaded. */
async function openIdlePage() {
  const page = openPage(server, { children: <ProofWatcher /> })
  await waitFor(() => expect(server.calls(getInfo).length).toBeGreaterThan(0))
  return page
}

test('a call refused for idleness asks for the password and is resent under its key (SESS-1)', async () => {
  const user = userEvent.setup()
  const { api } = await openIdlePage()
  const [first, second] = [api.call(applyPrize), api.call(applyPrize)]
  await user.type(await screen.findByLabelText('Password'), 'copper lantern 42 walks')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await first).toEqual(given(4))
  expect(await second).toEqual(given(4))
  expect(server.calls(confirmPassword)).toHaveLength(1)
  const keys = server.calls(applyPrize).map(({ key }) => key)
  expect(keys).toHaveLength(4)
  expect(new Set(keys).size).toBe(2)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a wrong password is reported at its field, and the call waits', async () => {
  const user = userEvent.setup()
  server.answer(confirmPassword, { success: false, reasonType: 'wrong-credentials' })
  const { api } = await openIdlePage()
  void api.call(applyPrize).catch(() => undefined)
  await user.type(await screen.findByLabelText('Password'), 'not it')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('Incorrect password.')).toBeTruthy()
  expect(server.calls(applyPrize)).toHaveLength(1)
})

test('a call stays refused if the prompt is closed without the password', async () => {
  const user = userEvent.setup()
  const { api } = await openIdlePage()
  const outcome = api.call(applyPrize).catch((error: unknown) => error)
  await screen.findByLabelText('Password')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }))
  expect(await outcome).toMatchObject({ code: 'password-needed' })
})

test('ACC-4 a change asks for password and code if a second factor is on, and says which was wrong', async () => {
  const user = userEvent.setup()
  const made = { success: true, data: { setup: 's', options: { challenge: 'c' } } } as const
  server.answer(getSecurity, guardedAccount)
  server.answer(beginPasskey, refuse('proof-needed'))
  server.answer(prove, { success: false, reasonType: 'wrong-code' })
  const { api } = await openIdlePage()
  const begun = api.call(beginPasskey)
  await user.type(await screen.findByLabelText('Password'), 'copper lantern 42 walks')
  await user.click(screen.getByLabelText('Code'))
  await user.paste('123 456')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('That code isn’t right or was already used. Wait for the next one.')).toBeTruthy()
  server.answerAfter(prove, () => server.answer(beginPasskey, made), { success: true })
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await begun).toEqual(made)
  expect(server.calls(prove)[0]!.body).toEqual({ password: 'copper lantern 42 walks', code: '123 456' })
})

test('a player with neither password nor passkey is told to sign in again', async () => {
  server.answer(getSecurity, { success: true, data: { ...plainAccount.data, hasPassword: false } })
  const { api } = await openIdlePage()
  void api.call(applyPrize).catch(() => undefined)
  expect(await screen.findByText(/Sign out and sign in again/)).toBeTruthy()
  expect(screen.queryByLabelText('Password')).toBeNull()
})

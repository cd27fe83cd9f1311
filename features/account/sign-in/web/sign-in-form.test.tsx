import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FakeServer } from '#ui/testing/fake-server.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getInfo } from '#features/daily-login/contract.ts'
import { claimed } from '#features/daily-login/fixtures.ts'
import { getProfile, initApp } from '#features/account/contract.ts'
import { signIn } from '../contract.ts'
import { guestInit, settledProfile } from '#features/account/fixtures.ts'
import { SignInForm } from './sign-in-form.tsx'

let server: FakeServer

beforeEach(() => {
  server = new FakeServer()
  server.answer(initApp, guestInit)
  server.answer(getProfile, settledProfile)
  server.answer(getInfo, claimed)
})
afterEach(cleanup)

async function signInAs(path: string) {
  const user = userEvent.setup()
  const page = openPage(server, { path, children: <SignInForm /> })
  await user.type(screen.getByLabelText('E-mail or user name'), 'ada')
  await user.type(screen.getByLabelText('Password'), 'copper lantern 42 walks')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  return page
}

const letIn = () => {
  const becomePlayer = () => server.answer(initApp, { success: true, data: { ...guestInit.data, isGuest: false } })
  server.answerAfter(signIn, becomePlayer, { success: true, data: { playerId: 'plr_1', previousSignIn: null } })
}

test('goes on to where the visitor wanted to go, and says when the account was used before', async () => {
  letIn()
  const { router } = await signInAs('/signin?returnTo=%2Fprofile%2Fsecurity')
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile/security'))
  expect(await screen.findByText(/You were last signed in on Nov 20, 2026.*with Firefox, Windows/)).toBeTruthy()
})

test.each(['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example'])('never leads to %s', async (target) => {
  letIn()
  const { router } = await signInAs(`/signin?returnTo=${encodeURIComponent(target)}`)
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})

test.each([
  ['wrong-credentials', 'The name or the password is not right.'],
  ['locked-out', 'Too many tries. Wait 30 minutes, or open the link that we mailed you.'],
] as const)('%s is said, and the password is ready to be typed again', async (reasonType, text) => {
  server.answer(signIn, { success: false, reasonType })
  await signInAs('/signin')
  expect(await screen.findByText(text)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
})

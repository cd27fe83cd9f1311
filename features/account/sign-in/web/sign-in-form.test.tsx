import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getInfo } from '#features/promotions/daily-login/contract.ts'
import { claimed } from '#features/promotions/daily-login/fixtures.ts'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { signIn } from '../contract.ts'
import { guestInit, playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { SignInForm } from './sign-in-form.tsx'

const server = serveTests()

beforeEach(() => {
  server.answer(initApp, guestInit)
  server.answer(getProfile, settledProfile)
  server.answer(getInfo, claimed)
})

async function signInAs(path: string) {
  const user = userEvent.setup()
  const page = openPage(server, { path, children: <SignInForm /> })
  await user.type(screen.getByLabelText('Email or username'), 'ada')
  await user.type(screen.getByLabelText('Password'), 'copper lantern 42 walks')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  return page
}

const completeSignIn = () => {
  const becomePlayer = () => server.answer(initApp, playerInit)
  server.answerAfter(signIn, becomePlayer, { success: true, data: { playerId: 'plr_1', previousSignIn: null } })
}

test('sign-in continues to the page the visitor wanted', async () => {
  completeSignIn()
  const { router } = await signInAs('/signin?returnTo=%2Fprofile%2Fsecurity')
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile/security'))
})

test.each(['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example'])(
  'never redirects to %s',
  async (target) => {
    completeSignIn()
    const { router } = await signInAs(`/signin?returnTo=${encodeURIComponent(target)}`)
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  },
)

test.each([
  ['wrong-credentials', 'Incorrect username or password.'],
  ['locked-out', 'Too many attempts. Wait 30 minutes or open the link we emailed you.'],
] as const)('%s is reported, and the password field is ready for another attempt', async (reasonType, text) => {
  server.answer(signIn, { success: false, reasonType })
  await signInAs('/signin')
  expect(await screen.findByText(text)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
})

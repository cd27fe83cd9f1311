import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FakeServer, refuse } from '#ui/testing/fake-server.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getInfo } from '#features/daily-login/contract.ts'
import { emailUnconfirmed } from '#features/daily-login/fixtures.ts'
import { listDocuments, listUnconfirmed } from '#features/terms/contract.ts'
import type { MovedPages } from '#kernel/feature.ts'
import { checkRewards, signUp } from '../contract.ts'
import { getProfile, initApp } from '#features/account/contract.ts'
import { guestInit, settledProfile } from '#features/account/fixtures.ts'
import { SignUpForm } from './sign-up-form.tsx'

let server: FakeServer

beforeEach(() => {
  localStorage.clear()
  const gift = { coins: 1_000_000, entries: 100 }
  const rewards = { registration: gift, emailConfirmation: gift, phoneConfirmation: gift, profileComplete: gift }
  server = new FakeServer()
  server.answer(initApp, guestInit)
  server.answer(listDocuments, {
    success: true,
    data: { documents: [{ id: 'terms-of-use@2026-11-01', key: 'terms-of-use', version: '2026-11-01', title: 'Terms of use' }] },
  })
  server.answer(checkRewards, {
    success: true,
    registrationReferralReward: gift,
    registrationRewardWithoutCode: gift,
    reasonType: null,
    '0': rewards,
  })
  server.answer(listUnconfirmed, { success: true, data: { documents: [] } })
  server.answer(getInfo, emailUnconfirmed)
})
afterEach(cleanup)

async function openForm(brand: { moved?: MovedPages; path?: string } = {}) {
  const page = openPage(server, { path: '/signup', ...brand, children: <SignUpForm invitation="" /> })
  await screen.findByRole('link', { name: 'Terms of use' })
  return page
}

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('E-mail'), 'ada@mail.example')
  await user.type(screen.getByLabelText('Password'), 'copper lantern 42 walks')
  await user.type(screen.getByLabelText('Date of birth'), '05041990')
  await user.selectOptions(screen.getByLabelText('State'), 'AL')
  await user.click(screen.getByRole('checkbox'))
}

const send = () => screen.getByRole('button', { name: 'Create account' })

/** What a field says of itself to a screen reader. */
const noteOf = (label: string): string => {
  const field = screen.getByLabelText(label)
  return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? ''
}

test('an empty form says at each field what is missing, and asks nobody', async () => {
  const user = userEvent.setup()
  await openForm()
  await user.click(send())
  await waitFor(() => expect(noteOf('E-mail')).toBe('Enter your e-mail.'))
  expect(noteOf('Password')).toBe('Enter your password.')
  expect(noteOf('Date of birth')).toContain('Enter your date of birth')
  expect(noteOf('State')).toBe('Choose your state.')
  expect(screen.getByText('Read and tick this to go on.')).toBeTruthy()
  expect(server.calls(signUp)).toHaveLength(0)
})

test.each([
  ['email-taken', 'E-mail', 'This e-mail has an account already. Sign in instead?'],
  ['password-common', 'Password', 'This password is on lists of stolen ones. Choose another.'],
  ['password-guessable', 'Password', 'This is easy to guess. Add a word or two.'],
  ['birth-date-wrong', 'Date of birth', 'Enter your date of birth as it stands in your papers.'],
] as const)('the refusal %s stands at its field, which gets the focus', async (reasonType, label, text) => {
  const user = userEvent.setup()
  server.answer(signUp, { success: false, reasonType })
  await openForm()
  await fillIn(user)
  await user.click(send())
  await waitFor(() => expect(noteOf(label)).toBe(text))
  expect(document.activeElement).toBe(screen.getByLabelText(label))
})

test('too young names the age that the state asks for', async () => {
  const user = userEvent.setup()
  server.answer(signUp, { success: false, reasonType: 'under-age', ageNeeded: 19 })
  await openForm()
  await fillIn(user)
  expect(noteOf('State')).toBe('In Alabama you must be 19 or older to play.')
  await user.click(send())
  await waitFor(() => expect(noteOf('Date of birth')).toBe('In your state you must be 19 or older to play.'))
})

const becomePlayer = () => {
  server.answer(initApp, { success: true, data: { ...guestInit.data, isGuest: false } })
  server.answer(getProfile, settledProfile)
}

test('a brand with a page for the welcome leads there, and it knows the way back', async () => {
  const user = userEvent.setup()
  server.answerAfter(signUp, becomePlayer, { success: true, data: { playerId: 'plr_1', login: 'ada' } })
  const { router } = await openForm({ moved: {}, path: '/signup?returnTo=%2Frounds' })
  await fillIn(user)
  await user.click(send())
  await waitFor(() => expect(router.state.location.pathname).toBe('/registration-complete'))
  expect(router.state.location.search).toBe('?returnTo=%2Frounds')
})

test('a double click opens one account, with the date as the server wants it and the documents shown', async () => {
  const user = userEvent.setup()
  server.answerAfter(signUp, becomePlayer, { success: true, data: { playerId: 'plr_1', login: 'ada' } })
  const { router } = await openForm()
  await fillIn(user)
  await user.dblClick(send())
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(server.calls(signUp).map(({ body }) => body)).toEqual([
    {
      typeRegistration: 'email',
      email: 'ada@mail.example',
      password: 'copper lantern 42 walks',
      birthDate: '1990-05-04',
      state: 'AL',
      termsIds: ['terms-of-use@2026-11-01'],
    },
  ])
  expect(await screen.findByText('Welcome to Velmora')).toBeTruthy()
})

test('after a lost answer the same form goes out under the same key', async () => {
  const user = userEvent.setup()
  const cutTheLine = () => {
    throw new TypeError('the line is cut')
  }
  server.answerAfter(signUp, cutTheLine, refuse('unavailable', 503))
  await openForm()
  await fillIn(user)
  await user.click(send())
  expect(await screen.findByText(/could not reach the server/)).toBeTruthy()
  server.answer(signUp, refuse('too-many-requests', 429))
  await user.click(send())
  expect(await screen.findByText(/a bit fast/)).toBeTruthy()
  const [first, second] = server.calls(signUp)
  expect(second?.key).toBe(first?.key)
})

test('by user name the e-mail may stay empty, and the choice is remembered', async () => {
  const user = userEvent.setup()
  server.answer(signUp, { success: false, reasonType: 'login-taken' })
  await openForm()
  await user.click(screen.getByRole('button', { name: 'User name' }))
  await user.type(screen.getByLabelText('User name'), 'ada')
  await user.type(screen.getByLabelText('Password'), 'copper lantern 42 walks')
  await user.type(screen.getByLabelText('Date of birth'), '05041990')
  await user.selectOptions(screen.getByLabelText('State'), 'NY')
  await user.click(screen.getByRole('checkbox'))
  await user.click(send())
  await waitFor(() => expect(noteOf('User name')).toBe('This user name is taken. Try another.'))
  expect(server.calls(signUp)[0]?.body).toMatchObject({ typeRegistration: 'login', login: 'ada' })
  expect(server.calls(signUp)[0]?.body).not.toHaveProperty('email')
  expect(localStorage.getItem('typeRegistration')).toBe('login')
})

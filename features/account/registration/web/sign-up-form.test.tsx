import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { refuse } from '#ui/testing/fake-server.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getInfo } from '#features/promotions/daily-login/contract.ts'
import { emailUnconfirmed } from '#features/promotions/daily-login/fixtures.ts'
import { listDocuments, listUnconfirmed } from '#features/protection/terms/contract.ts'
import type { MovedPages } from '#kernel/feature.ts'
import { checkRewards, signUp } from '../contract.ts'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { guestInit, playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { SignUpForm } from './sign-up-form.tsx'

const server = serveTests()

const gift = { coins: 1_000_000, entries: 100 }
const rewardsWith = (reasonType: 'code-not-found' | 'code-refused' | null) => ({
  success: true as const,
  registrationReferralReward: gift,
  referral: null,
  registrationRewardWithoutCode: gift,
  isCoinsOnly: false,
  reasonType,
  '0': { registration: gift, emailConfirmation: gift, phoneConfirmation: gift, profileComplete: gift },
})

beforeEach(() => {
  localStorage.clear()
  server.answer(initApp, guestInit)
  server.answer(listDocuments, {
    success: true,
    data: { documents: [{ id: 'terms-of-use@2026-11-01', key: 'terms-of-use', version: '2026-11-01', title: 'Terms of use' }] },
  })
  server.answer(checkRewards, rewardsWith(null))
  server.answer(listUnconfirmed, { success: true, data: { documents: [] } })
  server.answer(getInfo, emailUnconfirmed)
})

async function openForm(brand: { moved?: MovedPages; path?: string } = {}) {
  const page = openPage(server, { path: '/signup', ...brand, children: <SignUpForm invitation="" /> })
  await screen.findByRole('link', { name: 'Terms of use' })
  return page
}

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Email'), 'ada@mail.example')
  await user.type(screen.getByLabelText('Password'), 'copper lantern 42 walks')
  await user.type(screen.getByLabelText('Date of birth'), '05041990')
  await user.selectOptions(screen.getByLabelText('State'), 'AL')
  await user.click(screen.getByRole('checkbox'))
}

const send = () => screen.getByRole('button', { name: 'Create account' })

/** A field's accessible description. */
const noteOf = (label: string): string => {
  const field = screen.getByLabelText(label)
  return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? ''
}

test.each([
  ['code-not-found', 'We don’t recognize this code. You can continue without it.'],
  ['code-refused', 'This code doesn’t work on this device or network. You can continue without it.'],
] as const)('a referral code that is answered with %s says so at its field', async (reasonType, note) => {
  const user = userEvent.setup()
  await openForm()
  server.answer(checkRewards, rewardsWith(reasonType))
  await user.click(screen.getByRole('button', { name: 'I have a referral code' }))
  await user.type(screen.getByLabelText('Referral code'), 'ABCDEFGH')
  await user.tab()
  await waitFor(() => expect(noteOf('Referral code')).toBe(note))
})

test('an empty form reports each missing field without a request', async () => {
  const user = userEvent.setup()
  await openForm()
  await user.click(send())
  await waitFor(() => expect(noteOf('Email')).toBe('Enter your email.'))
  expect(noteOf('Password')).toBe('Enter your password.')
  expect(noteOf('Date of birth')).toContain('Enter your date of birth')
  expect(noteOf('State')).toBe('Select your state.')
  expect(screen.getByText('Check this box to continue.')).toBeTruthy()
  expect(server.calls(signUp)).toHaveLength(0)
})

test.each([
  ['email-taken', 'Email', 'There’s already an account with this email. Sign in instead?'],
  ['password-common', 'Password', 'This password has appeared in data breaches. Choose another one.'],
  ['password-guessable', 'Password', 'Too easy to guess. Add a word or two.'],
  ['birth-date-wrong', 'Date of birth', 'Enter your date of birth (MM/DD/YYYY).'],
] as const)('the refusal %s appears at its field, which gets the focus', async (reasonType, label, text) => {
  const user = userEvent.setup()
  server.answer(signUp, { success: false, reasonType })
  await openForm()
  await fillIn(user)
  await user.click(send())
  await waitFor(() => expect(noteOf(label)).toBe(text))
  expect(document.activeElement).toBe(screen.getByLabelText(label))
})

test('the under-age refusal shows the state’s minimum age', async () => {
  const user = userEvent.setup()
  server.answer(signUp, { success: false, reasonType: 'under-age', ageNeeded: 19 })
  await openForm()
  await fillIn(user)
  expect(noteOf('State')).toBe('You must be 19 or older to play in Alabama.')
  await user.click(send())
  await waitFor(() => expect(noteOf('Date of birth')).toBe('You must be 19 or older to play in your state.'))
})

const becomePlayer = () => {
  server.answer(initApp, playerInit)
  server.answer(getProfile, settledProfile)
}

test('a brand with a welcome page navigates to it with a return path', async () => {
  const user = userEvent.setup()
  server.answerAfter(signUp, becomePlayer, { success: true, data: { playerId: 'plr_1', login: 'ada', referral: null } })
  const { router } = await openForm({ moved: {}, path: '/signup?returnTo=%2Frounds' })
  await fillIn(user)
  await user.click(send())
  await waitFor(() => expect(router.state.location.pathname).toBe('/registration-complete'))
  expect(router.state.location.search).toBe('?returnTo=%2Frounds')
})

test('a double click opens one account, with the date in the server’s format and the documents shown', async () => {
  const user = userEvent.setup()
  server.answerAfter(signUp, becomePlayer, { success: true, data: { playerId: 'plr_1', login: 'ada', referral: null } })
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

test('after a lost answer the same form is resent under the same key', async () => {
  const user = userEvent.setup()
  const cutTheLine = () => {
    throw new TypeError('the line is cut')
  }
  server.answerAfter(signUp, cutTheLine, refuse('unavailable', 503))
  await openForm()
  await fillIn(user)
  await user.click(send())
  expect(await screen.findByText(/can’t reach the server/)).toBeTruthy()
  server.answer(signUp, refuse('too-many-requests', 429))
  await user.click(send())
  expect(await screen.findByText(/a little fast/)).toBeTruthy()
  const [first, second] = server.calls(signUp)
  expect(second?.key).toBe(first?.key)
})

test('by login the e-mail may stay empty, and the choice is remembered', async () => {
  const user = userEvent.setup()
  server.answer(signUp, { success: false, reasonType: 'login-taken' })
  await openForm()
  await user.click(screen.getByRole('button', { name: 'Username' }))
  await user.type(screen.getByLabelText('Username'), 'ada')
  await user.type(screen.getByLabelText('Password'), 'copper lantern 42 walks')
  await user.type(screen.getByLabelText('Date of birth'), '05041990')
  await user.selectOptions(screen.getByLabelText('State'), 'NY')
  await user.click(screen.getByRole('checkbox'))
  await user.click(send())
  await waitFor(() => expect(noteOf('Username')).toBe('That username is taken. Try another.'))
  expect(server.calls(signUp)[0]?.body).toMatchObject({ typeRegistration: 'login', login: 'ada' })
  expect(server.calls(signUp)[0]?.body).not.toHaveProperty('email')
  expect(localStorage.getItem('typeRegistration')).toBe('login')
})

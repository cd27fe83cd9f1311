import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { setEmail } from '../contract.ts'
import EmailCard from './email-card.tsx'

const server = serveTests()
beforeEach(() => {
  server.answer(initApp, playerInit)
})

const profileWith = (email: string | null, emailConfirmed = false) => ({
  ...settledProfile,
  data: { ...settledProfile.data, email, emailConfirmed, primaryContact: email ? ('email' as const) : ('login' as const) },
})

function open(path = '/profile') {
  const user = userEvent.setup()
  const children = (
    <Suspense>
      <EmailCard />
    </Suspense>
  )
  openPage(server, { path, features: ['email-confirmation'], children })
  return user
}

describe('the e-mail of an account', () => {
  test('can be added if there is none; typos and refusals appear at the field', async () => {
    server.answer(getProfile, profileWith(null))
    server.answer(setEmail, { success: false, reasonType: 'email-taken' })
    const user = open()
    await user.type(await screen.findByLabelText('Email'), 'nobody@')
    await user.click(screen.getByRole('button', { name: 'Send link' }))
    expect(await screen.findByText('That doesn’t look like an email address.')).toBeTruthy()
    expect(server.calls(setEmail)).toEqual([])
    await user.type(screen.getByLabelText('Email'), 'mail.example')
    await user.click(screen.getByRole('button', { name: 'Send link' }))
    expect(await screen.findByText('There’s already an account with this email.')).toBeTruthy()
    server.answerAfter(setEmail, () => server.answer(getProfile, profileWith('nobody@mail.example')), { success: true })
    await user.click(screen.getByRole('button', { name: 'Send link' }))
    expect(await screen.findByText('Not confirmed')).toBeTruthy()
    expect(screen.getByText('nobody@mail.example')).toBeTruthy()
  })

  test('can be corrected until it is confirmed, and is fixed from then on', async () => {
    server.answer(getProfile, profileWith('old@mail.example'))
    const user = open()
    await user.click(await screen.findByRole('button', { name: 'Use another email' }))
    await user.click(screen.getByRole('button', { name: 'Keep this email' }))
    expect(screen.getByText('old@mail.example')).toBeTruthy()
    cleanup()
    server.answer(getProfile, profileWith('old@mail.example', true))
    open()
    expect(await screen.findByText('Confirmed')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Use another email' })).toBeNull()
  })

  test('is asked for by the reminder if the player has none', async () => {
    server.answer(getProfile, profileWith(null))
    openPage(server, { path: '/library?openModal=email-confirm' })
    expect(await screen.findByRole('heading', { name: 'Add your email' })).toBeTruthy()
    expect(await screen.findByLabelText('Email')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Resend link' })).toBeNull()
  })
})

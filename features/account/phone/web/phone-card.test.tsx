import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import * as contract from '../contract.ts'
import { codeSent, noPhone } from '../fixtures.ts'
import PhoneCard from './phone-card.tsx'

const server = serveTests()
beforeEach(() => {
  server.answer(initApp, playerInit)
  server.answer(getProfile, settledProfile)
  server.answer(contract.getPhone, noPhone)
})

async function open() {
  const user = userEvent.setup()
  const children = (
    <Suspense>
      <PhoneCard />
    </Suspense>
  )
  openPage(server, { path: '/profile', features: ['phone'], children })
  await screen.findAllByRole('button')
  return { user }
}

describe('a phone', () => {
  test('is accepted as typed, with or without the country code', async () => {
    server.answer(contract.requestCode, codeSent)
    const { user } = await open()
    await user.click(screen.getByLabelText('Phone number'))
    await user.paste('+1 212-555-0123')
    expect(screen.getByLabelText<HTMLInputElement>('Phone number').value).toBe('(212) 555-0123')
    await user.click(screen.getByRole('button', { name: 'Send code' }))
    expect(await screen.findByText('We sent a code to (212) 555-0123.')).toBeTruthy()
    expect(screen.getByText('Code sent.')).toBeTruthy()
  })

  test('that is invalid is reported before anything is sent, and a refusal appears at its field', async () => {
    server.answer(contract.requestCode, { success: false, reasonType: 'phone-confirmed' })
    const { user } = await open()
    await user.type(screen.getByLabelText('Phone number'), '5550123')
    await user.click(screen.getByRole('button', { name: 'Send code' }))
    expect(await screen.findByText(/^Enter a US mobile number/)).toBeTruthy()
    expect(server.calls(contract.requestCode)).toEqual([])
    await user.clear(screen.getByLabelText('Phone number'))
    await user.type(screen.getByLabelText('Phone number'), '2125550123')
    await user.click(screen.getByRole('button', { name: 'Send code' }))
    expect(await screen.findByText('This number is already confirmed.')).toBeTruthy()
  })

  test('is confirmed by its code; a wrong code shows the attempts left', async () => {
    server.answer(contract.getPhone, codeSent)
    server.answer(contract.confirmPhone, { success: false, reasonType: 'code-wrong', attemptsLeft: 1 })
    const { user } = await open()
    await user.type(screen.getByLabelText('Code'), '111111')
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByText('That code isn’t right. 1 try left.')).toBeTruthy()
    const confirm = (): void => {
      server.answer(contract.getPhone, { success: true, data: { isOffered: true, phone: '+12125550123', pending: null } })
    }
    const reward = { coins: 500_000, entries: 0 }
    server.answerAfter(contract.confirmPhone, confirm, { success: true, data: { phone: '+12125550123', reward } })
    await user.clear(screen.getByLabelText('Code'))
    await user.type(screen.getByLabelText('Code'), '123456')
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByText('(212) 555-0123')).toBeTruthy()
    expect(screen.queryByLabelText('Code')).toBeNull()
  })

  test('that got no message can be corrected, and no code is asked for after the last attempt', async () => {
    const { pending } = codeSent.data
    server.answer(contract.getPhone, { success: true, data: { ...codeSent.data, pending: { ...pending!, delivery: 'failed' } } })
    const { user } = await open()
    expect(screen.getByText(/couldn’t deliver/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Use another number' }))
    expect(screen.getByLabelText('Phone number')).toBeTruthy()
    cleanup()
    server.answer(contract.getPhone, { success: true, data: { ...codeSent.data, pending: { ...pending!, attemptsLeft: 0 } } })
    await open()
    expect(screen.queryByLabelText('Code')).toBeNull()
    expect(screen.getByRole('alert').textContent).toContain('Request a new one.')
  })
})

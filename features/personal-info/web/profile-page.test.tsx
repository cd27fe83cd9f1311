import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { layoutBrowser } from '#apps/site/web/testing/browser.ts'
import { FakeServer } from '#apps/site/web/testing/fake-server.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp } from '#features/account/contract.ts'
import { guestInit, settledProfile } from '#features/account/fixtures.ts'
import { getRestrictionInfo } from '#features/restriction/contract.ts'
import { keyOf } from '#ui/api/query.ts'
import * as contract from '../contract.ts'
import { codeSent, emptyPage, noPhone, rewards, wholeData } from '../fixtures.ts'
import ProfilePage from './profile-page.tsx'

let server: FakeServer
beforeEach(() => {
  layoutBrowser({ wantsLessMotion: true })
  server = new FakeServer()
  server.answer(initApp, { success: true, data: { ...guestInit.data, isGuest: false } })
  server.answer(getProfile, settledProfile)
  server.answer(contract.getProfilePage, emptyPage)
  server.answer(contract.getRewards, rewards)
  server.answer(contract.getPhone, noPhone)
  const inNewJersey = { code: 'NJ', name: 'New Jersey', product: 'blocked', next: null } as const
  server.answer(getRestrictionInfo, { success: true, data: { states: [inNewJersey] } })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const done = (step: 'profile' | 'phone') => {
  const state = { ...rewards.data[step], available: false, completed: true }
  return { success: true, data: { ...rewards.data, [step]: state } } as const
}
const fullPage = { ...emptyPage, payload: { ...emptyPage.payload, easyProfileModuleEnabled: false } }
const labels = (): string[] => [...document.querySelectorAll('#facts .field > label, #facts dt')].map((each) => each.textContent)

async function open() {
  const user = userEvent.setup()
  const features = ['personal-info', 'restriction']
  const page = openPage(server, {
    path: '/profile',
    features,
    children: (
      <Suspense>
        <ProfilePage />
      </Suspense>
    ),
  })
  await screen.findByRole('button', { name: 'Save' })
  return { ...page, user, save: () => user.click(screen.getByRole('button', { name: 'Save' })) }
}

async function fill(user: ReturnType<typeof userEvent.setup>, zip: string): Promise<void> {
  await user.type(screen.getByLabelText('First name'), ' Anna ')
  await user.type(screen.getByLabelText('Last name'), 'Bell')
  await user.type(screen.getByLabelText('ZIP code'), zip)
}

describe('the form', () => {
  test('asks for a few things, or for all of them, as the brand wants', async () => {
    await open()
    expect(labels()).toEqual(['First name', 'Last name', 'Date of birth', 'ZIP code'])
    cleanup()
    server.answer(contract.getProfilePage, fullPage)
    await open()
    expect(labels().toSorted()).toEqual([
      'Apartment, suite (optional)',
      'City',
      'Date of birth',
      'First name',
      'Last name',
      'Phone',
      'State',
      'Street and number',
      'ZIP code',
    ])
  })

  test('saves, shows what is fixed from now on and why, and celebrates the step', async () => {
    const finish = () => server.answer(contract.getRewards, done('profile'))
    server.answerAfter(contract.updateProfile, finish, { success: true, data: wholeData })
    const { user, save } = await open()
    await fill(user, '1000x1')
    expect(screen.getByLabelText<HTMLInputElement>('ZIP code').value).toBe('10001')
    await save()
    const moment = await screen.findByRole('dialog')
    expect(moment.textContent).toContain('Your profile is complete')
    expect(moment.textContent).toContain('entries')
    expect(server.calls(contract.updateProfile).map(({ body }) => body)).toEqual([
      { name: 'Anna', surname: 'Bell', zip: '10001' },
    ])
    await user.click(within(moment).getByRole('button', { name: 'Lovely' }))
    expect(screen.queryByLabelText('First name')).toBeNull()
    expect(screen.getByText(/prizes are paid to this person alone/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/page/contact')
  })

  test('a ZIP code of another state: whoever moved hears what that means and says so', async () => {
    server.answer(contract.updateProfile, { success: true, data: { ...wholeData, zip: '07030', state: 'NJ' } })
    const { user, save } = await open()
    await fill(user, '07030')
    await save()
    expect(await screen.findByText('07030 is in New Jersey, and your state is New York.')).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'I have moved to New Jersey' }))
    expect(await screen.findByText(/There, no games can be played/)).toBeTruthy()
    await save()
    expect(await screen.findByText('Tick this if you live there now.')).toBeTruthy()
    expect(server.calls(contract.updateProfile)).toEqual([])
    await user.click(screen.getByLabelText('I live in New Jersey now.'))
    await save()
    await waitFor(() =>
      expect(server.calls(contract.updateProfile)[0]?.body).toEqual({ name: 'Anna', surname: 'Bell', zip: '07030', state: 'NJ' }),
    )
  })

  test('who has not moved goes back, and a code of no state is said', async () => {
    const { user, save } = await open()
    await fill(user, '07030')
    await save()
    await user.click(await screen.findByRole('button', { name: /I have moved/ }))
    await user.click(await screen.findByRole('button', { name: 'I have not moved' }))
    expect(screen.queryByText(/You are moving/)).toBeNull()
    await user.clear(screen.getByLabelText('ZIP code'))
    await user.type(screen.getByLabelText('ZIP code'), '09012')
    await save()
    expect(await screen.findByText('No state has this ZIP code.')).toBeTruthy()
  })

  test('says what the server refused', async () => {
    server.answer(contract.updateProfile, { success: false, reasonType: 'moved-lately', mayMoveAt: 1_800_000_000 })
    const { user, save } = await open()
    await fill(user, '10001')
    await save()
    expect((await screen.findByRole('alert')).textContent).toContain(
      'You moved lately. Another state can be set from Jan 15, 2027',
    )
  })
})

describe('a phone', () => {
  test('is typed as it is written, also with the country’s code in front', async () => {
    server.answer(contract.requestCode, codeSent)
    const { user } = await open()
    await user.click(screen.getByLabelText('Phone number'))
    await user.paste('+1 212-555-0123')
    expect(screen.getByLabelText<HTMLInputElement>('Phone number').value).toBe('(212) 555-0123')
    await user.click(screen.getByRole('button', { name: 'Send the code' }))
    expect(await screen.findByText('We sent a code to (212) 555-0123.')).toBeTruthy()
    expect(screen.getByText('The message has arrived.')).toBeTruthy()
  })

  test('that is none is said before anything is sent, and a refusal at its field', async () => {
    server.answer(contract.requestCode, { success: false, reasonType: 'phone-confirmed' })
    const { user } = await open()
    await user.type(screen.getByLabelText('Phone number'), '5550123')
    await user.click(screen.getByRole('button', { name: 'Send the code' }))
    expect(await screen.findByText(/^Enter a phone number/)).toBeTruthy()
    expect(server.calls(contract.requestCode)).toEqual([])
    await user.clear(screen.getByLabelText('Phone number'))
    await user.type(screen.getByLabelText('Phone number'), '2125550123')
    await user.click(screen.getByRole('button', { name: 'Send the code' }))
    expect(await screen.findByText('This number is confirmed already.')).toBeTruthy()
  })

  test('is confirmed by its code; a wrong one tells how many tries are left', async () => {
    server.answer(contract.getPhone, codeSent)
    server.answer(contract.confirmPhone, { success: false, reasonType: 'code-wrong', attemptsLeft: 1 })
    const { user } = await open()
    await user.type(screen.getByLabelText('Code from the message'), '111111')
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByText('This is not the code. One try left.')).toBeTruthy()
    const confirm = (): void => {
      server.answer(contract.getPhone, { success: true, data: { isOffered: true, phone: '+12125550123', pending: null } })
      server.answer(contract.getRewards, done('phone'))
    }
    const reward = { coins: 500_000, entries: 0 }
    server.answerAfter(contract.confirmPhone, confirm, { success: true, data: { phone: '+12125550123', reward } })
    await user.clear(screen.getByLabelText('Code from the message'))
    await user.type(screen.getByLabelText('Code from the message'), '123456')
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    expect((await screen.findByRole('dialog')).textContent).toContain('Your phone is confirmed')
    expect(screen.getByText('(212) 555-0123')).toBeTruthy()
    expect(screen.queryByLabelText('Code from the message')).toBeNull()
  })

  test('that got no message can be put right, and no code is asked for once the tries are over', async () => {
    const { pending } = codeSent.data
    server.answer(contract.getPhone, { success: true, data: { ...codeSent.data, pending: { ...pending!, delivery: 'failed' } } })
    const { user } = await open()
    expect(screen.getByText(/could not be delivered/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Use another number' }))
    expect(screen.getByLabelText('Phone number')).toBeTruthy()
    cleanup()
    server.answer(contract.getPhone, { success: true, data: { ...codeSent.data, pending: { ...pending!, attemptsLeft: 0 } } })
    await open()
    expect(screen.queryByLabelText('Code from the message')).toBeNull()
    expect(screen.getByRole('alert').textContent).toContain('Ask for a new one.')
  })
})

test('a step that was done elsewhere is celebrated here once, and counted', async () => {
  const { queries } = await open()
  expect(screen.getByText('3 steps to go, worth 15,000 coins')).toBeTruthy()
  act(() => void queries.setQueryData(keyOf(contract.getRewards), done('phone')))
  expect((await screen.findByRole('dialog')).textContent).toContain('Your phone is confirmed')
  expect(screen.getByText('2 steps to go, worth 10,000 coins')).toBeTruthy()
  expect(screen.getByRole('progressbar', { hidden: true }).getAttribute('aria-valuenow')).toBe('1')
})

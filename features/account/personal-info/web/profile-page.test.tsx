import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { getRestrictionInfo } from '#features/protection/jurisdiction/contract.ts'
import { keyOf } from '#ui/api/query.ts'
import * as contract from '../contract.ts'
import { emptyPage, rewards, wholeData } from '../fixtures.ts'
import ProfilePage from './profile-page.tsx'

const server = serveTests()
beforeEach(() => {
  server.answer(initApp, playerInit)
  server.answer(getProfile, settledProfile)
  server.answer(contract.getProfilePage, emptyPage)
  server.answer(contract.getRewards, rewards)
  const inNewJersey = { code: 'NJ', name: 'New Jersey', product: 'blocked', next: null } as const
  server.answer(getRestrictionInfo, { success: true, data: { states: [inNewJersey] } })
})

const done = (step: 'profile' | 'phone') => {
  const state = { ...rewards.data[step], available: false, completed: true }
  return { success: true, data: { ...rewards.data, [step]: state } } as const
}
const fullPage = { ...emptyPage, payload: { ...emptyPage.payload, easyProfileModuleEnabled: false } }
const labels = (): string[] => [...document.querySelectorAll('#facts .field > label, #facts dt')].map((each) => each.textContent)

async function open() {
  const user = userEvent.setup()
  const features = ['personal-info', 'jurisdiction']
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
  test('asks for a few fields or for all, as the brand is configured', async () => {
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
      'Street address',
      'ZIP code',
    ])
  })

  test('saves, shows what is now fixed and why, and celebrates the step', async () => {
    const finish = () => server.answer(contract.getRewards, done('profile'))
    server.answerAfter(contract.updateProfile, finish, { success: true, data: wholeData })
    const { user, save } = await open()
    await fill(user, '1000x1')
    expect(screen.getByLabelText<HTMLInputElement>('ZIP code').value).toBe('10001')
    await save()
    const moment = await screen.findByRole('dialog')
    expect(moment.textContent).toContain('Profile complete')
    expect(moment.textContent).toContain('entries')
    expect(server.calls(contract.updateProfile).map(({ body }) => body)).toEqual([
      { name: 'Anna', surname: 'Bell', zip: '10001' },
    ])
    await user.click(within(moment).getByRole('button', { name: 'Got it' }))
    expect(screen.queryByLabelText('First name')).toBeNull()
    expect(screen.getByText(/Prizes are paid only to this person/)).toBeTruthy()
    expect((await screen.findByRole('link', { name: 'Contact support' })).getAttribute('href')).toBe('/page/contact')
  })

  test('with a ZIP code of another state explains the consequences and lets the player declare a move', async () => {
    server.answer(contract.updateProfile, { success: true, data: { ...wholeData, zip: '07030', state: 'NJ' } })
    const { user, save } = await open()
    await fill(user, '07030')
    await save()
    expect(await screen.findByText('07030 is in New Jersey, but your state is New York.')).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'I moved to New Jersey' }))
    expect(await screen.findByText(/Play isn’t available there/)).toBeTruthy()
    await save()
    expect(await screen.findByText('Check this box if you live there now.')).toBeTruthy()
    expect(server.calls(contract.updateProfile)).toEqual([])
    await user.click(screen.getByLabelText('I live in New Jersey.'))
    await save()
    await waitFor(() =>
      expect(server.calls(contract.updateProfile)[0]?.body).toEqual({ name: 'Anna', surname: 'Bell', zip: '07030', state: 'NJ' }),
    )
  })

  test('lets a player who has not moved go back, and reports a ZIP code of no state', async () => {
    const { user, save } = await open()
    await fill(user, '07030')
    await save()
    await user.click(await screen.findByRole('button', { name: /I moved to/ }))
    await user.click(await screen.findByRole('button', { name: 'I haven’t moved' }))
    expect(screen.queryByText(/You’re moving/)).toBeNull()
    await user.clear(screen.getByLabelText('ZIP code'))
    await user.type(screen.getByLabelText('ZIP code'), '09012')
    await save()
    expect(await screen.findByText('We can’t find that ZIP code.')).toBeTruthy()
  })

  test('shows the server’s refusal', async () => {
    server.answer(contract.updateProfile, { success: false, reasonType: 'moved-lately', mayMoveAt: 1_800_000_000 })
    const { user, save } = await open()
    await fill(user, '10001')
    await save()
    expect((await screen.findByRole('alert')).textContent).toContain(
      'You moved recently. You can change your state starting Jan 15, 2027',
    )
  })
})

test('the profile page celebrates and counts a step done elsewhere once', async () => {
  const { queries } = await open()
  expect(screen.getByText('3 steps left, worth 15,000 coins')).toBeTruthy()
  act(() => void queries.setQueryData(keyOf(contract.getRewards), done('phone')))
  expect((await screen.findByRole('dialog')).textContent).toContain('Phone confirmed')
  expect(screen.getByText('2 steps left, worth 10,000 coins')).toBeTruthy()
  expect(screen.getByRole('progressbar', { hidden: true }).getAttribute('aria-valuenow')).toBe('1')
})

import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { openDesk } from '#client/testing/open-desk.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { recover } from '#ui/api/recovery.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { addBarred, decideMatch, type EligibilityMatch, listBarred } from '../shared/operator-contract.ts'
import BarredDesk from './operator/barred-desk.tsx'
import './not-eligible-modal.tsx'

const server = serveTests()
const user = userEvent.setup()

const match: EligibilityMatch = {
  player: { id: 'plr_1', login: 'una-plays', brand: 'a-brand' },
  subject: 'person:1',
  whom: 'Una Person',
  reason: 'household',
  kinds: ['name'],
  foundAt: '2026-11-20T10:00:00.000Z',
  state: 'open',
  decided: null,
}

function open(role: 'owner' | 'auditor' = 'owner') {
  server.answer(listBarred, { success: true, data: { persons: [], matches: [match], withoutAddress: ['bob'] } })
  openDesk(server, { role, path: '/operator/eligibility', children: <BarredDesk /> })
}

test('SWP-11 an operator decides about an account that matches by name, and adds a person', async () => {
  open()
  expect(await screen.findByText(/Matches Una Person \(household\) by name/)).toBeTruthy()
  expect(screen.getByText(/no account can match them: bob/)).toBeTruthy()
  server.answer(decideMatch, { success: true })
  await user.type(screen.getByLabelText('Why this is another person'), 'another birth date')
  await user.click(screen.getByRole('button', { name: 'Clear the account' }))
  await waitFor(() =>
    expect(server.calls(decideMatch)[0]?.body).toEqual({
      playerId: 'plr_1',
      subject: 'person:1',
      isBarred: false,
      why: 'another birth date',
    }),
  )
  await waitFor(() => expect(server.calls(listBarred), 'the list is read again').toHaveLength(2))
  server.answer(addBarred, { success: false, reasonType: 'name-alone' })
  await user.type(screen.getByLabelText('First name'), 'Ida')
  await user.type(screen.getByLabelText('Last name'), 'Bell')
  await user.type(screen.getByLabelText('Reason for the entry'), 'hired today')
  await user.click(screen.getByRole('button', { name: 'Add to the list' }))
  expect(await screen.findByText(/nobody is barred by a name alone/)).toBeTruthy()
})

test('without the right the list is shown and cannot change', async () => {
  open('auditor')
  expect(await screen.findByText('To decide')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Clear the account' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Add to the list' })).toBeNull()
})

test('SWP-11 a refused player learns why, and the way to object', async () => {
  server.answer(initApp, playerInit)
  server.answer(getProfile, settledProfile)
  openPage(server, { features: ['account', 'eligibility'], children: <p>page</p> })
  await screen.findByText('page')
  const refusal = new ApiError({ status: 403, code: 'not-eligible', message: '', details: {} })
  // The watcher loads after the page.
  await waitFor(async () => {
    expect(await act(() => recover(refusal))).toBe(false)
    expect(screen.getByRole('dialog').textContent).toContain('Entries aren’t open to you')
  })
  expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toContain('/support')
})

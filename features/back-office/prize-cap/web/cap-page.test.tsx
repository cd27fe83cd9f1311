import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openDesk } from '#client/testing/open-desk.tsx'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { changePrizeCap, decidePrizeCap, type PrizeCap, readPrizeCap } from '../contract.ts'
import CapPage from './cap-page.tsx'

const server = serveTests()
const user = userEvent.setup()

function open(over: Partial<PrizeCap> = {}, role: 'crm' | 'auditor' = 'crm', soleRights: 'promotions-approve'[] = []) {
  const cap = { centsPerDay: 50_000, grantedToday: 1_250, raise: null, ...over }
  server.answer(readPrizeCap, { success: true, data: cap })
  openDesk(server, { role, soleRights, path: '/operator/prize-cap', children: <CapPage /> })
}
const raise = { centsPerDay: 90_000, by: 'bob', isYours: false, why: 'a larger lottery' }

test('an operator lowers the cap in entries, with a reason', async () => {
  open()
  expect(await screen.findByText('500 entries a day, 12.5 entries granted today')).toBeTruthy()
  server.answer(changePrizeCap, { success: true, data: { outcome: 'lowered' } })
  await user.type(screen.getByLabelText('Entries per day'), '400.50')
  await user.type(screen.getByLabelText('Reason for the change'), 'a quiet week')
  await user.click(screen.getByRole('button', { name: 'Change the cap' }))
  expect(await screen.findByText('The new cap is now active.')).toBeTruthy()
  expect(server.calls(changePrizeCap)[0]?.body).toEqual({ centsPerDay: 40_050, why: 'a quiet week' })
})

test('a second operator approves a raise; its author can only reject it', async () => {
  open({ raise })
  server.answer(decidePrizeCap, { success: true })
  await user.type(await screen.findByLabelText('Reason for approval'), 'it is planned')
  await user.click(screen.getByRole('button', { name: 'Approve the raise' }))
  await waitFor(() =>
    expect(server.calls(decidePrizeCap)[0]?.body).toEqual({ isApproved: true, centsPerDay: 90_000, why: 'it is planned' }),
  )
  cleanup()
  open({ raise: { ...raise, isYours: true } })
  expect(await screen.findByRole('button', { name: 'Reject the raise' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Approve the raise' })).toBeNull()
})

test('without the right the cap is shown and cannot change', async () => {
  open({ raise }, 'auditor')
  expect(await screen.findByText(/500 entries a day/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Change the cap' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Reject the raise' })).toBeNull()
})

test('an operator without a second one reads that a raise waits for one, and whom to invite', async () => {
  open({}, 'crm', ['promotions-approve'])
  const link = await screen.findByRole('link', { name: 'Team page' })
  expect(link.closest('p')!.textContent).toMatch(
    /^A raise needs .* Ask an owner to invite one with the role Owner or CRM manager/,
  )
  cleanup()
  open({}, 'auditor', ['promotions-approve'])
  expect(await screen.findByText(/500 entries a day/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Team page' })).toBeNull()
})

import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { recover } from '#ui/api/recovery.ts'
import { chooseInterval, getInfo } from '#features/protection/reality-check/contract.ts'
import { chooseLimit, confirmLimit, getLimits, type Limit, LIMITS } from '../contract.ts'
import './first-limits-modal.tsx'
import { LimitRow } from './limit-row.tsx'
import { useLimits } from './queries.ts'

const server = serveTests()
const limitsWith = (changes: Partial<Limit>): { success: true; data: { limits: Limit[] } } => {
  const limits = LIMITS.map((name) => ({ ...name, amount: null, houseAmount: null, used: null, next: null }))
  return { success: true, data: { limits: limits.map((limit, at) => (at === 0 ? { ...limit, used: 0, ...changes } : limit)) } }
}

beforeEach(() => {
  server.answer(initApp, playerInit)
  server.answer(getProfile, settledProfile)
})

function FirstLimit() {
  return <LimitRow limit={useLimits()[0] as Limit} />
}
const open = () => openPage(server, { features: ['account', 'lobby', 'limits'], children: <FirstLimit /> })

test('the limits page takes any amount, reports an invalid one, and shows a pending change (LIM-2, LIM-5)', async () => {
  server.answer(getLimits, limitsWith({ amount: 5_000 }))
  server.answer(chooseLimit, limitsWith({ amount: 5_000, next: { amount: 8_050, from: 4_000_000_000 } }))
  const user = userEvent.setup()
  open()
  const box = await screen.findByLabelText('Purchase limit, 24 hours, in USD')
  expect(screen.getByText('$50.00')).toBeTruthy()
  await user.clear(box)
  await user.type(box, 'a lot{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('Enter an amount')
  await user.clear(box)
  await user.type(box, '80.50{Enter}')
  expect(await screen.findByText(/Requested: \$80\.50\. You can confirm it starting/)).toBeTruthy()
  expect(screen.getByText('$50.00')).toBeTruthy()
})

test('the limits page asks for the second confirmation once the day is over (LIM-5)', async () => {
  server.answer(getLimits, limitsWith({ amount: 5_000, next: { amount: null, from: 1_000 } }))
  server.answer(confirmLimit, limitsWith({}))
  const user = userEvent.setup()
  open()
  await user.click(await screen.findByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(screen.queryByText('$50.00')).toBeNull())
})

describe('initial limits (LIM-2)', () => {
  const info = (minutes: 15 | 60) => ({ success: true as const, data: { since: 0, minutes, next: null, played: [] } })
  async function begin() {
    server.answer(getInfo, info(60))
    openPage(server, { path: '/lobby?openModal=first-limits', features: ['account', 'limits', 'reality-check'] })
    await screen.findByRole('radio', { name: '15 min' })
    return userEvent.setup()
  }
  const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  test('saves only what is filled in', async () => {
    server.answer(chooseLimit, limitsWith({}))
    server.answer(chooseInterval, info(15))
    const user = await begin()
    await user.type(screen.getByLabelText('Most I’ll spend, in USD'), '50')
    await user.selectOptions(screen.getByLabelText('Per'), '7 days')
    await user.click(screen.getByRole('radio', { name: '15 min' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await isGone()
    const limit = { scope: 'Purchases', kind: 'gross', period: 'week', amount: 5_000 }
    expect(server.calls(chooseLimit).map(({ body }) => body)).toEqual([limit])
    expect(server.calls(chooseInterval).map(({ body }) => body)).toEqual([{ minutes: 15 }])
  })

  test('reports an invalid amount, and can be skipped with nothing set', async () => {
    const user = await begin()
    await user.type(screen.getByLabelText('Most I’ll play in 24 hours, in minutes'), '2000{Enter}')
    expect((await screen.findByRole('alert')).textContent).toContain('longer than the period itself')
    await user.click(screen.getByRole('button', { name: 'Not now' }))
    await isGone()
    expect(server.calls(chooseLimit)).toEqual([])
  })
})

test('a round refused by a limit names the limit, and is not resent', async () => {
  server.answer(getLimits, limitsWith({}))
  open()
  await screen.findByLabelText('Purchase limit, 24 hours, in USD')
  const details = { scope: 'TournamentPoints', kind: 'net', period: 'week' }
  const refusal = new ApiError({ status: 403, code: 'limit-reached', message: '', details })
  // The watcher loads after the page.
  await waitFor(async () => {
    expect(await act(() => recover(refusal))).toBe(false)
    expect(screen.getByRole('dialog').textContent).toContain('Loss limit (coins), 7 days')
  })
})

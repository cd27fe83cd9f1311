import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openDesk } from '#client/testing/open-desk.tsx'
import { refuse } from '#ui/testing/fake-server.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { type ClosureRequest, listClosures } from '../contract.ts'
import OperatorClosuresPage from './operator-page.tsx'

const server = serveTests()

const request: ClosureRequest = {
  id: '9',
  player: 'plr_one',
  kind: 'erase',
  reason: 'money',
  askedAt: '2026-11-01T10:00:00.000Z',
  acknowledgedAt: '2026-11-02T10:00:00.000Z',
  acknowledgeBy: '2026-11-11T10:00:00.000Z',
  answerBy: '2026-12-16T10:00:00.000Z',
  lastDay: '2026-12-01T10:00:00.000Z',
  state: 'grace',
  isLate: true,
  endsAt: '2026-12-01T10:00:00.000Z',
  doneAt: null,
  owedWinnings: 125_000,
}

function open(requests: ClosureRequest[], next: string | null = null) {
  server.answer(listClosures, { success: true, data: { requests, next } })
  openDesk(server, { role: 'support', path: '/operator/closings', children: <OperatorClosuresPage /> })
}

const cellsOf = async (player: string) => {
  const link = await screen.findByRole('link', { name: `Player ${player}` })
  return { link, cells: within(link.closest('tr')!).getAllByRole('cell') }
}

test('a request shows what was asked and why in words, its deadlines, and what is owed', async () => {
  open([request])
  const { link, cells } = await cellsOf('plr_one')
  expect(link.getAttribute('href')).toBe('/operator/players?search=plr_one')
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'Close and erase: costs too much',
    'Grace period, late',
    '2026-11-01',
    '2026-11-02',
    '2026-12-01',
    'by 2026-12-16',
    '$1,250.00',
  ])
})

test.each([
  ['erasing', 'Erasing'],
  ['erased', 'Erased'],
  ['closed', 'Closed'],
  ['taken-back', 'Taken back'],
] as const)('a request that is %s says so', async (state, text) => {
  open([{ ...request, kind: 'close', reason: null, state, isLate: false, owedWinnings: null }])
  const { cells } = await cellsOf('plr_one')
  expect(cells.slice(0, 2).map(({ textContent }) => textContent)).toEqual(['Close', text])
})

test('what is not confirmed yet shows its deadline, and what is done its day', async () => {
  open([{ ...request, acknowledgedAt: null, doneAt: '2026-12-02T10:00:00.000Z' }])
  const { cells } = await cellsOf('plr_one')
  expect([cells[3]?.textContent, cells[5]?.textContent]).toEqual(['by 2026-11-11', '2026-12-02'])
})

test('older requests are loaded below the newer ones', async () => {
  open([request], '9')
  const more = await screen.findByRole('button', { name: 'Show older requests' })
  server.answer(listClosures, { success: true, data: { requests: [{ ...request, id: '8', player: 'plr_two' }], next: null } })
  await userEvent.click(more)
  await cellsOf('plr_two')
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['plr_one', 'plr_two'])
  expect(server.calls(listClosures).map(({ path }) => path.split('?')[1])).toEqual([undefined, 'before=9'])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show older requests' })).toBeNull())
})

test('a brand where no account was closed says so', async () => {
  open([])
  expect(await screen.findByText('No one has closed an account here.')).toBeTruthy()
})

test('a page whose call fails says why', async () => {
  open([])
  server.answer(listClosures, refuse('forbidden'))
  expect((await screen.findByRole('alert')).textContent).toContain('Your role doesn’t include this.')
})

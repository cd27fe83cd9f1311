import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getOperator } from '#features/back-office/operators/contract.ts'
import { layoutBrowser } from '#ui/testing/browser.ts'
import { FakeServer } from '#ui/testing/fake-server.ts'
import { exportGameReport, type GamePerformance, type GameReport, readGameReport } from '../contract.ts'
import GameReportPage from './operator-page.tsx'

let server: FakeServer
const user = userEvent.setup()
beforeEach(() => {
  layoutBrowser({ wantsLessMotion: true })
  server = new FakeServer()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const game: GamePerformance = {
  provider: 'house',
  game: 'clover-crown',
  title: 'Clover Crown',
  version: '2',
  mode: 'SweepStakes',
  theoretical: { min: 9_600, max: 9_640 },
  actual: 9_312,
  rounds: 1_200,
  stake: 100_000,
  win: 93_120,
  freeRounds: 30,
  freeStake: 2_500,
  wonStake: 1_000,
  reversed: 1,
  openRounds: 2,
  openStake: 300,
}

function open(over: Partial<GameReport> = {}) {
  server.answer(getOperator, {
    success: true,
    data: { name: 'ann', role: 'auditor', brand: 'a-brand', waiting: {}, soleRights: [] },
  })
  const data: GameReport = {
    from: '2026-11-01',
    to: '2026-11-21',
    zone: 'America/New_York',
    counted: { since: '2026-10-01T09:00:00', until: '2026-11-21T10:05:00' },
    completeFrom: null,
    games: [],
    idle: [],
    testRounds: 0,
    ...over,
  }
  server.answer(readGameReport, { success: true, data })
  openPage(server, { path: '/operator/game-report', children: <GameReportPage /> })
}
const queries = () =>
  server.calls(readGameReport).map(({ path }) => Object.fromEntries(new URL(path, 'https://play.example').searchParams))

test('REP-1 a game is listed by currency with both returns, and what is left out is said', async () => {
  open({ games: [game], idle: [{ game: 'quiet', title: 'Quiet Game' }], testRounds: 7 })
  const table = within(await screen.findByRole('region', { name: 'Entries' }))
  expect(table.getByRole('rowheader').textContent).toBe('Clover Crown, version\u00a02')
  expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '96.00% to 96.40%',
    '93.12%',
    '1,200',
    '1,000',
    '931.2',
    '2.5% of stakes',
    '10',
    '1',
    '3 in 2',
  ])
  expect(screen.queryByRole('region', { name: 'Coins' })).toBeNull()
  expect(screen.getByText('No activity: Quiet Game.')).toBeTruthy()
  expect(
    screen.getByText(/Counted since 2026-10-01 09:00, up to 2026-11-21 10:05\. Test accounts are left out: 7 plays\./),
  ).toBeTruthy()
})

test('REP-1 a return of more than a thousand percent has separators', async () => {
  open({ games: [{ ...game, actual: 111_000 }] })
  expect(await screen.findByText('1,110.00%')).toBeTruthy()
})

test('REP-1 a period is chosen, a wrong one is refused, and the report is saved as a file', async () => {
  URL.createObjectURL = () => 'blob:file'
  URL.revokeObjectURL = () => {}
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  open()
  expect(await screen.findByText('No activity: no game was played.')).toBeTruthy()
  expect(queries()).toEqual([{ period: 'month' }])
  server.answer(exportGameReport, { success: true, data: { fileName: 'g.csv', csv: 'game\r\n', lines: 0 } })
  await user.click(screen.getByRole('button', { name: 'Download as CSV' }))
  expect(await screen.findByText('Saved as g.csv.')).toBeTruthy()
  expect(saved).toHaveBeenCalledOnce()
  saved.mockRestore()
  await user.selectOptions(screen.getByLabelText('Period'), 'all')
  await user.click(screen.getByRole('button', { name: 'Show the report' }))
  expect(queries().at(-1)).toEqual({ period: 'all' })
  await user.selectOptions(screen.getByLabelText('Period'), 'days')
  await user.type(screen.getByLabelText('First day'), '2026-10-31')
  await user.type(screen.getByLabelText('Last day'), '2026-10-01')
  server.answer(readGameReport, { success: false, reasonType: 'period-wrong' })
  await user.click(screen.getByRole('button', { name: 'Show the report' }))
  expect((await screen.findByRole('alert')).textContent).toBe('The last day can’t be before the first.')
  expect(queries().at(-1)).toEqual({ from: '2026-10-31', to: '2026-10-01' })
})

test('REP-1 a period that begins before the first complete day is called incomplete, and a later one is not', async () => {
  const early = { counted: { since: '2026-11-03T09:30:00', until: '2026-11-21T10:05:00' }, completeFrom: '2026-11-04' }
  open(early)
  expect(await screen.findByText(/plays before 2026-11-03 09:30 aren’t counted.*complete from 2026-11-04 on/)).toBeTruthy()
  cleanup()
  open({ ...early, from: '2026-11-04' })
  expect(await screen.findByText(/Counted since/)).toBeTruthy()
  expect(screen.queryByText(/Incomplete/)).toBeNull()
  cleanup()
  open()
  expect(await screen.findByText(/Counted since/)).toBeTruthy()
  expect(screen.queryByText(/Incomplete/)).toBeNull()
})

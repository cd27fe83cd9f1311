import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { openDesk } from '#client/testing/open-desk.tsx'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { exportJackpotReport, type JackpotReport, type JackpotWin, readJackpotReport } from '../shared/operator-contract.ts'
import JackpotsPage from './operator-page.tsx'

const server = serveTests()
const user = userEvent.setup()

const win: JackpotWin = {
  round: 'rnd_one',
  player: 'plr_one',
  login: 'ada',
  game: 'clover-crown',
  title: 'Clover Crown',
  pool: 'Crown',
  mode: 'SweepStakes',
  day: '2026-11-21',
  time: '10:11:12',
  stake: 100,
  amount: 61_250,
  held: 61_250,
  remaining: 50_000,
  seed: 50_000,
  contributed: 11_250,
  voidedAt: null,
}

function open(over: Partial<JackpotReport> = {}) {
  answer(over)
  openDesk(server, { role: 'auditor', path: '/operator/jackpots', children: <JackpotsPage /> })
}

function answer(over: Partial<JackpotReport>) {
  const data: JackpotReport = {
    from: '2026-11-01',
    to: '2026-11-21',
    zone: 'America/New_York',
    reportedFrom: { TournamentPoints: 25_000_000, SweepStakes: 10_000 },
    wins: [],
    isCutOff: false,
    totals: [],
    testWins: 0,
    ...over,
  }
  server.answer(readJackpotReport, { success: true, data })
}
const queries = (route: typeof readJackpotReport | typeof exportJackpotReport) =>
  server
    .calls(route as typeof readJackpotReport)
    .map(({ path }) => Object.fromEntries(new URL(path, 'https://play.example').searchParams))

test('REP-3 a jackpot is listed with pool, reset value and contributions, and links to its player and round', async () => {
  open({ wins: [win], totals: [{ mode: 'SweepStakes', count: 1, amount: 61_250 }], testWins: 2 })
  const row = within((await screen.findByText('Clover Crown, Crown')).closest('tr')!)
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'ada',
    'Clover Crown, Crown',
    '612.5 entries',
    '1',
    '612.5',
    '500',
    '112.5',
    'Show',
  ])
  expect(row.getByRole('link', { name: 'ada' }).getAttribute('href')).toBe('/operator/players?search=plr_one')
  expect(row.getByRole('link', { name: /Round of/ }).getAttribute('href')).toBe('/operator/jackpots/rnd_one')
  expect(screen.getByText(/Wins of 100 entries or 250,000 coins and more\. Test accounts are left out: 2 wins\./)).toBeTruthy()
})

test('REP-3 a period without a jackpot says so, and days and amounts are asked for', async () => {
  open()
  expect(await screen.findByText('No activity: no jackpot of this size was won.')).toBeTruthy()
  expect(queries(readJackpotReport)).toEqual([{ period: 'month' }])
  await user.selectOptions(screen.getByLabelText('Period'), 'days')
  await user.type(screen.getByLabelText('First day'), '2026-10-01')
  await user.type(screen.getByLabelText('Last day'), '2026-10-31')
  await user.type(screen.getByLabelText('Minimum, in entries'), '25')
  server.answer(readJackpotReport, { success: false, reasonType: 'period-wrong' })
  await user.click(screen.getByRole('button', { name: 'Show the report' }))
  expect((await screen.findByRole('alert')).textContent).toBe('The last day can’t be before the first.')
  expect(queries(readJackpotReport).at(-1)).toEqual({ from: '2026-10-01', to: '2026-10-31', entriesFrom: '25' })
})

test('REP-3 the report that is shown is saved as a file', async () => {
  URL.createObjectURL = () => 'blob:file'
  URL.revokeObjectURL = () => {}
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  open({ wins: [win] })
  server.answer(exportJackpotReport, { success: true, data: { fileName: 'j.csv', csv: 'date\r\n', wins: 1, isCutOff: false } })
  await user.click(await screen.findByRole('button', { name: 'Download as CSV' }))
  expect(await screen.findByText('1 jackpot saved as j.csv.')).toBeTruthy()
  expect(saved).toHaveBeenCalledOnce()
  saved.mockRestore()
  expect(queries(exportJackpotReport)).toEqual([{ period: 'month' }])
})

test('ROUND-8 a jackpot of a void round is marked, and its amount stays in the sum', async () => {
  open({
    wins: [win, { ...win, round: 'rnd_two', voidedAt: '2026-11-22T08:00:00.000Z' }],
    totals: [{ mode: 'SweepStakes', count: 2, amount: 122_500 }],
  })
  const marks = (await screen.findAllByText('Clover Crown, Crown')).map((cell) => within(cell).queryByText('void round') !== null)
  expect(marks).toEqual([false, true])
  expect(screen.getByText('1,225 entries')).toBeTruthy()
})

import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getOperator } from '#features/back-office/operators/contract.ts'
import { layoutBrowser } from '#ui/testing/browser.ts'
import { FakeServer } from '#ui/testing/fake-server.ts'
import {
  listSiteEvents,
  listVersions,
  type LoggedVersion,
  readSeals,
  type SealStateShown,
  type SiteLogEvent,
} from '../contract.ts'
import SiteLogPage from './site-log-page.tsx'

let server: FakeServer
beforeEach(() => {
  layoutBrowser({ wantsLessMotion: true })
  server = new FakeServer()
})
afterEach(cleanup)

const AT = 1_800_000_000
const fact = { at: AT, since: null, until: null }
const EVENTS: SiteLogEvent[] = [
  {
    ...fact,
    id: '4',
    kind: 'large-win',
    player: 'plr_one',
    login: 'ada',
    isTest: true,
    round: 'rnd_one',
    game: 'clover-crown',
    mode: 'SweepStakes',
    stake: 100,
    win: 250_000,
  },
  { ...fact, id: '3', kind: 'outage', since: AT - 600, until: AT, host: 'web-1' },
  { ...fact, id: '2', kind: 'clock-changed', host: 'web-1', byMs: -3_200 },
  { ...fact, id: '1', kind: 'clock-differs', host: 'web-2', byMs: 7_000 },
  { ...fact, id: '0', kind: 'provider-lost', since: AT, host: 'web-2', provider: 'a-bank' },
]
const VERSIONS: LoggedVersion[] = [
  { id: '2', at: AT, kind: 'game', name: 'clover-crown', version: '2, rules abc' },
  { id: '1', at: AT, kind: 'release', name: 'croupier', version: '0.1.0, build abc' },
]

const SEALED: SealStateShown = {
  last: { number: '12', hash: 'abc', at: AT },
  unsealedSince: null,
  isLate: false,
  checkedAt: AT,
  passedAt: AT,
  faults: 0,
  shown: [],
}

function open(
  events: SiteLogEvent[],
  versions: LoggedVersion[],
  next: string | null = null,
  seals: Partial<SealStateShown> = {},
) {
  server.answer(getOperator, {
    success: true,
    data: { name: 'ann', role: 'auditor', brand: 'a-brand', waiting: {}, soleRights: [] },
  })
  server.answer(listSiteEvents, { success: true, data: { events, next } })
  server.answer(listVersions, { success: true, data: { versions, next: null } })
  server.answer(readSeals, { success: true, data: { ...SEALED, ...seals } })
  openPage(server, { path: '/operator/site-log', children: <SiteLogPage /> })
}
const rows = async (name: string) => {
  const table = within(await screen.findByRole('region', { name: `${name}, table` }))
  return table
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )
}

test('LOG-1 significant events are listed with what happened and how long it lasted', async () => {
  open(EVENTS, [])
  expect(await rows('Significant events')).toEqual([
    ['Large win', 'ada (test account): 2,500 entries for 1 in clover-crown, round rnd_one. '],
    ['The site was down', 'Found on web-1. From 2027-01-15 07:50 UTC to 2027-01-15 08:00 UTC.'],
    ['Clock changed', 'On web-1: set back by 3.2 s. '],
    ['Clock differs from the database', 'On web-2: 7.0 s ahead. '],
    ['Provider lost', 'a-bank, found on web-2. Since 2027-01-15 08:00 UTC.'],
  ])
  expect(screen.getByRole('link', { name: 'ada' }).getAttribute('href')).toBe('/operator/players?search=plr_one')
  expect(await screen.findByText('No start is recorded yet.')).toBeTruthy()
})

test('LOG-5 software versions are listed, and earlier events are asked for', async () => {
  open([], VERSIONS, '7')
  expect(await rows('Software versions')).toEqual([
    ['Game clover-crown', '2, rules abc'],
    ['Release', '0.1.0, build abc'],
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier events' }))
  expect(server.calls(listSiteEvents).at(-1)?.path).toContain('before=7')
})

test('LOG-3 seals that hold are told, and those that do not, or are late, stand out', async () => {
  open([], [])
  await screen.findByText('All seals hold. Last checked 2027-01-15 08:00 UTC.')
  expect(screen.queryByText('Sealing is late.')).toBeNull()
  cleanup()
  const shown = [{ seal: '7', fault: 'words' as const, since: AT }]
  open([], [], null, { unsealedSince: AT - 3_600, isLate: true, passedAt: null, faults: 1, shown })
  await screen.findByText('A seal doesn’t hold.')
  screen.getByText(/Seal 7: a reason, a value or an address was changed\. Found 2027-01-15 08:00 UTC\./)
  screen.getByText('Sealing is late.')
})

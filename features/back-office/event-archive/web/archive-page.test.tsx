import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openDesk } from '#client/testing/open-desk.tsx'
import { refuse } from '#ui/testing/fake-server.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { type ArchivedFile, type ArchiveFolder, listArchived } from '../contract.ts'
import ArchivePage from './archive-page.tsx'
import { sizeOf } from './texts.ts'

const server = serveTests()

const seconds = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 1_000
const file = (over: Partial<ArchivedFile> = {}): ArchivedFile => ({
  kind: 'events',
  file: 'event_20261109-1.parquet',
  since: seconds('2026-11-09'),
  until: seconds('2026-11-16'),
  rows: 1_204_311,
  bytes: 69_850_038,
  sha256: 'ab'.repeat(32),
  archivedAt: seconds('2026-11-23'),
  state: 'whole',
  ...over,
})

const folder = (kind: ArchivedFile['kind'], fault: ArchiveFolder['fault'] = null): ArchiveFolder => ({
  kind,
  path: `/srv/${kind}`,
  fault,
})

const answer = (
  files: readonly ArchivedFile[],
  months = 13,
  wholeSince = seconds('2026-10-05'),
  roundMonths: number | null = null,
): void => answerWith(files, [folder('events'), folder('rounds'), folder('audit')], { months, wholeSince, roundMonths })

function answerWith(
  files: readonly ArchivedFile[],
  folders: ArchiveFolder[],
  { months = 13, wholeSince = 0, roundMonths = null as number | null } = {},
): void {
  const data = { wholeSince, months, roundMonths, auditMonths: roundMonths, folders, files: [...files] }
  server.answer(listArchived, { success: true, data })
}

function open(files: readonly ArchivedFile[], months?: number, wholeSince?: number, roundMonths?: number): void {
  answer(files, months, wholeSince, roundMonths)
  openDesk(server, { role: 'auditor', path: '/operator/event-archive', children: <ArchivePage /> })
}

test('a file is listed with its period, events, size, hash and state', async () => {
  open([file()])
  const row = within((await screen.findByText('event_20261109-1.parquet')).closest('tr')!)
  for (const text of ['Nov 9 – 15, 2026', '1,204,311', '69.9 MB', 'ab'.repeat(32), 'Nov 23, 2026', 'Whole'])
    expect(row.getByText(text)).toBeTruthy()
  expect(screen.getByText('Oct 5, 2026')).toBeTruthy()
  expect(screen.getByText(/Files are kept for 13 months/)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('missing and altered files are told first, with what they hold up', async () => {
  open([file({ state: 'missing' }), file({ file: 'event_20261102-1.parquet', state: 'altered' })])
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Restore 2 files from a backup.')
  expect(alert.textContent).toContain('event_20261109-1.parquet is missing')
  expect(alert.textContent).toContain('event_20261102-1.parquet is not the file that was archived')
  expect(alert.textContent).toContain('no further week is archived')
  expect([screen.getByText('Missing'), screen.getByText('Altered')]).toHaveLength(2)
  cleanup()
  open([file({ kind: 'rounds', file: 'round_202609-1.parquet', state: 'missing' })])
  const ofRounds = (await screen.findByRole('alert')).textContent
  expect(ofRounds).toContain('round_202609-1.parquet is missing')
  expect(ofRounds).toContain('no further month is archived')
  expect(ofRounds).not.toContain('no further week')
})

test('of many missing files the first five are named', async () => {
  open(Array.from({ length: 12 }, (_, nth) => file({ file: `event_20261109-${nth}.parquet`, state: 'missing' })))
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('Restore 12 files from a backup.')).toBeTruthy()
  expect(alert.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...[0, 1, 2, 3, 4].map((nth) => `event_20261109-${nth}.parquet is missing`),
    'and 7 more, below',
  ])
})

function openWith(files: readonly ArchivedFile[], folders: ArchiveFolder[]) {
  answerWith(files, folders)
  openDesk(server, { role: 'auditor', path: '/operator/event-archive', children: <ArchivePage /> })
}

test.each([
  ['events', 'unset', 'No folder is set, as there was once. Set EVENT_ARCHIVE again'],
  ['events', 'absent', '/srv/events isn’t there. Mount its volume, or set EVENT_ARCHIVE'],
  ['rounds', 'markless', '/srv/rounds has no round_folder.txt, as when its volume isn’t mounted. Mount the volume'],
  ['audit', 'foreign', '/srv/audit has the audit_folder.txt of another site. Mount the right volume, or set AUDIT_ARCHIVE'],
  ['audit', 'taken', '/srv/audit has files of another database'],
  ['rounds', 'unreadable', '/srv/rounds can’t be read (EACCES). Let the site’s user read'],
] as const)('the folder of %s that is %s is named, with what to do', async (kind, why, says) => {
  openWith([], [folder(kind, { why, ...(why === 'unreadable' && { code: 'EACCES' }) })])
  const said = (await screen.findByRole('alert')).textContent
  expect(said).toContain(`The folder of archived ${kind === 'audit' ? 'audit entries' : kind} is wrong.`)
  expect(said).toContain(says)
  expect(said).toContain(`docs/operate/${kind === 'audit' ? 'audit' : kind.slice(0, -1)}-archive.md`)
})

test('files in a wrong folder are not to be restored, and those of the other archives are', async () => {
  openWith(
    [file({ state: 'missing' }), file({ kind: 'rounds', file: 'round_202609-1.parquet', state: 'missing' })],
    [folder('events', { why: 'markless' }), folder('rounds'), folder('audit')],
  )
  const alerts = (await screen.findAllByRole('alert')).map(({ textContent }) => textContent)
  expect(alerts).toHaveLength(2)
  expect(alerts[0]).toContain('/srv/events has no event_folder.txt')
  expect(alerts[1]).toContain('Restore a file from a backup.')
  expect(alerts[1]).toContain('round_202609-1.parquet is missing')
  expect(alerts[1]).not.toContain('event_20261109-1.parquet')
  expect([screen.getByText('Out of reach'), screen.getByText('Missing')]).toHaveLength(2)
  expect(screen.queryByText(/Every event/)).toBeNull()
})

test('a file that cannot be read is told apart from one to restore, with the reason', async () => {
  openWith([file({ state: 'unreadable', code: 'EACCES' })], [folder('events')])
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('The site can’t read a file. Let its user read it, or mend the disk.')
  expect(alert.textContent).toContain('event_20261109-1.parquet can’t be read (EACCES)')
  expect(alert.textContent).not.toContain('Restore')
  expect(screen.getByText('Unreadable')).toBeTruthy()
})

test('files of rounds have a list of their own, with how many months stay in the database', async () => {
  const round = {
    kind: 'rounds',
    file: 'round_202609-1.parquet',
    since: seconds('2026-09-01'),
    until: seconds('2026-10-01'),
  } as const
  open([file(), file({ ...round, rows: 50_000, bytes: 5_200_000 })], 13, 0, 6)
  const rounds = within(await screen.findByRole('region', { name: 'Rounds' }))
  for (const text of ['round_202609-1.parquet', 'Sep 1 – 30, 2026']) expect(rounds.getByText(text)).toBeTruthy()
  expect(rounds.getAllByText('50,000')).toHaveLength(2)
  expect(rounds.getByText(/leave the database after 6 whole months/)).toBeTruthy()
  expect(rounds.queryByText('event_20261109-1.parquet')).toBeNull()
  cleanup()
  open([])
  expect(await screen.findByText('The archive is off: all rounds stay in the database.')).toBeTruthy()
})

test('files of audit entries have a list of their own, and a missing one is told with what it holds up', async () => {
  open([file({ kind: 'audit', file: 'audit_202609-1.parquet', rows: 12_345, state: 'missing' })], 13, 0, 24)
  const audit = within(await screen.findByRole('region', { name: 'Audit entries' }))
  expect(audit.getByText('audit_202609-1.parquet')).toBeTruthy()
  expect(audit.getAllByText('12,345')).toHaveLength(2)
  expect(audit.getByText(/Audit entries leave the database after 24 whole months/)).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('erasures that need them wait')
})

test('a file that is not read yet is asked for again, until it is', async () => {
  open([file({ state: 'unread' })])
  expect(await screen.findByText('Checking…')).toBeTruthy()
  answer([file()])
  expect(await screen.findByText('Whole', {}, { timeout: 5_000 })).toBeTruthy()
})

test('without files the page says when the first one comes, or that the archive is off', async () => {
  open([])
  expect(await screen.findByText('No files yet. A week becomes a file seven days after it ends.')).toBeTruthy()
  cleanup()
  open([], 0)
  expect(await screen.findByText(/The archive is off: past weeks are deleted./)).toBeTruthy()
  expect(screen.queryByText(/No files yet/)).toBeNull()
})

test('without a loss, events are complete since the beginning', async () => {
  open([file()], 13, 0)
  expect(await screen.findByText('The beginning')).toBeTruthy()
})

test('a failed call is told', async () => {
  server.answer(listArchived, refuse('forbidden'))
  openDesk(server, { role: 'auditor', path: '/operator/event-archive', children: <ArchivePage /> })
  expect((await screen.findByRole('alert')).textContent).toContain('Your role doesn’t include this.')
})

test('a later call that fails leaves the list, and says that it may be out of date until one succeeds', async () => {
  open([file({ state: 'unread' })])
  expect(await screen.findByText('Checking…')).toBeTruthy()
  server.answer(listArchived, refuse('unavailable', 503))
  const said = (await screen.findByRole('alert')).textContent
  expect(said).toBe('This page may be out of date. The server is restarting or busy. Try again in a minute.')
  expect(screen.getByText('event_20261109-1.parquet')).toBeTruthy()
  answer([file()])
  expect(await screen.findByText('Whole')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_000, '1.0 KB'],
  [1_449, '1.4 KB'],
  [123_456_789, '123 MB'],
  [5_000_000_000, '5.0 GB'],
])('%d bytes are %s', (bytes, says) => {
  expect(sizeOf(bytes)).toBe(says)
})

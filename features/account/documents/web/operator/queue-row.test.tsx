import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { type DeskDocument, openDocument } from '../../shared/operator-contract.ts'
import { QueueRow } from './queue-row.tsx'

const DOCUMENT: DeskDocument = {
  id: 'doc_one',
  kind: 'identity',
  name: 'front.png',
  type: 'image/png',
  bytes: 2_000,
  state: 'accepted',
  reason: null,
  sentAt: '2026-11-01T12:00:00.000Z',
  decidedAt: '2026-11-02T12:00:00.000Z',
  player: { id: 'plr_one', login: 'quill', name: 'Ada', surname: 'Quill', birthDate: '1990-05-01', address: '1 Elm St' },
  alsoSentBy: [],
  isVerified: true,
}
const SEEN = [{ at: '2026-11-02T12:00:00.000Z', by: 'operator', what: 'document-accepted' }]

const server = serveTests()

async function open(unreadFiles: { file: string; since: number; until: number }[]) {
  server.answer(openDocument, { success: true, data: { type: 'image/png', content: '', seen: SEEN, unreadFiles } })
  openPage(server, { path: '/operator/documents', children: <QueueRow document={DOCUMENT} onDecided={() => {}} /> })
  await userEvent.click(await screen.findByRole('button', { name: 'Open the document' }))
  expect(await screen.findByText('2026-11-02 12:00 UTC: accepted (operator)')).toBeTruthy()
}

test('an opened document lists who saw it, and says which file with others cannot be read', async () => {
  await open([{ file: 'audit_202603-1.parquet', since: Date.UTC(2026, 2) / 1_000, until: Date.UTC(2026, 3) / 1_000 }])
  const said = screen.getAllByRole('status').find((each) => within(each).queryByText(/Some views and decisions may be missing/))
  expect(said?.textContent).toContain('audit_202603-1.parquet (Mar 1 – 31, 2026)')
})

test('an opened document whose trail is whole says nothing of files', async () => {
  await open([])
  expect(screen.queryByText(/may be missing/)).toBeNull()
})

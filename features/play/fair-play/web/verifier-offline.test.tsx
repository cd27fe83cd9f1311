import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { claimHash, claimOf } from '#client/claim.ts'
import { StagedTable } from '#client/testing/staged-table.ts'
import { findGame } from '#games/all.ts'
import { FakeServer } from '#ui/testing/fake-server.ts'
import { Verifier } from './verifier.tsx'

/** Simulates a browser without a connection: no further code loads. */
const cut = vi.hoisted(() => async () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
vi.mock('./load-books.ts', () => ({ loadBooks: cut }))
vi.mock('#client/tables/screens.ts', async (original) => ({ ...(await original<object>()), loadScreen: cut }))
afterEach(cleanup)

const offline = new FakeServer()

test('without a connection a table round is verified, and only its board is left out', async () => {
  const table = new StagedTable(findGame('gem-sweeper')!)
  table.spin({ stake: 2_000, params: { mines: 24 } })
  const { round: mined } = table.choose({ choice: { kind: 'open', cell: 12 } }).data
  await act(async () => void openPage(offline, { path: `/fair${claimHash(claimOf(mined))}`, children: <Verifier /> }))
  expect(await screen.findByRole('heading', { name: 'Round verified' })).toBeTruthy()
  expect(await screen.findByText(/Go online to see this round played out/)).toBeTruthy()
})

test.each(['sugar-parade', 'prism-vault'])('without a connection a round of %s asks for one', async (slug) => {
  openPage(offline, { children: <Verifier /> })
  const user = userEvent.setup()
  await user.click(screen.getByRole('textbox'))
  await user.paste(JSON.stringify({ gameId: slug }))
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Connect to the internet')
})

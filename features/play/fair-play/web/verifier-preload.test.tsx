import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { claimHash, claimOf } from '#client/claim.ts'
import type * as tableScreens from '#client/tables/screens.ts'
import { StagedTable } from '#client/testing/staged-table.ts'
import { findGame } from '#games/all.ts'
import { FakeServer } from '#ui/testing/fake-server.ts'
import type * as books from './load-books.ts'
import { Verifier } from './verifier.tsx'

/** What the page loaded; without a connection only that is there. */
const network = vi.hoisted(() => ({ isOn: true, loaded: new Set<string>() }))
const load = vi.hoisted(() => async (what: string, from: () => Promise<unknown>) => {
  if (!network.isOn && !network.loaded.has(what)) throw new TypeError('Failed to fetch dynamically imported module')
  network.loaded.add(what)
  return from()
})
vi.mock('./load-books.ts', async (original) => {
  const { loadBooks } = await original<typeof books>()
  return { loadBooks: () => load('books', loadBooks) }
})
vi.mock('#client/tables/screens.ts', async (original) => {
  const screens = await original<typeof tableScreens>()
  return { ...screens, loadScreen: (kind: 'mines') => load(kind, () => screens.loadScreen(kind)) }
})
afterEach(cleanup)

test('the page loads whatever a check needs, so that a round opened without a connection is verified with its board', async () => {
  openPage(new FakeServer(), { path: '/fair', children: <Verifier /> })
  const kinds = [
    'blackjack',
    'crash',
    'dice',
    'hi-lo',
    'keno',
    'limbo',
    'mines',
    'plinko',
    'prize-wheel',
    'roulette',
    'video-poker',
  ]
  await waitFor(() => expect([...network.loaded].toSorted()).toEqual(['books', ...kinds].toSorted()))
  cleanup()
  network.isOn = false
  const table = new StagedTable(findGame('gem-sweeper')!)
  table.spin({ stake: 2_000, params: { mines: 24 } })
  const { round: mined } = table.choose({ choice: { kind: 'open', cell: 12 } }).data
  await act(async () => void openPage(new FakeServer(), { path: `/fair${claimHash(claimOf(mined))}`, children: <Verifier /> }))
  expect(await screen.findByRole('heading', { name: 'Round verified' })).toBeTruthy()
  await waitFor(() => expect(document.querySelector('.table-picture .mines')).toBeTruthy())
  expect(screen.queryByText(/Go online/)).toBeNull()
})

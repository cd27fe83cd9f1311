import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { initApp } from '#features/account/account/contract.ts'
import { guestInit } from '#features/account/account/fixtures.ts'
import { getGames } from '#features/play/lobby/contract.ts'
import { facts, games as fixtures, gamesPayload } from '#features/play/lobby/fixtures.ts'
import { GameList } from './game-list.tsx'

const server = serveTests({ wantsLessMotion: false })

const games = fixtures.map((game, nth) => ({
  ...game,
  facts: { ...facts, volatility: [nth % 2 === 0 ? ('high' as const) : ('low' as const)] },
}))

beforeEach(() => {
  server.answer(initApp, guestInit)
  server.answer(getGames, { ...gamesPayload, games })
})

async function open(search = '') {
  const page = openPage(server, {
    path: `/library${search}`,
    children: (
      <Suspense>
        <GameList title="All games" list={{ category: 'all-games' }} />
      </Suspense>
    ),
  })
  await screen.findByRole('heading', { name: 'All games' })
  return page
}
const tiles = () => screen.queryAllByRole('article')
const count = () => within(screen.getByRole('main')).getByRole('status').textContent

test('a link keeps its filters and its order', async () => {
  await open('?volatility=high&sort=az')
  expect(tiles()).toHaveLength(4)
  expect(count()).toBe('4 games')
  const titles = within(screen.getByRole('main'))
    .getAllByRole('img')
    .map((picture) => picture.getAttribute('alt'))
  expect(titles).toEqual(titles.toSorted((one, other) => (one ?? '').localeCompare(other ?? '')))
  expect(screen.getByLabelText<HTMLSelectElement>('Sort').value).toBe('az')
})

test('a chosen filter appears in the address, is announced with the count, and can be removed singly or with all others', async () => {
  const user = userEvent.setup()
  const { router } = await open('?category=all-games')
  await user.click(screen.getByRole('button', { name: 'Filters', expanded: false }))
  await user.click(screen.getByRole('button', { name: 'Low' }))
  await waitFor(() => expect(router.state.location.search).toBe('?category=all-games&volatility=low'))
  expect(count()).toBe('4 games')
  await user.click(screen.getByRole('button', { name: 'Remove Low' }))
  await waitFor(() => expect(tiles()).toHaveLength(8))
  await user.selectOptions(screen.getByLabelText('Sort'), 'Newest')
  await waitFor(() => expect(router.state.location.search).toBe('?category=all-games&sort=newest'))
})

test('a list without matches says so and offers a way out', async () => {
  const user = userEvent.setup()
  const { router } = await open('?volatility=very-high&provider=house')
  expect(tiles()).toHaveLength(0)
  expect(screen.getByText('No games match these filters.')).toBeTruthy()
  await user.click(screen.getAllByRole('button', { name: 'Clear all' }).at(-1)!)
  await waitFor(() => expect(tiles()).toHaveLength(8))
  expect(router.state.location.search).toBe('')
})

test('the sheet previews the count and leaves the list unchanged until it is applied', async () => {
  const user = userEvent.setup()
  const { router } = await open()
  await user.click(screen.getAllByRole('button', { name: 'Filters' })[0]!)
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await user.click(sheet.getByRole('button', { name: 'High' }))
  expect(router.state.location.search).toBe('')
  await user.click(sheet.getByRole('button', { name: 'Show 4 games' }))
  await waitFor(() => expect(router.state.location.search).toBe('?volatility=high'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(tiles()).toHaveLength(4)
})

test('a long list renders only its first screens, and each tile states its position', async () => {
  const many = Array.from({ length: 500 }, (_, nth) => ({ ...games[0]!, id: `game-${nth}`, slug: `game-${nth}` }))
  const ids = many.map(({ id }) => id)
  server.answer(getGames, { ...gamesPayload, games: many, issueGamesIds: { 'all-games': ids } })
  await open()
  expect(count()).toBe('500 games')
  await waitFor(() => expect(tiles()).toHaveLength(36))
  const [first] = screen.getAllByRole('listitem').filter((item) => item.hasAttribute('aria-posinset'))
  expect(first?.getAttribute('aria-posinset')).toBe('1')
  expect(first?.getAttribute('aria-setsize')).toBe('500')
})

test('a list of which only the first games are known has its whole length and states its size', async () => {
  const few = Array.from({ length: 36 }, (_, nth) => ({ ...games[0]!, id: `game-${nth}`, slug: `game-${nth}` }))
  const part = { ...gamesPayload, games: few, issueGamesIds: { 'all-games': few.map(({ id }) => id) } }
  server.answer(getGames, { ...part, sizes: { 'category,all-games?': 500 } } as typeof part)
  await open()
  expect(count()).toBe('500 games')
  const grid = screen.getByRole('main').querySelector<HTMLElement>('.tile-grid[data-is-part]')
  expect(grid?.style.getPropertyValue('--count')).toBe('500')
  expect(grid?.style.getPropertyValue('--to')).toBe('36')
})

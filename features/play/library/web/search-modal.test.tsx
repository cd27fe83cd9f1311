import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { initApp } from '#features/account/account/contract.ts'
import { guestInit } from '#features/account/account/fixtures.ts'
import { getGames } from '#features/play/lobby/contract.ts'
import { games, gamesPayload } from '#features/play/lobby/fixtures.ts'

const server = serveTests({ wantsLessMotion: false })

beforeEach(() => {
  server.answer(initApp, guestInit)
  server.answer(getGames, gamesPayload)
})
afterEach(() => {
  localStorage.clear()
})

async function open() {
  const { router } = openPage(server, { path: '/lobby?openModal=search' })
  const modal = within(await screen.findByRole('dialog', { name: 'Search games' }))
  return { router, modal, field: modal.getByRole('searchbox', { name: 'Game name or type' }) }
}

test('the field has the focus, and every game is listed before the first query', async () => {
  const { modal, field } = await open()
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(modal.getAllByRole('article')).toHaveLength(games.length)
})

test('the number of matches is announced, and a match opens in place of the search', async () => {
  const user = userEvent.setup()
  const { modal, field, router } = await open()
  await user.type(field, 'cherry')
  await waitFor(() => expect(modal.getAllByRole('article')).toHaveLength(1))
  expect(modal.getByRole('status').textContent).toBe('1 game found')
  await user.click(modal.getByRole('link', { name: 'Cherry Royale' }))
  await waitFor(() => expect(router.state.location.search).toBe('?game=cherry-royale'))
})

test('the best of many matches come first, and more are shown on request', async () => {
  const user = userEvent.setup()
  const [game] = games
  const many = Array.from({ length: 100 }, (_, nth) => ({
    ...game!,
    id: `many-${nth}`,
    slug: `many-${nth}`,
    title: `Game ${nth}`,
  }))
  const ids = many.map(({ id }) => id)
  server.answer(getGames, { ...gamesPayload, games: many, issueGamesIds: { 'all-games': ids } })
  const { modal } = await open()
  expect(modal.getByRole('status').textContent).toBe('100 games found')
  expect(modal.getAllByRole('article')).toHaveLength(48)
  await user.click(modal.getByRole('button', { name: 'Show 48 more' }))
  expect(modal.getAllByRole('article')).toHaveLength(96)
  expect(document.activeElement).toBe(modal.getByRole('link', { name: 'Game 48' }))
  await user.click(modal.getByRole('button', { name: 'Show 4 more' }))
  expect(modal.getAllByRole('article')).toHaveLength(100)
  expect(modal.queryByRole('button', { name: /more$/ })).toBeNull()
})

test('a category narrows the results', async () => {
  const user = userEvent.setup()
  const { modal } = await open()
  await user.click(modal.getByRole('button', { name: 'Top' }))
  await waitFor(() => expect(modal.getAllByRole('article')).toHaveLength(2))
})

test('an empty result says so and suggests popular games, and one click shows all again', async () => {
  const user = userEvent.setup()
  const { modal, field } = await open()
  await user.type(field, 'xqzw')
  const instead = await modal.findByRole('region', { name: 'Popular right now' })
  expect(modal.getByRole('status').textContent).toBe('No games match your search. Try another word.')
  const popular = gamesPayload.issueGamesIds['popular-games'] ?? []
  expect(within(instead).getAllByRole('article')).toHaveLength(popular.length)
  expect(modal.getAllByRole('article')).toHaveLength(popular.length)
  await user.click(modal.getByRole('button', { name: 'Show all games' }))
  await waitFor(() => expect(modal.getAllByRole('article')).toHaveLength(games.length))
})

test('arrow keys move from the field through the games and back, and Enter opens the best match', async () => {
  const user = userEvent.setup()
  const { modal, field, router } = await open()
  await waitFor(() => expect(document.activeElement).toBe(field))
  const links = () => modal.getAllByRole('link')
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(links()[0])
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(document.activeElement).toBe(links()[2])
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowUp}')
  expect(document.activeElement).toBe(field)
  await user.type(field, 'prysm')
  await waitFor(() => expect(modal.getAllByRole('article')).toHaveLength(1))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe('?game=prism-vault'))
})

test('a successful search is listed the next time until it is removed', async () => {
  const user = userEvent.setup()
  localStorage.setItem('recent-searches', JSON.stringify(['frost']))
  const { modal, field } = await open()
  await user.click(modal.getByRole('button', { name: 'frost' }))
  await waitFor(() => expect(modal.getAllByRole('article')).toHaveLength(1))
  await user.clear(field)
  await user.click(modal.getByRole('button', { name: 'Clear' }))
  expect(modal.queryByRole('button', { name: 'frost' })).toBeNull()
  expect(localStorage.getItem('recent-searches')).toBeNull()
})

test.each([
  ['opens the search', {}, true],
  ['does nothing where shortcuts are off', { 'game-shortcuts-off': 'on' }, false],
])('the key / %s', async (_, kept, isOpened) => {
  const user = userEvent.setup()
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  const { default: SearchKeyWatcher } = await import('./search-key-watcher.tsx')
  const { router } = openPage(server, { children: <SearchKeyWatcher /> })
  await user.keyboard('/')
  const { modals = [] } = (router.state.location.state ?? {}) as { modals?: readonly { name: string }[] }
  expect(modals.map(({ name }) => name)).toEqual(isOpened ? ['search'] : [])
})

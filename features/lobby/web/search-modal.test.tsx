import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layoutBrowser } from '#apps/site/web/testing/browser.ts'
import { FakeServer } from '#apps/site/web/testing/fake-server.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { initApp } from '#features/account/contract.ts'
import { guestInit } from '#features/account/fixtures.ts'
import { getGames } from '../contract.ts'
import { games, gamesPayload } from '../fixtures.ts'

let server: FakeServer

beforeEach(() => {
  layoutBrowser()
  server = new FakeServer()
  server.answer(initApp, guestInit)
  server.answer(getGames, gamesPayload)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open() {
  const { router } = openPage(server, { path: '/lobby?openModal=search' })
  const modal = within(await screen.findByRole('dialog', { name: 'Search games' }))
  return { router, modal, field: modal.getByRole('searchbox', { name: 'Name or kind of game' }) }
}

test('the field has the focus, and every game stands there before anything is asked', async () => {
  const { modal, field } = await open()
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(modal.getAllByRole('article')).toHaveLength(games.length)
})

test('what is found is counted aloud, and opens in place of the search', async () => {
  const user = userEvent.setup()
  const { modal, field, router } = await open()
  await user.type(field, 'cherry')
  await waitFor(() => expect(modal.getAllByRole('article')).toHaveLength(1))
  expect(modal.getByRole('status').textContent).toBe('1 game found')
  await user.click(modal.getByRole('link', { name: 'Cherry Royale' }))
  expect(router.state.location.search).toBe('?game=cherry-royale')
})

test('a category narrows it down', async () => {
  const user = userEvent.setup()
  const { modal } = await open()
  await user.click(modal.getByRole('button', { name: 'Top' }))
  expect(modal.getAllByRole('article')).toHaveLength(2)
})

test('nothing found says so, and one click shows all again', async () => {
  const user = userEvent.setup()
  const { modal, field } = await open()
  await user.type(field, 'xqzw')
  await waitFor(() => expect(modal.queryAllByRole('article')).toHaveLength(0))
  expect(modal.getByRole('status').textContent).toBe('No game is called that. Try another word.')
  await user.click(modal.getByRole('button', { name: 'Show all games' }))
  expect(modal.getAllByRole('article')).toHaveLength(games.length)
})

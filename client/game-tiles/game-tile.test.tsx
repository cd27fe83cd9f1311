import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { guestInit, playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { getInfo } from '#features/promotions/daily-login/contract.ts'
import { claimed } from '#features/promotions/daily-login/fixtures.ts'
import { addFavorite, type GamesPayload, getGames } from '#features/play/lobby/contract.ts'
import { games, gamesPayload } from '#features/play/lobby/fixtures.ts'
import { keyOf } from '#ui/api/query.ts'
import { useIsPlayer } from '../player.ts'
import { pickGames, useGames } from './games.ts'
import { GameTile } from './game-tile.tsx'

const playable = games.find(({ slug }) => slug === 'cherry-royale')!
const coming = games.find(({ componentOption }) => componentOption.state === 'coming')!

const server = serveTests({ wantsLessMotion: false })
beforeEach(() => {
  server.answer(initApp, playerInit)
  server.answer(getProfile, settledProfile)
  server.answer(getInfo, claimed)
  server.answer(getGames, gamesPayload)
})

/** As on a page, whose games and player are known before its tiles. */
function Tiles() {
  const { games: known } = useGames()
  useIsPlayer()
  return pickGames(known, [playable.id, coming.id]).map((game) => <GameTile key={game.id} game={game} />)
}

async function open() {
  const { router, queries } = openPage(server, { path: '/lobby', children: <Tiles /> })
  await screen.findByRole('link', { name: new RegExp(playable.title) })
  return { user: userEvent.setup(), location: () => router.state.location, queries }
}
const tile = ({ title }: { title: string }) => screen.getByRole('link', { name: new RegExp(title) })
const facts = { name: 'About Cherry Royale' }

test('a player’s press on a tile plays the game', async () => {
  const { user, location } = await open()
  await user.click(tile(playable))
  await waitFor(() => expect(location().pathname).toBe('/game/cherry-royale'))
  expect(location().search).toBe('')
})

test('a guest’s press on a tile opens the facts, without a second way to them', async () => {
  server.answer(initApp, guestInit)
  const { user, location } = await open()
  expect(screen.queryByRole('button', facts)).toBeNull()
  await user.click(tile(playable))
  await waitFor(() => expect(location().search).toBe('?game=cherry-royale'))
  expect(location().pathname).toBe('/lobby')
})

test('a game that cannot be played yet opens its facts', async () => {
  const { user, location } = await open()
  await user.click(tile(coming))
  await waitFor(() => expect(location().search).toBe(`?game=${coming.slug}`))
})

test('the i-button opens the facts of a player’s game', async () => {
  const { user, location } = await open()
  await user.click(screen.getByRole('button', facts))
  await waitFor(() => expect(location().search).toBe('?game=cherry-royale'))
})

const finger = { pointerType: 'touch', bubbles: true }

test('a long press by finger opens the facts and does not play', async () => {
  const { location } = await open()
  const link = tile(playable)
  fireEvent.pointerDown(link, finger)
  await waitFor(() => expect(location().search).toBe('?game=cherry-royale'))
  fireEvent.pointerUp(link, finger)
  fireEvent.click(link)
  await new Promise((done) => setTimeout(done, 100))
  expect(location().pathname).toBe('/lobby')
})

test('a short press by finger plays', async () => {
  const { location } = await open()
  const link = tile(playable)
  fireEvent.pointerDown(link, finger)
  fireEvent.pointerUp(link, finger)
  fireEvent.click(link)
  await waitFor(() => expect(location().pathname).toBe('/game/cherry-royale'))
})

test('a finger that moves on scrolls, however long it stays', async () => {
  const { location } = await open()
  fireEvent.pointerDown(tile(playable), finger)
  fireEvent.pointerCancel(tile(playable), finger)
  await new Promise((done) => setTimeout(done, 600))
  expect(location().search).toBe('')
})

test('a favorite that is marked while the whole list is read stays marked, and a part stays a part', async () => {
  const { user, queries } = await open()
  const queryKey = keyOf(getGames)
  const tagline = 'Only the whole list has it'
  const whole = gamesPayload.games.map((game) => ({ ...game, componentOption: { ...game.componentOption, tagline } }))
  const ages: unknown[] = []
  const arrive = () => {
    ages.push(queries.getQueryState(queryKey)?.dataUpdatedAt)
    queries.setQueryData(queryKey, { ...gamesPayload, games: whole })
  }
  act(() => void queries.setQueryData(queryKey, gamesPayload, { updatedAt: 0 }))
  server.answerAfter(addFavorite, arrive, { success: true, data: { favoriteGames: [playable.id] } })
  await user.click(screen.getByRole('button', { name: 'Favorite: Cherry Royale' }))
  const known = () => queries.getQueryData<GamesPayload>(queryKey)?.games.find(({ id }) => id === playable.id)
  await waitFor(() => expect(known()?.componentOption.tagline).toBe(tagline))
  expect(ages).toEqual([0])
  await waitFor(() => expect(known()?.isFavorite).toBe(true))
  expect(known()?.componentOption.tagline).toBe(tagline)
})

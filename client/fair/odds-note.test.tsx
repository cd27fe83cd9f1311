import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { initApp } from '#features/account/account/contract.ts'
import { guestInit } from '#features/account/account/fixtures.ts'
import { getSeeds } from '#features/play/fair-play/contract.ts'
import { announcedSeeds } from '#features/play/fair-play/fixtures.ts'
import { keyOf } from '#ui/api/query.ts'
import { FakeServer } from '#ui/testing/fake-server.ts'
import { OddsNote } from './odds-note.tsx'

afterEach(cleanup)

const [HASH, COMMIT] = ['ab'.repeat(32), 'c3'.repeat(32)]
const seeds: typeof announcedSeeds = {
  success: true,
  data: { ...announcedSeeds.data, next: [{ mode: 'prizes', commit: COMMIT, clientSeed: null }] },
}

function open(isGuest: boolean) {
  const server = new FakeServer()
  server.answer(initApp, { success: true, data: { ...guestInit.data, isGuest } })
  server.answer(getSeeds, seeds)
  return { server, ...openPage(server, { children: <OddsNote hash={HASH} /> }) }
}

function unfold(): void {
  const note = document.querySelector('details')!
  note.open = true
  fireEvent(note, new Event('toggle'))
}

const facts = () => [...document.querySelectorAll('.fair-facts code')].map(({ textContent }) => textContent)

test('a closed note shows what the server rendered, although the page knows the seeds; an open one shows the hash of the seed', async () => {
  const { queries } = open(false)
  queries.setQueryData(keyOf(getSeeds), seeds)
  expect(await screen.findByText(HASH)).toBeTruthy()
  expect(facts()).toEqual([HASH])
  unfold()
  await waitFor(() => expect(facts()).toEqual([COMMIT, HASH]))
})

test('a guest sees the hash of the odds, and no seeds are requested', async () => {
  const { server } = open(true)
  await screen.findByText(HASH)
  unfold()
  expect(facts()).toEqual([HASH])
  expect(server.calls(getSeeds)).toHaveLength(0)
})

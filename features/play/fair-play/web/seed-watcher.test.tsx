import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { chooseClientSeed, getSeeds } from '../contract.ts'
import { announcedSeeds, seedsInUse } from '../fixtures.ts'
import SeedWatcher from './seed-watcher.tsx'
import { readSeen } from './seen-hashes.ts'

const server = serveTests()
beforeEach(() => {
  localStorage.clear()
  server.answer(initApp, playerInit)
  server.answer(getProfile, settledProfile)
})

const open = () => openPage(server, { children: <SeedWatcher /> })

test('the browser creates a client seed once it has seen the hash, for the pair in use and for the next one', async () => {
  server.answer(getSeeds, announcedSeeds)
  const given = () => server.calls(chooseClientSeed).map(({ body }) => body as { commit: string; clientSeed: string })
  server.answerAfter(chooseClientSeed, () => server.answer(chooseClientSeed, seedsInUse('first', 'second')), seedsInUse('first'))
  open()
  await waitFor(() => expect(given()).toHaveLength(2))
  expect(given().map(({ commit }) => commit)).toEqual(['a1'.repeat(32), 'b2'.repeat(32)])
  const seeds = given().map(({ clientSeed }) => clientSeed)
  expect(seeds.every((seed) => /^[0-9a-f]{32}$/.test(seed))).toBe(true)
  expect(new Set(seeds).size).toBe(2)
})

test('the player is warned about a hash that this browser saw and the site no longer has', async () => {
  server.answer(getSeeds, seedsInUse('mine', 'mine too'))
  const first = open()
  await waitFor(() => expect(readSeen(settledProfile.data.id).pairs).toHaveLength(1))
  first.unmount()
  const { data } = seedsInUse('mine', 'mine too')
  server.answer(getSeeds, { success: true, data: { ...data, next: [{ ...data.next[0]!, commit: 'c3'.repeat(32) }] } })
  open()
  expect(await screen.findByText(/doesn’t match what this browser saw before/)).toBeTruthy()
  expect(readSeen(settledProfile.data.id).faults).toEqual([
    { kind: 'missing', mode: 'TournamentPoints', commit: 'b2'.repeat(32) },
  ])
})

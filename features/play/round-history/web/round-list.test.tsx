import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { listRounds } from '../contract.ts'
import { RoundChunk } from './round-list.tsx'

const server = serveTests()

test('an empty history leads to the games', async () => {
  server.answer(listRounds, { success: true, data: { rounds: [], next: null } })
  openPage(server, { path: '/rounds', children: <RoundChunk filter={{}} /> })
  expect((await screen.findByRole('link', { name: 'Browse games' })).getAttribute('href')).toBe('/library')
})

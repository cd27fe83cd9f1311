import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { merklePath, merkleRoot } from '#engine/fair/merkle.ts'
import { commitOf } from '#engine/fair/seeds.ts'
import { drawDropTimes, drawWinners, leafOfTicket } from '#engine/fair/shared-draw.ts'
import { FakeServer } from '#ui/testing/fake-server.ts'
import { listSharedDraws, proveSharedDraw } from '../contract.ts'
import { SharedDrawsPanel } from './shared-draws-panel.tsx'
import { Verifier } from './verifier.tsx'

afterEach(cleanup)

const serverSeed = 'c6'.repeat(32)
const commit = commitOf(serverSeed)
const sharedDraw = 'cmp_1/draw'
const seed = { serverSeed, name: sharedDraw }
const tickets = ['T-1', 'T-2', 'T-3', 'T-4', 'T-5']
const lottery = { kind: 'lottery' as const, id: 'lottery', winners: 2 }
const sales = { root: merkleRoot(tickets.map(leafOfTicket)), size: tickets.length }
const winners = drawWinners(lottery, seed, sales).values.map((index) => ({
  index,
  ticket: tickets[index]!,
  path: merklePath(tickets.map(leafOfTicket), index),
}))
const proof = { sharedDraw, commit, serverSeed, rules: lottery, ...sales, winners }
const drops = { kind: 'moments' as const, id: 'prize-drops', count: 3, gapSeconds: 60, startsAt: 1_795_500_000, seconds: 86_400 }
const at = '2026-11-24T05:00:00.000Z'
const revealed = { sharedDraw, commit, rules: lottery, committedAt: at, sales, revealedAt: at }
const sealed = {
  sharedDraw: 'cmp_1/drops',
  commit: 'ab'.repeat(32),
  rules: drops,
  committedAt: at,
  sales: null,
  revealedAt: null,
}

function openPanel(answer: typeof proof | { serverSeed: string }) {
  const server = new FakeServer()
  server.answer(listSharedDraws, { success: true, data: { draws: [sealed, revealed], olderAfter: null } })
  server.answer(proveSharedDraw, { success: true, data: { proof: { ...proof, ...answer } } })
  openPage(server, { children: <SharedDrawsPanel /> })
}

test('a sealed draw shows its hash, and a revealed one is checked in the browser', async () => {
  openPanel(proof)
  const [first, second] = await screen.findAllByRole('listitem')
  expect(first!.textContent).toContain('Prize drops')
  expect(first!.textContent).toContain('Drops start Nov 24, 2026')
  expect(first!.textContent).toContain('ab'.repeat(32))
  expect(within(first!).queryByRole('button', { name: /Verify this draw/ })).toBeNull()
  expect(second!.textContent).toContain('5 tickets')
  expect(second!.id).toBe(`draw-${commit}`)
  await userEvent.setup().click(within(second!).getByRole('button', { name: 'Verify this draw: Grand draw' }))
  expect(await within(second!).findByRole('heading', { name: 'Grand draw: verified' })).toBeTruthy()
  expect(screen.getByRole('cell', { name: winners[0]!.ticket })).toBeTruthy()
})

test('a draw whose seed is not the committed one fails', async () => {
  openPanel({ serverSeed: 'd7'.repeat(32) })
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Verify this draw: Grand draw' }))
  expect(await screen.findByText('The server seed doesn’t match the hash shown before.')).toBeTruthy()
  expect(screen.getByText('Redrawn, different tickets win.')).toBeTruthy()
})

test('a brand without draws shows no panel', async () => {
  const server = new FakeServer()
  server.answer(listSharedDraws, { success: true, data: { draws: [], olderAfter: null } })
  openPage(server, { children: <SharedDrawsPanel /> })
  await expect.poll(() => server.calls(listSharedDraws)).toHaveLength(1)
  expect(screen.queryByText('Draws for everyone')).toBeNull()
})

test('a pasted proof of moments is verified without a server, and shows when they were', async () => {
  openPage(new FakeServer(), { children: <Verifier /> })
  const claim = { sharedDraw, commit, serverSeed, rules: drops, moments: drawDropTimes(drops, seed).values }
  const user = userEvent.setup()
  await user.click(screen.getByRole('textbox'))
  await user.paste(JSON.stringify(claim))
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  expect(await screen.findByRole('heading', { name: 'Prize drops: verified' })).toBeTruthy()
  expect(screen.getAllByRole('row', { name: /2026/ })).toHaveLength(3)
})

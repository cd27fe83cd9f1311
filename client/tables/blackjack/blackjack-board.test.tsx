import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { velvetBlackjack as game } from '#games/all.ts'
import type { Choice } from '#engine/round-contract.ts'
import { openTable } from '../../testing/open-table.tsx'
import { findNonce, stagedRound } from '../../testing/staged-table.ts'
import { onStillScreen } from '../../testing/still-screen.ts'

const amount = game.definition.betLevels.TournamentPoints[0]!
const roundAt = (nonce: number, ...kinds: string[]) =>
  stagedRound(
    game,
    nonce,
    { amount },
    kinds.map((kind): Choice => ({ kind })),
  )
const offers = (nonce: number, kind: string, ...before: string[]) =>
  roundAt(nonce, ...before).awaiting?.options.some(({ choice }) => choice['kind'] === kind) ?? false
const resultsOf = (nonce: number, ...kinds: string[]) =>
  roundAt(nonce, ...kinds).events.flatMap((event) => ('result' in event ? [event['result']] : []))

onStillScreen()

async function open(nonce: number) {
  const opened = await openTable(game.slug, nonce)
  await screen.findByRole('group', { name: 'Your turn' })
  return opened
}
const said = () => document.querySelector('[role="log"]')?.textContent ?? ''
const move = (name: string) =>
  within(screen.getByRole('group', { name: 'Your turn' })).getByRole('button', { name: new RegExp(`^${name}`) })
const isOffered = (name: string) => move(name).getAttribute('aria-disabled') === null
const hand = (name: string) => screen.getByRole('region', { name }).textContent

test('a hand is dealt, hit and stood by presses, and every card is announced', async () => {
  const nonce = findNonce((at) => offers(at, 'stand', 'hit') && resultsOf(at, 'hit', 'stand')[0] === 'win')
  const { user, calls } = await open(nonce)
  await user.click(screen.getByRole('button', { name: 'Deal' }))
  await waitFor(() => expect(isOffered('Hit')).toBe(true))
  expect(hand('Dealer')).toContain('a card face down')
  expect(said()).toMatch(/You get the \w+ of (spades|hearts|diamonds|clubs)/)
  await user.click(move('Hit'))
  await waitFor(() => expect(isOffered('Stand')).toBe(true))
  expect(isOffered('Double')).toBe(false)
  await user.click(move('Stand'))
  await waitFor(() => expect(said()).toContain(`Your hand wins: ${(2 * amount) / 100}.`))
  expect(hand('Dealer')).not.toContain('face down')
  expect(hand('You')).toContain('Win')
  expect(calls('/choose/')).toMatchObject([{ choice: { kind: 'hit' } }, { choice: { kind: 'stand' } }])
  expect(calls('/spin/')).toMatchObject([{ stake: amount }])
})

test('a split makes two hands, and the active one is marked, also after a hand that stood', async () => {
  const nonce = findNonce((at) => offers(at, 'split') && offers(at, 'hit', 'split') && offers(at, 'hit', 'split', 'stand'))
  const { user, table } = await open(nonce)
  await user.click(screen.getByRole('button', { name: 'Deal' }))
  await waitFor(() => expect(isOffered('Split')).toBe(true))
  expect(move('Split').textContent).toContain(`+ ${amount / 100}`)
  await user.click(move('Split'))
  await screen.findByRole('region', { name: 'Hand 2' })
  const active = () => document.querySelector('.bj-hand[data-is-active]')?.getAttribute('aria-label')
  await waitFor(() => expect(active()).toBe('Hand 1'))
  await user.click(move('Stand'))
  await waitFor(() => expect(active()).toBe('Hand 2'))
  await user.click(move('Stand'))
  await waitFor(() => expect(document.querySelectorAll('.bj-badge')).toHaveLength(2))
  expect(table.round().stake).toBe(2 * amount)
})

test('a dealer over 21 is called bust', async () => {
  const isBust = (at: number) =>
    roundAt(at, 'stand').events.some((event) => 'to' in event && event['to'] === 'dealer' && Number(event['total']) > 21)
  const { user } = await open(findNonce((at) => offers(at, 'stand') && isBust(at)))
  await user.click(screen.getByRole('button', { name: 'Deal' }))
  await waitFor(() => expect(isOffered('Stand')).toBe(true))
  expect(hand('Dealer')).not.toContain('Dealer busts')
  await user.click(move('Stand'))
  await waitFor(() => expect(hand('Dealer')).toContain('Dealer busts'))
})

test('the keyboard focus stays on the main button, which hits', async () => {
  const { user } = await open(findNonce((nonce) => offers(nonce, 'hit') && offers(nonce, 'double')))
  screen.getByRole('button', { name: 'Deal' }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Hit'), { timeout: 10_000 })
  expect(document.activeElement?.className).toBe('spin-button')
})

test('the keys H, S, D and P make the moves', async () => {
  const nonce = findNonce((at) => offers(at, 'double') && !offers(at, 'split'))
  const { user, table, calls } = await open(nonce)
  await user.click(screen.getByRole('button', { name: 'Deal' }))
  await waitFor(() => expect(isOffered('Double')).toBe(true))
  await user.keyboard('p')
  await user.keyboard('d')
  await waitFor(() => expect(table.round().awaiting).toBeNull())
  expect(calls('/choose/')).toMatchObject([{ choice: { kind: 'double' } }])
  expect(table.round().stake).toBe(2 * amount)
})

test('the help shows the published strategy table, and its switch marks the best move on the felt', async () => {
  const nonce = findNonce((at) => offers(at, 'hit'))
  const { user } = await open(nonce)
  await user.click(screen.getAllByRole('button', { name: 'Paytable and rules' })[0]!)
  await user.click(await screen.findByRole('checkbox', { name: 'Show strategy hints' }))
  expect(screen.getByRole('table', { name: 'Pairs' }).textContent).toContain('A APPPPPPPPPP')
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Deal' }))
  await waitFor(() => expect(document.querySelectorAll('[data-is-hinted]')).toHaveLength(1))
  expect(document.querySelector('[data-is-hinted]')?.getAttribute('aria-disabled')).toBeNull()
})

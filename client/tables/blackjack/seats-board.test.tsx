import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { marqueeBlackjack as game } from '#games/all.ts'
import { openTable } from '../../testing/open-table.tsx'
import { findNonce, stagedRound } from '../../testing/staged-table.ts'
import { onStillScreen } from '../../testing/still-screen.ts'

const chip = game.definition.betLevels.TournamentPoints[0]!
const chips = [
  { spot: 'hand-1', amount: 2 * chip },
  { spot: 'twins-1', amount: chip },
  { spot: 'hand-3', amount: chip },
]
const bet = { amount: 4 * chip, params: { chips } }
const winsTwins = (nonce: number): boolean => {
  const round = stagedRound(game, nonce, bet)
  return round.awaiting !== null && round.events.some((event) => event.type === 'sideSettled' && Number(event['amount']) > 0)
}

onStillScreen()

test('chips choose hands and side plays, which are settled at the deal while the hands go on', async () => {
  const { user, table, calls } = await openTable(game.slug, findNonce(winsTwins))
  const spot = (id: string) => document.querySelector<HTMLElement>(`[data-spot="${id}"]`)!
  await waitFor(() => expect(spot('twins-1')).toBeTruthy())
  const total = () => document.querySelector('.game-amount b')?.textContent
  const said = () =>
    [...document.querySelectorAll('[role="log"], [role="status"]')].map(({ textContent }) => textContent).join(' ')

  await user.click(spot('twins-1'))
  expect(said()).toContain('Side plays need a hand with at least as much on it.')
  expect(total()).toBe('0')
  for (const id of ['hand-1', 'hand-1', 'twins-1', 'hand-2', 'trio-2', 'hand-3']) await user.click(spot(id))
  spot('hand-2').focus()
  await user.keyboard('{Delete}')
  expect(total()).toBe(String((4 * chip) / 100))

  await user.click(screen.getByRole('button', { name: 'Deal' }))
  await waitFor(() => expect(spot('twins-1').dataset['isWon']).toBe(''), { timeout: 15_000 })
  expect(calls('/spin/')).toMatchObject([{ stake: 4 * chip, params: { chips } }])
  await screen.findByRole('group', { name: 'Your turn' })
  expect(said()).toMatch(/Twins on hand 1 wins/)
  expect(table.round().awaiting).not.toBeNull()
  const stand = () => screen.getByRole('button', { name: /^Stand/ })
  for (let turns = 0; table.round().awaiting && turns < 4; turns++) {
    await waitFor(() => expect(stand().getAttribute('aria-disabled')).toBeNull(), { timeout: 15_000 })
    await user.click(stand())
    await waitFor(() => expect(document.querySelector('.table-game')?.getAttribute('data-phase')).toMatch(/idle|choosing/), {
      timeout: 15_000,
    })
  }
  await waitFor(() => expect(document.querySelectorAll('.bj-seat .bj-badge')).toHaveLength(2), { timeout: 15_000 })
  expect(document.querySelector('.bj-total')?.textContent).toContain('Total')
}, 90_000)

import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aurumRoulette as game } from '#games/all.ts'
import { screen as roulette } from './screen.ts'
import { openTable } from '../../testing/open-table.tsx'
import { findNonce, stagedRound } from '../../testing/staged-table.ts'
import { onStillScreen } from '../../testing/still-screen.ts'

const [chip = 0, second = 0] = roulette.chipsOf!(game.definition.betLevels.TournamentPoints)
const numberAt = (nonce: number): unknown =>
  stagedRound(game, nonce, { amount: chip, params: { chips: [{ spot: 'red', amount: chip }] } }).events[1]?.['number']

onStillScreen()
beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {}
})

async function open(nonce = 0) {
  const opened = await openTable(game.slug, nonce)
  await screen.findByRole('toolbar', { name: 'Table' })
  return opened
}
const spot = (name: string) => within(screen.getByRole('toolbar', { name: 'Table' })).getByRole('button', { name })
const button = (name: string) => screen.getByRole('button', { name })
const total = () => document.querySelector('.game-amount b')?.textContent
const said = () => [...document.querySelectorAll('[role="log"], [role="status"]')].map(({ textContent }) => textContent).join(' ')

test('chips of several values are placed by presses, and their sum is the stake', async () => {
  const nonce = findNonce((at) => numberAt(at) === 17)
  const { user, calls } = await open(nonce)
  expect(button('Play').hasAttribute('disabled')).toBe(true)
  await user.click(spot('17, black'))
  await user.click(spot(`17, black: ${chip / 100} placed`))
  await user.click(screen.getByRole('radio', { name: String(second / 100) }))
  await user.click(spot('Split 17, 20'))
  await user.click(spot('Red'))
  expect(spot(`17, black: ${(2 * chip) / 100} placed`)).toBeTruthy()
  expect(total()).toBe(((2 * chip + 2 * second) / 100).toString())
  await user.click(button('Play'))
  await waitFor(() => expect(said()).toContain('17, black.'))
  await waitFor(() => expect(said()).toContain(`Split 17, 20 wins ${((18 * second) / 100).toLocaleString('en')}.`))
  expect(said()).not.toContain('Red:')
  expect(calls('/spin/')).toEqual([
    {
      stake: 2 * chip + 2 * second,
      mayPlayWinnings: false,
      params: {
        chips: [
          { spot: 'straight-17', amount: 2 * chip },
          { spot: 'split-17-20', amount: second },
          { spot: 'red', amount: second },
        ],
      },
    },
  ])
  await waitFor(() => expect(document.querySelector('.rl-dolly')).toBeTruthy())
  expect(document.querySelector('.rl-results li')?.textContent).toBe('17')
  expect(document.querySelectorAll('.rl-pile[data-is-lost]')).toHaveLength(1)
})

test('the rack has one scale of chips in coins and entries, without the steps between', async () => {
  await open()
  const chips = within(screen.getByRole('radiogroup', { name: 'Chip value' })).getAllByRole('radio')
  expect(chips).toHaveLength(7)
  const { SweepStakes, TournamentPoints } = game.definition.betLevels
  expect(roulette.chipsOf!(TournamentPoints).map((minor) => minor / 100)).toEqual([10, 50, 100, 500, 1_000, 5_000, 10_000])
  expect(roulette.chipsOf!(SweepStakes).map((minor) => minor / 100)).toEqual([0.1, 0.5, 1, 5, 10, 50])
})

test('the wheel shows the result at its center, and stays small where the spin is short', async () => {
  const nonce = findNonce((at) => numberAt(at) === 17)
  const { user } = await open(nonce)
  expect(document.querySelector('.rl-hub-number')).toBeNull()
  expect(document.querySelector('.rl')?.hasAttribute('data-is-quick')).toBe(true)
  await user.click(spot('Red'))
  await user.click(button('Play'))
  await waitFor(() => expect(document.querySelector('.rl-hub-number')?.textContent).toBe('17'))
})

test('the keyboard reaches lines between numbers, and places and removes chips there', async () => {
  const { user } = await open()
  spot('17, black').focus()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Split 17, 20')
  await user.keyboard('{Enter}{ArrowUp}{Enter}')
  expect(document.activeElement?.getAttribute('aria-label')).toContain('Corner 17, 18, 20, 21')
  expect(total()).toBe(String((2 * chip) / 100))
  await user.keyboard('{Delete}')
  expect(total()).toBe(String(chip / 100))
})

test('chips can be undone, cleared, doubled and repeated', async () => {
  const { user, calls } = await open()
  await user.click(spot('Even'))
  await user.click(spot('First dozen'))
  await user.click(button('Double all'))
  expect(total()).toBe(String((4 * chip) / 100))
  await user.click(button('Undo'))
  await user.click(button('Undo'))
  expect(total()).toBe(String(chip / 100))
  await user.click(button('Play'))
  await waitFor(() => expect(said()).toMatch(/, (red|black|green)\./))
  await waitFor(() => expect(button('Clear all').getAttribute('aria-disabled')).toBeNull())
  await user.click(button('Clear all'))
  expect(total()).toBe('0')
  await user.click(button('Repeat last round'))
  expect(total()).toBe(String(chip / 100))
  expect(calls('/spin/')).toHaveLength(1)
})

test('the table accepts no more than its limit, and says so', async () => {
  const { user } = await open()
  await user.click(spot('Red'))
  for (let sum = chip; sum <= game.definition.totalMax.TournamentPoints; sum *= 2) await user.click(button('Double all'))
  expect(said()).toContain(`Table maximum: ${(game.definition.totalMax.TournamentPoints / 100).toLocaleString('en')}.`)
  expect(Number(total()?.replaceAll(',', '')) * 100).toBeLessThanOrEqual(game.definition.totalMax.TournamentPoints)
})

test('the layout can be enlarged for lines and corners, and is fully visible again for the round', async () => {
  const { user } = await open()
  const zoom = button('Zoom in')
  await user.click(zoom)
  expect(zoom.getAttribute('aria-pressed')).toBe('true')
  expect(document.querySelector('.rl-window')?.hasAttribute('data-is-zoomed')).toBe(true)
  await user.click(spot('Corner 16, 17, 19, 20'))
  expect(total()).toBe((chip / 100).toString())
  await user.click(button('Play'))
  await waitFor(() => expect(zoom.getAttribute('aria-pressed')).toBe('false'))
})

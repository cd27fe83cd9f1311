import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { FakeServer } from '#ui/testing/fake-server.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { aurumRoulette as game } from '#games/all.ts'
import { TableGame } from '../table-game.tsx'
import { findNonce, tableRound, TableServer } from '../../testing/table-server.ts'
import { onStillScreen } from '../../testing/still-screen.ts'

const [chip = 0, second = 0] = game.definition.betLevels.TournamentPoints
const numberAt = (nonce: number): unknown =>
  tableRound(game, nonce, { amount: chip, terms: { chips: [{ spot: 'red', amount: chip }] } }).events[1]?.['number']

beforeAll(() => import('./screen.ts'))
onStillScreen()
beforeEach(() => {
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => {}
})

async function open(nonce = 0) {
  const server = new FakeServer()
  const table = new TableServer(server, game, nonce)
  const page = (
    <Suspense>
      <TableGame game={game} launch={table.launch()} />
    </Suspense>
  )
  await act(async () => void openPage(server, { children: page }))
  await screen.findByRole('toolbar', { name: 'Table' })
  return { table, user: userEvent.setup() }
}
const spot = (name: string) => within(screen.getByRole('toolbar', { name: 'Table' })).getByRole('button', { name })
const button = (name: string) => screen.getByRole('button', { name })
const total = () => document.querySelector('.game-amount b')?.textContent
const said = () => [...document.querySelectorAll('[role="log"], [role="status"]')].map(({ textContent }) => textContent).join(' ')

test('chips of several worths are laid by pressing, and their sum is what is played', async () => {
  const nonce = findNonce((at) => numberAt(at) === 17)
  const { table, user } = await open(nonce)
  expect(button('Play').hasAttribute('disabled')).toBe(true)
  await user.click(spot('17, black'))
  await user.click(spot(`17, black: ${chip / 100} laid`))
  await user.click(screen.getByRole('radio', { name: String(second / 100) }))
  await user.click(spot('Split 17, 20'))
  await user.click(spot('Red'))
  expect(spot(`17, black: ${(2 * chip) / 100} laid`)).toBeTruthy()
  expect(total()).toBe(((2 * chip + 2 * second) / 100).toString())
  await user.click(button('Play'))
  await waitFor(() => expect(said()).toContain('The ball lies in 17, black.'))
  await waitFor(() => expect(said()).toContain(`Split 17, 20: ${((18 * second) / 100).toLocaleString('en')} back.`))
  expect(said()).not.toContain('Red:')
  expect(table.bets()).toEqual([
    {
      stake: 2 * chip + 2 * second,
      mayPlayWinnings: false,
      terms: {
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

test('the keyboard reaches lines between numbers, lays there and takes away', async () => {
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

test('undo, clear, double and the last chips again', async () => {
  const { table, user } = await open()
  await user.click(spot('Even'))
  await user.click(spot('First dozen'))
  await user.click(button('Double all chips'))
  expect(total()).toBe(String((4 * chip) / 100))
  await user.click(button('Undo'))
  await user.click(button('Undo'))
  expect(total()).toBe(String(chip / 100))
  await user.click(button('Play'))
  await waitFor(() => expect(said()).toContain('The ball lies in'))
  await waitFor(() => expect(button('Clear the table').getAttribute('aria-disabled')).toBeNull())
  await user.click(button('Clear the table'))
  expect(total()).toBe('0')
  await user.click(button('Lay the last chips again'))
  expect(total()).toBe(String(chip / 100))
  expect(table.bets()).toHaveLength(1)
})

test('the cloth holds no more than its limit, and says so', async () => {
  const { user } = await open()
  await user.click(spot('Red'))
  for (let sum = chip; sum <= game.definition.totalMax.TournamentPoints; sum *= 2) await user.click(button('Double all chips'))
  expect(said()).toContain(`The table holds at most ${(game.definition.totalMax.TournamentPoints / 100).toLocaleString('en')}.`)
  expect(Number(total()?.replaceAll(',', '')) * 100).toBeLessThanOrEqual(game.definition.totalMax.TournamentPoints)
})

test('the table can be made larger for lines and crossings, and is all in view again for the round', async () => {
  const { user } = await open()
  const zoom = button('Larger table')
  await user.click(zoom)
  expect(zoom.getAttribute('aria-pressed')).toBe('true')
  expect(document.querySelector('.rl-window')?.hasAttribute('data-is-zoomed')).toBe(true)
  await user.click(spot('Corner 16, 17, 19, 20'))
  expect(total()).toBe((chip / 100).toString())
  await user.click(button('Play'))
  await waitFor(() => expect(zoom.getAttribute('aria-pressed')).toBe('false'))
})

import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { nameless, openTable } from '../../testing/open-table.tsx'
import { betweenPresses, onStillScreen } from '../../testing/still-screen.ts'

onStillScreen()

const tile = (row: number, column: number) => screen.getByRole('button', { name: new RegExp(`^Row ${row}, column ${column}:`) })
const lying = (name: string) => screen.queryAllByRole('button', { name: new RegExp(`: ${name}`) }).length
const collect = () => screen.getByRole('button', { name: /^Collect/ })
const main = () => document.querySelector<HTMLElement>('.spin-button')!

test('tiles turn over, collecting pays what the button says, and all mines are shown at the end', async () => {
  const { user, calls, reached, said, won } = await openTable('gem-sweeper')
  await user.click(screen.getByRole('radio', { name: '1 mine' }))
  await user.click(screen.getByRole('button', { name: 'Play' }))
  await reached('choosing')
  expect(calls('/spin/')).toMatchObject([{ stake: 2_000, params: { mines: 1 } }])
  expect(screen.queryByRole('button', { name: /^Collect/ })).toBeNull()

  await user.click(tile(1, 1))
  await reached('choosing')
  expect(lying('gem')).toBe(1)
  const offered = /\d+/.exec(collect().textContent ?? '')![0]
  await betweenPresses()
  await user.click(collect())
  await reached('idle')
  expect(calls('/choose/')).toMatchObject([{ choice: { kind: 'open', cell: 0 } }, { choice: { kind: 'cash-out' } }])
  expect([lying('gem, not opened'), lying('mine')]).toEqual([23, 1])
  expect(said()).toContain(`Collected ${offered}`)
  expect(won()).toMatch(/^(Paid|Win)/)
})

test('a double press of the main button opens no tile; a later one opens any', async () => {
  const { user, calls, reached } = await openTable('gem-sweeper')
  // The first two presses at one moment, however busy the machine is.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  await user.click(main())
  await reached('choosing')
  await user.click(main())
  clock.mockRestore()
  expect(calls('/choose/')).toHaveLength(0)
  await betweenPresses()
  await user.click(main())
  expect(calls('/choose/')).toMatchObject([{ choice: { kind: 'open', cell: expect.any(Number) } }])
})

test('a mine ends the round without a win', async () => {
  const { user, reached, said, won } = await openTable('gem-sweeper')
  await user.click(screen.getByRole('radio', { name: '24 mines' }))
  await user.keyboard(' ')
  await reached('choosing')
  await user.click(tile(3, 3))
  await reached('idle')
  expect(said()).toContain('You hit a mine. The round is over.')
  expect(won()).toBeNull()
  expect(lying('mine')).toBe(24)
})

test('a tile may be picked at random', async () => {
  const { user, calls, reached } = await openTable('gem-sweeper')
  await user.click(screen.getByRole('button', { name: 'Play' }))
  await reached('choosing')
  await user.click(screen.getByRole('button', { name: 'Random tile' }))
  expect(calls('/choose/')).toMatchObject([{ choice: { kind: 'open', cell: expect.any(Number) }, step: 1 }])
})

test('the number of mines ranges from one to twenty-four', async () => {
  const { user } = await openTable('gem-sweeper')
  await user.click(screen.getByRole('button', { name: 'More mines' }))
  expect(screen.getByText('4 mines')).toBeTruthy()
  expect(screen.queryByRole('radio', { checked: true, name: /mine/ })).toBeNull()
  await user.click(screen.getByRole('radio', { name: '24 mines' }))
  expect(screen.getByRole('button', { name: 'More mines' })).toHaveProperty('disabled', true)
})

test('arrows move between tiles and space opens one', async () => {
  const { user, calls, reached } = await openTable('gem-sweeper')
  await user.click(screen.getByRole('button', { name: 'Play' }))
  await reached('choosing')
  tile(1, 1).focus()
  await user.keyboard('{ArrowRight}{ArrowDown}{ArrowDown} ')
  expect(calls('/choose/')).toMatchObject([{ choice: { kind: 'open', cell: 11 } }])
  expect(document.activeElement).toBe(tile(3, 2))
})

test('the keyboard focus stays on the main button, and on a tile that was opened', async () => {
  const { user, reached } = await openTable('gem-sweeper')
  await user.click(screen.getByRole('radio', { name: '1 mine' }))
  screen.getByRole('button', { name: 'Play' }).focus()
  await user.keyboard('{Enter}')
  await reached('choosing')
  expect(document.activeElement).toBe(main())
  tile(1, 1).focus()
  await user.keyboard('{Enter}')
  await reached('choosing')
  expect(document.activeElement).toBe(tile(1, 1))
  await betweenPresses()
  collect().focus()
  await user.keyboard('{Enter}')
  await reached('idle')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Play' }))
})

test('everything on the board has a name', async () => {
  const { user, reached } = await openTable('gem-sweeper')
  expect(nameless()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Play' }))
  await reached('choosing')
  expect(nameless()).toEqual([])
})

import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { isPageHeld } from '#ui/page/page-holds.ts'
import { nameless, openTable } from '../../testing/open-table.tsx'
import { onStillScreen } from '../../testing/still-screen.ts'

onStillScreen()

const side = (name: RegExp) => screen.getByRole('radio', { name })

test('the roll is shown at its position, and a win pays what was promised', async () => {
  const { user, table, reached, said, won } = await openTable('dice-duel')
  const promised = document.querySelector('.odds-facts > :last-child dd')?.textContent
  for (let round = 0; round < 8 && won() === null; round++) {
    await user.click(screen.getByRole('button', { name: 'Play' }))
    await reached('idle')
    const roll = table.round().events.find(({ type }) => type === 'diceRoll') as unknown as { roll: number; isWin: boolean }
    expect(document.querySelector('.dice-roll')?.textContent).toBe((roll.roll / 100).toFixed(2).padStart(5, '0'))
    expect(document.querySelector('.dice')?.getAttribute('data-result')).toBe(roll.isWin ? 'win' : 'loss')
  }
  expect(won()).toBe(`Win${promised}`)
  expect(said()).toContain(`You win ${promised}`)
}, 20_000)

test('the other side keeps the chance, and the next roll uses it', async () => {
  const { user, calls, reached } = await openTable('dice-duel')
  await user.click(side(/^Under/))
  expect(side(/^Under/).getAttribute('aria-checked')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Play' }))
  expect(isPageHeld()).toBe(true)
  await reached('idle')
  await waitFor(() => expect(isPageHeld()).toBe(false))
  expect(calls('/spin/')).toMatchObject([{ params: { side: 'under', target: 5_001 } }])
})

test('changing the bet after a roll clears the roll from the table', async () => {
  const { user, reached } = await openTable('dice-duel')
  await user.click(screen.getByRole('button', { name: 'Play' }))
  await reached('idle')
  expect(document.querySelector('.dice-marker')).toBeTruthy()
  await user.click(side(/^Under/))
  expect(document.querySelector('.dice-marker')).toBeNull()
  expect(side(/^Under/).getAttribute('aria-checked')).toBe('true')
})

test('the slider shows the target, snaps to the nearest available one, and moves by arrow keys', async () => {
  await openTable('dice-duel')
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Target' })
  expect(slider).toMatchObject({ value: '5000', max: '10000' })
  const slideTo = (target: number) => fireEvent.change(slider, { target: { value: `${target}` } })
  slideTo(10_000)
  expect(slider.value).toBe('9900')
  slideTo(5_010)
  expect(slider.value).toBe('5002')
  slideTo(5_003)
  expect(slider.value).toBe('5026')
})

test('everything on the board has a name', async () => {
  await openTable('dice-duel')
  expect(nameless()).toEqual([])
})

import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nameless, openTable } from '../../testing/open-table.tsx'
import { onStillScreen } from '../../testing/still-screen.ts'

onStillScreen()

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Target from 1.01 to 10,000/ })
const play = () => screen.getByRole('button', { name: 'Play' })

test('the multiplier is shown, a win pays what was promised, and the last results stay', async () => {
  const { user, table, reached, said, won } = await openTable('kite-high')
  const promised = document.querySelector('.odds-facts > :last-child dd')?.textContent
  let rounds = 0
  for (; rounds < 12 && won() === null; rounds++) {
    await user.click(play())
    await reached('idle')
    const { multiplier, isWin } = table.round().events[1] as unknown as { multiplier: number; isWin: boolean }
    expect(document.querySelector('.limbo-drawn')?.textContent).toBe(`×${(multiplier / 100).toFixed(2)}`)
    expect(document.querySelector('.limbo')?.getAttribute('data-result')).toBe(isWin ? 'win' : 'loss')
  }
  expect(won()).toBe(`Win${promised}`)
  expect(said()).toContain(`You win ${promised}`)
  expect(document.querySelectorAll('.table-results li')).toHaveLength(rounds)
}, 20_000)

test('a typed target is kept within its limits, and the next round uses it', async () => {
  const { user, calls, reached } = await openTable('kite-high')
  await user.clear(field())
  await user.type(field(), '12.5{Enter}')
  expect(field().value).toBe('12.50')
  await user.click(play())
  await reached('idle')
  expect(calls('/spin/')).toMatchObject([{ params: { target: 1_250 } }])
  for (const [typed, taken] of [
    ['99999', '10000.00'],
    ['0', '1.01'],
    ['what', '1.01'],
  ] as const) {
    await user.clear(field())
    await user.type(field(), typed)
    await user.tab()
    expect(field().value).toBe(taken)
  }
})

test('buttons step the target and offer common ones', async () => {
  const { user } = await openTable('kite-high')
  await user.click(screen.getByRole('button', { name: 'Higher target, bigger win' }))
  expect(field().value).toBe('2.50')
  await user.click(screen.getByRole('button', { name: 'Lower target, better chance' }))
  await user.click(screen.getByRole('button', { name: 'Lower target, better chance' }))
  expect(field().value).toBe('1.90')
  await user.click(screen.getByRole('radio', { name: '×100' }))
  expect(field().value).toBe('100.00')
})

test('everything on the board has a name', async () => {
  await openTable('kite-high')
  expect(nameless()).toEqual([])
})

import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nameless, openTable } from '../../testing/open-table.tsx'
import { onStillScreen } from '../../testing/still-screen.ts'
import { quickPicks } from './keno-board.tsx'

onStillScreen()

const number = (wanted: number) => screen.getByRole('button', { name: new RegExp(`^${wanted}(,|$)`) })
const pressed = () =>
  screen.queryAllByRole('button', { pressed: true, name: /^\d/ }).map(({ textContent }) => Number(textContent))
const playButton = () => screen.getByRole('button', { name: 'Play' })

test('nothing is played before a number is picked', async () => {
  const { user } = await openTable('sky-bingo')
  expect(playButton()).toHaveProperty('disabled', true)
  const example = document.querySelector('.keno-pays[data-is-example]')?.textContent
  expect(example).toContain('×')
  await user.click(number(7))
  expect(playButton()).toHaveProperty('disabled', false)
  expect(document.querySelector('.keno-pays[data-is-example]')).toBeNull()
  expect(screen.getByText('1 pick pays')).toBeTruthy()
  await user.click(number(7))
  expect(playButton()).toHaveProperty('disabled', true)
})

test('ten balls are drawn, hits light up, and the pay for the hits is marked', async () => {
  const { user, table, calls, reached, said } = await openTable('sky-bingo')
  for (const wanted of [3, 9, 21]) await user.click(number(wanted))
  await user.click(playButton())
  await reached('idle')
  expect(calls('/spin/')).toMatchObject([{ params: { picks: [3, 9, 21] } }])
  const result = table.round().events.find(({ type }) => type === 'kenoResult') as unknown as { hits: number[] }
  const balls = [...screen.getByRole('list', { name: 'Balls drawn' }).children].map(({ textContent }) => Number(textContent))
  expect(balls.filter((ball) => ball > 0)).toHaveLength(10)
  expect(screen.queryAllByRole('button', { name: /picked and drawn/ }).map(({ textContent }) => Number(textContent))).toEqual(
    result.hits,
  )
  expect(said()).toMatch(new RegExp(`${result.hits.length || 'No'} hits? out of 3 picks`))
  expect(document.querySelector('[data-is-reached]')?.textContent ?? '').toContain(
    result.hits.length > 0 ? String(result.hits.length) : '',
  )
}, 20_000)

test('no more than ten numbers can be picked', async () => {
  const { user } = await openTable('sky-bingo')
  for (let wanted = 1; wanted <= 11; wanted++) await user.click(number(wanted))
  expect(pressed()).toHaveLength(10)
  expect(number(11).getAttribute('aria-disabled')).toBe('true')
})

test('a quick pick keeps the number of picks, and clear removes them', async () => {
  const { user } = await openTable('sky-bingo')
  await user.click(screen.getByRole('button', { name: 'Quick pick' }))
  expect(pressed()).toHaveLength(6)
  await user.click(number(pressed()[0]!))
  await user.click(screen.getByRole('button', { name: 'Quick pick' }))
  expect(pressed()).toHaveLength(5)
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(pressed()).toEqual([])
})

test('a quick pick never picks a number twice', () => {
  for (let round = 0; round < 200; round++) {
    const picks = quickPicks(40, 10)
    expect(new Set(picks).size).toBe(10)
    expect(Math.min(...picks)).toBeGreaterThanOrEqual(1)
    expect(Math.max(...picks)).toBeLessThanOrEqual(40)
  }
})

test('everything on the board has a name', async () => {
  await openTable('sky-bingo')
  expect(nameless()).toEqual([])
})

import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nameless, openTable } from '../../testing/open-table.tsx'
import { onStillScreen } from '../../testing/still-screen.ts'

onStillScreen()

const pays = () => [...document.querySelectorAll('.peg-place text')].map(({ textContent }) => textContent)
const lit = () => document.querySelectorAll('.peg-place[data-is-landed]')

test('the ball falls into the slot of its path, which lights up and pays its label', async () => {
  const { user, table, reached, said, balance } = await openTable('peg-drop')
  const before = balance()
  await user.click(screen.getByRole('button', { name: 'Play' }))
  await reached('idle')
  const dropped = table.round().events.find(({ type }) => type === 'ballDropped') as unknown as { place: number; pay: number }
  expect(lit()).toHaveLength(1)
  expect(lit()[0]?.textContent).toBe(`×${dropped.pay / 100}`)
  expect([...document.querySelectorAll('.peg-place')].indexOf(lit()[0]!)).toBe(dropped.place)
  expect(said()).toContain(`The ball landed in slot ${dropped.place + 1} for ${dropped.pay / 100}×`)
  expect(balance()).not.toBe(before)
})

test.each([
  ['8 rows', 'High', 9, '28'],
  ['12 rows', 'Medium', 13, '32'],
  ['16 rows', 'Low', 17, '16'],
])('%s of %s risk have their own slots', async (rows, risk, places, edge) => {
  const { user, calls, reached } = await openTable('peg-drop')
  await user.click(screen.getByRole('radio', { name: rows }))
  await user.click(screen.getByRole('radio', { name: risk }))
  expect(pays()).toHaveLength(places)
  expect([pays()[0], pays().at(-1)]).toEqual([`×${edge}`, `×${edge}`])
  await user.click(screen.getByRole('button', { name: 'Play' }))
  await reached('idle')
  expect(calls('/spin/')).toMatchObject([{ params: { rows: Number.parseInt(rows), risk: risk.toLowerCase() } }])
})

test('the results of this visit are listed, the newest first', async () => {
  const { user, table, reached } = await openTable('peg-drop')
  const labels: string[] = []
  for (let round = 0; round < 3; round++) {
    await user.click(screen.getByRole('button', { name: 'Play' }))
    await reached('idle')
    const dropped = table.round().events.find(({ type }) => type === 'ballDropped') as unknown as { pay: number }
    labels.unshift(`×${dropped.pay / 100}`)
  }
  const results = screen.getByRole('list', { name: 'Recent multipliers' })
  expect([...results.children].map(({ textContent }) => textContent)).toEqual(labels)
})

test('every peg is inside the field', async () => {
  await openTable('peg-drop')
  const points = document.querySelector('.peg-field')?.getAttribute('points') ?? ''
  const right = points.split(' ').map((corner) => corner.split(',').map(Number) as [number, number])
  const widthAt = (y: number) => {
    const next = right.findIndex((corner) => corner[1] >= y)
    const [[x1, y1], [x2, y2]] = [right[next - 1]!, right[next]!]
    return x1 + ((x2 - x1) * (y - y1)) / (y2 - y1)
  }
  for (const peg of document.querySelectorAll('.pegs circle')) {
    const [x, y, r] = ['cx', 'cy', 'r'].map((name) => Number(peg.getAttribute(name))) as [number, number, number]
    expect(Math.abs(x) + r).toBeLessThan(widthAt(y))
  }
})

test('the board shows the last round until the bet changes', async () => {
  const { user, reached } = await openTable('peg-drop')
  await user.click(screen.getByRole('button', { name: 'Play' }))
  await reached('idle')
  await user.click(screen.getByRole('button', { name: 'Raise play amount' }))
  expect(lit()).toHaveLength(1)
  await user.click(screen.getByRole('radio', { name: 'High' }))
  expect(lit()).toHaveLength(0)
})

test('arrows select, as in any radio group', async () => {
  const { user } = await openTable('peg-drop')
  screen.getByRole('radio', { name: '12 rows' }).focus()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('radio', { name: '16 rows' }).getAttribute('aria-checked')).toBe('true')
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('radio', { name: '8 rows' })).toBe(document.activeElement)
})

test('everything on the board has a name', async () => {
  await openTable('peg-drop')
  expect(nameless()).toEqual([])
  expect(screen.getByRole('img', { name: /^12 rows of pegs/ })).toBeTruthy()
})

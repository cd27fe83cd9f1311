import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nameless, openTable } from '../../testing/open-table.tsx'
import { onStillScreen } from '../../testing/still-screen.ts'

onStillScreen()

const play = () => screen.getByRole('button', { name: 'Play' })

test('the wheel stops at the drawn segment, and its prize is lit', async () => {
  const { user, table, reached, said } = await openTable('fairground-wheel')
  await user.click(play())
  await reached('idle')
  const { segment, pay } = table.round().events[1] as unknown as { segment: number; pay: number }
  const lit = [...document.querySelectorAll('.pw-segment')].findIndex((each) => each.hasAttribute('data-is-lit'))
  expect(lit).toBe(segment)
  expect(document.querySelector('.pw-prizes [data-is-landed] b')?.textContent).toBe(`×${pay / 100}`)
  expect(document.querySelector('.table-results')?.textContent).toBe(`×${pay / 100}`)
  expect(said()).toContain(`The wheel stopped at segment ${segment + 1}`)
})

test('segments and risk choose the wheel of the next round', async () => {
  const { user, calls, reached } = await openTable('fairground-wheel')
  await user.click(screen.getByRole('radio', { name: '50 segments' }))
  await user.click(screen.getByRole('radio', { name: 'High' }))
  expect(document.querySelectorAll('.pw-segment')).toHaveLength(50)
  expect(document.querySelector('.pw-prizes')?.textContent).toBe('×481 of 50×049 of 50')
  await user.click(play())
  await reached('idle')
  expect(calls('/spin/')).toMatchObject([{ params: { segments: 50, risk: 'high' } }])
})

test('everything on the board has a name', async () => {
  await openTable('fairground-wheel')
  expect(nameless()).toEqual([])
})

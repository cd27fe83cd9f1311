import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isPageHeld, whenPageIsFree } from '#ui/page/page-holds.ts'
import { openTable } from '../testing/open-table.tsx'

let isHidden = false

beforeEach(() => {
  isHidden = false
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const hide = () =>
  act(async () => {
    isHidden = true
    document.dispatchEvent(new Event('visibilitychange'))
  })
const drawn = () =>
  [...screen.getByRole('list', { name: 'Balls drawn' }).children].filter(({ textContent }) => textContent !== '')

test('an automatic modal waits for a pause of play after a round', async () => {
  await new Promise<void>((isFree) => void whenPageIsFree(isFree))
  const { user, reached, phase } = await openTable('sky-bingo')
  expect(isPageHeld()).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Quick pick' }))
  await user.click(screen.getByRole('button', { name: 'Play' }))
  await reached('showing')
  await hide()
  expect([phase(), isPageHeld()]).toEqual(['idle', true])
})

test('a page hidden during a draw gets all balls immediately, and the round is over', async () => {
  const { user, reached, phase, table } = await openTable('sky-bingo')
  await user.click(screen.getByRole('button', { name: 'Quick pick' }))
  await user.click(screen.getByRole('button', { name: 'Play' }))
  await reached('showing')
  expect(drawn().length).toBeLessThan(10)
  await hide()
  expect([drawn().length, phase()]).toEqual([10, 'idle'])
  expect(table.round().state).toBe('settled')
})

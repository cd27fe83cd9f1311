import { cleanup, renderHook } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useShortcuts } from '../screen/use-preference.ts'
import { useBoardKeys } from './use-board-keys.ts'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('a board’s shortcut keys work until they are turned off, and again once turned on', async () => {
  let drawn = 0
  const keys = { d: () => drawn++ }
  const user = userEvent.setup()
  const { result } = renderHook(() => {
    useBoardKeys(keys)
    return useShortcuts()
  })
  const turn = async (isOn: boolean) => {
    result.current[1](isOn)
    await user.keyboard('d')
    return drawn
  }
  await user.keyboard('d')
  expect(drawn).toBe(1)
  expect(await turn(false)).toBe(1)
  expect(await turn(true)).toBe(2)
})

import { expect, test } from 'vitest'
import { MINUTE_MS } from '#kernel/time.ts'
import { IDLE_AFTER_MS } from '#platform/auth/sessions.ts'
import { LOCK_MS } from '#platform/auth/sign-in/sign-in-guard.ts'
import { IDLE_MINUTES_MAX } from '#features/account/account/contract.ts'
import { LOCK_MINUTES } from '../contract.ts'

test('the pages show the limits that the server enforces', () => {
  expect(IDLE_MINUTES_MAX * MINUTE_MS).toBe(IDLE_AFTER_MS)
  expect(LOCK_MINUTES * MINUTE_MS).toBe(LOCK_MS)
})

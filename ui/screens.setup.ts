import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { noteServerTime } from './time/server-clock.ts'
import { clearToasts } from './toast/toasts.ts'

/** The day that the fixtures live in: screens count towards their times on any day that the tests run. */
const NOON_IN_NEW_YORK = Date.parse('2026-11-21T17:00:00Z')

const act = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean | undefined }
let before: boolean | undefined

// The library registers these at its import, which is once for all files that share their modules.
beforeAll(() => {
  noteServerTime(`now;desc="${NOON_IN_NEW_YORK}"`, performance.now())
  before = act.IS_REACT_ACT_ENVIRONMENT
  act.IS_REACT_ACT_ENVIRONMENT = true
})
// What a call said that was answered after its test is nothing of this one's.
beforeEach(clearToasts)
afterEach(cleanup)
afterAll(() => {
  act.IS_REACT_ACT_ENVIRONMENT = before
})

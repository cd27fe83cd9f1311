import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { lateElementError } from './testing/late-element-error.ts'
import { noteServerTime } from './time/server-clock.ts'
import { clearToasts } from './toast/toasts.ts'

/** The fixed date of the fixtures, so that countdowns on screens do not depend on the day of the test run. */
const NOON_IN_NEW_YORK = Date.parse('2026-11-21T17:00:00Z')

configure({ getElementError: lateElementError })

const act = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean | undefined }
let before: boolean | undefined

// The library registers these on import, which happens once for all files that share modules.
beforeAll(() => {
  noteServerTime(`now;desc="${NOON_IN_NEW_YORK}"`, performance.now())
  before = act.IS_REACT_ACT_ENVIRONMENT
  act.IS_REACT_ACT_ENVIRONMENT = true
})
// Discards replies that arrive after their test has ended.
beforeEach(clearToasts)
afterEach(cleanup)
afterAll(async () => {
  // A page that a test left may still be loading: cut off with this file's environment, its failed import would be kept
  // for the files after it.
  await vi.dynamicImportSettled()
  act.IS_REACT_ACT_ENVIRONMENT = before
})

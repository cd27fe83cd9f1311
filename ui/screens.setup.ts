import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, beforeAll } from 'vitest'

const act = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean | undefined }
let before: boolean | undefined

// The library registers these at its import, which is once for all files that share their modules.
beforeAll(() => {
  before = act.IS_REACT_ACT_ENVIRONMENT
  act.IS_REACT_ACT_ENVIRONMENT = true
})
afterEach(cleanup)
afterAll(() => {
  act.IS_REACT_ACT_ENVIRONMENT = before
})

import { vi } from 'vitest'

const PATIENCE_MS = 20_000
const INTERVAL_MS = 10

/** Waits until the check passes, even on a busy machine. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: PATIENCE_MS, interval: INTERVAL_MS })

import { ApiError } from '#ui/api/api-error.ts'

const FIRST_WAIT_MS = 400
const WAIT_MAX_MS = 8_000
/** Attempts while another round of this player is in progress (a second tab) before that is reported. */
const BUSY_TRIES_MAX = 6

const UNKNOWN_STATUSES = new Set([0, 408, 425, 429, 500, 502, 503, 504])

export interface Persistence {
  readonly wait: (ms: number) => Promise<void>
  /** The round's outcome is unknown and is requested again. */
  readonly onTrouble: () => void
  /** The page is closed: the round waits for the player's return. */
  readonly isGivenUp: () => boolean
}

/**
 * Sends one spin until its outcome is known. `send` repeats the same request id, so retries never create a second
 * round. Throws the server's permanent refusals.
 */
export async function retrySpin<T>(send: () => Promise<T>, persistence: Persistence): Promise<T> {
  let busyTries = 0
  let earlyTries = 0
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(WAIT_MAX_MS, waitMs * 2)) {
    try {
      return await send()
    } catch (error) {
      if (!(error instanceof ApiError) || persistence.isGivenUp()) throw error
      const isBusy = error.code === 'already-spinning' || error.code === 'conflict'
      if (isBusy) busyTries++
      else if (error.code === 'too-fast') earlyTries++
      else if (!UNKNOWN_STATUSES.has(error.status)) throw error
      else persistence.onTrouble()
      if (Math.max(busyTries, earlyTries) > BUSY_TRIES_MAX) throw error
      await persistence.wait(Math.max(waitMs, retryAfterMs(error)))
    }
  }
}

function retryAfterMs({ details }: ApiError): number {
  const seconds = details['retryAfterSeconds']
  return typeof seconds === 'number' ? seconds * 1_000 : 0
}

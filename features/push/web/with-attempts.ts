import { SECOND_MS } from '#kernel/time.ts'

const ATTEMPTS_MAX = 5
const GAP_MS = SECOND_MS
/** Some browsers let a subscription wait for ever where they have no push service: that is a failed attempt too. */
const ATTEMPT_MS = 10 * SECOND_MS

/** Tries up to five times, a second apart. Throws 'Exceeded maximum retries (5)' with the last failure as its cause. */
export async function withAttempts<T>(attempt: () => Promise<T>): Promise<T> {
  let failure: unknown
  for (let made = 0; made < ATTEMPTS_MAX; made++) {
    if (made > 0) await pause(GAP_MS)
    try {
      return await withinTime(attempt())
    } catch (error) {
      failure = error
    }
  }
  throw new Error(`Exceeded maximum retries (${ATTEMPTS_MAX})`, { cause: failure })
}

function withinTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the browser does not answer')), ATTEMPT_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

const pause = (ms: number): Promise<void> => new Promise((resume) => setTimeout(resume, ms))

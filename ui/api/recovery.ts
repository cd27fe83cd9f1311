import type { ApiError } from './api-error.ts'

/** Resolves what caused the refusal; true resends the call. */
export type Mend = (refusal: ApiError) => Promise<boolean>

const mends = new Map<string, Mend>()
const running = new Map<string, Promise<boolean>>()

/** Registers the recovery for refusals with this code. Returns a function that unregisters it. */
export function mendRefusal(code: string, mend: Mend): () => void {
  mends.set(code, mend)
  return () => {
    if (mends.get(code) === mend) mends.delete(code)
  }
}

/** Used by the browser's ApiClient. Calls refused concurrently share one recovery. */
export function recover(refusal: ApiError): Promise<boolean> {
  const { code } = refusal
  const known = running.get(code)
  if (known) return known
  const mend = mends.get(code)
  if (!mend) return Promise.resolve(false)
  const run = mend(refusal).finally(() => running.delete(code))
  running.set(code, run)
  return run
}

let doorman: (() => Promise<void>) | undefined

/** Registers how to obtain proof of a human before a call needs it. Returns a function that unregisters it. */
export function onShowPerson(show: () => Promise<void>): () => void {
  doorman = show
  return () => {
    if (doorman === show) doorman = undefined
  }
}

/** Used by the browser's ApiClient. The call that follows reports any failure. */
export const showPerson = async (): Promise<void> => doorman?.().catch(() => undefined)

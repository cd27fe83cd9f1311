import type { ApiError } from './api-error.ts'

/** Mends what a refusal asks for; true sends the refused call again. */
export type Mend = (refusal: ApiError) => Promise<boolean>

const mends = new Map<string, Mend>()
const running = new Map<string, Promise<boolean>>()

/** A slice says how a refusal with this code is mended. Answers how to take that back. */
export function mendRefusal(code: string, mend: Mend): () => void {
  mends.set(code, mend)
  return () => {
    if (mends.get(code) === mend) mends.delete(code)
  }
}

/** Of the browser's one ApiClient. Calls refused in the same moment wait for the same mending. */
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

/** A slice says how to show that a person is there, before a call is refused for it. Answers how to take that back. */
export function onShowPerson(show: () => Promise<void>): () => void {
  doorman = show
  return () => {
    if (doorman === show) doorman = undefined
  }
}

/** Of the browser's one ApiClient. What goes wrong here is said by the call that follows. */
export const showPerson = async (): Promise<void> => doorman?.().catch(() => undefined)

import type { ApiError } from '../api/api-error.ts'

/** Asks for the password; resolves true once the session is awake again, false when the player gave up. */
export type PasswordPrompt = () => Promise<boolean>

let prompt: PasswordPrompt | null = null
let asking: Promise<boolean> | null = null

/** The page says how it asks. Answers how to take that back. */
export function onPasswordNeeded(ask: PasswordPrompt): () => void {
  prompt = ask
  return () => {
    if (prompt === ask) prompt = null
  }
}

/** After 30 idle minutes a call is refused until the password is given; calls in the same moment wait for one prompt. */
export async function recoverSession(error: ApiError): Promise<boolean> {
  if (error.code !== 'password-needed' || !prompt) return false
  asking ??= prompt().finally(() => {
    asking = null
  })
  return asking
}

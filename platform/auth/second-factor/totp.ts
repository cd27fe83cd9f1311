import { Secret, TOTP } from 'otpauth'
import { type Instant, SECOND_MS } from '#kernel/time.ts'

/** RFC 6238 as every authenticator app implements it: SHA-1, six digits, 30-second steps. */
const KIND = { algorithm: 'SHA1', digits: 6, period: 30 } as const
const STEP_MS = KIND.period * SECOND_MS
/** Tolerates a phone clock one step off in either direction. */
const STEPS_OFF_MAX = 1

const CODE = /^[0-9]{6}$/

export const SECRET_BYTES = 20

/** The time step that `code` belongs to; undefined if it matches none near now. */
export function stepOf(secret: Uint8Array, code: string, now: Instant): number | undefined {
  if (!CODE.test(code)) return undefined
  const delta = TOTP.validate({ ...KIND, token: code, secret: secretOf(secret), timestamp: now, window: STEPS_OFF_MAX })
  return delta === null ? undefined : Math.floor(now / STEP_MS) + delta
}

export const codeAt = (secret: Uint8Array, now: Instant): string =>
  TOTP.generate({ ...KIND, secret: secretOf(secret), timestamp: now })

/** The enrollment URI for the QR code, and the key as text. */
export function keyOf(secret: Uint8Array, { issuer, label }: { issuer: string; label: string }): { uri: string; text: string } {
  const of = secretOf(secret)
  return { uri: new TOTP({ ...KIND, issuer, label, secret: of }).toString(), text: of.base32 }
}

export const secretOfText = (text: string): Uint8Array => Secret.fromBase32(text).bytes

const secretOf = (bytes: Uint8Array): Secret => new Secret({ buffer: Uint8Array.from(bytes).buffer })

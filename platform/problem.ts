/** Every request error that a client can act on, with its HTTP status. */
export const PROBLEMS = {
  'bad-request': 400,
  'not-signed-in': 401,
  'password-needed': 401,
  'proof-needed': 403,
  'captcha-needed': 403,
  'terms-unconfirmed': 403,
  'reality-check-due': 403,
  'jurisdiction-refused': 403,
  /** Entries are closed to this person by the official rules, wherever they are. */
  'not-eligible': 403,
  /** An operator switched this player off. */
  'player-off': 403,
  /** On a break or self-excluded; details in `kind`, `until`, `returnsAt`. */
  absent: 403,
  /** By staff's care for the player, until they have talked. */
  'play-paused': 403,
  /** `scope`, `kind` and `period` name the limit. */
  'limit-reached': 403,
  forbidden: 403,
  'foreign-origin': 403,
  /** The random source failed its health check: nothing is drawn. Not a 503, which clients repeat. */
  'play-halted': 403,
  'not-found': 404,
  'game-closed': 404,
  'already-spinning': 409,
  'round-open': 409,
  /** Where play is strict: `game` names the slot whose round is unfinished. */
  'other-slot-open': 409,
  conflict: 409,
  gone: 410,
  'too-large': 413,
  'unsupported-type': 415,
  'unknown-host': 421,
  'invalid-input': 422,
  'bad-params': 422,
  'key-reused': 422,
  'insufficient-funds': 402,
  'locked-out': 423,
  'too-many-requests': 429,
  /** Where play is strict: the cycle of the last round is not over. */
  'too-fast': 429,
  unavailable: 503,
} as const

export type ProblemCode = keyof typeof PROBLEMS

/** A request error. Becomes RFC 9457 problem details with `success: false` and this code. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ProblemCode
  readonly details: Readonly<Record<string, unknown>>

  constructor(code: ProblemCode, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message)
    this.code = code
    this.details = details
  }

  get status(): number {
    return PROBLEMS[this.code]
  }
}

/** What was found; a 404 that names what was not: `Draw`. */
export function orNotFound<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new AppError('not-found', `${what} not found`)
  return found
}

/** An outcome that the caller must look at: a refusal is a value, not an exception. */
export type Result<T, R = string> = { ok: true; value: T } | { ok: false; refusal: R }

export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value })
export const refuse = <R>(refusal: R): { ok: false; refusal: R } => ({ ok: false, refusal })

/**
 * Stops on a broken invariant. The surrounding transaction rolls back; nothing half-done remains. A message that takes
 * work is a function, so that what holds a million times a second pays nothing for it.
 */
export function assert(condition: unknown, message: string | (() => string)): asserts condition {
  if (!condition) throw new InvariantError(typeof message === 'string' ? message : message())
}

/** Marks code that the types say cannot run. */
export function unreachable(value: never): never {
  throw new InvariantError(`unreachable: ${JSON.stringify(value)}`)
}

export class InvariantError extends Error {
  override readonly name = 'InvariantError'
}

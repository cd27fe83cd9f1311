/** An outcome that the caller must inspect: a refusal is a value, not an exception. */
export type Result<T, R = string> = { ok: true; value: T } | { ok: false; refusal: R }

export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value })
export const refuse = <R>(refusal: R): { ok: false; refusal: R } => ({ ok: false, refusal })

/**
 * Fails on a broken invariant. The surrounding transaction rolls back, so no partial work remains. A costly message
 * is a function, so that hot paths pay nothing for it.
 */
export function assert(condition: unknown, message: string | (() => string)): asserts condition {
  if (!condition) throw new InvariantError(typeof message === 'string' ? message : message())
}

export class InvariantError extends Error {
  override readonly name = 'InvariantError'
}

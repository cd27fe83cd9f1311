/** An outcome that the caller must look at: a refusal is a value, not an exception. */
export type Result<T, R = string> = { ok: true; value: T } | { ok: false; refusal: R }

export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value })
export const refuse = <R>(refusal: R): { ok: false; refusal: R } => ({ ok: false, refusal })

/** Stops on a broken invariant. The surrounding transaction rolls back; nothing half-done remains. */
export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new InvariantError(message)
}

/** Marks code that the types say cannot run. */
export function unreachable(value: never): never {
  throw new InvariantError(`unreachable: ${JSON.stringify(value)}`)
}

export class InvariantError extends Error {
  override readonly name = 'InvariantError'
}

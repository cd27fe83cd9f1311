/** RFC 9457 problem details, as far as a client acts on them. */
export interface Problem {
  readonly status: number
  readonly code: string
  readonly message: string
  readonly details: Readonly<Record<string, unknown>>
}

/** A call that was refused or did not arrive. `code` is a problem code of the server, or 'network'. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly details: Readonly<Record<string, unknown>>

  constructor(problem: Problem, cause?: unknown) {
    super(problem.message, { cause })
    this.status = problem.status
    this.code = problem.code
    this.details = problem.details
  }
}

/** Reads problem details leniently: a proxy may answer with a page of its own. */
export function problemOf(status: number, body: unknown): Problem {
  const details = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  const { code, detail, title } = details
  return {
    status,
    code: typeof code === 'string' ? code : `http-${status}`,
    message: [detail, title].find((text) => typeof text === 'string') ?? `The server answered ${status}.`,
    details,
  }
}

export const isProblem = (error: unknown, code: string): boolean => error instanceof ApiError && error.code === code

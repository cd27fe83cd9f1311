/** The RFC 9457 problem details that clients act on. */
export interface Problem {
  readonly status: number
  readonly code: string
  readonly message: string
  readonly details: Readonly<Record<string, unknown>>
}

/** A call that was refused or never arrived. `code` is a server problem code, or 'network'. */
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

/** Parses problem details leniently: a proxy may answer with a page of its own. */
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

import { STATUS_CODES } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ArchiveError } from '../archive/archive-error.ts'
import { isDatabaseTrouble } from '../db/trouble.ts'
import { AppError, type ProblemCode, PROBLEMS } from '../problem.ts'

/** RFC 9457, with this API's `success: false` and code first. */
export interface Problem {
  readonly type: 'about:blank'
  readonly title: string
  readonly status: number
  readonly detail: string
  readonly success: false
  readonly code: ProblemCode | Internal
  readonly requestId: string
  readonly [detail: string]: unknown
}

/** Replies with problem details. Internal errors are logged in full and not disclosed. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const fault = toFault(error)
  // Database trouble is logged once a minute, however many calls meet it.
  if (!(error instanceof AppError) && fault.status >= 500) request.log.error({ err: error }, 'call failed')
  const problem: Problem = {
    ...fault.details,
    type: 'about:blank',
    title: STATUS_CODES[fault.status] ?? 'Error',
    status: fault.status,
    detail: fault.detail,
    success: false,
    code: fault.code,
    requestId: request.id,
  }
  const { retryAfterSeconds } = fault.details
  if (typeof retryAfterSeconds === 'number') reply.header('retry-after', retryAfterSeconds)
  return reply
    .code(fault.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(problem)
}

/** Faults of the server: of a file of archived rows, which an administrator restores, and of any other kind. */
type Internal = 'archive-unreadable' | 'internal'

interface Fault {
  readonly status: number
  readonly code: ProblemCode | Internal
  readonly detail: string
  readonly details: Readonly<Record<string, unknown>>
}

function toFault(error: unknown): Fault {
  if (error instanceof AppError) {
    return { status: error.status, code: error.code, detail: error.message, details: error.details }
  }
  if (isDatabaseTrouble(error)) return OUT_OF_REACH
  if (error instanceof ArchiveError) return UNREADABLE
  const code = codeOfFramework(error)
  if (code === undefined) return { status: 500, code: 'internal', detail: 'Something went wrong on our end.', details: {} }
  return { status: PROBLEMS[code], code, detail: error instanceof Error ? error.message : code, details: {} }
}

const OUT_OF_REACH: Fault = {
  status: PROBLEMS.unavailable,
  code: 'unavailable',
  detail: 'This is not available right now. Try again in a few seconds.',
  details: { retryAfterSeconds: 5 },
}

/** Its name and folder are in the log. */
const UNREADABLE: Fault = {
  status: 500,
  code: 'archive-unreadable',
  detail: 'Archived data cannot be read right now.',
  details: {},
}

const OF_FRAMEWORK: Readonly<Record<number, ProblemCode>> = { 404: 'not-found', 413: 'too-large', 415: 'unsupported-type' }

/** Fastify's own refusals carry a 4xx status: unreadable or oversized body, unsupported content type. */
function codeOfFramework(error: unknown): ProblemCode | undefined {
  const status = (error as { statusCode?: number } | null)?.statusCode
  if (status === undefined || status < 400 || status >= 500) return undefined
  return OF_FRAMEWORK[status] ?? 'bad-request'
}

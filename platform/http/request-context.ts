import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { RouteContract } from '#kernel/contract.ts'
import { LOCALE_COOKIE } from '#kernel/locale.ts'
import type { ThemeData } from '#kernel/theme.ts'
import { calendarDayOf } from '#kernel/time.ts'
import { type ResolveSession, SESSION_COOKIE } from '../auth/sessions.ts'
import type { Context, PlayerContext, RequestContext, VisitorContext } from '../context.ts'
import { AppError } from '../problem.ts'
import { openCookies } from './cookies.ts'
import { pickLocale } from './locale.ts'
import type { IsOwnHost } from './own-hosts.ts'

/** Our own server authenticates by a secret generated at startup that never leaves it. */
export const OWN_SERVER_HEADER = 'x-own-server'

export interface ContextSource {
  readonly isSecure: boolean
  readonly ownServerSecret: string
  readonly isOwnHost: IsOwnHost
  readonly pickTheme: (host: string) => ThemeData
  readonly contextFor: (theme: ThemeData) => Context
  readonly resolveSession: ResolveSession
}

/** The context of a request and its visitor. Reads only the session from the database. */
export async function openVisit(
  source: ContextSource,
  request: FastifyRequest,
  reply: FastifyReply,
  { isUnattended = false }: Pick<RouteContract, 'isUnattended'> = {},
): Promise<VisitorContext> {
  const visit = { ...openRequest(source, request, reply), isUnattended }
  const { theme, cookies, clock, today } = visit
  const asked = { token: cookies.get(SESSION_COOKIE), brand: theme.id, now: clock.now(), today, isUnattended }
  return { ...visit, session: await source.resolveSession(asked) }
}

export const isFromOwnServer = (source: ContextSource, request: FastifyRequest): boolean =>
  request.headers[OWN_SERVER_HEADER] === source.ownServerSecret

/** Requires a signed-in player. */
export function asPlayer(visit: VisitorContext): PlayerContext {
  const { session } = visit
  if (!session) throw new AppError('not-signed-in', 'Sign in first.')
  return { ...visit, session, playerId: session.playerId }
}

function openRequest(source: ContextSource, request: FastifyRequest, reply: FastifyReply): Omit<RequestContext, 'isUnattended'> {
  const { headers } = request
  const theme = source.pickTheme(request.hostname)
  const context = source.contextFor(theme)
  const cookies = openCookies(request, reply, source)
  return {
    ...context,
    log: request.log as Logger,
    requestId: request.id,
    locale: pickLocale(headers, cookies.get(LOCALE_COOKIE, { readableByScripts: true })),
    today: calendarDayOf(context.clock.now(), theme.timeZone),
    origin: `${source.isSecure ? 'https' : 'http'}://${request.host}`,
    address: request.ip,
    userAgent: headers['user-agent'] ?? '',
    cookies,
    isOwnServer: isFromOwnServer(source, request),
    idempotencyKey: readIdempotencyKey(headers['idempotency-key']) ?? context.newId('req'),
  }
}

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/

function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined
  if (typeof header === 'string' && IDEMPOTENCY_KEY.test(header)) return header
  throw new AppError('bad-request', 'Idempotency-Key is 1 to 200 visible characters.')
}

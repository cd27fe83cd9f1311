import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isCashPage } from '#kernel/cash-page.ts'
import { LOCALE_COOKIE, LOCALE_COOKIE_DAYS } from '#kernel/locale.ts'
import type { Clock } from '#kernel/time.ts'
import { SESSION_COOKIE } from '../../auth/sessions.ts'
import type { Database } from '../../db/database.ts'
import type { ServerFeature } from '../../feature.ts'
import { AppError } from '../../problem.ts'
import { slicesOn } from '../../slices.ts'
import type { LiveSettings } from '../../theme/live-settings.ts'
import { pickLocale } from '../locale.ts'
import { createRateLimit } from '../rate-limit.ts'
import { type ContextSource, openVisit } from '../request-context.ts'
import { pagePolicy, permissionsPolicy } from '../security-headers.ts'
import { type DrawnPage, gzipWithNonce, isForAll, readDrawn, SEAM, withNonce } from './drawn-page.ts'
import { createGuestCache } from './guest-cache.ts'
import { openOwnTransport } from './own-transport.ts'
import type { RenderPage } from './page-server.ts'
import { toWebRequest } from './web-request.ts'

export interface PageServices {
  readonly database: Database
  readonly source: ContextSource
  readonly slices: readonly ServerFeature[]
  readonly liveSettings: LiveSettings
  readonly clock: Clock
  readonly render: RenderPage
  /** 0 disables caching. */
  readonly guestPagesMax?: number
}

/** Requested by programs: not found stays a problem reply. */
const FOR_PROGRAMS = /^\/(rest|api|assets|art)(\/|$)/

/** Answers all remaining addresses with a page, including the not-found page. */
export function servePages(app: FastifyInstance, services: PageServices): void {
  const { source, slices, liveSettings, clock, guestPagesMax = 500 } = services
  const limit = createRateLimit({ method: 'GET', path: '/*' }, services.database)
  const cache = createGuestCache({ clock, version: () => liveSettings.contentVersion, pagesMax: guestPagesMax })
  app.get('/*', async (request, reply) => {
    const address = addressOf(request)
    if (FOR_PROGRAMS.test(address.pathname)) return reply.callNotFound()
    // A path like `//host` would turn our redirect into one to another host, so nothing is rendered.
    if (address.pathname.includes('//')) return reply.redirect(address.pathname.replaceAll(/\/{2,}/g, '/') + address.search)
    const visit = { request, address, countDrawing: () => limit({ address: request.ip }) }
    const shared = isGuest(request)
      ? await cache.read(await guestKey(services, visit, reply), () => drawForGuest(services, visit))
      : null
    const page = shared ?? (await draw(services, visit, request.cookies))
    const nonce = randomBytes(16).toString('base64')
    reply.headers(delegation(slices, address.pathname))
    reply.header('content-security-policy', pagePolicy(nonce, { isSecure: source.isSecure, ...originsOf(slices) }))
    rememberLocale(reply, { isSecure: source.isSecure })
    return send(reply, page, nonce)
  })
}

/** The language detected on the first visit persists; set outside the cached page, which other guests may get. */
function rememberLocale(reply: FastifyReply, { isSecure: secure }: { isSecure: boolean }): void {
  const { headers, cookies } = reply.request
  if (cookies[LOCALE_COOKIE] !== undefined) return
  const maxAge = LOCALE_COOKIE_DAYS * DAY_SECONDS
  reply.setCookie(LOCALE_COOKIE, pickLocale(headers, undefined), { path: '/', maxAge, sameSite: 'lax', secure })
}

const DAY_SECONDS = 86_400
const RETRY_AFTER = ['retry-after', '5'] as const

/** Payments are delegated on cash pages only. */
function delegation(slices: readonly ServerFeature[], pathname: string): Record<string, string> {
  const cameras = slices.flatMap(({ cameraOrigins }) => cameraOrigins?.() ?? [])
  if (!isCashPage(pathname)) return { 'permissions-policy': permissionsPolicy({ cameras, payments: [] }) }
  const payments = slices.flatMap(({ paymentOrigins }) => paymentOrigins?.() ?? [])
  return { 'permissions-policy': permissionsPolicy({ cameras, payments }) }
}

const originsOf = (slices: readonly ServerFeature[]) => ({
  frames: slices.flatMap(({ frameOrigins }) => frameOrigins?.() ?? []),
  calls: slices.flatMap(({ connectOrigins }) => connectOrigins?.() ?? []),
})

interface Visit {
  readonly request: FastifyRequest
  readonly address: URL
  /** Rendering costs far more than sending a cached page, so it is rate-limited per address. */
  readonly countDrawing: () => Promise<void>
}

/** As the browser sees it, even if the routes read it differently. */
function addressOf({ protocol, host, originalUrl }: FastifyRequest): URL {
  const address = URL.parse(`${protocol}://${host}${originalUrl}`)
  if (!address) throw new AppError('bad-request', 'The address is invalid.')
  return address
}

const isGuest = ({ cookies }: FastifyRequest): boolean =>
  cookies[SESSION_COOKIE] === undefined && cookies[`__Host-${SESSION_COOKIE}`] === undefined

/** Everything that a guest's page depends on besides the content itself. */
async function guestKey({ source, slices }: PageServices, { request, address }: Visit, reply: FastifyReply): Promise<string> {
  const { headers, cookies } = request
  const language = [cookies[LOCALE_COOKIE], pickLocale(headers, cookies[LOCALE_COOKIE])]
  const ctx = await openVisit(source, request, reply)
  const differing = await Promise.all(slicesOn(ctx, slices).map((slice) => slice.guestPages?.(ctx)))
  return [ctx.theme.id, ...language, ...differing.filter((each) => each !== undefined), address.href].join(' ')
}

/** Shared by all guests: of the visitor's cookies only the language may matter. */
const drawForGuest = (services: PageServices, visit: Visit): Promise<DrawnPage> =>
  draw(services, visit, { [LOCALE_COOKIE]: visit.request.cookies[LOCALE_COOKIE] })

async function draw(
  { source, clock, render }: PageServices,
  { request, address, countDrawing }: Visit,
  cookies: FastifyRequest['cookies'],
): Promise<DrawnPage> {
  await countDrawing()
  const { transport, setCookies, wasUnavailable } = openOwnTransport({ app: request.server, source, request, cookies })
  const themeId = source.pickTheme(request.hostname).id
  const report = (error: unknown): void => request.log.error({ err: error }, 'page failed')
  const response = await render(toWebRequest(request, address, cookies), {
    themeId,
    at: clock.now(),
    nonce: SEAM,
    transport,
    report,
  })
  const page = await readDrawn(response, setCookies)
  // The page reports the failure; its 503 status tells caches and crawlers to come back.
  return response.status === 500 && wasUnavailable() ? { ...page, status: 503, headers: [...page.headers, RETRY_AFTER] } : page
}

function send(reply: FastifyReply, page: DrawnPage, nonce: string): FastifyReply {
  for (const [name, value] of page.headers) reply.header(name, value)
  for (const cookie of page.setCookies) reply.header('set-cookie', cookie)
  const isGuests = isGuest(reply.request)
  // Revalidated each time, but kept for back navigation; not for players, who may have signed out since.
  reply.code(page.status).header('cache-control', isGuests ? 'private, no-cache' : 'private, no-store')
  const isCompressed = isForAll(page) && isGuests && takesGzip(reply.request)
  if (!isCompressed) return reply.send(withNonce(page, nonce))
  return reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding').send(gzipWithNonce(page, nonce))
}

const takesGzip = ({ headers }: FastifyRequest): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(String(headers['accept-encoding'] ?? ''))

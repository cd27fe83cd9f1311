import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LOCALE_COOKIE } from '#kernel/locale.ts'
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
  /** 0 draws every page anew. */
  readonly guestPagesMax?: number
}

/** Programs ask here, not people: what is not found stays a problem. */
const FOR_PROGRAMS = /^\/(rest|api|assets|art)(\/|$)/

/** Answers every address that nothing else answers with a page, be it the page that says there is none. */
export function servePages(app: FastifyInstance, services: PageServices): void {
  const { source, slices, liveSettings, clock, guestPagesMax = 500 } = services
  const limit = createRateLimit({ method: 'GET', path: '/*' }, services.database)
  const cache = createGuestCache({ clock, version: () => liveSettings.contentVersion, pagesMax: guestPagesMax })
  app.get('/*', async (request, reply) => {
    const address = addressOf(request)
    if (FOR_PROGRAMS.test(address.pathname)) return reply.callNotFound()
    // A path that starts like another host's address would turn a redirect of ours into one to there: none is drawn.
    if (address.pathname.includes('//')) return reply.redirect(address.pathname.replaceAll(/\/{2,}/g, '/') + address.search)
    const visit = { request, address, countDrawing: () => limit(request.ip) }
    const shared = isGuest(request)
      ? await cache.read(await guestKey(services, visit, reply), () => drawForGuest(services, visit))
      : null
    const page = shared ?? (await draw(services, visit, request.cookies))
    const nonce = randomBytes(16).toString('base64')
    reply.header('permissions-policy', permissionsPolicy(slices.flatMap(({ cameraOrigins }) => cameraOrigins?.() ?? [])))
    reply.header('content-security-policy', pagePolicy(nonce, { isSecure: source.isSecure, ...originsOf(slices) }))
    return send(reply, page, nonce)
  })
}

const originsOf = (slices: readonly ServerFeature[]) => ({
  frames: slices.flatMap(({ frameOrigins }) => frameOrigins?.() ?? []),
  calls: slices.flatMap(({ connectOrigins }) => connectOrigins?.() ?? []),
})

interface Visit {
  readonly request: FastifyRequest
  readonly address: URL
  /** Drawing costs far more than sending what was drawn: one address may ask for so much of it. */
  readonly countDrawing: () => Promise<void>
}

/** As the browser has it, also where the routes read it otherwise. */
function addressOf({ protocol, host, originalUrl }: FastifyRequest): URL {
  const address = URL.parse(`${protocol}://${host}${originalUrl}`)
  if (!address) throw new AppError('bad-request', 'The address cannot be read.')
  return address
}

const isGuest = ({ cookies }: FastifyRequest): boolean =>
  cookies[SESSION_COOKIE] === undefined && cookies[`__Host-${SESSION_COOKIE}`] === undefined

/** All that a guest's page depends on, besides the content itself. */
async function guestKey({ source, slices }: PageServices, { request, address }: Visit, reply: FastifyReply): Promise<string> {
  const { headers, cookies } = request
  const language = [cookies[LOCALE_COOKIE], pickLocale(headers, cookies[LOCALE_COOKIE])]
  const ctx = await openVisit(source, request, reply)
  const differing = await Promise.all(slicesOn(ctx, slices).map((slice) => slice.guestPages?.(ctx)))
  return [ctx.theme.id, ...language, ...differing.filter((each) => each !== undefined), address.href].join(' ')
}

/** Drawn for any guest: of the visitor's cookies only the language may matter. */
const drawForGuest = (services: PageServices, visit: Visit): Promise<DrawnPage> =>
  draw(services, visit, { [LOCALE_COOKIE]: visit.request.cookies[LOCALE_COOKIE] })

async function draw(
  { source, render }: PageServices,
  { request, address, countDrawing }: Visit,
  cookies: FastifyRequest['cookies'],
): Promise<DrawnPage> {
  await countDrawing()
  const { transport, setCookies } = openOwnTransport({ app: request.server, source, request, cookies })
  const themeId = source.pickTheme(request.hostname).id
  const response = await render(toWebRequest(request, address, cookies), { themeId, nonce: SEAM, transport })
  return readDrawn(response, setCookies)
}

function send(reply: FastifyReply, page: DrawnPage, nonce: string): FastifyReply {
  for (const [name, value] of page.headers) reply.header(name, value)
  for (const cookie of page.setCookies) reply.header('set-cookie', cookie)
  const isGuests = isGuest(reply.request)
  // Asked for anew each time, yet kept for the way back: not a player's, whose way back may begin after they signed out.
  reply.code(page.status).header('cache-control', isGuests ? 'private, no-cache' : 'private, no-store')
  const isCompressed = isForAll(page) && isGuests && takesGzip(reply.request)
  if (!isCompressed) return reply.send(withNonce(page, nonce))
  return reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding').send(gzipWithNonce(page, nonce))
}

const takesGzip = ({ headers }: FastifyRequest): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(String(headers['accept-encoding'] ?? ''))

import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '#kernel/time.ts'
import { SESSION_COOKIE } from '../../auth/sessions.ts'
import { AppError } from '../../problem.ts'
import type { LiveSettings } from '../../theme/live-settings.ts'
import { LOCALE_COOKIE, pickLocale } from '../locale.ts'
import type { ContextSource } from '../request-context.ts'
import { pagePolicy } from '../security-headers.ts'
import { type DrawnPage, readDrawn, SEAM, withNonce } from './drawn-page.ts'
import { createGuestCache } from './guest-cache.ts'
import { openOwnTransport } from './own-transport.ts'
import type { RenderPage } from './page-server.ts'
import { toWebRequest } from './web-request.ts'

export interface PageServices {
  readonly source: ContextSource
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
  const { source, liveSettings, clock, guestPagesMax = 500 } = services
  const cache = createGuestCache({ clock, version: () => liveSettings.contentVersion, pagesMax: guestPagesMax })
  app.get('/*', async (request, reply) => {
    const { pathname } = addressOf(request)
    // A path that starts like another host's address would turn a redirect of ours into one to there.
    if (FOR_PROGRAMS.test(pathname) || pathname.includes('//')) return reply.callNotFound()
    const shared = isGuest(request) ? await cache.read(guestKey(source, request), () => drawForGuest(services, request)) : null
    const page = shared ?? (await draw(services, request, request.cookies))
    const nonce = randomBytes(16).toString('base64')
    return send(reply, page, { nonce, policy: pagePolicy(nonce, source) })
  })
}

function addressOf({ protocol, host, url }: FastifyRequest): URL {
  const address = `${protocol}://${host}${url}`
  if (!URL.canParse(address)) throw new AppError('bad-request', 'The address cannot be read.')
  return new URL(address)
}

const isGuest = ({ cookies }: FastifyRequest): boolean =>
  cookies[SESSION_COOKIE] === undefined && cookies[`__Host-${SESSION_COOKIE}`] === undefined

/** All that a guest's page depends on, besides the content itself. */
function guestKey({ pickTheme }: ContextSource, request: FastifyRequest): string {
  const { hostname, headers, cookies } = request
  const language = [cookies[LOCALE_COOKIE], pickLocale(headers, cookies[LOCALE_COOKIE])]
  return [pickTheme(hostname).id, ...language, addressOf(request).href].join(' ')
}

/** Drawn for any guest: of the visitor's cookies only the language may matter. */
const drawForGuest = (services: PageServices, request: FastifyRequest): Promise<DrawnPage> =>
  draw(services, request, { [LOCALE_COOKIE]: request.cookies[LOCALE_COOKIE] })

async function draw(
  { source, render }: PageServices,
  request: FastifyRequest,
  cookies: FastifyRequest['cookies'],
): Promise<DrawnPage> {
  const { transport, setCookies } = openOwnTransport({ app: request.server, source, request, cookies })
  const themeId = source.pickTheme(request.hostname).id
  const response = await render(toWebRequest(request, addressOf(request), cookies), { themeId, nonce: SEAM, transport })
  return readDrawn(response, setCookies)
}

function send(reply: FastifyReply, page: DrawnPage, { nonce, policy }: { nonce: string; policy: string }): FastifyReply {
  for (const [name, value] of page.headers) reply.header(name, value)
  for (const cookie of page.setCookies) reply.header('set-cookie', cookie)
  return (
    reply
      .code(page.status)
      .header('content-security-policy', policy)
      // Asked for anew each time, yet kept for the way back.
      .header('cache-control', 'private, no-cache')
      .send(withNonce(page, nonce))
  )
}

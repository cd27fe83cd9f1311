import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { answerStatus } from './http-body.ts'
import type { AnswerHttp } from './http-streams.ts'
import type { HubLog, HubPaths } from '../options.ts'

export interface HubRoute {
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** For other servers, which send a key, instead of pages of the site. */
  readonly isForServers: boolean
  /** An endless response. */
  readonly staysOpen: boolean
  answer(request: IncomingMessage, response: ServerResponse): void
}

export interface RouteOptions {
  readonly paths: HubPaths
  readonly isAllowed: (request: IncomingMessage) => boolean
  readonly log: HubLog
  accept(request: IncomingMessage, socket: Duplex, head: Buffer): void
  readonly httpStream: AnswerHttp
  readonly sse: AnswerHttp
  readonly emulation: AnswerHttp
  /** Undefined without a configured key. */
  readonly api: AnswerHttp | undefined
}

const API_METHODS = [
  'batch',
  'publish',
  'broadcast',
  'disconnect',
  'unsubscribe',
  'history',
  'presence',
  'presence_stats',
  'info',
]

/** The hub's routes, and a handler for a plain Node server. */
export function createRoutes({ paths, isAllowed, log, accept, httpStream, sse, emulation, api }: RouteOptions) {
  const forPages = ({ answer, ...route }: Pick<HubRoute, 'method' | 'path' | 'staysOpen'> & { answer: AnswerHttp }): HubRoute => {
    const guarded: AnswerHttp = (request, response) =>
      isAllowed(request) ? answer(request, response) : answerStatus(response, 403)
    return { ...route, isForServers: false, answer: safely(guarded, log) }
  }
  const routes: HubRoute[] = [
    forPages({ method: 'POST', path: paths.httpStream, staysOpen: true, answer: httpStream }),
    forPages({ method: 'GET', path: paths.sse, staysOpen: true, answer: sse }),
    forPages({ method: 'POST', path: paths.emulation, staysOpen: false, answer: emulation }),
    ...(api ? API_METHODS : []).map((name): HubRoute => {
      return { method: 'POST', path: `${paths.api}/${name}`, isForServers: true, staysOpen: false, answer: safely(api!, log) }
    }),
  ]
  return {
    routes,
    handle(request: IncomingMessage, response: ServerResponse): boolean {
      const route = routes.find(({ method, path }) => path === pathOf(request) && method === request.method)
      route?.answer(request, response)
      return route !== undefined
    },
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
      if (pathOf(request) !== paths.websocket) return false
      // An error on a disconnected client's socket must not end the process.
      socket.on('error', () => socket.destroy())
      if (isAllowed(request)) accept(request, socket, head)
      else socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
      return true
    },
  }
}

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?')[0] ?? ''

/** An aborted request is not an error. */
const safely =
  (answer: AnswerHttp, log: HubLog): HubRoute['answer'] =>
  (request, response) =>
    void (async () => answer(request, response))().catch((error: unknown) => {
      log.debug({ err: error }, 'a realtime request broke off')
      if (response.headersSent) response.destroy()
      else answerStatus(response, 500)
    })

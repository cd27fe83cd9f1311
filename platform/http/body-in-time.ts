import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Bodies are short and arrive quickly; a file may take its time over a slow line. */
export const BODY_TIMEOUT_MS = 30_000
export const FILE_TIMEOUT_MS = 300_000

const hasBody = (method: string | undefined): boolean => method !== 'GET' && method !== 'HEAD'

/** Ends requests whose body exceeds the time limit; uploads have a longer one. */
export function endSlowBodies(app: FastifyInstance, timeoutMs = BODY_TIMEOUT_MS): void {
  app.addHook('onRequest', ({ raw, routeOptions }, reply, done) => {
    if (hasBody(raw.method) && !routeOptions.config.contract?.takesFile) endIfSlow(raw, reply.raw, timeoutMs)
    done()
  })
}

function endIfSlow(request: IncomingMessage, reply: ServerResponse, timeoutMs: number): void {
  const timer = setTimeout(() => {
    if (!request.complete) request.destroy()
  }, timeoutMs).unref()
  reply.once('close', () => clearTimeout(timer))
}

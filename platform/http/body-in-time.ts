import type { FastifyInstance } from 'fastify'

/** Bodies are short and arrive quickly; a file may take its time over a slow line. */
export const BODY_TIMEOUT_MS = 30_000
export const FILE_TIMEOUT_MS = 300_000

const hasBody = (method: string | undefined): boolean => method !== 'GET' && method !== 'HEAD'

/** Ends requests whose body exceeds the time limit; uploads have a longer one. */
export function endSlowBodies(app: FastifyInstance, timeoutMs = BODY_TIMEOUT_MS): void {
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    if (!hasBody(raw.method) || routeOptions.config.contract?.takesFile) return
    const timer = setTimeout(() => {
      if (!raw.complete) raw.destroy()
    }, timeoutMs).unref()
    reply.raw.once('close', () => clearTimeout(timer))
  })
}

import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { Counter, type Registry } from 'prom-client'
import { z } from 'zod'
import { type Clock, MINUTE_MS } from '#kernel/time.ts'

/** Where browsers report what a page's policy blocked. */
export const REPORTS_PATH = '/page-reports'
/** Extensions of one browser may report by the thousand. */
const TOLD_PER_MINUTE = 20
const BODY_MAX = 8_192

const url = z.string().max(2_000).catch('')
const report = z.object({
  'csp-report': z.object({ 'document-uri': url, 'blocked-uri': url, 'effective-directive': z.string().max(60).catch('') }),
})

interface ReportOptions {
  readonly log: Logger
  readonly clock: Clock
  readonly metrics: Registry
}

/**
 * Counts what browsers blocked by directive, and logs the first of each minute: a script that was put into a page on its
 * way is blocked by the page's policy and told here (PCI-2). On a payment page that is an error.
 */
export async function servePageReports(app: FastifyInstance, { log, clock, metrics }: ReportOptions): Promise<void> {
  const blocked = new Counter({
    name: 'page_policy_violations_total',
    help: 'What browsers blocked on a page, by directive and kind of page',
    labelNames: ['directive', 'page'],
    registers: [metrics],
  })
  let [minute, told] = [0, 0]
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/csp-report', { parseAs: 'string', bodyLimit: BODY_MAX }, (_, text, done) =>
      done(null, text),
    )
    scope.post(REPORTS_PATH, async (request, reply) => {
      const found = report.safeParse(jsonOf(request.body))
      if (!found.success) return reply.code(400).send()
      const { 'document-uri': page, 'blocked-uri': what, 'effective-directive': given } = found.data['csp-report']
      const kind = isPayment(page) ? 'payment' : 'other'
      blocked.inc({ directive: /^[a-z-]+$/.test(given) ? given : 'unknown', page: kind })
      const now = Math.floor(clock.now() / MINUTE_MS)
      if (now !== minute) [minute, told] = [now, 0]
      if (told++ < TOLD_PER_MINUTE)
        log[kind === 'payment' ? 'error' : 'warn'](
          { page: bare(page), blocked: bare(what), directive: given },
          'a page’s policy blocked something',
        )
      return reply.code(204).send()
    })
  })
}

const isPayment = (page: string): boolean => /^https?:\/\/[^/]+(\/[a-z]{2})?\/cash/i.test(page)

/** Without queries, which may hold what only the visitor should see. */
const bare = (address: string): string => address.split(/[?#]/)[0]!.slice(0, 200)

function jsonOf(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return undefined
  }
}

import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { SECOND_MS } from '#kernel/time.ts'
import type { Database } from '../db/database.ts'
import { AppError } from '../problem.ts'

/** `/healthz`: the process responds. `/readyz`: it can serve visitors, because the database commits writes. */
export function serveHealth(app: FastifyInstance, database: Database): void {
  const commits = createProbe(database)
  app.get('/healthz', AT_ANY_HOST, () => ({ success: true }))
  app.get('/readyz', AT_ANY_HOST, async () => {
    if (!(await commits())) throw new AppError('unavailable', 'Not ready.', { retryAfterSeconds: 5 })
    return { success: true }
  })
}

const AT_ANY_HOST = { config: { isAtAnyHost: true } }

const PATIENCE_MS = 2 * SECOND_MS
/** Minimum interval of database writes, however many probes ask. */
const KEPT_MS = SECOND_MS

function createProbe(database: Database): () => Promise<boolean> {
  let probe: Promise<boolean> | undefined
  let probedAtMs = -Infinity
  return () => {
    if (!probe || performance.now() - probedAtMs > KEPT_MS) {
      probedAtMs = performance.now()
      probe = writes(database)
    }
    return probe
  }
}

async function writes(database: Database): Promise<boolean> {
  const asked = sql`update readiness set at = now()`.execute(database.reader).then(
    () => true,
    () => false,
  )
  const late = new Promise<false>((resolve) => setTimeout(resolve, PATIENCE_MS, false).unref())
  return Promise.race([asked, late])
}

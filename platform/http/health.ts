import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { AppError } from '../problem.ts'

/** `/healthz`: the process answers. `/readyz`: it may be sent visitors: the database answers and it is not stopping. */
export function serveHealth(app: FastifyInstance, database: Database): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.get('/healthz', () => ({ success: true }))
  app.get('/readyz', async () => {
    if (isStopping || !(await answers(database))) throw new AppError('unavailable', 'Not ready.')
    return { success: true }
  })
}

const PATIENCE_MS = 2_000

async function answers(database: Database): Promise<boolean> {
  const asked = sql`select 1`.execute(database.reader).then(
    () => true,
    () => false,
  )
  const late = new Promise<false>((resolve) => setTimeout(resolve, PATIENCE_MS, false).unref())
  return Promise.race([asked, late])
}

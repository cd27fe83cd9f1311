import type pg from 'pg'
import type { Database } from '../db/database.ts'

/** Of our advisory locks. */
const LOCK = 7_221_405

export interface Leadership {
  /** Settles when it is over, because the connection that holds it is. */
  readonly isOver: Promise<void>
  release(): void
}

/** One process at a time; undefined where another one leads. It holds a connection for as long as it lasts. */
export async function tryToLead(database: Pick<Database, 'pool'>): Promise<Leadership | undefined> {
  const client = await database.pool.connect()
  const over = Promise.withResolvers<void>()
  let isReleased = false
  const release = (error?: Error | true): void => {
    if (isReleased) return
    isReleased = true
    client.off('end', end)
    client.off('error', end)
    // Closed, not handed back: a lock of the session ends with it, whatever state it is in.
    client.release(error ?? true)
    over.resolve()
  }
  const end = (): void => release(true)
  client.on('end', end).on('error', end)
  try {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LOCK])
    if (rows[0]?.mine) return { isOver: over.promise, release: () => release() }
    handBack(client)
    return undefined
  } catch (error) {
    release(error as Error)
    throw error
  }

  function handBack(unused: pg.PoolClient): void {
    isReleased = true
    unused.off('end', end)
    unused.off('error', end)
    unused.release()
  }
}

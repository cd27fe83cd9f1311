import type pg from 'pg'
import type { Database } from './database.ts'
import { LOCKS } from './locks.ts'

export interface Leadership {
  /** Settles when leadership ends with the connection that holds it. */
  readonly isOver: Promise<void>
  release(): void
}

/** One leader at a time; undefined if another process leads. It holds a connection for its duration. */
export async function tryToLead(
  database: Pick<Database, 'sessions'>,
  lock: 'centrifugoLeader' | 'natsLeader',
): Promise<Leadership | undefined> {
  const client = await database.sessions.connect()
  const over = Promise.withResolvers<void>()
  let isReleased = false
  const release = (error?: Error | true): void => {
    if (isReleased) return
    isReleased = true
    client.off('end', end)
    client.off('error', end)
    // Closed, not returned to the pool: the session lock ends with it, whatever its state.
    client.release(error ?? true)
    over.resolve()
  }
  const end = (): void => release(true)
  client.on('end', end).on('error', end)
  try {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LOCKS[lock]])
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

import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Database } from './database.ts'
import { LOCKS } from './locks.ts'

const RETRY_MS = 100

/** Runs the work while no other process runs work of this name. Holds its own connection meanwhile. */
export async function oneAtATime<T>({ sessions }: Pick<Database, 'sessions'>, name: string, work: () => Promise<T>): Promise<T> {
  const client = await sessions.connect()
  try {
    // Polled, because a statement waiting for the lock would exceed the statement timeout.
    while (!(await tryLock(client, name))) await sleep(RETRY_MS)
    return await work()
  } finally {
    // Closed, not returned to the pool: its locks end with it.
    client.release(true)
  }
}

async function tryLock(client: pg.PoolClient, name: string): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1, hashtext($2)) as mine', [
    LOCKS.tasks,
    name,
  ])
  return rows[0]?.mine === true
}

import type { Database } from './database.ts'

/** Of our advisory locks; the second number is the work's. */
const LOCK_CLASS = 7_221_406

/** Does the work while no other process does work of that name. It holds a connection of its own meanwhile. */
export async function oneAtATime<T>({ pool }: Pick<Database, 'pool'>, name: string, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1, hashtext($2))', [LOCK_CLASS, name])
    return await work()
  } finally {
    // Closed, not handed back: its locks end with it.
    client.release(true)
  }
}

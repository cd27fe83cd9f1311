import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

const LOOK_MS = 100
const SAID_AFTER_MS = 5_000

/**
 * A server in recovery answers reads before its data is complete. Writing to it or stopping it spoils a point-in-time
 * recovery, so startup waits for the end.
 */
export async function waitForRecovery(client: pg.Client, say: (line: string) => void): Promise<void> {
  for (let waitedMs = 0; await isInRecovery(client); waitedMs += LOOK_MS) {
    if (waitedMs === SAID_AFTER_MS) {
      say(
        'The database is in recovery: waiting for its end. One that pauses at its target goes on after `select pg_wal_replay_resume()`.',
      )
    }
    await sleep(LOOK_MS)
  }
}

async function isInRecovery(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ is: boolean }>('select pg_is_in_recovery() as is')
  return rows[0]?.is === true
}

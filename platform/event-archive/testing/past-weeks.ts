import { expect } from 'vitest'
import { openReader } from '../../outbox/event-reader.ts'
import { withClient } from '../../testing/cluster.setup.ts'
import type { TestDatabase } from '../../testing/database.ts'

/** Ends the first part of the table long ago, as on a site that has run since then: later weeks have parts of their own. */
export const endFirstPart = (ownerUrl: string, until = '2024-01-01Z'): Promise<void> =>
  withClient(ownerUrl, async (client) => {
    await client.query(`begin; alter table outbox.event detach partition outbox.event_before;
      alter table outbox.event attach partition outbox.event_before for values from (minvalue) to ('${until}');
      update outbox.event_part set until = '${until}' where name = 'event_before'; commit`)
  })

/** All have read everything so far. An open transaction in any database of the server delays that. */
export const readAll = (db: TestDatabase): Promise<unknown> =>
  expect
    .poll(
      async () => {
        await db.pool.query('delete from outbox.reader')
        await openReader(db.reader, 'a-reader')
        const { rowCount } = await db.pool.query(
          'select from outbox.event where txid >= (select pg_snapshot_xmin(done) from outbox.reader) limit 1',
        )
        return rowCount
      },
      { timeout: 20_000 },
    )
    .toBe(0)

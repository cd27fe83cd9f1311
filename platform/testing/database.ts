import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../db/database.ts'
import type { Patience } from '../db/patience.ts'
import { databaseUrl, TEMPLATE, withClient } from './cluster.setup.ts'

export interface TestDatabase extends Database {
  /** Superuser URL of this database, for operations the site's role may not perform. */
  readonly ownerUrl: string
  /** Drops the database too. */
  close(): Promise<void>
}

/** Generous, since a busy machine is no silent database; timeout tests set their own. */
const TEST_PATIENCE: Patience = { connectMs: 60_000, statementMs: 60_000, answerMs: 60_000 }

/** A fresh migrated database, acting as the site does. The caller closes it, usually in `afterAll`. */
export async function openTestDatabase({ connectionsMax = 5 } = {}): Promise<TestDatabase> {
  const clusterUrl = inject('clusterUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  await withClient(clusterUrl, (client) => client.query(`create database ${name} template ${TEMPLATE} strategy file_copy`))
  const ownerUrl = databaseUrl(clusterUrl, name)
  const database = openDatabase({ url: ownerUrl, connectionsMax, role: 'croupier_app', patience: TEST_PATIENCE })
  return {
    ...database,
    ownerUrl,
    close: async () => {
      await database.close()
      await withClient(clusterUrl, (client) => client.query(`drop database ${name} with (force)`))
    },
  }
}

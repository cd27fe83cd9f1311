import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../db/database.ts'
import { databaseUrl, TEMPLATE, withClient } from './cluster.setup.ts'

export interface TestDatabase extends Database {
  /** A superuser's address of this database, for what the site's own role may not do. */
  readonly ownerUrl: string
  /** Drops the database too. */
  close(): Promise<void>
}

/** A fresh migrated database, acting as the site does. The caller closes it, in `afterAll` as a rule. */
export async function openTestDatabase({ connectionsMax = 5 } = {}): Promise<TestDatabase> {
  const clusterUrl = inject('clusterUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  await withClient(clusterUrl, (client) => client.query(`create database ${name} template ${TEMPLATE} strategy file_copy`))
  const ownerUrl = databaseUrl(clusterUrl, name)
  const database = openDatabase({ url: ownerUrl, connectionsMax, role: 'croupier_app' })
  return {
    ...database,
    ownerUrl,
    close: async () => {
      await database.close()
      await withClient(clusterUrl, (client) => client.query(`drop database ${name} with (force)`))
    },
  }
}

import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { type Database, openArchivist, openDatabase } from '../db/database.ts'
import type { Patience } from '../db/patience.ts'
import { databaseUrl, POOLED_PASSWORD, TEMPLATE, withClient } from './cluster.setup.ts'
import { openTransactionPooler, type TransactionPooler } from './transaction-pooler.ts'

export interface TestDatabase extends Database {
  /** Superuser URL of this database, for operations the site's role may not perform. */
  readonly ownerUrl: string
  /** Between this database and its calls, if it was asked for. */
  readonly pooler: TransactionPooler | undefined
  /** Drops the database too. */
  close(): Promise<void>
}

interface TestDatabaseOptions {
  readonly connectionsMax?: number
  readonly poolerSize?: number
}

// oxlint-disable-next-line node/no-process-env -- a switch of the tests alone, not of the site
const IS_POOLED = process.env['POOLER'] === 'all'

/** Generous, since a busy machine is no silent database; timeout tests set their own. */
const TEST_PATIENCE: Patience = { connectMs: 60_000, statementMs: 60_000, answerMs: 60_000 }

/**
 * A fresh migrated database, acting as the site does. The caller closes it, usually in `afterAll`. With a
 * `poolerSize`, or everywhere with POOLER=all, its calls go through a pooler in transaction mode of that many connections.
 */
export async function openTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const { connectionsMax = 5, poolerSize = IS_POOLED ? connectionsMax : 0 } = options
  const clusterUrl = inject('clusterUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  await withClient(clusterUrl, (client) => client.query(`create database ${name} template ${TEMPLATE} strategy file_copy`))
  const ownerUrl = databaseUrl(clusterUrl, name)
  const passwords = { croupier_app: POOLED_PASSWORD }
  const pooler = poolerSize > 0 ? await openTransactionPooler(ownerUrl, { passwords, size: poolerSize }) : undefined
  const poolerUrl = pooler?.url('croupier_app')
  const database = openDatabase({ url: ownerUrl, poolerUrl, connectionsMax, role: 'croupier_app', patience: TEST_PATIENCE })
  // As several processes have.
  const archivist = openArchivist({ url: ownerUrl, role: 'croupier_archive', connectionsMax: 4 })
  return {
    ...database,
    archivist,
    ownerUrl,
    pooler,
    close: async () => {
      await Promise.all([database.close(), archivist.close()])
      await pooler?.[Symbol.asyncDispose]()
      await withClient(clusterUrl, (client) => client.query(`drop database ${name} with (force)`))
    },
  }
}

import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { openDatabase, type Database } from '../db/database.ts'

export interface TestDatabase extends Database {
  /** The owner's address, for code that migrates, drops or looks past the site's role. */
  readonly url: string
}

/** A migrated, empty database of the test's own; `close` drops it. The connections act as the site's role. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const template = new URL(inject('templateUrl'))
  const name = `test_${randomBytes(6).toString('hex')}`
  await asOwner(template, `create database ${name} template ${template.pathname.slice(1)}`)
  const url = new URL(template)
  url.pathname = `/${name}`
  const database = openDatabase({ url: url.href, role: 'croupier_app' })
  return {
    ...database,
    url: url.href,
    async close() {
      await database.close()
      await asOwner(template, `drop database ${name} with (force)`)
    },
  }
}

async function asOwner(template: URL, statement: string): Promise<void> {
  const maintenance = new URL(template)
  maintenance.pathname = '/postgres'
  const client = new pg.Client({ connectionString: maintenance.href })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

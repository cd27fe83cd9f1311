import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { databaseUrl, withClient } from '#platform/testing/cluster.setup.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts'

let folder: string
let server: TestDatabase
let url: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'croupier-migrate-'))
  server = await openTestDatabase()
  const name = `test_${randomBytes(6).toString('hex')}`
  await withClient(server.ownerUrl, (client) => client.query(`create database ${name}`))
  url = databaseUrl(server.ownerUrl, name)
})
afterEach(async () => {
  await withClient(server.ownerUrl, (client) => client.query(`drop database ${new URL(url).pathname.slice(1)} with (force)`))
  await server.close()
  rmSync(folder, { recursive: true })
})

/** As an upgrade runs it, without a database of its own. */
const migrate = (): Promise<{ code: number; said: string }> => {
  const env = { DATABASE_URL: url, DATA_DIR: folder, ROLE: 'worker' }
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [join(import.meta.dirname, 'migrate.ts')], { env }, (_error, said, complaint) =>
      resolve({ code: child.exitCode ?? -1, said: said + complaint }),
    )
  })
}

test('an empty database is brought up to date, an up-to-date one is left, and that of a newer release is refused', async () => {
  expect(await migrate()).toEqual({
    code: 0,
    said: expect.stringMatching(/^Brought the database up to date: \d+ files\.\nThe database is up to date\.\n$/),
  })
  expect(await migrate()).toEqual({ code: 0, said: 'The database is up to date.\n' })
  await withClient(url, (client) =>
    client.query("insert into migrations.applied (name, checksum) values ('20991231T0000__later.sql', '')"),
  )
  expect(await migrate()).toEqual({ code: 1, said: expect.stringContaining('A newer release has changed this database') })
})

import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { openVault, tryVault } from './open-vault.ts'
import { createVault } from './vault.ts'

let database: TestDatabase
beforeEach(async () => void (database = await openTestDatabase()))
afterEach(() => database.close())

const [FIRST, SECOND, THIRD] = ['first', 'second', 'third'].map((name) => `the ${name} secret of this site`) as [
  string,
  string,
  string,
]
const open = (secret: string, ...secretsBefore: string[]) => openVault(database, { secret, secretsBefore })
const plain = Buffer.from('a seed')

test('a new secret opens everything, and the old one may be dropped after one start', async () => {
  const before = await open(FIRST)
  const sealed = before.seal('seeds', plain, 'sed_1')
  const { keyFor } = await open(SECOND, FIRST)
  const after = await open(SECOND)
  expect(after.open('seeds', sealed, 'sed_1')).toEqual(plain)
  // Keyed hashes, by which an excluded person is known, stay the same.
  expect(keyFor('excluded-person')).toEqual(before.keyFor('excluded-person'))
  expect(after.keyFor('excluded-person')).toEqual(before.keyFor('excluded-person'))
  await expect(open(FIRST)).rejects.toThrow('SECRET is not the one that sealed this database')
  await open(THIRD, FIRST, SECOND)
  expect((await open(THIRD)).open('seeds', sealed, 'sed_1')).toEqual(plain)
})

test('a copy of the database does not open with the first secret once another has replaced it', async () => {
  const sealed = (await open(FIRST)).seal('seeds', plain)
  expect(() => createVault(FIRST).open('seeds', sealed)).toThrow()
})

test('two processes that start together have the same keys', async () => {
  const [one, other] = await Promise.all([open(FIRST), open(FIRST)])
  expect(other.open('seeds', one.seal('seeds', plain))).toEqual(plain)
})

test('looking changes nothing', async () => {
  expect(await tryVault(database, { secret: FIRST, secretsBefore: [] })).toBe('none')
  const vault = await open(FIRST)
  const look = (secret: string, ...secretsBefore: string[]) => tryVault(database, { secret, secretsBefore })
  expect(await look(SECOND)).toBeUndefined()
  expect(await look(SECOND, FIRST)).toMatchObject({ seal: expect.any(Function) })
  expect((await open(FIRST)).keyFor('seeds')).toEqual(vault.keyFor('seeds'))
})

/** As a release wrote it whose keys came from `SECRET` itself. */
async function startAsBefore(secret: string): Promise<void> {
  const sealed = createVault(secret).seal('secret-check', Buffer.from('This database was sealed under this secret.'))
  await database.pool.query(
    'insert into secret_check (sealed) values ($1) on conflict (is_only) do update set sealed = excluded.sealed',
    [sealed],
  )
}

test('a site from before keeps the keys of its last start, and still opens older data', async () => {
  await startAsBefore(FIRST)
  const older = createVault(FIRST).seal('seeds', plain)
  await startAsBefore(SECOND)
  await expect(open(FIRST)).rejects.toThrow('SECRET is not the one')
  const vault = await open(THIRD, FIRST, SECOND)
  expect(vault.keyFor('excluded-person')).toEqual(createVault(SECOND).keyFor('excluded-person'))
  expect((await open(THIRD)).open('seeds', older)).toEqual(plain)
})

test('a secret that is listed later opens what it had encrypted', async () => {
  await startAsBefore(SECOND)
  const older = createVault(FIRST).seal('seeds', plain)
  const vault = await open(SECOND)
  expect(() => vault.open('seeds', older)).toThrow()
  await open(SECOND, FIRST)
  expect((await open(SECOND)).open('seeds', older)).toEqual(plain)
})

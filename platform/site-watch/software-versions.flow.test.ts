import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from '../config/index.ts'
import { createManualClock } from '../testing/manual-clock.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { readVersions, recordVersions, type SoftwareVersion, versionsOfRelease } from './software-versions.ts'

let database: TestDatabase
beforeAll(async () => void (database = await openTestDatabase()))
afterAll(() => database.close())

const clock = createManualClock(1_000_000)
const start = (...versions: readonly SoftwareVersion[]) => recordVersions({ database, clock }, versions)
const release = (version: string): SoftwareVersion => ({ kind: 'release', name: 'croupier', version })
const game = (name: string, version: string): SoftwareVersion => ({ kind: 'game', name, version })
const logged = async () =>
  (await readVersions(database.reader, null, 100)).map(({ name, version }) => `${name} ${version}`).toReversed()

test('LOG-5 each start records what has changed since the last one, once, also a return to an older release', async () => {
  await Promise.all([start(release('1'), game('a', '1')), start(release('1'), game('a', '1'))])
  await start(release('1'), game('a', '1'))
  expect(await logged()).toEqual(['croupier 1', 'a 1'])
  clock.advance(5_000)
  await start(release('2'), game('a', '1'), game('b', '1'))
  await start(release('1'), game('a', '2'))
  expect(await logged()).toEqual(['croupier 1', 'a 1', 'croupier 2', 'b 1', 'croupier 1', 'a 2'])
  const [last, , , , , first] = await readVersions(database.reader, null, 100)
  expect([first!.at, last!.at]).toEqual([1_000_000, 1_005_000])
  expect(await readVersions(database.reader, first!.id + 1n, 100)).toHaveLength(1)
})

test('LOG-5 a release has its version, its build and the level of its migrations', () => {
  const [migrations, croupier] = versionsOfRelease(ROOT)
  expect(croupier!.version).toMatch(/^\d+\.\d+\.\d+, build ([0-9a-f]{12}|of sources)$/)
  expect(migrations!.version).toMatch(/^\d{8}T\d{4}__[a-z0-9_-]+, \d+ files$/)
})

import { expect, test } from 'vitest'
import { SetupError } from '../setup-error.ts'
import { isStillInUse, lastWords } from './postmaster.ts'

const at = '2026-11-22 06:00:00.000 UTC'
const inUse = 'FATAL:  pre-existing shared memory block (key 5432, ID 7) is still in use'
const orphan = (pid: number): string => `${at} [${pid}] FATAL:  terminating connection due to unexpected postmaster exit`

test("the server's own message counts, not later ones from children of a killed server", () => {
  const said = [
    orphan(11),
    `${at} [20] ${inUse}`,
    `${at} [20] HINT:  Terminate any old server processes associated with data directory "/data".`,
    orphan(12),
    `${at} [13] FATAL:  the database system is shutting down`,
    '',
  ].join('\n')
  expect(lastWords(said, 20)).toBe(inUse)
})

test('if the server gives no reason, one of its startup processes does', () => {
  const panic = 'PANIC:  could not locate a valid checkpoint record at 0/1528'
  const said = `${orphan(11)}\n${at} [21] ${panic}\n${at} [20] LOG:  aborting startup due to startup process failure\n${orphan(12)}\n`
  expect(lastWords(said, 20)).toBe(panic)
})

test('a program that cannot run reports it in the last line', () => {
  expect(lastWords('sh: 1: exec: /no/postgres: not found\n', 20)).toBe('sh: 1: exec: /no/postgres: not found')
  expect(lastWords('', undefined)).toBe('')
})

test('only a folder whose processes are still running is worth another attempt', () => {
  const refused = (words: string): SetupError => new SetupError(`The database did not start: ${words}.`)
  expect(isStillInUse(refused(inUse))).toBe(true)
  expect(isStillInUse(refused('FATAL:  lock file "postmaster.pid" already exists'))).toBe(true)
  expect(isStillInUse(refused('FATAL:  could not create shared memory segment'))).toBe(false)
  expect(isStillInUse(new Error(inUse))).toBe(false)
})

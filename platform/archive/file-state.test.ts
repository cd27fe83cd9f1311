import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AUDIT } from '../audit-archive/audit-files.ts'
import { ArchiveError } from './archive-error.ts'
import { stateOfFile } from './file-state.ts'
import { throwUnreadable } from './recorded-files.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'croupier-file-state-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** SHA-256 of `abc`. */
const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'

const LARGE = 100_000_000

test('without time a file is unread until another call has read it', async () => {
  const record = { file: 'a.parquet', bytes: 3, sha256: ABC }
  expect(await stateOfFile(folder, record, 0)).toBe('missing')
  writeFileSync(join(folder, 'a.parquet'), 'abc')
  expect(await stateOfFile(folder, record, 0)).toBe('unread')
  expect(await stateOfFile(folder, record)).toBe('whole')
  expect(await stateOfFile(folder, record, 0)).toBe('whole')
  expect(await stateOfFile(folder, { ...record, bytes: 4 }, 0)).toBe('altered')
  writeFileSync(join(folder, 'a.parquet'), 'abd')
  expect(await stateOfFile(folder, record)).toBe('altered')
})

test('a file that takes longer than the caller waits is unread, and read on for the next caller', async () => {
  const zeros = Buffer.alloc(LARGE)
  writeFileSync(join(folder, 'large.parquet'), zeros)
  const record = { file: 'large.parquet', bytes: LARGE, sha256: createHash('sha256').update(zeros).digest('hex') }
  expect(await stateOfFile(folder, record, 1)).toBe('unread')
  await expect.poll(() => stateOfFile(folder, record, 0), { timeout: 20_000 }).toBe('whole')
})

test('a file that cannot be read says why, and a caller who stopped waiting is told at the next call, once', async () => {
  mkdirSync(join(folder, 'folder.parquet'))
  const record = { file: 'folder.parquet', bytes: statSync(join(folder, 'folder.parquet')).size, sha256: ABC }
  expect(await stateOfFile(folder, record)).toEqual({ code: 'EISDIR' })
  expect(await stateOfFile(join(folder, 'large.parquet'), record)).toEqual({ code: 'ENOTDIR' })
  writeFileSync(join(folder, 'late.parquet'), 'abc')
  const late = { file: 'late.parquet', bytes: 3, sha256: ABC }
  const failing = async () => {
    await sleep(50)
    throw Object.assign(new Error('a bad disk'), { code: 'EIO' })
  }
  expect(await stateOfFile(folder, late, 1, failing)).toBe('unread')
  await sleep(100)
  expect(await stateOfFile(folder, late, 1, failing)).toEqual({ code: 'EIO' })
  expect(await stateOfFile(folder, late, 1, failing)).toBe('unread')
  await sleep(100)
  expect(await stateOfFile(folder, late)).toBe('whole')
})

test('a file that was whole, and cannot be read, is an error of the archive that names it', () => {
  const fail = throwUnreadable(AUDIT, '/srv/audit', 'audit_202609-1.parquet')
  const gone = Object.assign(new Error('gone'), { code: 'ENOENT' })
  expect(() => fail(gone)).toThrow(ArchiveError)
  expect(() => fail(gone)).toThrow('/srv/audit/audit_202609-1.parquet cannot be read (ENOENT). Restore it from a backup')
  const fault = new TypeError('of the code')
  expect(() => fail(fault)).toThrow(fault)
})

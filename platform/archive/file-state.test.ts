import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stateOfFile } from './file-state.ts'

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

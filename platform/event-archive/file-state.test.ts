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

test('a file that may not be read is unread until another call has read it', async () => {
  const record = { file: 'a.parquet', bytes: 3, sha256: ABC }
  expect(await stateOfFile(folder, record, false)).toBe('missing')
  writeFileSync(join(folder, 'a.parquet'), 'abc')
  expect(await stateOfFile(folder, record, false)).toBe('unread')
  expect(await stateOfFile(folder, record)).toBe('whole')
  expect(await stateOfFile(folder, record, false)).toBe('whole')
  expect(await stateOfFile(folder, { ...record, bytes: 4 }, false)).toBe('altered')
  writeFileSync(join(folder, 'a.parquet'), 'abd')
  expect(await stateOfFile(folder, record)).toBe('altered')
})

import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildOnce } from './build-once.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'croupier-build-'))
  write('a.ts', 'one')
  write('b.ts', 'two')
  vi.spyOn(console, 'log').mockReturnValue()
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  vi.restoreAllMocks()
})

const at = (name: string): string => join(folder, name)
const write = (name: string, text: string): void => writeFileSync(at(name), text)

/** How often these sources are built, after `between` happened to an existing build. */
async function buildsAfter(between: () => void, options = {}): Promise<number> {
  const build = vi.fn<() => Promise<void>>().mockResolvedValue()
  const all = { name: 'it', stamp: at('stamp'), listSources: () => [at('a.ts'), at('b.ts')], build }
  await buildOnce(all)
  expect(build).toHaveBeenCalledTimes(1)
  between()
  await buildOnce(all, options)
  await buildOnce({ ...all, listSources: () => [at('a.ts')] })
  const count = build.mock.calls.length
  expect(count).toBeGreaterThan(1) // of other sources
  return count - 2
}

test('the same sources are built once', async () => {
  expect(await buildsAfter(() => {})).toBe(0)
})

test('new times alone build nothing', async () => {
  expect(await buildsAfter(() => utimesSync(at('a.ts'), 1, 1))).toBe(0)
})

test.each([
  ['a changed source', () => write('b.ts', 'TWO')],
  ['a lost stamp', () => rmSync(at('stamp'))],
])('%s builds again', async (_, change) => {
  expect(await buildsAfter(change)).toBe(1)
})

test('a forced build builds again', async () => {
  expect(await buildsAfter(() => {}, { isForced: true })).toBe(1)
})

test('a source that is gone builds again, and a failed build leaves no stamp', async () => {
  let sources: string[] | undefined = [at('a.ts'), at('b.ts')]
  const all = { name: 'it', stamp: at('stamp'), listSources: () => sources }
  await buildOnce({ ...all, build: async () => {} })
  rmSync(at('b.ts'))
  const fails = () => Promise.reject(new Error('no'))
  await expect(buildOnce({ ...all, build: fails })).rejects.toThrow('no')
  sources = [at('a.ts')]
  const build = vi.fn<() => Promise<void>>().mockResolvedValue()
  await buildOnce({ ...all, build })
  await buildOnce({ ...all, build })
  expect(build).toHaveBeenCalledTimes(1)
  sources = undefined
  await buildOnce({ ...all, build })
  expect(build).toHaveBeenCalledTimes(2)
})

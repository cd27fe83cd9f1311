import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { PublishedVectors } from '../fair/vectors.ts'

const PROGRAM = resolve(import.meta.dirname, 'verify.node.ts')
const VECTORS = resolve(import.meta.dirname, '../../docs/fair-play/vectors.json')
const { shared, prizes } = JSON.parse(readFileSync(VECTORS, 'utf8')) as PublishedVectors
const folder = mkdtempSync(join(tmpdir(), 'verify-'))
afterAll(() => rmSync(folder, { recursive: true }))

function verify(name: string, claims: unknown) {
  const file = join(folder, `${name}.json`)
  writeFileSync(file, JSON.stringify(claims))
  return new Promise<{ code: number; said: string }>((done) => {
    execFile(process.execPath, [PROGRAM, file], (error, stdout) => done({ code: Number(error?.code ?? 0), said: stdout }))
  })
}

test('FAIR-8: the command verifies a shared draw, shows its draws, and fails for another outcome', async () => {
  const [moments, lottery] = shared as [(typeof shared)[number], (typeof shared)[number]]
  const held = await verify('held', moments)
  expect(held.said).toContain('the draw run 0/draw of prize-drops: true')
  expect(held.said).toMatch(/word 0: \d+ of \d+ is \d+ \(moment\)/)
  expect(held.code).toBe(0)
  const wrong = await verify('wrong', [
    moments,
    { ...lottery, size: 5 },
    { ...moments, moments: [1] },
    { ...lottery, serverSeed: null },
  ])
  expect(wrong.said).toContain('draw 1 run 0/draw of prize-drops: true')
  expect(wrong.said).toContain('draw 2 run 1/draw of lottery: wrong-winners')
  expect(wrong.said).toContain('draw 3 run 0/draw of prize-drops: wrong-moments')
  expect(wrong.said).toContain('draw 4 cannot be checked')
  expect(wrong.said).toContain('1 true, 3 not')
  expect(wrong.code).toBe(1)
})

test('a list may hold prizes and shared draws', async () => {
  const mixed = await verify('mixed', [prizes[0], shared[0]])
  expect(mixed.said).toContain('prize 1 of prize-wheel, nonce 1: true')
  expect(mixed.said).toContain('2 true, 0 not')
  expect(mixed.code).toBe(0)
})

import { readFileSync } from 'node:fs'
import { loadPyodide } from 'pyodide'
import { expect, test } from 'vitest'
import { playableGames } from '#games/all.ts'
import '#games/books.ts'
import { publishedVectors } from './vectors.ts'

const FOLDER = new URL('../../docs/fair-play/', import.meta.url)
const games = playableGames.map(({ definition }) => definition)
const published = readFileSync(new URL('vectors.json', FOLDER), 'utf8')

test('the published rounds are those that the games play; after a change of rules `npm run fair:vectors` writes them', () => {
  expect(JSON.parse(published)).toEqual(JSON.parse(JSON.stringify(publishedVectors(games))))
})

test('FAIR-8: a program in another language finds them true, and finds what was tampered with', async () => {
  const python = await loadPyodide()
  const printed: string[] = []
  python.setStdout({ batched: (line: string) => printed.push(line) })
  python.FS.writeFile('verify.py', readFileSync(new URL('verify.py', FOLDER), 'utf8'))
  const check = (vectors: object): unknown => {
    python.FS.writeFile('vectors.json', JSON.stringify(vectors))
    return python.runPython("import verify; verify.main('vectors.json')")
  }
  const { vectors } = publishedVectors(games)
  const definitions = Object.fromEntries(games.map((definition) => [definition.id, definition]))
  expect(check({ definitions, vectors })).toBe(0)
  expect(printed.at(-1)).toMatch(/^200 vectors, [1-9]\d* played to the end, 0 wrong$/)
  const slot = vectors.findIndex(({ game }) => game === 'cherry-royale')
  const change = (at: number, fields: object) =>
    vectors.map((vector, index) => (index === at ? { ...vector, ...fields } : vector))
  expect(check({ definitions, vectors: change(slot, { payout: 1 }) })).toBe(1)
  expect(printed.at(-2)).toContain('wins something else')
  expect(check({ definitions, vectors: change(7, { nonce: 1 }) })).toBe(1)
  expect(printed.at(-2)).toContain('was drawn otherwise')
  expect(check({ definitions, vectors: change(7, { commit: '00'.repeat(32) }) })).toBe(1)
  expect(printed.at(-2)).toContain('not the one that was promised')
})

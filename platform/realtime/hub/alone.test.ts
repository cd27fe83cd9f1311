import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ALLOWED = /^(\.\/[\w-]+\.ts|node:[\w/]+|ws|jose)$/

test('the hub knows nothing of the house: it could be published alone', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => /(?<!\.test)\.ts$/.test(name))
  const imports = files.flatMap((name) => {
    const text = readFileSync(`${import.meta.dirname}/${name}`, 'utf8')
    return [...text.matchAll(/ from '([^']+)'/g)].map(([, from]) => from ?? '')
  })
  expect(imports.length).toBeGreaterThan(50)
  expect(imports.filter((from) => !ALLOWED.test(from))).toEqual([])
})

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const ALLOWED = /^(node:[\w/]+|ws|jose)$/

test('the hub imports nothing of the project: it could be published separately', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.ts$/.test(name),
  )
  const imports = files.flatMap((name) => {
    const text = readFileSync(join(import.meta.dirname, name), 'utf8')
    return [...text.matchAll(/ from '([^']+)'/g)].map(([, from = '']) =>
      from.startsWith('.') ? normalize(join(dirname(name), from)) : from,
    )
  })
  expect(imports.length).toBeGreaterThan(50)
  expect(imports.filter((from) => !files.includes(from) && !ALLOWED.test(from))).toEqual([])
})

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../steps.ts'

const HERE = import.meta.dirname
const read = (path: string): string => readFileSync(path, 'utf8')
const nameOf = (each: string): string =>
  each
    .trim()
    .replace(/^type /, '')
    .split(' as ')[0]!

/** The names that a text imports from our own modules, by path. */
function importsOf(text: string): [path: string, name: string][] {
  const all = text.matchAll(/import (?:type )?\{([^}]+)\} from '#([^']+)'/g)
  return [...all].flatMap(([, names = '', path = '']) =>
    names
      .split(',')
      .filter((each) => each.trim() !== '')
      .map((each): [string, string] => [path, nameOf(each)]),
  )
}

const isExported = (text: string, name: string): boolean =>
  new RegExp(`export (async )?(const|function|class|type|interface) ${name}\\b|export (type )?\\{[^}]*\\b${name}\\b`).test(text)

/** Neither compiler nor linter reads a template. */
describe.each(globSync('*/**/*.txt', { cwd: HERE }).toSorted())('the template %s', (path) => {
  test('imports what is exported', () => {
    const asked = importsOf(read(join(HERE, path))).filter(([from]) => !from.includes('__'))
    const missing = asked.filter(([from, name]) => !isExported(read(join(ROOT, from)), name))
    expect(missing).toEqual([])
  })
})

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { FEATURES } from '#features/all.ts'
import { ROOT } from './scripts/steps.ts'
import { RULES } from './scripts/tidy/rules.ts'
import { readSources } from './scripts/tidy/sources.ts'
import { comparePairs, findUnfitWords, readPairs } from './scripts/tidy/words.ts'

const sources = readSources('**/*.{ts,tsx,mjs,md,sql,css}')

describe.each(RULES)('$name', ({ files, find, sample }) => {
  test('catches its sample', () => {
    expect(sample.path).toMatch(files)
    expect(find(sample)).not.toEqual([])
  })

  test('everywhere', () => {
    const found = sources.filter(({ path }) => files.test(path)).map((source) => ({ path: source.path, found: find(source) }))
    expect(found.filter((each) => each.found.length > 0)).toEqual([])
  })
})

describe('doors', () => {
  const folders = readdirSync(join(ROOT, 'features'), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entry.name : [],
  )

  /** What no theme can switch off stands in no list of answers and has no options. */
  const isInEveryTheme = (name: string): boolean => {
    const door = join(ROOT, 'features', name, 'server/index.ts')
    return existsSync(door) && readFileSync(door, 'utf8').includes('isInEveryTheme: true')
  }

  test('the list of slices is the list of folders', () => {
    expect(FEATURES.map(({ id }) => id)).toEqual(folders.filter((name) => !isInEveryTheme(name)))
  })

  test.each(folders)('%s is complete', (name) => {
    const files = ['README.md', 'contract.ts', ...(isInEveryTheme(name) ? [] : ['feature.ts'])]
    const missing = files.filter((file) => !existsSync(join(ROOT, 'features', name, file)))
    expect(missing).toEqual([])
  })

  test.each(['server', 'web'])('every %s door is listed', (side) => {
    const list = readFileSync(join(ROOT, `features/${side}.ts`), 'utf8')
    const doors = folders.map((name) => `./${name}/${side}/index.ts`).filter((door) => existsSync(join(ROOT, 'features', door)))
    expect(doors.filter((door) => !list.includes(`'${door}'`))).toEqual([])
  })

  test.each([
    ['pages.ts', 'apps/site/web/routes.ts'],
    ['messages.en.ts', 'features/messages.en.ts'],
    ['messages.es.ts', 'features/messages.es.ts'],
  ])('every %s is listed in %s', (name, list) => {
    const listed = readFileSync(join(ROOT, list), 'utf8')
    const files = folders.map((folder) => `${folder}/web/${name}`).filter((file) => existsSync(join(ROOT, 'features', file)))
    expect(files.filter((file) => !listed.includes(`/${file}'`))).toEqual([])
  })
})

describe('both languages', async () => {
  const pairs = await readPairs()

  test.each(pairs)('$path says the same things with the same values', (pair) => {
    expect(comparePairs(pair)).toEqual([])
  })

  test.each(pairs)('$path keeps to the words of a social casino', ({ en, es }) => {
    expect([...findUnfitWords(en), ...findUnfitWords(es)]).toEqual([])
  })

  test('a missing key, another value and an unfit word are caught', () => {
    const pair = {
      path: 'x',
      en: new Map([
        ['a', 'Win {count} coins'],
        ['b', ''],
      ]),
      es: new Map([['a', 'Gana {n} monedas']]),
    }
    expect(comparePairs(pair)).toEqual(['b is only in one language', 'a takes count here, n there'])
    expect(
      findUnfitWords(
        new Map([
          ['a', 'Place your bets'],
          ['b', 'No stakes'],
          ['c', 'Between us'],
        ]),
      ),
    ).toEqual(['a: bets', 'b: stakes'])
  })
})

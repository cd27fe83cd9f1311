import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { FEATURES } from '#features/all.ts'
import { messagesEn } from '#features/messages.en.ts'
import { ROOT } from './scripts/steps.ts'
import { findUnknownWords } from './scripts/tidy/asked-words.ts'
import { circlesOf } from './scripts/tidy/circles.ts'
import { RULES } from './scripts/tidy/rules.ts'
import { sizesOf, wrongSizes } from './scripts/tidy/sizes.ts'
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

describe('files that are read one after the other', () => {
  const file = (name: string, text: string) => ({ path: `art/${name}.ts`, text })

  test('a circle is found, and what leads into it is none of it', () => {
    const circle = [file('a', "import './b.ts'"), file('b', "import type { C } from './c.ts'"), file('c', "from './a.ts'")]
    expect(circlesOf([...circle, file('d', "from './a.ts'")])).toEqual([['art/a.ts', 'art/b.ts', 'art/c.ts']])
  })

  test.each(['art/', 'engine/slot/certify/'])('%s goes round in no circle', (folder) => {
    expect(circlesOf(sources.filter(({ path }) => path.startsWith(folder) && /\.tsx?$/.test(path)))).toEqual([])
  })
})

describe('a slice is as large as one can know', () => {
  const code = (count: number, lines = 1, name = 'code') =>
    Array.from({ length: count }, (_, index) => ({ path: `features/x/server/${name}-${index}.ts`, text: 'a\n'.repeat(lines) }))

  test('everywhere', () => expect(wrongSizes(sizesOf(sources))).toEqual([]))

  test('thirty files of code fit, however many tests and words stand beside them', () => {
    const besides = ['web/messages.en.ts', 'fixtures.ts', 'server/flow.test.ts', 'server/test-bench.ts', 'README.md', 'web/x.css']
    const all = [...code(30), ...besides.map((name) => ({ path: `features/x/${name}`, text: 'a' }))]
    expect(wrongSizes(sizesOf(all))).toEqual([])
  })

  test('one file more does not, nor do 3,001 lines, nor a folder of the client as large', () => {
    expect(wrongSizes(sizesOf(code(31)))).toHaveLength(1)
    expect(wrongSizes(sizesOf(code(3, 1_000)))).toEqual([])
    expect(wrongSizes(sizesOf([...code(3, 1_000), ...code(1, 1, 'more')]))).toHaveLength(1)
    const client = code(31).map(({ path, text }) => ({ path: path.replace('features/x/server', 'client/stage'), text }))
    expect(wrongSizes(sizesOf(client))).toHaveLength(1)
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

  test('a file asks for words that are there', () => {
    const unknown = readSources('{apps,client,features,games,ui}/**/*.{ts,tsx}').flatMap((source) =>
      findUnknownWords(source, messagesEn).map((words) => `${source.path}: ${words}`),
    )
    expect(unknown).toEqual([])
  })

  test('words that moved away from who asks for them are caught', () => {
    const asked = (text: string) =>
      findUnknownWords({ path: 'x', text }, { a: { one: 'One', in: { two: 'Two' } }, b: { two: 'Two' } })
    expect(asked("const t = useTranslations('a')\nt('one'); t('in.two'); t('two'); t.rich('three', {})")).toEqual([
      'a has no two',
      'a has no three',
    ])
    expect(asked("const t = useTranslations('a.in')\nt('two'); t('one')")).toEqual(['a.in has no one'])
    expect(asked("const t = useTranslations('a')\nt('one')\nconst t = useTranslations('b')\nt('two')")).toEqual([])
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

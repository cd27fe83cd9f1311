import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { messagesEn } from '#features/messages.en.ts'
import { WEB_FEATURES } from '#features/web.ts'
import { readList, readLists } from './scripts/lists/lists.ts'
import { disputedStates, findProofs } from './scripts/lists/proofs.ts'
import { CHAPTERS } from './scripts/lists/requirements.ts'
import { findSlices } from './scripts/lists/slices.ts'
import { ROOT } from './scripts/steps.ts'
import { findUnknownWords } from './scripts/tidy/asked-words.ts'
import { circlesOf } from './scripts/tidy/circles.ts'
import { lonelyExports } from './scripts/tidy/exports.ts'
import { promotionSizes, wrongPromotions } from './scripts/tidy/promotion-sizes.ts'
import { RULES } from './scripts/tidy/rules.ts'
import { sizesOf, wrongSizes } from './scripts/tidy/sizes.ts'
import { readSources } from './scripts/tidy/sources.ts'
import { findHabits, findHabitsInSource } from './scripts/tidy/voice.ts'
import { comparePairs, findUnfitWords, readPairs } from './scripts/tidy/words.ts'

const sources = [...readSources('**/*.{ts,tsx,mjs,md,sql,css}'), ...readSources('.env.example')]
const districtReadme = (folder: string): string =>
  sources.find(({ path }) => path === `features/${dirname(folder)}/README.md`)?.text ?? ''

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

describe('slices', async () => {
  const folders = findSlices(ROOT).map(({ folder }) => folder)

  test.each(Object.entries(await readLists()))('%s matches the folders; `npm run format` writes it', (path, text) => {
    expect(readList(ROOT, path)).toBe(text)
  })

  test.each(folders)('%s has a README', (folder) => {
    expect(existsSync(join(ROOT, 'features', folder, 'README.md'))).toBe(true)
  })

  test('the README of a district names all of its slices', () => {
    const unnamed = findSlices(ROOT).filter(({ id, folder }) => !districtReadme(folder).includes(`\`${id}\``))
    expect(unnamed.map(({ folder }) => folder)).toEqual([])
  })

  test('a web entry is named after its folder', () => {
    const folders = findSlices(ROOT).filter(({ folder }) => existsSync(join(ROOT, 'features', folder, 'web/index.ts')))
    expect(WEB_FEATURES.map(({ id }) => id)).toEqual(folders.map(({ id }) => id))
  })
})

describe('a requirement listed as not built', () => {
  test('is named by no test', () => expect(disputedStates(CHAPTERS, findProofs(ROOT))).toEqual([]))

  test('is reported with the tests that name it', () => {
    const proofs = new Map([['PAY-1', ['a.test.ts']]])
    const chapter = (extent: 'built' | 'not built') => [{ title: 'Money', requirements: [['PAY-1', 'Denied.', extent] as const] }]
    expect(disputedStates(chapter('not built'), proofs)).toEqual(['PAY-1 is listed as not built, but named by a.test.ts'])
    expect(disputedStates(chapter('built'), proofs)).toEqual([])
  })
})

describe('code of pages', () => {
  const DRAWS = /from '#engine\/(?:fair\/(?:stream|seeds)|verify|play|(?:[\w-]+\/)+play)\.ts'/

  test('FAIR-3 imports nothing that draws an outcome, except in the verifier of fair play', () => {
    const pages = sources.filter(({ path }) =>
      /^(?:client|ui|apps\/[\w-]+\/web|features\/.*\/web)\/.*(?<!\.test)\.tsx?$/.test(path),
    )
    const drawing = pages.filter(({ text }) => DRAWS.test(text)).map(({ path }) => path)
    expect(drawing.filter((path) => !/\/testing\/|^features\/play\/fair-play\/web\//.test(path))).toEqual([])
    expect(drawing).toContain('features/play/fair-play/web/verdict.tsx')
  })
})

describe('code that draws outcomes', () => {
  test('SWP-1 knows of no purchase', () => {
    const drawing = sources.filter(({ path }) => /^(?:engine|games|platform\/fair)\/.*(?<!\.test)\.tsx?$/.test(path))
    expect(drawing.length).toBeGreaterThan(100)
    expect(drawing.filter(({ text }) => /purchas|deposit/i.test(text)).map(({ path }) => path)).toEqual([])
  })
})

describe('server code', () => {
  test('LOG-6 reads the time from one clock', () => {
    const server = sources.filter(({ path }) =>
      /^(?:kernel|platform|ledger|promotions|features\/[\w-]+\/[\w-]+\/server)\/.*(?<!\.test|\.node)\.ts$/.test(path),
    )
    const reading = server.filter(({ path, text }) => !path.includes('/testing/') && /\bDate\.now\(\)|\bnew Date\(\)/.test(text))
    expect(reading.map(({ path }) => path)).toEqual(['platform/clock.ts'])
  })
})

describe('import cycles', () => {
  const file = (name: string, text: string) => ({ path: `art/${name}.ts`, text })

  test('are found, without the files that only lead into them', () => {
    const circle = [file('a', "import './b.ts'"), file('b', "import type { C } from './c.ts'"), file('c', "from './a.ts'")]
    expect(circlesOf([...circle, file('d', "from './a.ts'")])).toEqual([['art/a.ts', 'art/b.ts', 'art/c.ts']])
  })

  test.each(['art/', 'engine/slot/analysis/'])('do not include %s', (folder) => {
    expect(circlesOf(sources.filter(({ path }) => path.startsWith(folder) && /\.tsx?$/.test(path)))).toEqual([])
  })
})

describe('an exported value', () => {
  test('is imported by another file, everywhere', () => {
    expect(lonelyExports(sources.filter(({ path }) => /\.(ts|tsx|mts|mjs)$/.test(path)))).toEqual([])
  })

  test('used only by its own file, or by none, is found, however others import their names', () => {
    const text = 'export const a = 1\nexport function b() {}\nexport class C {}\nexport type D = 1\nconst e = `\nexport const f`'
    const by = (line: string) =>
      lonelyExports([
        { path: 'kernel/x.ts', text },
        { path: 'kernel/y.ts', text: line },
      ])
    expect(by('')).toEqual(['kernel/x.ts: a', 'kernel/x.ts: b', 'kernel/x.ts: C'])
    expect(by("import { a as one,\n  type C } from './x.ts'")).toEqual(['kernel/x.ts: b'])
    for (const line of ["import * as x from './x.ts'", "export * from '#kernel/x.ts'", "await import('./x.ts')"]) {
      expect(by(line)).toEqual([])
    }
  })
})

describe('the size of a slice', () => {
  const code = (count: number, lines = 1, name = 'code') =>
    Array.from({ length: count }, (_, index) => ({ path: `features/x/server/${name}-${index}.ts`, text: 'a\n'.repeat(lines) }))

  test('is within its limits everywhere', () => expect(wrongSizes(sizesOf(sources))).toEqual([]))

  test('allows thirty code files, not counting tests and messages', () => {
    const besides = ['web/messages.en.ts', 'fixtures.ts', 'server/flow.test.ts', 'server/test-bench.ts', 'README.md', 'web/x.css']
    const all = [...code(30), ...besides.map((name) => ({ path: `features/x/${name}`, text: 'a' }))]
    expect(wrongSizes(sizesOf(all))).toEqual([])
  })

  test('allows no more files, no 3,001 lines, and no client folder of that size', () => {
    expect(wrongSizes(sizesOf(code(31)))).toHaveLength(1)
    expect(wrongSizes(sizesOf(code(3, 1_000)))).toEqual([])
    expect(wrongSizes(sizesOf([...code(3, 1_000), ...code(1, 1, 'more')]))).toHaveLength(1)
    const client = code(31).map(({ path, text }) => ({ path: path.replace('features/x/server', 'client/stage'), text }))
    expect(wrongSizes(sizesOf(client))).toHaveLength(1)
  })
})

describe('a promotion', () => {
  const server = 'features/promotions/x/server'
  const sizeOf = (text: string) => promotionSizes([{ path: `${server}/promotion.ts`, text }]).get('x')

  test('takes at most 150 lines beyond its configuration, or its number, which only falls', () => {
    expect(wrongPromotions(promotionSizes(sources))).toEqual([])
  })

  test('is counted with its contract, without tests, seeds, imports, comments and empty lines', () => {
    const text =
      "import {\n  a,\n} from './a.ts'\nimport './b.ts'\n\n/**\n * A box.\n */\nconst a = 1\n// More.\n  /** One. */\nconst b = 2\n"
    expect(sizeOf(text)).toBe(2)
    const others = [
      'server/seed-demo.ts',
      'server/flow.test.ts',
      'shared/campaign.ts',
      'web/index.ts',
      'server/get-info.ts',
      'contract.ts',
    ]
    const all = ['server/promotion.ts', ...others].map((path) => ({ path: `features/promotions/x/${path}`, text }))
    expect(promotionSizes([...all, { path: 'features/promotions/y/contract.ts', text }])).toEqual(new Map([['x', 6]]))
  })

  test('that grows, or whose number is above its lines, is found', () => {
    const sizes = new Map(Object.entries({ short: 150, long: 151, known: 200, fallen: 190, done: 150 }))
    const wrong = wrongPromotions(sizes, { known: 200, fallen: 200, done: 160, gone: 160 })
    expect(wrong.map((each) => each.split(' ', 3).join(' '))).toEqual([
      'long has 151',
      'fallen has 190',
      'done is short',
      'gone is short',
    ])
  })
})

describe('both languages', async () => {
  const pairs = await readPairs()

  test.each(pairs)('$path has the same keys with the same values', (pair) => {
    expect(comparePairs(pair)).toEqual([])
  })

  test.each(pairs)('SWP-9 $path keeps to the words of a social casino', ({ en, es }) => {
    expect([...findUnfitWords(en), ...findUnfitWords(es)]).toEqual([])
  })

  test.each(pairs)('$path follows the voice guide', (pair) => {
    expect(findHabits(pair)).toEqual([])
  })

  test('phrases that the voice guide bans are caught, in both languages', () => {
    const pair = {
      path: 'x/messages.en.ts',
      en: new Map([
        ['a', 'Somebody mailed you a link'],
        ['b', 'You are signed out'],
        ['c', 'We’ll email you where you are'],
        ['d', 'Try again from {at} for × 2'],
      ]),
      es: new Map([
        ['a', 'Pulsa aquí, recibís 1.000 entradas'],
        ['b', 'Toca aquí y recibe 1,000 participaciones'],
        ['c', 'Los carretes giran por un periodo'],
      ]),
    }
    expect(findHabits(pair)).toEqual([
      'en a: mailed',
      'en a: Somebody',
      'en b: You are ',
      'en d: from {at}',
      'en d: × 2',
      'es a: Pulsa',
      'es a: 1.000',
      'es c: carretes',
    ])
    expect(findHabits({ ...pair, path: 'x/texts-en.ts', es: new Map() })).toEqual([
      'en a: mailed',
      'en a: Somebody',
      'en d: from {at}',
      'en d: × 2',
    ])
  })

  test('texts in source files follow the voice guide too', () => {
    const found = readSources('{apps,client,engine,features,games,kernel,platform,promotions,ui}/**/*.{ts,tsx}')
      .filter(({ path }) => !/\.test\.|\.node\.|\/testing\/|[.-](?:en|es)\.ts$/.test(path))
      .map((source) => ({ path: source.path, found: findHabitsInSource(source) }))
    expect(found.filter((each) => each.found.length > 0)).toEqual([])
  })

  test('phrases that the voice guide bans are caught in mails, refusals and the pages of operators', () => {
    const caught = (path: string, text: string) => findHabitsInSource({ path, text }).length
    expect(caught('x/server/mail.ts', "subject: 'Somebody signed in'")).toBe(1)
    expect(caught('x/server/seed.ts', "{ en: 'Play now', es: 'Pulsa aquí para jugar' }")).toBe(1)
    expect(caught('x/web/row.tsx', '<p>Paid at once to {name}</p>')).toBe(1)
    expect(caught('x/web/row.tsx', '`${share(a % b)} %`')).toBe(1)
    expect(caught('x/server/mail.ts', "// Somebody signed in\nsubject: 'Someone signed in'")).toBe(0)
  })

  test('INFO-6, DSGN-2 a text that promises a win, or urges to play on, is caught', () => {
    const caught = (en: string, es: string) =>
      findHabits({ path: 'x/messages.en.ts', en: new Map([['a', en]]), es: new Map([['a', es]]) }).length
    expect(caught('The jackpot is due', 'Ya toca un premio')).toBe(2)
    expect(caught('Win it back now', 'Recupera lo perdido')).toBe(2)
    expect(caught('Increase your play', 'Sube tu jugada')).toBe(2)
    expect(caught('Keep playing', 'Seguir jugando')).toBe(2)
    expect(caught('Play 500 more coins for a pull', 'Juega 500 monedas más para un jalón')).toBe(2)
    expect(caught('One more round?', '¿Otra ronda?')).toBe(2)
    expect(caught('Leaving so soon?', '¿Ya te vas?')).toBe(2)
    expect(caught('Double your play amount', 'Duplica tu monto de juego')).toBe(2)
    expect(caught('Your prize is ready', 'Tu premio está listo')).toBe(0)
    expect(caught('You keep playing to win back losses.', 'Sigues jugando para recuperar lo perdido.')).toBe(0)
  })

  test('a file uses only existing message keys', () => {
    const unknown = readSources('{apps,client,features,games,ui}/**/*.{ts,tsx}').flatMap((source) =>
      findUnknownWords(source, messagesEn).map((words) => `${source.path}: ${words}`),
    )
    expect(unknown).toEqual([])
  })

  test('a moved message is caught in the files that still use its old key', () => {
    const asked = (text: string) =>
      findUnknownWords({ path: 'x', text }, { a: { one: 'One', in: { two: 'Two' } }, b: { two: 'Two' } })
    expect(asked("const t = useTranslations('a')\nt('one'); t('in.two'); t('two'); t.rich('three', {})")).toEqual([
      'a has no two',
      'a has no three',
    ])
    expect(asked("const t = useTranslations('a.in')\nt('two'); t('one')")).toEqual(['a.in has no one'])
    expect(asked("const t = useTranslations('a')\nt('one')\nconst t = useTranslations('b')\nt('two')")).toEqual([])
  })

  test('a missing key, another value and a banned word are caught', () => {
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

import { readFileSync } from 'node:fs'
import { loadPyodide } from 'pyodide'
import { expect, test } from 'vitest'
import { playableGames } from '#games/all.ts'
import '#games/books.ts'
import { flight } from '../crash/testing/fixture-flight.ts'
import { picksDefinition } from '../slot/testing/pick-definitions.ts'
import {
  multiplyingWildsDefinition,
  stickyDefinition,
  stickyFromFirstDefinition,
  summingDefinition,
} from '../slot/testing/wild-definitions.ts'
import type { LotteryClaim } from './shared-claim.ts'
import { type FairVector, type PrizeVector, publishedVectors } from './vectors.ts'

const PROGRAM = ['verify.py', 'fair.py', 'shared.py', 'slots.py', 'tables.py', 'tumbles.py']
const BOOKS = playableGames.flatMap(({ slug, definition }) => ('book' in definition && definition.book ? [slug] : []))
const FOLDER = new URL('../../docs/fair-play/', import.meta.url)
const games = playableGames.map(({ definition }) => definition)
const published = readFileSync(new URL('vectors.json', FOLDER), 'utf8')

test('the published rounds are those that the games play; after a change of rules `npm run fair:vectors` writes them', () => {
  expect(JSON.parse(published)).toEqual(JSON.parse(JSON.stringify(publishedVectors(games))))
})

test(
  'FAIR-8: a program in another language finds them true, and finds what was tampered with',
  { timeout: 120_000 },
  async () => {
    const python = await loadPyodide()
    const printed: string[] = []
    python.setStdout({ batched: (line: string) => printed.push(line) })
    const copy = (name: string, from: URL): void => python.FS.writeFile(name, readFileSync(from, 'utf8'))
    for (const name of PROGRAM) copy(name, new URL(name, FOLDER))
    for (const slug of BOOKS) copy(`${slug}.ts`, new URL(`../../games/${slug}/book.ts`, import.meta.url))
    const check = (vectors: object, books: readonly string[] = BOOKS): unknown => {
      python.FS.writeFile('vectors.json', JSON.stringify(vectors))
      const files = ['vectors.json', ...books.map((slug) => `${slug}.ts`)].map((name) => `'${name}'`)
      return python.runPython(`import verify, tumbles; tumbles.BOOKS.clear(); verify.main(${files.join(', ')})`)
    }
    const { vectors, prizes, shared } = publishedVectors(games)
    const definitions = Object.fromEntries(games.map((definition) => [definition.id, definition]))
    expect(check({ definitions, vectors })).toBe(0)
    expect(printed).toEqual(['200 vectors, 200 played to the end, 0 wrong'])
    expect(check({ definitions, vectors }, [])).toBe(0)
    expect(printed.at(-1)).toBe('200 vectors, 175 played to the end, 0 wrong')
    expect(printed).toContain('prism-vault: draws only, 5 vectors')

    expect(check({ definitions, vectors: [], prizes })).toBe(0)
    expect(printed.at(-1)).toBe('20 prizes, 0 wrong')
    const [prize] = prizes as [PrizeVector]
    expect(check({ definitions, vectors: [], prizes: [{ ...prize, prize: 'slice-9' }] })).toBe(1)
    expect(printed.at(-2)).toContain('another prize was drawn')

    expect(check({ definitions, vectors: [], shared })).toBe(0)
    expect(printed.at(-1)).toBe('20 shared draws, 0 wrong')
    const faultOfShared = (change: object, index: number): string | undefined => {
      expect(check({ definitions, vectors: [], shared: [{ ...shared[index]!, ...change }] })).toBe(1)
      return printed.at(-2)
    }
    const { winners, tickets } = shared[5] as LotteryClaim
    expect(faultOfShared({ moments: [1] }, 0)).toContain('other moments were drawn')
    expect(faultOfShared({ commit: '00'.repeat(32) }, 0)).toContain('not the one that was promised')
    expect(faultOfShared({ winners: winners.toReversed() }, 5)).toContain('other tickets were drawn')
    expect(faultOfShared({ winners: winners.map((winner) => ({ ...winner, ticket: 'mine' })) }, 5)).toContain('was not sold')
    expect(faultOfShared({ tickets: tickets!.toReversed() }, 5)).toContain('the tickets do not lead to the root')
    expect(faultOfShared({ rules: { ...shared[5]!.rules, winners: 1 } }, 5)).toBeDefined()

    // What no published game uses yet, on rules small enough to meet all of it.
    const few = publishedVectors([
      summingDefinition,
      multiplyingWildsDefinition,
      stickyDefinition,
      stickyFromFirstDefinition,
      picksDefinition,
      flight,
    ])
    expect(check({ ...few, prizes: [], shared: [] })).toBe(0)
    expect(printed.at(-1)).toBe('200 vectors, 200 played to the end, 0 wrong')
    const chained = few.vectors.find(({ chainEnd }) => chainEnd !== undefined)!
    expect(check({ ...few, vectors: [{ ...chained, chainEnd: chained.commit }], prizes: [], shared: [] })).toBe(1)
    expect(printed.at(-2)).toContain('not of the chain that was promised')
    expect(few.vectors.filter(({ choices }) => choices.length > 0).length).toBeGreaterThan(3)

    /** The reported fault of one changed round. */
    const faultOf = (vector: object): string | undefined => {
      expect(check({ definitions, vectors: [vector] })).toBe(1)
      return printed.at(-2)
    }
    for (const game of Object.keys(definitions)) {
      const vector = vectors.find((each) => each.game === game)!
      expect(faultOf({ ...vector, payout: 1 })).toContain(`(${game}, nonce ${vector.nonce}): the round wins something else`)
    }
    const [first, second] = vectors as [FairVector, FairVector]
    expect(faultOf({ ...first, draws: first.draws.slice(0, -1) })).toContain('draw something else')
    expect(faultOf({ ...second, nonce: 1 })).toContain('was drawn otherwise')
    expect(faultOf({ ...second, commit: '00'.repeat(32) })).toContain('not the one that was promised')
  },
)

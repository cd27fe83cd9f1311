import { describe, expect, it } from 'vitest'
import { findSlot } from '#games/all.ts'
import '#games/books.ts'
import { toHex } from '../../fair/bytes.ts'
import { sha256 } from '../../fair/sha256.ts'
import { play } from '../../play.ts'
import { sampleStream, scriptedStream } from '../../testing/streams.ts'
import { foldEvents, type SlotRoundEvent } from '../view.ts'
import { bookBytes, type BookMode, entriesOf, readBook, seedAt, WEIGHTS_SUM } from './book.ts'
import { addBook, bookOf, checkBook, openBook } from './books.ts'
import { SeededStream } from './generator.ts'
import { fromBase64, readNumbers, toBase64, writeNumbers } from './numbers.ts'
import { tilted } from './tilt.ts'

const half = WEIGHTS_SUM / 2
const small: BookMode = [
  { weight: half / 2, seeds: [3, 400] },
  { weight: half, seeds: [7] },
]

describe('a book', () => {
  it('survives a round trip through its bytes', () => {
    const read = readBook(bookBytes([small]))
    expect(read).toMatchObject({ ok: true, value: { modes: [small] } })
  })

  it('gives each round as many draw values as its weight', () => {
    expect([0, half / 2 - 1, half / 2, half - 1, half, WEIGHTS_SUM - 1].map((place) => seedAt(small, place))).toEqual([
      3, 3, 400, 400, 7, 7,
    ])
  })

  it.each<[string, Uint8Array]>([
    ['malformed', Uint8Array.of()],
    ['malformed', bookBytes([small]).slice(0, -1)],
    ['malformed', Uint8Array.of(...bookBytes([small]), 1)],
    ['weight-zero', bookBytes([[...small, { weight: 0, seeds: [9] }]])],
    ['weights-misfit', bookBytes([[{ weight: half, seeds: [1] }]])],
    [
      'seed-twice',
      bookBytes([
        [
          { weight: half, seeds: [5] },
          { weight: half, seeds: [5] },
        ],
      ]),
    ],
  ])('is refused as %s', (refusal, bytes) => {
    expect(readBook(bytes)).toEqual({ ok: false, refusal })
    expect(() => openBook(toBase64(bytes))).toThrow(refusal)
  })

  it('that was added is read when it is first asked for, and a broken one then fails', () => {
    const bytes = bookBytes([[{ weight: half, seeds: [1, 2] }]])
    addBook(toBase64(bytes))
    const book = bookOf({ sha256: toHex(sha256(bytes)) })
    expect(book.modes).toEqual([[{ weight: half, seeds: [1, 2] }]])
    addBook(toBase64(bytes.slice(0, -1)))
    expect(() => bookOf({ sha256: 'nobody’s' })).toThrow('a book is')
    expect(() => bookOf({ sha256: 'nobody’s' })).toThrow('is not open')
  })

  it('must match the hash and the ways to play of its definition', () => {
    const { definition } = findSlot('sugar-parade')!
    const text = toBase64(bookBytes([small]))
    const { hash } = openBook(text)
    expect(checkBook(definition, text)).toBe('wrong-hash')
    expect(checkBook({ ...definition, book: { sha256: hash } }, text)).toBe('modes-misfit')
    const { buy: _, ...unbought } = definition
    expect(checkBook({ ...unbought, book: { sha256: hash } }, text)).toBeUndefined()
  })

  it('must be opened before a round is played from it', () => {
    const { definition } = findSlot('prism-vault')!
    const closed = { ...definition, book: { sha256: '0'.repeat(64) } }
    expect(() => play(closed, scriptedStream([0]), { amount: 2_000 })).toThrow('is not open')
  })
})

it.each(['sugar-parade', 'prism-vault'])('%s makes one draw, which selects the round', (slug) => {
  const { definition } = findSlot(slug)!
  const { modes } = bookOf(definition.book!)
  for (const mode of modes) expect(entriesOf(mode)).toBeGreaterThan(2 ** 13)
  const { draws } = play(definition, scriptedStream([123_456_789]), { amount: 2_000 })
  expect(draws).toMatchObject([{ label: 'book', n: WEIGHTS_SUM, value: 123_456_789 }])
})

it('the generator is sfc32: these are its words for the seed 1', () => {
  const stream = new SeededStream(1)
  expect(Array.from({ length: 4 }, () => stream.uint(WEIGHTS_SUM))).toMatchInlineSnapshot(`
    [
      3739678614,
      2725338478,
      3923878172,
      2212199553,
    ]
  `)
})

it('numbers and bytes survive a round trip', () => {
  const numbers = [0, 1, 127, 128, 300, 2 ** 32 - 1, 2 ** 32]
  expect(readNumbers(writeNumbers(numbers))).toEqual(numbers)
  for (const length of [0, 1, 2, 3, 4, 255]) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 37) % 256)
    expect(fromBase64(toBase64(bytes))).toEqual(bytes)
    expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64').replaceAll('=', ''))
  }
})

it('the tilt reaches the target return and keeps the hit rate', () => {
  const strata = [
    { chance: 0.7, mean: 0 },
    { chance: 0.29, mean: 2 },
    { chance: 0.01, mean: 60 },
  ]
  const chances = tilted(strata, 1.05)
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
  expect(chances[0]).toBeCloseTo(0.7, 12)
  expect(chances.reduce((sum, chance, at) => sum + chance * strata[at]!.mean, 0)).toBeCloseTo(1.05, 9)
})

it('the math report states the near-miss rate of the scatters, as played rounds show it', () => {
  const { definition, mathReport } = findSlot('sugar-parade')!
  const [rounds, amount] = [20_000, definition.betLevels.SweepStakes[0]!]
  const teases = Array.from({ length: rounds }, (_, nonce) => {
    const { events } = play(definition, sampleStream(nonce), { amount })
    const { grid } = foldEvents(events as readonly SlotRoundEvent[])
    const isPlain = events.every(({ type }) => type !== 'featureStart')
    return isPlain && grid!.flat().filter((symbol) => symbol === 'scatter').length === 3
  }).filter(Boolean).length
  const [base, bought] = mathReport.modes
  const expected = Number(base.teaseRate!.decimal) * rounds
  expect(expected).toBeGreaterThan(100)
  expect(Math.abs(teases - expected) / Math.sqrt(expected)).toBeLessThan(4)
  expect(bought!.teaseRate).toBeUndefined()
})

import { describe, expect, test } from 'vitest'
import { helpOf } from '#engine/help.ts'
import type { BookMode } from '#engine/slot/book/book.ts'
import { bookOf } from '#engine/slot/book/books.ts'
import { SeededStream } from '#engine/slot/book/generator.ts'
import type { SlotDefinition, Weights } from '#engine/slot/definition.ts'
import { playFrom } from '#engine/slot/play.ts'
import { assert } from '#kernel/result.ts'
import { slotGames } from './all.ts'
import './books.ts'

const MINUTES_MS = 180_000
const bookGames = slotGames.filter(({ definition }) => definition.book)

/** Records every draw: a second way to count, independent of a round's events. */
class NotedStream extends SeededStream {
  readonly notes: (readonly [label: string, of: number, value: number])[] = []

  override uint(n: number, label = ''): number {
    const value = super.uint(n)
    this.notes.push([label, n, value])
    return value
  }
}

/**
 * From the draws of every ordinary round: the weighted count of each symbol drawn with these weights, and of each
 * bomb.
 */
function counted(definition: SlotDefinition, mode: BookMode) {
  const { tumble } = definition
  assert(tumble, 'a game from a book tumbles')
  const symbols = definition.symbols.map(({ id }) => id)
  const ticketsOf = (weights: Weights) => symbols.flatMap((id) => Array.from({ length: weights[id] ?? 0 }, () => id))
  const spins = ticketsOf(tumble.weights)
  const bombTickets = Object.entries(tumble.bombs?.multipliers ?? {}).flatMap(([name, weight]) =>
    Array.from({ length: weight }, () => name),
  )
  const [times, bombs] = [new Map<string, number>(), new Map<string, number>()]
  const add = (to: Map<string, number>, name: string, weight: number) => to.set(name, (to.get(name) ?? 0) + weight)
  for (const { weight, seeds } of mode) {
    for (const seed of seeds) {
      const stream = new NotedStream(seed)
      playFrom(definition, stream, { amount: definition.unitsPerPlay })
      let isFree = false
      for (const [label, of, value] of stream.notes) {
        if (label === 'symbol') isFree = of !== spins.length
        if (isFree) continue
        if (label === 'symbol') add(times, spins[value]!, weight)
        if (label === 'bomb') add(bombs, bombTickets[value]!, weight)
      }
    }
  }
  return { times, bombs }
}

const sharesOf = (times: ReadonlyMap<string, number>): Map<string, number> => {
  const all = [...times.values()].reduce((sum, each) => sum + each, 0)
  return new Map([...times].map(([name, each]) => [name, each / all]))
}

describe.each(bookGames.map((game) => [game.slug, game] as const))('the help of %s', (_, game) => {
  test(
    'states the odds of its symbols and multipliers as the book gives them',
    () => {
      const { definition, symbolNames } = game
      const { times, bombs } = counted(definition, bookOf(definition.book!).modes[0]!)
      const stated = (key: string): Map<string, number> => {
        const rule = helpOf(game, 'en').rules.find((each) => each.key === key && each.values['spins'] === 'base_spins')
        const parts = String(rule?.values['odds'] ?? '')
          .split(', ')
          .filter(Boolean)
        return new Map(
          parts.map((part) => [part.slice(0, part.lastIndexOf(' ')), Number.parseFloat(part.slice(part.lastIndexOf(' ')))]),
        )
      }
      const symbols = stated('ruleBookSymbols')
      expect(symbols.size).toBe(times.size)
      for (const [id, share] of sharesOf(times)) {
        const name = symbolNames[id]?.en ?? id
        expect(symbols.get(name), name).toBe(Number((100 * share).toPrecision(3)))
      }
      const multipliers = stated('ruleBookBombs')
      expect(multipliers.size).toBe(bombs.size)
      for (const [multiplier, share] of sharesOf(bombs)) {
        expect(multipliers.get(`${Number(multiplier).toLocaleString('en')}×`), multiplier).toBe(
          Number((100 * share).toPrecision(3)),
        )
      }
    },
    MINUTES_MS,
  )

  test("does not state the generator's weights, which are not those of its rounds", () => {
    const keys = helpOf(game, 'en').rules.map(({ key }) => key)
    for (const key of ['ruleWeights', 'ruleFreeWeights', 'ruleBombWeights']) expect(keys).not.toContain(key)
  })
})

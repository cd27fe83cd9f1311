import { sha256 } from '../../fair/sha256.ts'
import { toHex } from '../../fair/bytes.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { readNumbers, writeNumbers } from './numbers.ts'

/** Every round of a game, for each way to play it: by weight, the seeds of the rounds that have it. */
export interface Book {
  /** SHA-256 of the bytes. */
  readonly hash: string
  readonly modes: readonly BookMode[]
}

export type BookMode = readonly BookGroup[]

/** Rounds that are as likely as each other. Seeds are 32-bit numbers, rising. */
export interface BookGroup {
  readonly weight: number
  readonly seeds: readonly number[]
}

/** The weights of a way to play add up to this; one draw in this range picks a round. */
export const WEIGHTS_SUM = 2 ** 32

/** Everything that can be wrong with a book, by name. */
export type BookRefusal = 'malformed' | 'weight-zero' | 'weights-misfit' | 'seed-twice'

/** Bytes of a book: the number of modes; for each the number of groups; for each weight, count and steps between seeds. */
export function bookBytes(modes: readonly BookMode[]): Uint8Array {
  const numbers = [modes.length]
  for (const groups of modes) {
    numbers.push(groups.length)
    for (const { weight, seeds } of groups) {
      numbers.push(weight, seeds.length)
      seeds.forEach((seed, at) => numbers.push(at === 0 ? seed : seed - seeds[at - 1]!))
    }
  }
  return writeNumbers(numbers)
}

export function readBook(bytes: Uint8Array): Result<Book, BookRefusal> {
  const modes = parse(readNumbers(bytes))
  if (!modes) return refuse('malformed')
  const groups = modes.flat()
  if (groups.some(({ weight }) => weight === 0)) return refuse('weight-zero')
  if (modes.some((mode) => weightOf(mode) !== WEIGHTS_SUM)) return refuse('weights-misfit')
  if (modes.some((mode) => new Set(mode.flatMap(({ seeds }) => seeds)).size !== entriesOf(mode))) return refuse('seed-twice')
  return ok({ hash: toHex(sha256(bytes)), modes })
}

export const entriesOf = (mode: BookMode): number => mode.reduce((sum, { seeds }) => sum + seeds.length, 0)

const weightOf = (mode: BookMode): number => mode.reduce((sum, { weight, seeds }) => sum + weight * seeds.length, 0)

/** The seed at a place among all weights, 0 up to their sum. */
export function seedAt(mode: BookMode, place: number): number {
  let rest = place
  for (const { weight, seeds } of mode) {
    if (rest < weight * seeds.length) return seeds[Math.floor(rest / weight)]!
    rest -= weight * seeds.length
  }
  throw new RangeError(`a book has no place ${place}`)
}

/** Undefined unless the numbers are used up exactly. */
function parse(numbers: readonly number[] | undefined): BookMode[] | undefined {
  let at = 0
  const next = (): number => numbers?.[at++] ?? Number.NaN
  const times = <T>(count: number, read: () => T): T[] => {
    const list: T[] = []
    for (let i = 0; i < count && at < (numbers?.length ?? 0); i++) list.push(read())
    return list
  }
  const modes = times(next(), () =>
    times(next(), () => {
      const weight = next()
      let seed = 0
      return { weight, seeds: times(next(), () => (seed += next())) }
    }),
  )
  const isWhole = modes.flat().every(({ seeds }) => seeds.length > 0 && seeds.every((seed) => seed < WEIGHTS_SUM))
  return numbers && at === numbers.length && modes.length > 0 && isWhole ? modes : undefined
}

import { createSeededRng } from '#platform/testing/seeded-rng.ts'

/** Reproducible random choices from a seed. */
export interface Dice {
  /** 0 to `count` - 1. */
  below(count: number): number
  pick<T>(choices: readonly T[]): T
  /** True once in `count` times. */
  oneIn(count: number): boolean
}

export function createDice(seed: string): Dice {
  const rng = createSeededRng(seed)
  const below = (count: number): number => {
    const [a = 0, b = 0, c = 0] = rng.bytes(3)
    return ((a << 16) | (b << 8) | c) % count
  }
  return { below, pick: (choices) => choices[below(choices.length)]!, oneIn: (count) => below(count) === 0 }
}

interface Timed {
  readonly name: string
  readonly ms: number
}

const SHOWN = 8

/** What a test run spent its time on, in one line. */
export function longest(all: readonly Timed[]): string {
  const shown = all.toSorted((one, other) => other.ms - one.ms).slice(0, SHOWN)
  return `Longest: ${shown.map(({ name, ms }) => `${name} ${(ms / 1_000).toFixed(1)} s`).join(', ')}`
}

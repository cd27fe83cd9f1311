import type { Heights } from '../definition.ts'
import { EMPTY, type Layout, waysThrough, windowAt } from '../layout.ts'

/** The view of a reel, ignoring its order. */
export interface WaysWindow {
  /** By symbol: the number of ways through this reel, wilds and their multipliers included. */
  readonly counts: readonly number[]
  /** The number of scatters, or a tally of several symbols. */
  readonly scatters: number
  weight: number
}

/** One reel: all its views, with their frequencies. */
export class ReelClasses {
  readonly windows: readonly WaysWindow[]
  readonly #told = new Map<string, readonly WaysWindow[]>()

  constructor(
    layout: Layout,
    strip: readonly number[],
    {
      heights,
      tallyOf = scattersOf(layout),
    }: { heights: readonly (readonly [height: number, weight: number])[]; tallyOf?: TallyOf },
  ) {
    const windows = heights.flatMap(([height, weight]) =>
      strip.map((_, stop) => ({ ...seenAt(layout, strip, { stop, height, tallyOf }), weight })),
    )
    this.windows = merged(windows)
  }

  /** The windows distinguished only by these symbols and the scatters; `counts` in symbol order. */
  toldBy(symbols: readonly number[]): readonly WaysWindow[] {
    const key = symbols.join()
    let told = this.#told.get(key)
    if (!told) {
      const narrowed = this.windows.map((window) => ({ ...window, counts: symbols.map((symbol) => window.counts[symbol]!) }))
      told = merged(narrowed)
      this.#told.set(key, told)
    }
    return told
  }

  /** By number of scatters: how often the reel shows that many. */
  get scatterWeights(): ReadonlyMap<number, number> {
    const weights = new Map<number, number>()
    for (const { scatters, weight } of this.windows) weights.set(scatters, (weights.get(scatters) ?? 0) + weight)
    return weights
  }
}

/** What a count tells apart beside the wins: one number for the symbols in view. */
export type TallyOf = (window: readonly number[]) => number

const scattersOf =
  ({ isScatter }: Layout): TallyOf =>
  (window) =>
    window.filter(isScatter).length

/** The heights of a reel, with their weights. */
export const heightsOf = ({ rows }: Layout, reel: number, heights?: Heights): (readonly [number, number])[] =>
  heights
    ? heights.weights[reel]!.map((weight, i) => [heights.min + i, weight] as const).filter(([, weight]) => weight > 0)
    : [[rows, 1]]

function seenAt(
  layout: Layout,
  strip: readonly number[],
  { stop, height, tallyOf }: { stop: number; height: number; tallyOf: TallyOf },
) {
  const window = windowAt([strip], [stop], layout.rows, [height]).filter((symbol) => symbol !== EMPTY)
  const counts = layout.symbolIds.map((_, symbol) => window.reduce((sum, shown) => sum + waysThrough(layout, symbol, shown), 0))
  return { counts, scatters: tallyOf(window) }
}

function merged(windows: readonly WaysWindow[]): WaysWindow[] {
  const known = new Map<string, WaysWindow>()
  for (const window of windows) {
    const key = `${window.counts.join()} ${window.scatters}`
    const same = known.get(key)
    if (same) same.weight += window.weight
    else known.set(key, { ...window })
  }
  return [...known.values()]
}

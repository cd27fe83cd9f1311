import { type Layout, type Strips, windowAt } from '../layout.ts'

/** One view of a reel, and the number of its stops that show it. */
export interface ReelView {
  readonly window: readonly number[]
  readonly weight: number
  /** The questions that rules ask of a single reel: does it show the special symbol, is it full of wilds? */
  readonly isMarked: boolean
  /** Packed counts of several symbols, which add up over the reels; only the scatters if absent. */
  readonly tally?: number
}

/** Every view of each reel. */
export const viewsOf = (layout: Layout, strips: Strips, isMarked?: (window: readonly number[]) => boolean): ReelView[][] =>
  strips.map((strip) =>
    strip.map((_, stop) => {
      const window = windowAt([strip], [stop], layout.rows)
      return { window, weight: 1, isMarked: isMarked?.(window) ?? false }
    }),
  )

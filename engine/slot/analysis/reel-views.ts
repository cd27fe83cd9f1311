import { type Layout, type Strips, windowAt } from '../layout.ts'

/** Something that one reel can show, and at how many of its stops it does. */
export interface ReelView {
  readonly window: readonly number[]
  readonly weight: number
  /** What a rule asks of each reel by itself: does it show the special symbol, is it full of wilds? */
  readonly isMarked: boolean
  /** Counts of several symbols in one number, which add up over the reels; the scatters alone where absent. */
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

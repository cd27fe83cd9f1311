export interface Wedge {
  readonly label: string
  readonly weight: number
}

/** A wedge on the dial, in degrees clockwise from the top. */
export interface Slice {
  readonly from: number
  readonly to: number
}

/** Wedges as wide as their probabilities. */
export function slicesOf(wedges: readonly Wedge[]): Slice[] {
  const total = wedges.reduce((sum, { weight }) => sum + weight, 0)
  let from = 0
  return wedges.map(({ weight }) => {
    const slice = { from, to: from + (360 * weight) / total }
    from = slice.to
    return slice
  })
}

const TURNS = 6

/** The wheel's rotation for which the pointer at the top stops inside slice `at`, between 15 and 85 % of it. */
export function restAngle(slices: readonly Slice[], at: number): number {
  const { from, to } = slices[at] ?? { from: 0, to: 360 }
  const share = 0.15 + ((at * 37 + slices.length * 11) % 70) / 100
  return TURNS * 360 - (from + (to - from) * share)
}

/** The path of a slice of a circle of radius `r` around the origin. */
export function slicePath({ from, to }: Slice, r: number): string {
  if (to - from >= 359.99) return `M0 ${-r}A${r} ${r} 0 1 1 -0.01 ${-r}Z`
  const [start, end] = [pointAt(from, r), pointAt(to, r)]
  return `M0 0L${start}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${end}Z`
}

export function pointAt(angle: number, r: number): string {
  const radians = (angle * Math.PI) / 180
  return `${(Math.sin(radians) * r).toFixed(2)} ${(-Math.cos(radians) * r).toFixed(2)}`
}

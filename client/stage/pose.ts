/** A symbol's offset from its cell: `x` and `y` in cells, the rest as factors. */
export interface Pose {
  readonly x: number
  readonly y: number
  readonly scale: number
  /** Narrowed for a flip. */
  readonly narrow: number
  readonly alpha: number
  readonly angle: number
}

export const AT_REST: Pose = { x: 0, y: 0, scale: 1, narrow: 1, alpha: 1, angle: 0 }

/** An animation's progress from 0 to 1. */
export type Motion = (progress: number) => Partial<Pose>

export const easeOut = (t: number): number => 1 - (1 - t) ** 3
const easeIn = (t: number): number => t * t

/** Falls from `rows` above to its cell, with one small bounce. */
export const fallIn =
  (rows: number): Motion =>
  (t) => {
    const down = Math.min(1, t / 0.78)
    const bounce = t > 0.78 ? Math.sin(Math.PI * ((t - 0.78) / 0.22)) * 0.07 : 0
    return { y: -rows * (1 - easeIn(down)) - bounce }
  }

/** Leaves its cell for a moment, as an answer to a press. */
export const hop: Motion = (t) => ({ y: -0.14 * Math.sin(Math.PI * t) })

/** Falls out of the window. */
export const fallOut =
  (rows: number): Motion =>
  (t) => ({ y: rows * easeIn(t) })

/** Swells and disappears. */
export const burst: Motion = (t) =>
  t < 0.45
    ? { scale: 1 + 0.28 * Math.sin((t / 0.45) * (Math.PI / 2)) }
    : { scale: 1.28 - (t - 0.45), alpha: 1 - easeIn((t - 0.45) / 0.55) }

/** Shrinks away, as what is drawn again does. */
export const wither: Motion = (t) => ({ scale: 1 - 0.5 * easeIn(t), alpha: 1 - easeIn(t) })

/** Flips like a card: the other side shows from halfway on. */
export const flip: Motion = (t) => ({
  narrow: Math.max(0.04, Math.abs(Math.cos(Math.PI * t))),
  scale: 1 + 0.12 * Math.sin(Math.PI * t),
})

/** The share of `uncover` that passes before the other side shows. */
export const UNCOVERED_AT = 0.68

/** Trembles ever more, then turns over and settles with a slight overshoot. */
export const uncover: Motion = (t) => {
  if (t < 0.52) return { angle: 0.11 * (t / 0.52) * Math.sin(t * 42), scale: 1 + 0.1 * easeIn(t / 0.52) }
  if (t < 0.84)
    return { narrow: Math.max(0.04, Math.abs(Math.cos(Math.PI * ((t - 0.52) / 0.32)))), scale: 1.1 + 0.12 * ((t - 0.52) / 0.32) }
  return { scale: 1.22 - 0.22 * easeOut((t - 0.84) / 0.16) }
}

/** Drops onto its cell with weight. */
export const thump: Motion = (t) => {
  if (t < 0.35) return { scale: 1.55 - 0.62 * easeIn(t / 0.35), alpha: Math.min(1, t / 0.12) }
  return { scale: 1 - 0.07 * Math.cos(((t - 0.35) / 0.65) * Math.PI * 2) * (1 - t) }
}

/** Grows from nothing with a slight overshoot. */
export const popIn: Motion = (t) => ({
  scale: t < 0.6 ? 1.18 * easeOut(t / 0.6) : 1.18 - 0.18 * easeOut((t - 0.6) / 0.4),
  alpha: Math.min(1, t * 4),
})

export const fadeIn: Motion = (t) => ({ alpha: t })
export const fadeOut: Motion = (t) => ({ alpha: 1 - t })

const STEPS = 2

/** Walks to its cell from this many cells away, in steps, rocking from foot to foot. */
export const walk =
  (fromX: number, fromY: number): Motion =>
  (t) => {
    const stride = t * STEPS
    const foot = Math.floor(Math.min(stride, STEPS - 0.001))
    const away = 1 - (foot + easeOut(Math.min(1, (stride - foot) * 1.25))) / STEPS
    const lift = Math.sin(Math.PI * Math.min(1, stride - foot)) * 0.1
    return { x: fromX * away, y: fromY * away - lift, angle: (foot % 2 === 0 ? -1 : 1) * lift * 0.9 }
  }

const WHIRL_ALPHA = 0.32

/**
 * `turns` symbols rush through one cell, equally faint throughout, since a light that came and went so fast would
 * flash.
 */
export const whirl =
  (turns: number): Motion =>
  (t) => {
    const y = ((t * turns) % 1) - 0.5
    return { y: y * 0.9, alpha: WHIRL_ALPHA, scale: 0.82 }
  }

export type PrizeWheelEvent = WheelTurned

/** The segment at the pointer, counted from 0 clockwise from the top of the wheel at rest, and its pay. */
export interface WheelTurned {
  readonly type: 'wheelTurned'
  readonly segment: number
  /** Hundredths of the stake. */
  readonly pay: number
  readonly amount: number
}

import type { Colour } from './spots.ts'

export type RouletteEvent = BallLanded | ChipPaid

export interface BallLanded {
  readonly type: 'ballLanded'
  readonly number: number
  readonly colour: Colour
}

/** A winning chip: its stake and its payout, the chip included. Losing chips have no event. */
export interface ChipPaid {
  readonly type: 'chipPaid'
  readonly spot: string
  readonly played: number
  readonly amount: number
}

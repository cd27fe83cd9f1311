import type { Colour } from './spots.ts'

export type RouletteEvent = BallLanded | ChipPaid

export interface BallLanded {
  readonly type: 'ballLanded'
  readonly number: number
  readonly colour: Colour
}

/** A chip that won: what lay there, and what comes back, the chip included. Chips that lost are not told. */
export interface ChipPaid {
  readonly type: 'chipPaid'
  readonly spot: string
  readonly played: number
  readonly amount: number
}

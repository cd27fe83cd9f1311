import { amountText } from '#ui/parts/operator-text.ts'
import type { JackpotWin } from '../shared/operator-contract.ts'

/** `1,250.5 entries`. */
export const amountIn = (mode: JackpotWin['mode'], minor: number): string =>
  `${amountText(minor)} ${mode === 'SweepStakes' ? 'entries' : 'coins'}`

export const searchOf = (player: string): string => `/operator/players?search=${player}`

import type { ModeReport } from '#engine/math-report/math-report.ts'
import type { SlotGame } from '#games/game.ts'

/** A mode that costs more than the base game, and its proven figures. */
export interface BoughtMode {
  readonly id: string
  /** In play amounts. */
  readonly price: number
  /** RTP: the average share of the price that is returned. */
  readonly rtp: number
  /** Its features, with the average number of rounds between them; 1 if guaranteed. */
  readonly features: readonly { readonly id: string; readonly oneIn: number }[]
  readonly topWin: { readonly multiple: number; readonly oneIn: number }
}

/** All modes except the base game, as the math report proves them. */
export const boughtModes = ({ mathReport }: SlotGame): BoughtMode[] =>
  mathReport.modes.filter(({ id }) => id !== 'base').map(modeOf)

const modeOf = ({ id, price, rtp, featureRates = {}, topWin }: ModeReport): BoughtMode => ({
  id,
  price,
  rtp: Number(rtp.decimal),
  features: Object.entries(featureRates).map(([feature, { decimal }]) => ({ id: feature, oneIn: oneInOf(decimal) })),
  topWin: { multiple: Number(topWin.multiple), oneIn: Number(topWin.oneIn) },
})

/** With one decimal if that is informative: one in 3.8, one in 190. */
function oneInOf(decimal: string): number {
  const oneIn = 1 / Number(decimal)
  return oneIn < 10 ? Math.round(oneIn * 10) / 10 : Math.round(oneIn)
}

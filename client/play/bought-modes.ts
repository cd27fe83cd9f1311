import type { ModeCertificate } from '#engine/certify/certificate.ts'
import type { SlotGame } from '#games/game.ts'

/** A way to play that costs more than the ordinary one, and what is proven of it. */
export interface BoughtMode {
  readonly id: string
  /** In play amounts. */
  readonly price: number
  /** Share of what is paid that comes back on average. */
  readonly rtp: number
  /** The features of it, with the rounds that they come in once on average; 1 where they come for certain. */
  readonly features: readonly { readonly id: string; readonly oneIn: number }[]
  readonly topWin: { readonly multiple: number; readonly oneIn: number }
}

/** All ways to play but the ordinary one, as the certificate proves them. */
export const boughtModes = ({ certificate }: SlotGame): BoughtMode[] =>
  certificate.modes.filter(({ id }) => id !== 'base').map(modeOf)

const modeOf = ({ id, price, rtp, featureRates = {}, topWin }: ModeCertificate): BoughtMode => ({
  id,
  price,
  rtp: Number(rtp.decimal),
  features: Object.entries(featureRates).map(([feature, { decimal }]) => ({ id: feature, oneIn: oneInOf(decimal) })),
  topWin: { multiple: Number(topWin.multiple), oneIn: Number(topWin.oneIn) },
})

/** With one decimal where that tells more: one in 3.8, one in 190. */
function oneInOf(decimal: string): number {
  const oneIn = 1 / Number(decimal)
  return oneIn < 10 ? Math.round(oneIn * 10) / 10 : Math.round(oneIn)
}

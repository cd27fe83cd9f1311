import type { ModeCertificate } from '../../certify/certificate.ts'

/** How far apart the returns of two ways to play one game may lie: a price is what its rounds are worth. */
const RETURNS_APART_MAX = 0.002

/** Whether no way to play is worth its price more or less than the others. */
export const pricesAreFair = (modes: readonly Pick<ModeCertificate, 'rtp'>[]): boolean => {
  const returns = modes.map(({ rtp }) => Number(rtp.decimal))
  return Math.max(...returns) - Math.min(...returns) <= RETURNS_APART_MAX
}

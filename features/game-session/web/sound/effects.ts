/** Left at the synthesiser's own value. */
const _ = undefined

/** ZzFX recipes: volume, randomness, frequency, attack, sustain, release, shape … */
export const EFFECTS = {
  tap: [0.3, 0, 520, _, 0.01, 0.03, 1, 1.6, _, _, _, _, _, _, _, _, _, 0.6, 0.01],
  toggle: [0.3, 0, 380, 0.01, 0.02, 0.06, 1, 1.4, _, _, 190, 0.03],
  spinStart: [0.5, 0.02, 140, 0.02, 0.12, 0.18, 3, 0.6, 9, _, _, _, _, 0.6, _, _, _, 0.7, 0.06],
  reelStop: [0.7, 0.02, 92, _, 0.02, 0.11, 2, 1.4, -4, _, _, _, _, 0.5, _, 0.05, _, 0.8, 0.02],
  anticipation: [0.4, 0, 190, 0.3, 0.9, 0.3, 2, 0.8, 1.6, 0.05, _, _, 0.09, _, 6, _, 0.05, 0.7, 0.1, 0.3],
  countTick: [0.18, 0.02, 1100, _, 0.008, 0.03, 1, 1.8],
  winSmall: [0.5, 0, 523, 0.01, 0.12, 0.26, 1, 1.5, _, _, 262, 0.09, 0.1, _, _, _, 0.06, 0.7, 0.05],
  winBig: [0.7, 0, 392, 0.02, 0.4, 0.6, 1, 1.3, _, _, 196, 0.12, 0.14, _, _, _, 0.1, 0.8, 0.1, 0.1],
  reveal: [0.5, 0, 660, 0.01, 0.15, 0.35, 1, 1.4, 3, _, 330, 0.1, _, _, _, _, 0.07, 0.7, 0.06],
} as const satisfies Readonly<Record<string, readonly (number | undefined)[]>>

export type Effect = keyof typeof EFFECTS

/**
 * The looks of a streak, with the pictures of its page and of its wheels, in `public/art/interface`. Apart from the
 * contract, so that the card on home loads little.
 */
export const SKINS = {
  default: { streak: 'lightning', wheel: 'wheel' },
  treasure: { streak: 'chest', wheel: 'coins-pile' },
  party: { streak: 'confetti', wheel: 'gift' },
} as const

export type Skin = keyof typeof SKINS

export const DEFAULT_SKIN: Skin = 'default'

/** The pictures of a look; those of the default for one that this page does not know yet. */
export const picturesOf = (name: string = DEFAULT_SKIN): (typeof SKINS)[Skin] =>
  (SKINS as Partial<Record<string, (typeof SKINS)[Skin]>>)[name] ?? SKINS[DEFAULT_SKIN]

/**
 * The third-party material of the definitions: icons, characters, fonts. Read from the data, so no list can go stale.
 */
import { allPictures } from './pictures.ts'

export interface Ingredients {
  icons: string[]
  characters: string[]
  fonts: string[]
}

/** Fonts that models use directly. */
const modelFonts = ['alfa-slab-one', 'paytone-one', 'russo-one']

export function ingredients(): Ingredients {
  const icons = new Set<string>()
  const characters = new Set<string>()
  const fonts = new Set<string>(modelFonts)
  const visit = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return
    for (const [key, part] of Object.entries(value)) {
      if (typeof part !== 'string') visit(part)
      else if (key === 'icon' || key === 'suit') icons.add(part)
      else if (key === 'character') characters.add(part)
      else if (key === 'font') fonts.add(part)
    }
  }
  for (const { drawing } of allPictures()) visit(drawing)
  // The prize wheel wears the same crown as the coins.
  icons.add('crown')
  return { icons: [...icons].toSorted(), characters: [...characters].toSorted(), fonts: [...fonts].toSorted() }
}

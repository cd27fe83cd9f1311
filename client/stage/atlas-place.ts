/** Symbols per row of an atlas. */
export const ATLAS_ACROSS = 4

/** Widths of an atlas, which exists for two symbol sizes. */
export const ATLAS_WIDTHS = { 128: 520, 256: 1032 } as const

/** Atlases whose order differs from that of the rules. */
const ORDERS: Readonly<Record<string, readonly string[]>> = {
  'orbit-rush': 'wild rocket ringed comet moon red blue green satellite'.split(' '),
  'lucky-cast': 'wild scatter fish-small fish-medium fish-large fish-gold tackle float hat net pail worm'.split(' '),
}

interface Atlas {
  readonly slug: string
  readonly symbols: readonly { readonly id: string }[]
}

/** Column and row of a symbol in its game's atlas, for a page that has not loaded the atlas's own list. */
export function atlasPlace({ slug, symbols }: Atlas, symbol: string): readonly [across: number, down: number] {
  const place = ORDERS[slug]?.indexOf(symbol) ?? symbols.findIndex(({ id }) => id === symbol)
  return [place % ATLAS_ACROSS, Math.floor(place / ATLAS_ACROSS)]
}

/** Symbols in a row of an atlas. */
const ACROSS = 4

/** The order in these atlases is not that of the rules; `atlas-place.test.ts` knows all of them. */
const ORDERS: Readonly<Record<string, readonly string[]>> = {
  'orbit-rush': ['wild', 'rocket', 'ringed', 'comet', 'moon', 'red', 'blue', 'green', 'satellite'],
  'lucky-cast': [
    ...['wild', 'scatter', 'fish-small', 'fish-medium', 'fish-large', 'fish-gold'],
    ...['tackle', 'float', 'hat', 'net', 'pail', 'worm'],
  ],
}

/** Column and row of a symbol in its game's atlas, as the page needs them before the canvas has read the atlas itself. */
export function atlasPlace(slug: string, symbols: readonly { readonly id: string }[], symbol: string): [x: number, y: number] {
  const place = ORDERS[slug]?.indexOf(symbol) ?? symbols.findIndex(({ id }) => id === symbol)
  return [place % ACROSS, Math.floor(place / ACROSS)]
}

/** From one symbol to the next, in symbols: there is a little room between them. */
export const atlasPitch = (isSharp: boolean): number => (isSharp ? 258 / 256 : 130 / 128)

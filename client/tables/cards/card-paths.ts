import type { Suit } from '#engine/natural-odds/deck.ts'

/** One suit symbol, drawn in a square of 32. */
export const SUIT_PATHS: Readonly<Record<Suit, string>> = {
  spades:
    'M16 1.5C20 8 29.5 12 29.5 19.2A6.3 6.3 0 0 1 18 22.6c.2 3.4 1.5 6 3.6 7.4H10.4c2.1-1.4 3.4-4 3.6-7.4A6.3 6.3 0 0 1 2.5 19.2C2.5 12 12 8 16 1.5Z',
  hearts: 'M16 29.5C5 20.5 1.8 15 1.8 10A7.5 7.5 0 0 1 16 7a7.5 7.5 0 0 1 14.2 3C30.2 15 27 20.5 16 29.5Z',
  diamonds: 'M16 1.5Q21 10 27.5 16 21 22 16 30.5 11 22 4.5 16 11 10 16 1.5Z',
  clubs:
    'M16 1.8a6.5 6.5 0 0 1 5.1 10.5 6.5 6.5 0 1 1-3.3 10c.3 3.5 1.6 6.1 3.8 7.7H10.4c2.2-1.6 3.5-4.2 3.8-7.7a6.5 6.5 0 1 1-3.3-10A6.5 6.5 0 0 1 16 1.8Z',
}

/**
 * Crowns of the face cards, by rank, in a field of 60 by 40: three points for the jack, five for the queen, an arch
 * for the king.
 */
export const CROWNS: Readonly<
  Record<number, { readonly body: string; readonly pearls: readonly (readonly [number, number])[] }>
> = {
  11: {
    body: 'M10 32 7 14 20 23 30 8 40 23 53 14 50 32Z',
    pearls: [
      [7, 12],
      [30, 6],
      [53, 12],
    ],
  },
  12: {
    body: 'M10 32 4 16 15 22 17 9 26 20 30 5 34 20 43 9 45 22 56 16 50 32Z',
    pearls: [
      [4, 14],
      [17, 7],
      [30, 4],
      [43, 7],
      [56, 14],
    ],
  },
  13: {
    body: 'M10 32C2 22 4 11 14 11c8 0 13 5 16 11 3-6 8-11 16-11 10 0 12 11 4 21ZM28 3h4v4h4v4h-4v6h-4v-6h-4V7h4Z',
    pearls: [
      [10, 16],
      [50, 16],
    ],
  },
}

/**
 * Positions of the pips on a number card: [across, down] in hundredths of the field; those below the middle are
 * upside down.
 */
export const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  2: [
    [50, 0],
    [50, 100],
  ],
  3: [
    [50, 0],
    [50, 50],
    [50, 100],
  ],
  4: [
    [0, 0],
    [100, 0],
    [0, 100],
    [100, 100],
  ],
  5: [
    [0, 0],
    [100, 0],
    [50, 50],
    [0, 100],
    [100, 100],
  ],
  6: [
    [0, 0],
    [100, 0],
    [0, 50],
    [100, 50],
    [0, 100],
    [100, 100],
  ],
  7: [
    [0, 0],
    [100, 0],
    [50, 25],
    [0, 50],
    [100, 50],
    [0, 100],
    [100, 100],
  ],
  8: [
    [0, 0],
    [100, 0],
    [50, 25],
    [0, 50],
    [100, 50],
    [50, 75],
    [0, 100],
    [100, 100],
  ],
  9: [
    [0, 0],
    [100, 0],
    [0, 33],
    [100, 33],
    [50, 50],
    [0, 67],
    [100, 67],
    [0, 100],
    [100, 100],
  ],
  10: [
    [0, 0],
    [100, 0],
    [50, 17],
    [0, 33],
    [100, 33],
    [0, 67],
    [100, 67],
    [50, 83],
    [0, 100],
    [100, 100],
  ],
}

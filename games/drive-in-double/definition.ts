import { type SlotDefinition, strip } from '#engine/slot/definition.ts'
import { playAmounts } from '#kernel/economy.ts'

type DriveInSymbol =
  | 'wild'
  | 'scatter'
  | 'saucer'
  | 'dinosaur'
  | 'robot'
  | 'car'
  | 'clapper'
  | 'popcorn'
  | 'hotdog'
  | 'soda'
  | 'ticket'

/** Both screens turn the same five strips. */
const SCREEN = [
  strip<DriveInSymbol>(`
    popcorn ticket soda scatter hotdog popcorn robot robot ticket clapper soda dinosaur dinosaur hotdog ticket
    car car popcorn soda saucer saucer saucer ticket clapper hotdog car popcorn soda ticket hotdog
  `),
  strip<DriveInSymbol>(`
    soda hotdog robot robot ticket popcorn wild soda clapper hotdog saucer saucer saucer ticket popcorn car soda
    dinosaur dinosaur hotdog ticket clapper popcorn soda robot ticket car hotdog
  `),
  strip<DriveInSymbol>(`
    ticket soda car car scatter popcorn hotdog clapper ticket wild soda robot robot popcorn hotdog saucer saucer
    saucer ticket soda dinosaur dinosaur popcorn clapper hotdog ticket soda popcorn hotdog ticket
  `),
  strip<DriveInSymbol>(`
    hotdog popcorn clapper soda ticket wild robot robot hotdog popcorn dinosaur dinosaur soda ticket car car hotdog
    popcorn saucer saucer saucer soda clapper ticket hotdog popcorn soda ticket
  `),
  strip<DriveInSymbol>(`
    popcorn ticket scatter hotdog soda clapper popcorn robot robot ticket hotdog wild car car soda popcorn
    dinosaur dinosaur ticket clapper hotdog soda saucer saucer saucer popcorn ticket soda hotdog ticket
  `),
]

/** Two screens of five reels and three rows, ten lines on each, ten units per stake. */
export const definition: SlotDefinition<DriveInSymbol> = {
  kind: 'slot',
  id: 'drive-in-double',
  rows: 3,
  symbols: [
    { id: 'wild', role: 'wild' },
    { id: 'scatter', role: 'scatter' },
    { id: 'saucer', role: 'plain' },
    { id: 'dinosaur', role: 'plain' },
    { id: 'robot', role: 'plain' },
    { id: 'car', role: 'plain' },
    { id: 'clapper', role: 'plain' },
    { id: 'popcorn', role: 'plain' },
    { id: 'hotdog', role: 'plain' },
    { id: 'soda', role: 'plain' },
    { id: 'ticket', role: 'plain' },
  ],
  reels: [...SCREEN, ...SCREEN],
  screens: { count: 2, together: 2 },
  unitsPerPlay: 10,
  wins: [
    {
      kind: 'lines',
      lines: [
        [1, 1, 1, 1, 1],
        [0, 0, 0, 0, 0],
        [2, 2, 2, 2, 2],
        [0, 1, 2, 1, 0],
        [2, 1, 0, 1, 2],
        [1, 0, 0, 0, 1],
        [1, 2, 2, 2, 1],
        [0, 0, 1, 2, 2],
        [2, 2, 1, 0, 0],
        [1, 0, 1, 2, 1],
      ],
      pays: {
        saucer: { 3: 16, 4: 80, 5: 500 },
        dinosaur: { 3: 10, 4: 50, 5: 250 },
        robot: { 3: 8, 4: 25, 5: 125 },
        car: { 3: 7, 4: 20, 5: 75 },
        clapper: { 3: 5, 4: 18, 5: 50 },
        popcorn: { 3: 2, 4: 6, 5: 25 },
        hotdog: { 3: 2, 4: 6, 5: 25 },
        soda: { 3: 1, 4: 5, 5: 20 },
        ticket: { 3: 1, 4: 5, 5: 20 },
      },
    },
  ],
  // The same reels of both screens.
  wildReels: [
    { reels: [], weight: 26 },
    { reels: [1, 6], weight: 2 },
    { reels: [3, 8], weight: 2 },
  ],
  features: [
    {
      kind: 'free-spins',
      symbol: 'scatter',
      countMin: 3,
      spins: 8,
      retriggerSpins: 4,
      spinsMax: 24,
      multiplier: 1,
      wildReels: [
        { reels: [], weight: 4 },
        { reels: [1, 6], weight: 3 },
        { reels: [3, 8], weight: 3 },
        { reels: [1, 3, 6, 8], weight: 1 },
      ],
    },
  ],
  capMultiple: 1_000,
  betLevels: playAmounts(10),
}

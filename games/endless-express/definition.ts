import { type SlotDefinition, strip } from '#engine/slot/definition.ts'
import { playAmounts } from '#kernel/economy.ts'

type ExpressSymbol = 'wild' | 'scatter' | 'hat' | 'clock' | 'luggage' | 'bell' | 'teapot' | 'key' | 'compass' | 'letter'

/** Every reel after the third is one of these two, in turn. */
const COUPLED = [
  strip<ExpressSymbol>(`
    letter teapot compass key bell letter hat compass luggage key teapot wild letter clock compass bell key
    teapot letter luggage compass key hat teapot bell letter clock key compass
  `),
  strip<ExpressSymbol>(`
    key compass letter bell teapot luggage key clock letter compass hat teapot key wild bell letter compass
    luggage teapot key letter clock bell compass teapot hat letter key
  `),
] as const

/** Three reels of three with 27 ways; each win that reaches the last one adds another, up to ten. */
export const definition: SlotDefinition<ExpressSymbol> = {
  kind: 'slot',
  id: 'endless-express',
  rows: 3,
  symbols: [
    { id: 'wild', role: 'wild' },
    { id: 'scatter', role: 'scatter' },
    { id: 'hat', role: 'plain' },
    { id: 'clock', role: 'plain' },
    { id: 'luggage', role: 'plain' },
    { id: 'bell', role: 'plain' },
    { id: 'teapot', role: 'plain' },
    { id: 'key', role: 'plain' },
    { id: 'compass', role: 'plain' },
    { id: 'letter', role: 'plain' },
  ],
  reels: [
    strip(`
      letter key teapot compass scatter bell letter hat key scatter luggage teapot clock letter key bell
      compass teapot letter hat key compass luggage letter teapot bell clock key compass letter
    `),
    strip(`
      compass letter key bell teapot scatter letter compass hat key luggage teapot scatter clock compass
      key wild bell teapot letter luggage compass key hat teapot clock letter bell key compass
    `),
    strip(`
      teapot key letter compass luggage scatter key teapot bell letter compass clock scatter hat teapot letter
      wild compass bell key luggage letter teapot hat compass key clock letter bell compass
    `),
    ...Array.from({ length: 7 }, (_, nth) => COUPLED[(nth % 2) as 0 | 1]),
  ],
  addsReels: { first: 3 },
  unitsPerPlay: 20,
  wins: [
    {
      kind: 'ways',
      pays: {
        hat: { 3: 14, 4: 30, 5: 60, 6: 120, 7: 240, 8: 500, 9: 1_000, 10: 2_000 },
        clock: { 3: 10, 4: 23, 5: 48, 6: 100, 7: 200, 8: 400, 9: 800, 10: 1_600 },
        luggage: { 3: 8, 4: 18, 5: 36, 6: 72, 7: 150, 8: 300, 9: 600, 10: 1_200 },
        bell: { 3: 6, 4: 13, 5: 27, 6: 56, 7: 110, 8: 220, 9: 440, 10: 900 },
        teapot: { 3: 3, 4: 6, 5: 13, 6: 24, 7: 48, 8: 100, 9: 200, 10: 400 },
        key: { 3: 2, 4: 5, 5: 10, 6: 20, 7: 40, 8: 80, 9: 160, 10: 320 },
        compass: { 3: 2, 4: 4, 5: 9, 6: 19, 7: 40, 8: 80, 9: 160, 10: 320 },
        letter: { 3: 2, 4: 4, 5: 9, 6: 19, 7: 40, 8: 80, 9: 160, 10: 320 },
      },
    },
  ],
  features: [
    {
      kind: 'free-spins',
      symbol: 'scatter',
      countMin: 3,
      spins: 8,
      retriggerSpins: 4,
      spinsMax: 20,
      multiplier: 3,
    },
  ],
  capMultiple: 2_000,
  betLevels: playAmounts(20),
}

/** The files of a slot to start from: three reels, one line, wilds. */
export function starterFiles(slug: string, title = titleOf(slug)): Readonly<Record<string, string>> {
  const name = slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return {
    'definition.ts': `import { type SlotDefinition, strip } from '#engine/slot/definition.ts'

/** Three reels, one line, one unit a play. */
export const definition: SlotDefinition = {
  kind: 'slot',
  id: '${slug}',
  rows: 3,
  symbols: [
    { id: 'wild', role: 'wild' },
    { id: 'high', role: 'plain' },
    { id: 'low', role: 'plain' },
  ],
  reels: [
    strip('high low*4 high low*3'),
    strip('wild low*3 high low*4'),
    strip('wild low*3 high low*4'),
  ],
  unitsPerPlay: 1,
  wins: [{ kind: 'lines', lines: [[1, 1, 1]], pays: { high: { 3: 10 }, low: { 3: 1 } } }],
  features: [],
  capMultiple: 10,
  betLevels: { TournamentPoints: [1_000, 2_000, 5_000], SweepStakes: [1_000, 2_000, 5_000] },
}
`,
    'index.ts': `import type { SlotGame } from '../game.ts'
import { certificate } from './certificate.ts'
import { definition } from './definition.ts'

export const ${name}: SlotGame = {
  slug: '${slug}',
  title: '${title}',
  category: 'popular-games',
  bgColor: '#303040',
  paletteId: '${slug}',
  tagline: { en: 'Say why one plays it.', es: 'Di por qué se juega.' },
  rules: { en: '3 reels, 1 line, wilds', es: '3 rodillos, 1 línea, comodines' },
  symbolNames: {
    wild: { en: 'Wild', es: 'Comodín' },
    high: { en: 'High', es: 'Alto' },
    low: { en: 'Low', es: 'Bajo' },
  },
  definition,
  certificate,
}
`,
    // Written over by the first certificate; there so that the game can be loaded to be certified.
    'certificate.ts': `import type { Certificate } from '#engine/certify/certificate.ts'

export const certificate = { game: '${slug}', defHash: '', modes: [] } as unknown as Certificate
`,
  }
}

const titleOf = (slug: string): string =>
  slug.replace(/(^|-)(\w)/g, (_, gap: string, letter: string) => (gap ? ' ' : '') + letter.toUpperCase())

import { character, lettering, place } from '#art/make.ts'
import { captainCap, catchCrate, closedCrate, helmWheel, lifebuoy, lighthouse, ropeCoil, scallop } from '#art/props/harbor.ts'
import type { GameArt, SymbolLabel } from '#art/types.ts'

function label(text: string, width: number): SymbolLabel {
  return { text, width, font: 'bowlby-one-sc', gradient: ['#ffffff', '#ffe07a', '#ff8a3c'], rim: '#0c2a6b', outline: '#ffffff' }
}

export const harborHaul: GameArt = {
  slug: 'harbor-haul',
  title: 'Harbor Haul',
  scene: 'sea',
  palette: { dark: '#0a1740', mid: '#1f5fa8', key: '#ff9d5c', light: '#ffe9b8' },
  tints: ['#ffe2b0', '#4aa8ff'],
  silhouettes: [
    { icon: 'lighthouse', x: 0.9, y: 0.38, size: 0.42, color: '#22304f', alpha: 0.9 },
    { icon: 'small-fishing-sailboat', x: 0.12, y: 0.47, size: 0.2, color: '#22304f', alpha: 0.75 },
  ],
  sprites: [
    place({ kind: 'boat' }, 0.5, 0.385, 0.88, { turn: [0.22, -0.55, 0], glow: '#ffd08a' }),
    character('tropical-fish', 0.17, 0.62, 0.28, { roll: -0.2 }),
    character('crab', 0.85, 0.61, 0.26, { roll: 0.12 }),
  ],
  lettering: lettering('bowlby-one-sc', ['HARBOR', { text: 'HAUL', width: 0.78 }], {
    gradient: ['#ffffff', '#ffe07a', '#ff8a3c'],
    rim: '#0c2a6b',
    outerRim: '#ffffff',
    warp: 'wave',
    amount: 0.08,
  }),
  screen: {
    dim: 0.16,
    frame: {
      metal: '#8a4a1f',
      inner: '#e0b878',
      rails: [
        { inset: 0, thickness: 0.1, height: 0.05, surface: { color: '#8f4d22', roughness: 0.4, clearcoat: 0.5 }, round: 0.25 },
        { inset: 0.15, thickness: 0.045, height: 0.03, surface: { color: '#e8c48a', roughness: 0.6 }, round: 1 },
        {
          inset: 0.25,
          thickness: 0.035,
          height: 0.05,
          surface: { color: '#12306e', roughness: 0.25, clearcoat: 1 },
          round: 0.4,
        },
      ],
      corner: [
        {
          part: 'ring',
          radius: 0.125,
          tube: 0.055,
          at: [-0.01, -0.01, 0.04],
          arc: 0.79,
          surface: '#e8202f',
          around: { axis: 'z', count: 4 },
        },
        { part: 'ring', radius: 0.125, tube: 0.05, at: [-0.01, -0.01, 0.04], surface: '#fffaf0' },
        { part: 'ball', radius: 0.075, at: [-0.01, -0.01, 0.02], surface: { metal: 'gold', color: '#f0b84a' } },
      ],
    },
    symbols: {
      wild: { model: lighthouse(), turn: [0.12, 0.2, 0], fill: 1, label: label('WILD', 0.86) },
      boat: { model: { kind: 'boat' }, turn: [0.22, -0.55, 0], fill: 0.98 },
      scatter: { model: lifebuoy(), turn: [-0.1, 0.2, 0], fill: 0.94, label: label('FREE', 0.84) },
      'catch-bronze': { model: catchCrate('bronze', '#4a2a18'), turn: [-0.1, 0.25, 0], fill: 0.86 },
      'catch-silver': { model: catchCrate('silver', '#1a4a7a'), turn: [-0.1, 0.25, 0], fill: 0.86 },
      'catch-gold': { model: catchCrate('gold', '#8a1220'), turn: [-0.1, 0.25, 0], fill: 0.86 },
      captain: { model: captainCap(), turn: [0.22, 0.2, 0], fill: 0.96 },
      anchor: {
        model: {
          kind: 'glyph',
          icon: 'anchor',
          face: { metal: 'gold', color: '#f0b84a' },
          gradient: ['#fff0b8', '#f4b83f', '#b06a10'],
          rim: '#12306e',
          grow: 18,
        },
        turn: [-0.06, 0.2, 0],
        roll: 0.78,
        fill: 0.8,
      },
      helm: { model: helmWheel(), turn: [-0.1, 0.25, 0] },
      rope: { model: ropeCoil(), turn: [-0.4, 0.2, 0] },
      gull: {
        model: {
          kind: 'glyph',
          icon: 'seagull',
          face: { metalness: 0.05, roughness: 0.2, clearcoat: 1 },
          gradient: ['#ffffff', '#f4f8ff', '#9fb4d0'],
          rim: '#1f5fa8',
          grow: 16,
        },
        turn: [-0.05, 0.2, 0],
        fill: 0.94,
      },
      shell: { model: scallop(['#ffe0e8', '#ff8a9a', '#d8406a']), turn: [-0.1, 0.2, 0], fill: 0.84 },
    },
    extras: { 'pick-cover': { model: closedCrate(), turn: [-0.1, 0.25, 0], fill: 0.9 } },
  },
}

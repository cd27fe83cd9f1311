import { character, goldGradient, lettering, nearCoin } from '#art/make.ts'
import { drum, fan, firecrackers, paperLantern, silkKnot, tigerHead } from '#art/props/festival.ts'
import { blankCoin, wordPlate } from '#art/props/plates.ts'
import type { GameArt } from '#art/types.ts'

export const tigerLantern: GameArt = {
  slug: 'tiger-lantern',
  title: 'Tiger Lantern',
  scene: 'moonlit',
  palette: { dark: '#2a0414', mid: '#7a0d22', key: '#ff5a3c', light: '#ffd9a0' },
  tints: ['#ffe0a0', '#ff5a2a'],
  silhouettes: [
    { icon: 'pagoda', x: 0.14, y: 0.53, size: 0.5, color: '#3a0616', alpha: 0.9 },
    { icon: 'pagoda', x: 0.9, y: 0.55, size: 0.38, color: '#3a0616', alpha: 0.8 },
  ],
  sprites: [
    character('tiger-face', 0.5, 0.39, 0.7, { glow: '#ffb04a' }),
    character('red-paper-lantern', 0.14, 0.17, 0.3, { glow: '#ff7a2a' }),
    character('red-paper-lantern', 0.86, 0.17, 0.3, { glow: '#ff7a2a' }),
    nearCoin(0.1, 0.62, 0.26, [0.4, 0.5, 0]),
    nearCoin(0.92, 0.62, 0.28, [0.5, -0.5, 0]),
  ],
  lettering: lettering('shrikhand', ['Tiger', 'Lantern'], { gradient: goldGradient, rim: '#7a0818', outerRim: '#ffcf6a' }),
  screen: {
    dim: 0.22,
    frame: {
      metal: 'gold',
      inner: '#b30d1e',
      rails: [
        { inset: 0, thickness: 0.11, height: 0.05, surface: { color: '#b80e20', roughness: 0.14, clearcoat: 1 }, round: 0.5 },
        { inset: 0.19, thickness: 0.03, height: 0.09, surface: 'gold', round: 0.5 },
        { inset: 0.29, thickness: 0.03, height: 0.03, surface: { color: '#4a0410', roughness: 0.2, clearcoat: 1 }, round: 0.3 },
      ],
      corner: [
        {
          part: 'lathe',
          profile: [
            [0, 0.06],
            [0.15, 0.06],
            [0.17, 0.03],
            [0.17, -0.03],
            [0, -0.03],
          ],
          turn: [1.57, 0, 0],
          at: [-0.01, -0.01, 0],
          surface: 'gold',
        },
        {
          part: 'lathe',
          profile: [
            [0, 0.03],
            [0.125, 0.03],
            [0.13, 0],
            [0, 0],
          ],
          turn: [1.57, 0, 0],
          at: [-0.01, -0.01, 0.05],
          surface: '#c4122a',
        },
        { part: 'ring', radius: 0.045, tube: 0.016, at: [0.035, -0.01, 0.09], surface: 'gold', around: { axis: 'z', count: 4 } },
      ],
    },
    symbols: {
      wild: {
        model: { kind: 'medallion', icon: 'pagoda', enamel: '#a80d1c', sides: 8, label: 'WILD' },
        turn: [-0.08, 0.2, 0],
        fill: 0.96,
      },
      coin: { model: blankCoin('#8a0a1a', 'gold'), turn: [-0.08, 0.12, 0], fill: 0.92 },
      tiger: { model: tigerHead(), turn: [0.05, 0.15, 0], fill: 0.96 },
      lantern: { model: paperLantern(['#ffb04a', '#f0301f', '#b0101c'], '#ffcf4a'), turn: [0.12, 0.2, 0], fill: 0.98 },
      drum: { model: drum(), turn: [0.5, 0.2, 0], roll: -0.1, fill: 0.86 },
      firecracker: { model: firecrackers(), turn: [0, 0.2, 0], roll: 0.12, fill: 0.98 },
      fan: { model: fan(['#fff4d8', '#ff9ac0', '#c01f6a'], '#6a2a12'), turn: [-0.05, 0.15, 0], roll: 0.12, fill: 0.92 },
      'knot-red': { model: silkKnot('lattice', '#d8122a', '#ff5a4a'), turn: [-0.05, 0.2, 0], fill: 0.92 },
      'knot-green': { model: silkKnot('clover', '#0f9a50', '#5fe08a'), turn: [-0.05, 0.2, 0], fill: 0.92 },
      'knot-blue': { model: silkKnot('coin', '#1a5fe0', '#6fc0ff'), turn: [-0.05, 0.2, 0], fill: 0.92 },
      'knot-gold': { model: silkKnot('rings', '#e89a10', '#ffdc6a'), turn: [-0.05, 0.2, 0], fill: 0.92 },
    },
    extras: {
      'jackpot-mini': {
        model: wordPlate('MINI', 'shrikhand', ['#1fae5a', '#045024'], 'silver'),
        turn: [-0.08, 0.12, 0],
        fill: 0.96,
      },
      'jackpot-minor': {
        model: wordPlate('MINOR', 'shrikhand', ['#2a7af0', '#0c2a8a'], 'gold'),
        turn: [-0.08, 0.12, 0],
        fill: 0.96,
      },
      'jackpot-major': {
        model: wordPlate('MAJOR', 'shrikhand', ['#e8202f', '#7a0014'], 'gold'),
        turn: [-0.08, 0.12, 0],
        fill: 0.96,
      },
    },
  },
}

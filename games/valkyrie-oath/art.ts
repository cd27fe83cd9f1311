import { lettering, place } from '#art/make.ts'
import { drinkingHorn, hammer, hornedHelm, oathRing, roundShield, runestone, wingedHelm } from '#art/props/norse.ts'
import type { GameArt, SymbolLabel } from '#art/types.ts'

function label(text: string): SymbolLabel {
  return {
    text,
    font: 'passion-one',
    gradient: ['#ffffff', '#ffe2a0', '#e0952a'],
    rim: '#1b2350',
    outline: '#0a0c1e',
    width: 0.82,
  }
}

export const valkyrieOath: GameArt = {
  slug: 'valkyrie-oath',
  title: 'Valkyrie Oath',
  scene: 'storm',
  palette: { dark: '#0a0c1e', mid: '#323c66', key: '#7f9cff', light: '#eaf0ff' },
  tints: ['#cfe0ff', '#6a8cff'],
  sprites: [
    place({ kind: 'glyph', icon: 'crossed-axes', face: 'steel', rim: '#2a1d12' }, 0.5, 0.37, 0.88, { turn: [-0.1, 0.12, 0] }),
    place({ kind: 'glyph', icon: 'viking-helmet', face: 'gold', rim: '#3a2410', grow: 12 }, 0.5, 0.4, 0.6, {
      turn: [-0.08, 0.3, 0],
      glow: '#9fb8ff',
    }),
  ],
  lettering: lettering('passion-one', ['VALKYRIE', { text: 'OATH', width: 0.66 }], {
    gradient: ['#ffffff', '#ffd98a', '#b9741a'],
    rim: '#1b2350',
    outerRim: '#9fb8ff',
  }),
  screen: {
    dim: 0.2,
    frame: {
      metal: 'steel',
      inner: 'bronze',
      rails: [
        { inset: 0, thickness: 0.035, height: 0.06, surface: { metal: 'steel', color: '#8a94b4' }, round: 0.4 },
        {
          inset: 0.07,
          thickness: 0.085,
          height: 0.04,
          surface: { color: '#6a3a1c', roughness: 0.5, clearcoat: 0.3 },
          round: 0.25,
        },
        { inset: 0.24, thickness: 0.04, height: 0.06, surface: { metal: 'steel', color: '#c0cae6' }, round: 0.4 },
      ],
      corner: [
        {
          part: 'block',
          size: [0.27, 0.27, 0.06],
          edge: 0.03,
          at: [-0.01, -0.01, 0],
          surface: { metal: 'steel', color: '#5f6a8c' },
        },
        { part: 'ring', radius: 0.085, tube: 0.02, at: [-0.01, -0.01, 0.06], surface: 'gold' },
        { part: 'ball', radius: 0.045, at: [-0.01, -0.01, 0.06], surface: 'gold' },
        { part: 'ball', radius: 0.025, at: [0.09, 0.09, 0.03], surface: 'gold', around: { axis: 'z', count: 4 } },
      ],
    },
    symbols: {
      wild: {
        model: { kind: 'glyph', icon: 'crossed-axes', face: 'silver', rim: '#5a1a12', grow: 16 },
        turn: [-0.1, 0.12, 0],
        fill: 0.94,
        label: label('WILD'),
      },
      scatter: { model: oathRing(), turn: [-0.15, 0.2, 0], label: label('OATH') },
      valkyrie: { model: wingedHelm(), turn: [0.12, 0.1, 0], fill: 1 },
      raven: {
        model: {
          kind: 'glyph',
          icon: 'raven',
          face: { metalness: 0.5, roughness: 0.14, clearcoat: 1 },
          gradient: ['#8f9fd8', '#3a3f7a', '#15162e'],
          rim: '#dfe8ff',
          grow: 18,
        },
        turn: [-0.05, 0.2, 0],
        fill: 0.94,
      },
      hammer: { model: hammer(), turn: [0.15, 0.4, 0], roll: 0.5, fill: 0.84 },
      helm: { model: hornedHelm(), turn: [0.12, 0.15, 0], fill: 0.98 },
      horn: { model: drinkingHorn(), turn: [0, 0.15, 0], fill: 0.94 },
      shield: { model: roundShield(['#c4202a', '#f0e4c8']), turn: [-0.15, 0.3, 0] },
      'rune-fire': {
        model: runestone(
          'M-0.1 1 L0.6 0.5 L0.68 -0.7 L0 -1 L-0.66 -0.6 L-0.62 0.5 Z',
          ['#b06a5a', '#7a3a34', '#401a1c'],
          '#ff8a2a',
          [
            [
              [-0.24, 0.56, 0],
              [-0.24, -0.56, 0],
            ],
            [
              [-0.24, 0.14, 0],
              [0.34, 0.6, 0],
            ],
            [
              [-0.24, -0.2, 0],
              [0.34, 0.26, 0],
            ],
          ],
        ),
        turn: [-0.1, 0.25, 0],
        fill: 0.92,
      },
      'rune-ice': {
        model: runestone(
          'M-0.62 0.86 L0.5 1 L0.74 -0.2 L0.44 -0.96 L-0.5 -0.9 L-0.78 0.1 Z',
          ['#7a9ac8', '#3f5c92', '#1c2c54'],
          '#5fe6ff',
          [
            [
              [0, 0.64, 0],
              [0, -0.64, 0],
            ],
            [
              [-0.38, 0.26, 0],
              [0.38, -0.26, 0],
            ],
          ],
        ),
        turn: [-0.1, 0.25, 0],
        fill: 0.92,
      },
      'rune-oak': {
        model: runestone(
          'M-0.4 0.96 L0.44 0.92 L0.84 0.2 L0.6 -0.84 L-0.56 -0.9 L-0.84 0.14 Z',
          ['#7a9a6a', '#46643c', '#1e3420'],
          '#9aff4a',
          [
            [
              [-0.3, -0.58, 0],
              [-0.3, 0.56, 0],
              [0.3, 0.1, 0],
            ],
            [
              [-0.3, 0.16, 0],
              [0.34, -0.36, 0],
            ],
          ],
        ),
        turn: [-0.1, 0.25, 0],
        fill: 0.92,
      },
      'rune-stone': {
        model: runestone(
          'M0 1 L0.8 0.6 L0.82 -0.56 L0.1 -1 L-0.76 -0.64 L-0.8 0.5 Z',
          ['#c4c0b4', '#86847e', '#4a4848'],
          '#ffd24a',
          [
            [
              [-0.38, -0.6, 0],
              [-0.38, 0.58, 0],
            ],
            [
              [0.38, -0.6, 0],
              [0.38, 0.58, 0],
            ],
            [
              [-0.38, 0.58, 0],
              [0.38, 0.02, 0],
            ],
            [
              [0.38, 0.58, 0],
              [-0.38, 0.02, 0],
            ],
          ],
        ),
        turn: [-0.1, 0.25, 0],
        fill: 0.92,
      },
    },
  },
}

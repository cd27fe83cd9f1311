import { gem, lettering } from '#art/make.ts'
import type { GameArt } from '#art/types.ts'

export const prismVault: GameArt = {
  slug: 'prism-vault',
  title: 'Prism Vault',
  scene: 'facet',
  palette: { dark: '#070a33', mid: '#2a2fb0', key: '#7f7bff', light: '#c8f4ff' },
  tints: ['#9cc4ff', '#ff9ae0'],
  sprites: [
    gem('emerald', '#19c37d', 0.2, 0.32, 0.36, { roll: -0.2 }),
    gem('round', '#ff2a55', 0.8, 0.32, 0.36, { roll: 0.15 }),
    gem('pear', '#b04bff', 0.22, 0.55, 0.34),
    gem('trillion', '#ffb020', 0.79, 0.56, 0.32),
    gem('round', '#2f8bff', 0.5, 0.42, 0.58, { glow: '#6fb0ff' }),
  ],
  lettering: lettering('bowlby-one-sc', ['PRISM', 'VAULT'], {
    gradient: ['#ffffff', '#c9d6ff', '#7a6bff'],
    rim: '#1b1a7a',
    outerRim: '#8ff0ff',
  }),
  screen: {
    dim: 0.34,
    frame: {
      metal: { metal: 'silver', color: '#a9b6ff', iridescence: 0.5 },
      inner: { color: '#bff2ff', emissive: '#4fa8ff', emissiveIntensity: 0.5 },
      rails: [
        {
          inset: 0,
          thickness: 0.11,
          height: 0.06,
          surface: { metal: 'silver', color: '#a9b6ff', iridescence: 0.5 },
          round: 0.1,
        },
        {
          inset: 0.2,
          thickness: 0.06,
          height: 0.02,
          surface: { color: '#bff2ff', emissive: '#4fa8ff', emissiveIntensity: 0.5 },
        },
      ],
      corner: [
        {
          part: 'lathe',
          profile: [
            [0, 0.12],
            [0.08, 0.11],
            [0.14, 0.03],
            [0.14, -0.03],
            [0, -0.05],
          ],
          surface: { color: '#ff6fd0', metalness: 0.3, roughness: 0.04, clearcoat: 1, iridescence: 1 },
          turn: [1.571, 0, 0],
          at: [0, 0, 0.06],
        },
      ],
    },
    symbols: {
      wild: {
        model: {
          kind: 'plaque',
          shape: 'octagon',
          rim: { metal: 'silver', iridescence: 1 },
          field: { color: '#5a3cff', metalness: 0.5, roughness: 0.08, clearcoat: 1, iridescence: 1 },
          gradient: ['#ff7ad9', '#8a5cff', '#2ad4ff'],
          icon: 'cut-diamond',
          mark: { color: '#ffffff', metalness: 0.6, roughness: 0.08, clearcoat: 1, iridescence: 1 },
          markSize: 0.6,
          label: 'WILD',
          labelField: '#1a0f66',
        },
        turn: [-0.08, 0.16, 0],
        fill: 0.94,
      },
      diamond: { model: { kind: 'gem', cut: 'round', color: '#f2fbff' }, turn: [0.6, 0.2, 0], fill: 0.96 },
      ruby: { model: { kind: 'gem', cut: 'hex', color: '#ff1f4d' }, turn: [1.2, 0.15, 0.1] },
      topaz: { model: { kind: 'gem', cut: 'triangle', color: '#ffb81f' }, turn: [1.3, 0.1, 0.05], fill: 0.94 },
      emerald: { model: { kind: 'gem', cut: 'emerald', color: '#12cf74' }, turn: [1.22, 0.16, 0.05], fill: 0.92 },
      aqua: { model: { kind: 'gem', cut: 'drop', color: '#3fe8ff' }, turn: [1.3, 0.12, 0.05], fill: 0.95 },
      sapphire: { model: { kind: 'gem', cut: 'round', color: '#2f6bff' }, turn: [1.2, 0.2, 0.1] },
      amethyst: { model: { kind: 'gem', cut: 'lozenge', color: '#b63dff' }, turn: [1.3, 0.12, 0.05], fill: 0.96 },
    },
  },
}

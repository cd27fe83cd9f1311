import { character, gem, lettering, nearCoin } from '#art/make.ts'
import { comet, fuelCell, moon, ringedPlanet, rocket, satellite } from '#art/props/space.ts'
import type { GameArt } from '#art/types.ts'

export const orbitRush: GameArt = {
  slug: 'orbit-rush',
  title: 'Orbit Rush',
  scene: 'nebula',
  palette: { dark: '#07031c', mid: '#2b1178', key: '#c04bff', light: '#7fe3ff' },
  tints: ['#8ff0ff', '#c04bff'],
  sprites: [
    character('rocket', 0.5, 0.36, 0.8, { glow: '#8f6bff' }),
    gem('round', '#3aa0ff', 0.16, 0.6, 0.24),
    nearCoin(0.9, 0.62, 0.26, [0.4, 0.8, 0]),
  ],
  lettering: lettering('russo-one', ['ORBIT', 'RUSH'], {
    gradient: ['#ffffff', '#9fe8ff', '#5a6bff'],
    rim: '#25106b',
    outerRim: '#d06bff',
    warp: 'rise',
    amount: 0.14,
    skew: 0.12,
  }),
  screen: {
    dim: 0.2,
    frame: {
      metal: 'steel',
      inner: '#7fe3ff',
      rails: [
        { inset: 0, thickness: 0.05, height: 0.06, surface: { metal: 'steel', color: '#5a5f9a' }, round: 0.5 },
        {
          inset: 0.1,
          thickness: 0.045,
          height: 0.02,
          surface: { color: '#c04bff', emissive: '#c04bff', emissiveIntensity: 0.9 },
          round: 1,
        },
        { inset: 0.2, thickness: 0.06, height: 0.07, surface: { metal: 'silver', color: '#aab4e8' }, round: 0.25 },
        {
          inset: 0.33,
          thickness: 0.02,
          height: 0.03,
          surface: { color: '#7fe3ff', emissive: '#7fe3ff', emissiveIntensity: 0.8 },
          round: 0.5,
        },
      ],
      corner: [
        {
          part: 'lathe',
          profile: [
            [0, 0.1],
            [0.1, 0.1],
            [0.13, 0.06],
            [0.13, -0.05],
            [0, -0.05],
          ],
          turn: [1.57, 0, 0],
          at: [0.03, 0.03, 0],
          surface: { metal: 'silver', color: '#c8d0ff' },
        },
        {
          part: 'ball',
          radius: 0.08,
          at: [0.03, 0.03, 0.08],
          surface: { color: '#7fe3ff', emissive: '#3fc0ff', emissiveIntensity: 0.7 },
        },
      ],
    },
    symbols: {
      wild: {
        model: {
          kind: 'medallion',
          icon: 'star-swirl',
          metal: { metal: 'silver', color: '#c4b8ff' },
          enamel: '#2a0f9a',
          emblem: 'gold',
          sides: 6,
          label: 'WILD',
        },
        turn: [-0.08, 0.2, 0],
        fill: 0.94,
      },
      rocket: { model: rocket({ color: '#ff2f5a', roughness: 0.15 }), turn: [0.1, 0.3, 0], roll: 0.62, fill: 1 },
      ringed: {
        model: ringedPlanet(['#ffe9a8', '#ffb45a', '#e0602a', '#ffc070', '#a8341a'], {
          color: '#8ff0e0',
          metalness: 0.2,
          roughness: 0.2,
          clearcoat: 1,
          emissive: '#2fc0b0',
          emissiveIntensity: 0.45,
        }),
        turn: [0.1, 0.2, 0],
        roll: -0.18,
        fill: 0.98,
      },
      comet: { model: comet(), turn: [0, 0, 0], fill: 0.96 },
      moon: { model: moon('#d4d6ee', '#7f86b4'), turn: [0, 0.1, 0], fill: 0.8 },
      red: { model: fuelCell(['#ffd0c0', '#ff2f4a', '#8f0022'], 'prism'), turn: [0.2, 0.3, 0], roll: 0.3, fill: 0.86 },
      blue: { model: fuelCell(['#d0f6ff', '#1f9bff', '#0a2fb0'], 'sphere'), turn: [0.2, 0.3, 0], fill: 0.84 },
      green: { model: fuelCell(['#e0ffd0', '#2fe06a', '#047a3a'], 'tube'), turn: [0.2, 0.3, 0], roll: -0.35, fill: 0.84 },
      satellite: { model: satellite('#2f4bff'), turn: [0.25, 0.3, 0], roll: -0.4, fill: 0.94 },
    },
  },
}

import { character, lettering } from '#art/make.ts'
import { cupcake, donut, gumdrop, gummyBear, jellyBean, lollipop, mint, sugarBomb } from '#art/props/sweets.ts'
import type { Finish, GameArt } from '#art/types.ts'

const jelly: Finish = { metalness: 0.05, roughness: 0.08, clearcoat: 1 }

export const sugarParade: GameArt = {
  slug: 'sugar-parade',
  title: 'Sugar Parade',
  scene: 'hills',
  palette: { dark: '#8a2bb0', mid: '#ff7ac8', key: '#ffd0ec', light: '#fff3b0' },
  tints: ['#fff3c0', '#ff6ad0'],
  scrim: '#8a1f8f',
  sprites: [
    character('lollipop', 0.24, 0.34, 0.5, { roll: -0.3 }),
    character('cupcake', 0.76, 0.36, 0.46, { roll: 0.18 }),
    character('doughnut', 0.5, 0.42, 0.62, { glow: '#fff' }),
    character('candy', 0.16, 0.61, 0.3, { roll: 0.4 }),
    character('strawberry', 0.85, 0.6, 0.28, { roll: 0.2 }),
  ],
  lettering: lettering('lilita-one', ['SUGAR', 'PARADE'], {
    gradient: ['#ffffff', '#ffe066', '#ff8a3d'],
    rim: '#c4148f',
    outerRim: '#ffffff',
    warp: 'wave',
    amount: 0.14,
  }),
  screen: {
    dim: 0.12,
    frame: {
      metal: '#ffffff',
      inner: '#ff5fb0',
      rails: [
        { inset: 0, thickness: 0.1, height: 0.03, surface: '#ff8ad0', round: 0.9 },
        { inset: 0.2, thickness: 0.055, height: 0.03, surface: '#fffaf2', round: 0.9 },
        { inset: 0.33, thickness: 0.02, height: 0.03, surface: '#ffd24a', round: 0.5 },
      ],
      corner: [
        {
          part: 'lathe',
          round: true,
          profile: [
            [0, 0.08],
            [0.11, 0.07],
            [0.155, 0],
            [0.11, -0.07],
            [0, -0.08],
          ],
          turn: [1.57, 0, 0],
          surface: '#fffaf2',
          at: [0, 0, 0.06],
        },
        {
          part: 'plate',
          path: 'M0 0 C0.05 0.015 0.1 0.01 0.14 -0.03 L0.14 0.04 C0.1 0.06 0.04 0.055 0 0 Z',
          depth: 0.03,
          edge: 0.006,
          at: [0, 0, 0.14],
          surface: '#ff2f7a',
          around: { axis: 'z', count: 6 },
        },
      ],
    },
    symbols: {
      scatter: {
        model: lollipop('#ff3f8a', '#fff6ea', '#ffffff'),
        turn: [-0.05, 0.15, 0],
        roll: 0.2,
        label: {
          text: 'FREE',
          font: 'paytone-one',
          width: 0.76,
          gradient: ['#ffffff', '#ffe066', '#ff8a3d'],
          rim: '#c4148f',
          outline: '#ffffff',
        },
      },
      bomb: { model: sugarBomb(), turn: [0.1, 0.15, 0], fill: 0.94 },
      heart: {
        model: {
          kind: 'glyph',
          icon: 'hearts',
          face: jelly,
          gradient: ['#ff9ab4', '#ff1f4f', '#a8002a'],
          rim: '#ffd0dc',
          grow: 20,
        },
        turn: [-0.08, 0.2, 0],
      },
      star: {
        model: {
          kind: 'glyph',
          icon: 'round-star',
          face: jelly,
          gradient: ['#fff6b0', '#ffc21f', '#f08a00'],
          rim: '#fff6d0',
          grow: 20,
        },
        turn: [-0.08, 0.2, 0],
        fill: 0.94,
      },
      bean: { model: jellyBean(['#d8a0ff', '#8a2be0', '#4a0a9a']), turn: [-0.1, 0.2, 0], roll: -0.3, fill: 0.92 },
      gummy: { model: gummyBear(['#c8ff9a', '#3fd04a', '#0a8a3a'], '#045a24'), turn: [0, 0.2, 0], fill: 1 },
      cupcake: { model: cupcake(), turn: [0.25, 0.15, 0], fill: 0.94 },
      donut: { model: donut(), turn: [-0.35, 0.25, 0] },
      mint: { model: mint('#12b8a0', '#f4fffc'), turn: [-0.15, 0.25, 0], fill: 0.84 },
      drop: { model: gumdrop(['#ffd0a0', '#ff7a1f', '#d8400a']), turn: [0.2, 0.2, 0], fill: 0.84 },
    },
  },
}

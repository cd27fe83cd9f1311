import { character, lettering, place } from '#art/make.ts'
import { horseshoeMagnet } from '#art/props/workshop.ts'
import type { GameArt, Model, Surface, Turn } from '#art/types.ts'

const facing: Turn = [-0.06, 0.2, 0]
const steel: Surface = { color: '#dfe6f0', metalness: 1, roughness: 0.2, clearcoat: 0.8 }
const enamel: Surface = { color: '#f2a800', metalness: 0.2, roughness: 0.22, clearcoat: 1 }
const RED = '#e2182c'

const glazed = (name: string, edge: Surface, wash?: string): Model => ({
  kind: 'relief',
  character: name,
  edge,
  gloss: 0.75,
  swell: 1.5,
  ...(wash && { wash }),
})

const rivet = [
  { part: 'ball', radius: 0.1, surface: steel, at: [0, 0, 0.07], scale: [1, 1, 0.55] },
  { part: 'ring', radius: 0.1, tube: 0.022, at: [0, 0, 0.08], surface: '#7a5200' },
  { part: 'block', size: [0.13, 0.026, 0.03], at: [0, 0, 0.125], turn: [0, 0, 0.7], surface: '#4a5566' },
] as const

export const ironAttraction: GameArt = {
  slug: 'iron-attraction',
  title: 'Iron Attraction',
  scene: 'rays',
  palette: { dark: '#b86a00', mid: '#fcb900', key: '#ffe866', light: '#fffdf0' },
  tints: ['#fff4c0', '#7ad0ff'],
  sprites: [
    place(horseshoeMagnet(RED), 0.5, 0.3, 0.66, { turn: [0, 0.25, 0], roll: -0.06 }),
    place(glazed('robot', '#1a4a8a'), 0.51, 0.51, 0.36, { turn: facing, roll: 0.08 }),
    character('gear', 0.16, 0.6, 0.22, { roll: -0.2 }),
    character('light-bulb', 0.87, 0.26, 0.2, { roll: 0.25 }),
    character('nut-and-bolt', 0.85, 0.59, 0.2, { roll: -0.3 }),
  ],
  lettering: lettering('russo-one', ['IRON', 'ATTRACTION'], {
    gradient: ['#ffffff', '#c4e4ff', '#3a8cf0'],
    rim: '#0a1440',
    outerRim: '#ffffff',
    warp: 'bulge',
    amount: 0.1,
  }),
  screen: {
    dim: 0.25,
    frame: {
      metal: steel,
      inner: enamel,
      rails: [
        { inset: 0, thickness: 0.1, height: 0.05, surface: enamel, round: 0.5 },
        { inset: 0.11, thickness: 0.11, height: 0.04, surface: steel, round: 0.4 },
        { inset: 0.24, thickness: 0.05, height: 0.04, surface: enamel, round: 0.7 },
      ],
      corner: rivet,
    },
    symbols: {
      wild: {
        model: horseshoeMagnet(RED),
        turn: [-0.05, 0.22, 0],
        fill: 0.92,
        label: {
          text: 'WILD',
          font: 'russo-one',
          width: 0.9,
          gradient: ['#ffffff', '#ffe69a', '#ffb02a'],
          rim: '#3a0614',
          outline: '#fff2c8',
        },
      },
      scatter: {
        model: glazed('high-voltage', '#8a5a00', 'saturate(1.15)'),
        turn: [0, 0.2, 0],
        fill: 0.92,
        glow: '#ffe04a',
        label: {
          text: 'FREE',
          font: 'russo-one',
          width: 0.84,
          gradient: ['#ffffff', '#bfe6ff', '#3a9cff'],
          rim: '#06204a',
          outline: '#eef8ff',
        },
      },
      robot: { model: glazed('robot', '#1a4a8a', 'saturate(1.2)'), turn: facing, fill: 0.96 },
      bulb: { model: glazed('light-bulb', '#8a5a00', 'saturate(1.2)'), turn: facing, fill: 0.94 },
      joystick: { model: glazed('joystick', '#3a1a4a', 'saturate(1.2)'), turn: facing, fill: 0.92 },
      clock: { model: glazed('alarm-clock', '#7a1010', 'saturate(1.15)'), turn: facing, fill: 0.92 },
      radio: { model: glazed('radio', '#4a2a10', 'saturate(1.2)'), turn: facing, fill: 0.92 },
      battery: { model: glazed('battery', '#0a5a2a', 'saturate(1.25)'), turn: facing, fill: 0.9 },
      disk: { model: glazed('floppy-disk', '#10306a', 'saturate(1.25)'), turn: facing, fill: 0.84 },
      gear: { model: glazed('gear', '#3a4a5a'), turn: facing, fill: 0.86 },
      bolt: { model: glazed('nut-and-bolt', '#4a4a5a'), turn: facing, fill: 0.86 },
    },
  },
}

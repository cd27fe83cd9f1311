import { lettering, place } from '#art/make.ts'
import type { GameArt, Model, Surface, SymbolArt, Turn } from '#art/types.ts'

const facing: Turn = [-0.06, 0.2, 0]
const copper: Surface = { color: '#d9824a', metalness: 1, roughness: 0.26, clearcoat: 0.6 }
const leather: Surface = { color: '#0a3b38', metalness: 0.1, roughness: 0.35, clearcoat: 0.8 }

const shoe = (character: string, edge: Surface, wash = 'saturate(1.2)'): Model & { kind: 'relief' } => ({
  kind: 'relief',
  character,
  edge,
  gloss: 0.8,
  swell: 1.5,
  wash,
})

const heel = shoe('high-heeled-shoe', '#7a0a20', 'saturate(1.25)')
const boot = shoe('womans-boot', '#4a2208')
const skate = shoe('ice-skate', '#0a3a7a', 'saturate(1.3)')
const runner = shoe('running-shoe', '#2a1a6a', 'saturate(1.3)')
const clock: Model = { kind: 'relief', character: 'mantelpiece-clock', edge: '#5a2a06', gloss: 0.8, swell: 1.5 }
const thread: Model = { kind: 'relief', character: 'thread', edge: '#5a1a52', gloss: 0.8, swell: 1.5, wash: 'saturate(1.2)' }

/** Two of a shoe in the glow that tells pairs from single shoes at a glance. */
const pairOf = (model: Model & { kind: 'relief' }): SymbolArt => ({
  model: { ...model, kind: 'pair', isStaggered: true },
  turn: facing,
  fill: 1,
  glow: '#ffe9a0',
})

const word = (text: string, gradient: readonly string[], rim: Surface): NonNullable<SymbolArt['label']> => ({
  text,
  font: 'caprasimo',
  gradient,
  rim,
  width: 0.88,
  outline: '#fff8e0',
})

export const cobblersLane: GameArt = {
  slug: 'cobblers-lane',
  title: "Cobbler's Lane",
  scene: 'grid',
  palette: { dark: '#022321', mid: '#0f6a60', key: '#3fe0b4', light: '#d8fff0' },
  tints: ['#fff0c8', '#4fe0c0'],
  sprites: [
    place(clock, 0.17, 0.26, 0.3, { roll: -0.12, turn: facing }),
    place(thread, 0.85, 0.24, 0.27, { roll: 0.16, turn: facing }),
    place({ ...heel, kind: 'pair', isStaggered: true }, 0.5, 0.4, 0.84, { turn: facing }),
    place(boot, 0.87, 0.57, 0.26, { roll: 0.12, turn: facing }),
  ],
  lettering: lettering('caprasimo', ["Cobbler's", { text: 'Lane', width: 0.7 }], {
    gradient: ['#ffffff', '#ffe9bc', '#e0a060'],
    rim: '#3a1404',
    outerRim: '#7df0d0',
    warp: 'bulge',
    amount: 0.12,
  }),
  screen: {
    dim: 0.25,
    frame: {
      metal: copper,
      inner: leather,
      rails: [
        { inset: 0, thickness: 0.1, height: 0.05, surface: copper, round: 0.8 },
        { inset: 0.12, thickness: 0.12, height: 0.06, surface: leather, round: 0.6 },
        { inset: 0.26, thickness: 0.04, height: 0.04, surface: copper, round: 0.8 },
      ],
      corner: [
        { part: 'ball', radius: 0.09, surface: copper, at: [0, 0, 0.09], scale: [1, 1, 0.5] },
        { part: 'ring', radius: 0.1, tube: 0.02, at: [0, 0, 0.08], surface: leather },
      ],
    },
    symbols: {
      wild: { model: thread, turn: facing, fill: 0.94, label: word('WILD', ['#ffffff', '#ffd0f4', '#f05ac8'], '#4a0a3e') },
      scatter: {
        model: clock,
        turn: facing,
        fill: 0.94,
        glow: '#ffb04a',
        label: word('FREE', ['#ffffff', '#ffe69a', '#ffa02a'], '#4a1c02'),
      },
      heel: { model: heel, turn: facing, fill: 0.86 },
      boot: { model: boot, turn: facing, fill: 0.86 },
      skate: { model: skate, turn: facing, fill: 0.86 },
      runner: { model: runner, turn: facing, fill: 0.88 },
      hiker: { model: shoe('hiking-boot', '#4a2a04'), turn: facing, fill: 0.8 },
      brogue: { model: shoe('mans-shoe', '#3a1404'), turn: facing, fill: 0.84 },
      flat: { model: shoe('flat-shoe', '#06324a', 'saturate(1.2)'), turn: facing, fill: 0.8 },
      sandal: { model: shoe('womans-sandal', '#5a2a04', 'saturate(1.2)'), turn: facing, fill: 0.8 },
      heels: pairOf(heel),
      boots: pairOf(boot),
      skates: pairOf(skate),
      runners: pairOf(runner),
    },
  },
}

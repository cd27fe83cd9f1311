/** Pictures of the interface: currencies, promotions, prizes. Games never appear here. */
import type { InterfaceArt, Model, Tints } from './types.ts'

const warm: Tints = ['#ffd9a0', '#ff8a5a']
const cool: Tints = ['#9cc4ff', '#ff9ae0']
const still = [-0.17, 0.16, 0] as const

function pile(coins: number): Model {
  return { kind: 'pile', coins, icon: 'crown', seed: coins * 13 + 5 }
}

export const interfaceArt: readonly InterfaceArt[] = [
  { name: 'coin', model: { kind: 'coin', icon: 'crown' }, turn: still, tints: warm, fill: 0.9 },
  {
    name: 'entry',
    model: {
      kind: 'coin',
      icon: 'cut-diamond',
      metal: { colour: '#19cfa6', metalness: 1, roughness: 0.18, clearcoat: 0.6 },
      field: { colour: '#0a8f78', metalness: 1, roughness: 0.3 },
    },
    turn: still,
    tints: ['#c0fff0', '#4a9bff'],
    fill: 0.9,
  },
  {
    name: 'brand-mark',
    model: { kind: 'medallion', icon: 'crown', enamel: '#5a1fc4' },
    turn: [-0.1, 0.2, 0],
    tints: cool,
    fill: 0.9,
  },
  { name: 'daily-login', model: { kind: 'fluent', character: 'spiral-calendar' }, tints: cool },
  { name: 'wheel', model: { kind: 'prize-wheel' }, turn: [-0.15, 0.1, 0], tints: warm, fill: 0.9 },
  { name: 'gift', model: { kind: 'fluent', character: 'wrapped-gift' }, tints: warm },
  { name: 'scratch-ticket', model: { kind: 'fluent', character: 'admission-tickets' }, tints: cool, roll: -0.12 },
  { name: 'bingo-ball', model: { kind: 'ball', colour: '#8a4bff', number: 7 }, tints: cool },
  { name: 'trophy', model: { kind: 'fluent', character: 'trophy' }, tints: warm },
  {
    name: 'free-spins',
    model: { kind: 'medallion', icon: 'round-star', enamel: '#0d7fb8', label: 'FREE' },
    turn: [-0.08, 0.2, 0],
    tints: cool,
    fill: 0.9,
  },
  { name: 'coins-small', model: pile(3), turn: [0.42, 0.25, 0], tints: warm, fill: 0.82 },
  { name: 'coins-pile', model: pile(14), turn: [0.42, 0.25, 0], tints: warm, fill: 0.92 },
  { name: 'coins-big', model: pile(60), turn: [0.42, 0.25, 0], tints: warm, fill: 0.96 },
  {
    name: 'chest',
    model: { kind: 'glyph', icon: 'open-treasure-chest', face: 'gold', rim: '#7a3c12', grow: 14 },
    turn: [-0.06, 0.3, 0],
    tints: warm,
    fill: 0.9,
  },
]

/** Pictures of the interface: currencies, promotions, prizes. Games never appear here. */
import { enamel } from './make.ts'
import type { InterfaceArt, MetalName, Model, Tints } from './types.ts'
import { capsuleMachine } from './props/arcade.ts'

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
      metal: { color: '#19cfa6', metalness: 1, roughness: 0.18, clearcoat: 0.6 },
      field: { color: '#0a8f78', metalness: 1, roughness: 0.3 },
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
  mark('tidewick', { icon: 'anchor', metal: 'silver', enamel: '#0a5f8f' }, cool),
  mark('emberjack', { icon: 'flame', metal: 'gold', enamel: '#8f1f0a' }, warm),
  mark('jadeloom', { icon: 'lotus', metal: 'gold', enamel: '#0a6b42' }, warm),
  mark('rosalune', { icon: 'carnival-mask', metal: 'rose', enamel: '#7a0f2e' }, warm),
  mark('voltgrid', { icon: 'electric', metal: 'steel', enamel: '#4a7a00' }, ['#d8ff6a', '#6ac8ff']),
  mark('sundrift', { icon: 'aztec-calendar-sun', metal: 'gold', enamel: '#c2452a' }, warm),
  mark('northgilt', { icon: 'stag-head', metal: 'silver', enamel: '#2b5a94' }, cool),
  {
    name: 'mark-bellwhim',
    model: { kind: 'bell', metal: 'gold', band: '#e0359a' },
    turn: [0.12, 0.2, 0],
    roll: 0.12,
    tints: cool,
  },
  { name: 'daily-login', model: { kind: 'fluent', character: 'spiral-calendar' }, tints: cool },
  { name: 'wheel', model: { kind: 'prize-wheel' }, turn: [-0.15, 0.1, 0], tints: warm, fill: 0.9 },
  { name: 'gift', model: { kind: 'fluent', character: 'wrapped-gift' }, tints: warm },
  { name: 'scratch-ticket', model: { kind: 'fluent', character: 'admission-tickets' }, tints: cool, roll: -0.12 },
  { name: 'bingo-ball', model: { kind: 'ball', color: '#8a4bff', number: 7 }, tints: cool },
  { name: 'capsule-machine', model: capsuleMachine(), turn: [0.06, 0.26, 0], tints: warm, fill: 0.94 },
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
  {
    name: 'heart',
    model: { kind: 'glyph', icon: 'hearts', face: enamel, gradient: ['#ff9ab4', '#ff1f4f', '#a8002a'], rim: 'gold', grow: 18 },
    turn: [-0.1, 0.24, 0],
    tints: warm,
    fill: 0.88,
  },
  {
    name: 'piggy-bank',
    model: {
      kind: 'glyph',
      icon: 'piggy-bank',
      face: enamel,
      gradient: ['#ffd0e4', '#ff7fb0', '#c9306f'],
      rim: 'gold',
      grow: 16,
    },
    turn: [-0.08, 0.3, 0],
    tints: warm,
    fill: 0.92,
  },
  { name: 'money-bag', model: { kind: 'fluent', character: 'money-bag' }, tints: warm },
  { name: 'lightning', model: { kind: 'fluent', character: 'high-voltage' }, tints: cool },
  { name: 'planet', model: { kind: 'fluent', character: 'ringed-planet' }, tints: cool },
  { name: 'compass', model: { kind: 'fluent', character: 'compass' }, tints: warm },
  { name: 'leaf', model: { kind: 'fluent', character: 'maple-leaf' }, tints: warm },
  { name: 'confetti', model: { kind: 'fluent', character: 'party-popper' }, tints: cool },
  { name: 'letter', model: { kind: 'fluent', character: 'love-letter' }, tints: warm },
  { name: 'reels', model: { kind: 'fluent', character: 'slot-machine' }, tints: cool },
  { name: 'chart', model: { kind: 'fluent', character: 'chart-increasing' }, tints: cool },
  league('bronze', { icon: 'laurels', metal: 'bronze', enamel: '#7a2d12', sides: 6 }),
  league('silver', { icon: 'laurel-crown', metal: 'silver', enamel: '#33415c', sides: 6 }),
  league('gold', { icon: 'crown', metal: 'gold', enamel: '#7a1016', sides: 6 }),
  league('platinum', { icon: 'winged-emblem', metal: 'steel', enamel: '#12365e', sides: 8 }),
  league('diamond', { icon: 'cut-diamond', metal: 'silver', enamel: '#3a2a9c', sides: 8 }),
  league('obsidian', { icon: 'dragon-head', metal: 'obsidian', enamel: '#3b12a8', sides: 8 }),
]

/** A brand's mark; the first brand's is `brand-mark`, the fallback for brands without one. */
function mark(brand: string, medallion: Omit<Extract<Model, { kind: 'medallion' }>, 'kind'>, tints: Tints): InterfaceArt {
  const model: Model = { kind: 'medallion', emblem: medallion.metal ?? 'gold', ...medallion }
  return { name: `mark-${brand}`, model, turn: [-0.1, 0.2, 0], tints, fill: 0.9 }
}

type League = Omit<Extract<Model, { kind: 'medallion' }>, 'kind' | 'metal'> & { readonly metal: MetalName }

/** The badge of a rank league division: its emblem has the metal of its edge. */
function league(name: string, badge: League): InterfaceArt {
  const model: Model = { kind: 'medallion', emblem: badge.metal, ...badge }
  return { name: `league-${name}`, model, turn: [-0.1, 0.22, 0], tints: warm, fill: 0.92 }
}

import { character, lettering } from '#art/make.ts'
import { candle, pumpkin, skull, tent } from '#art/props/crypt.ts'
import { bat, ghost } from '#art/props/haunts.ts'
import type { Finish, GameArt, Surface, SymbolArt, SymbolLabel } from '#art/types.ts'

const velvet: Finish = { metalness: 0.15, roughness: 0.22, clearcoat: 0.8 }

function label(text: string): SymbolLabel {
  return { text, width: 0.7, font: 'creepster', gradient: ['#f2ffd0', '#a8ff3a', '#1f9a3a'], rim: '#2a0a5c', outline: '#c88aff' }
}

/** Letters of slime over a dark edge. */
function letter(text: string, gradient: readonly string[], rim: Surface): SymbolArt {
  return {
    model: { kind: 'text', text, font: 'creepster', gradient, rim, outline: '#0d0526' },
    turn: [-0.08, 0.26, 0],
    fill: 0.84,
  }
}

export const cryptCarnival: GameArt = {
  slug: 'crypt-carnival',
  title: 'Crypt Carnival',
  scene: 'moonlit',
  palette: { dark: '#0d0526', mid: '#3a1470', key: '#8a3cd0', light: '#d6ff9a' },
  tints: ['#d6ff9a', '#a04bff'],
  silhouettes: [
    { icon: 'castle-ruins', x: 0.8, y: 0.5, size: 0.6, color: '#160634' },
    { icon: 'evil-bat', x: 0.22, y: 0.16, size: 0.22, color: '#12042c' },
    { icon: 'evil-bat', x: 0.8, y: 0.12, size: 0.16, color: '#12042c' },
  ],
  sprites: [
    character('skull', 0.46, 0.37, 0.62, { roll: -0.08, glow: '#b06bff' }),
    character('jack-o-lantern', 0.78, 0.54, 0.4, { roll: 0.1, glow: '#ff8a2a' }),
  ],
  lettering: lettering('creepster', ['CRYPT', 'CARNIVAL'], {
    gradient: ['#f2ffd0', '#a8ff3a', '#1f9a3a'],
    rim: '#2a0a5c',
    outerRim: '#a04bff',
    warp: 'arch',
  }),
  screen: {
    dim: 0.16,
    frame: {
      metal: 'obsidian',
      inner: '#a8ff3a',
      rails: [
        { inset: 0, thickness: 0.08, height: 0.06, surface: { color: '#4f4a5e', roughness: 0.75, clearcoat: 0.1 }, round: 0.22 },
        {
          inset: 0.14,
          thickness: 0.055,
          height: 0.03,
          surface: { color: '#5a1f9a', roughness: 0.3, clearcoat: 0.8 },
          round: 0.6,
        },
        {
          inset: 0.26,
          thickness: 0.022,
          height: 0.04,
          surface: { color: '#a8ff3a', emissive: '#7adf1f', emissiveIntensity: 0.7 },
          round: 0.6,
        },
      ],
      corner: [
        {
          part: 'block',
          size: [0.27, 0.27, 0.06],
          edge: 0.02,
          at: [-0.01, -0.01, 0],
          turn: [0, 0, 0],
          surface: { color: '#5f5a70', roughness: 0.8 },
        },
        {
          part: 'icon',
          icon: 'bat',
          size: 0.25,
          at: [-0.01, -0.01, 0.06],
          turn: [0, 0, -0.785],
          depth: 40,
          edge: 14,
          grow: 8,
          surface: { color: '#a8ff3a', emissive: '#6adf1f', emissiveIntensity: 0.5 },
        },
      ],
    },
    symbols: {
      wild: { model: ghost(), turn: [0.05, 0.15, 0], fill: 1, label: label('WILD') },
      scatter: { model: tent(['#6a1fc0', '#f4e8ff']), turn: [0.2, 0.22, 0], fill: 1, label: label('FREE') },
      skull: { model: skull('#8aff3a'), turn: [0.02, 0.2, 0], fill: 0.94 },
      mask: {
        model: {
          kind: 'glyph',
          icon: 'carnival-mask',
          face: velvet,
          gradient: ['#ff8ae8', '#d01fa0', '#5a0a7a'],
          rim: 'gold',
          grow: 18,
        },
        turn: [-0.05, 0.2, 0],
        fill: 0.98,
      },
      lantern: { model: pumpkin(), turn: [0.1, 0.15, 0], fill: 0.94 },
      bat: { model: bat(), turn: [0.05, 0.12, 0], fill: 1 },
      candle: { model: candle(), turn: [0.2, 0.2, 0], fill: 0.96 },
      a: letter('A', ['#f4ffb0', '#8af03a', '#147a2a'], '#d6ff9a'),
      k: letter('K', ['#ffd8a0', '#ff7a1f', '#a82a0a'], '#ffe0b0'),
      q: letter('Q', ['#f0c8ff', '#b04bff', '#4a0f9a'], '#f0d8ff'),
      j: letter('J', ['#c8f4ff', '#2fb8e0', '#0a4a8a'], '#d8f8ff'),
    },
  },
}

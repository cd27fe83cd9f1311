import { lettering, place } from '#art/make.ts'
import type { GameArt, Model, Surface } from '#art/types.ts'

const blue = ['#9dfcff', '#21b6ff', '#2540ff']

function seven(gradient: readonly string[], rim: Surface, outline?: Surface): Model {
  return { kind: 'text', text: '7', font: 'lilita-one', gradient, rim, ...(outline ? { outline } : {}) }
}

export const voltageSevens: GameArt = {
  slug: 'voltage-sevens',
  title: 'Voltage Sevens',
  scene: 'grid',
  palette: { dark: '#0d0326', mid: '#4a0a78', key: '#ff3fb0', light: '#6ff3ff' },
  tints: ['#6ff3ff', '#ff3fb0'],
  sprites: [
    place(seven(blue, 'silver'), 0.18, 0.43, 0.5, {
      roll: -0.12,
    }),
    place(seven(blue, 'silver'), 0.85, 0.43, 0.5, {
      turn: [-0.1, 0.15, 0],
      roll: 0.12,
    }),
    place(seven(['#ffb3ef', '#ff2fa8', '#9a0aff'], 'gold'), 0.5, 0.38, 0.68, {
      glow: '#ff3fb0',
    }),
  ],
  lettering: lettering('audiowide', ['VOLTAGE', { text: 'SEVENS', width: 0.86 }], {
    gradient: ['#ffffff', '#8ff4ff', '#ff5fd0'],
    rim: '#25064f',
    outerRim: '#ff3fb0',
    warp: 'pinch',
    amount: 0.16,
  }),
  screen: {
    dim: 0.3,
    frame: {
      metal: { metal: 'silver', color: '#c7b8ff' },
      inner: { color: '#ff3fb0', emissive: '#ff3fb0', emissiveIntensity: 0.6 },
    },
    symbols: {
      bolt: {
        model: { kind: 'medallion', icon: 'electric', metal: 'gold', enamel: '#4b16c9', emblem: 'gold', label: 'WILD' },
        turn: [-0.08, 0.2, 0],
      },
      'seven-pink': { model: seven(['#ffc4f4', '#ff2fa8', '#8a0aff'], 'gold', '#3d0560') },
      'seven-blue': { model: seven(['#c9feff', '#21b6ff', '#2540ff'], 'silver', '#0b1466') },
      'bar-triple': { model: { kind: 'bar', plates: 3, color: '#3a0d7a', metal: 'gold' }, turn: [-0.06, 0.25, 0] },
      'bar-double': {
        model: { kind: 'bar', plates: 2, color: '#9a0a62', metal: { metal: 'rose', color: '#ff7ac8' }, word: '#ffffff' },
        turn: [-0.06, 0.25, 0],
      },
      'bar-single': {
        model: { kind: 'bar', plates: 1, color: '#0b3f8a', metal: { metal: 'silver', color: '#9fe6ff' }, word: '#ffffff' },
        turn: [-0.06, 0.25, 0],
      },
      bell: { model: { kind: 'bell', metal: 'gold', band: { color: '#c01f8f' } }, turn: [0.12, 0.2, 0], roll: -0.08 },
      star: {
        model: {
          kind: 'glyph',
          icon: 'barbed-star',
          face: { metalness: 0.3, roughness: 0.14, clearcoat: 1 },
          gradient: ['#fff6b0', '#ffb43a', '#ff5a3c'],
          rim: '#8a1f9e',
          grow: 14,
        },
        turn: [-0.1, 0.25, 0],
      },
      plum: { model: { kind: 'plum', color: '#7a1fd8', leaf: '#35d07a' }, turn: [0.1, 0.2, 0] },
    },
  },
}

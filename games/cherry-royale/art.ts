import { goldGradient, lettering, nearCoin, place } from '#art/make.ts'
import type { GameArt, Model } from '#art/types.ts'

function letter(text: string, gradient: readonly string[]): Model {
  return { kind: 'text', text, font: 'paytone-one', gradient, rim: 'gold' }
}

export const cherryRoyale: GameArt = {
  slug: 'cherry-royale',
  title: 'Cherry Royale',
  scene: 'velvet',
  palette: { dark: '#2c0210', mid: '#98081f', key: '#ff4a4a', light: '#ffc48a' },
  tints: ['#ffe9c0', '#ff5a5a'],
  sprites: [
    place(
      { kind: 'text', text: '7', font: 'lilita-one', gradient: ['#ff9a8a', '#e3123d', '#7d0020'], rim: 'gold' },
      0.22,
      0.35,
      0.46,
      {
        roll: -0.12,
      },
    ),
    place({ kind: 'bell' }, 0.8, 0.36, 0.44, { roll: 0.15, turn: [0.12, 0.2, 0] }),
    place({ kind: 'cherries' }, 0.5, 0.42, 0.68, { glow: '#ff5a5a' }),
    nearCoin(0.07, 0.65, 0.24, [0.3, 0.6, 0]),
    nearCoin(0.94, 0.63, 0.24, [0.3, -0.6, 0]),
  ],
  lettering: lettering('chango', ['CHERRY', 'ROYALE'], {
    gradient: goldGradient,
    rim: '#5a0010',
    outerRim: '#d0142f',
    warp: 'arch',
    amount: 0.1,
  }),
  screen: {
    dim: 0.25,
    frame: { metal: 'gold', inner: { color: '#b3122c', roughness: 0.2, clearcoat: 1 } },
    symbols: {
      wild: { model: { kind: 'medallion', icon: 'queen-crown', enamel: '#b00d24', label: 'WILD' }, turn: [-0.08, 0.2, 0] },
      scatter: {
        model: { kind: 'medallion', icon: 'round-star', enamel: '#4a1a9e', sides: 8, label: 'FREE' },
        turn: [-0.08, 0.2, 0],
      },
      seven: { model: { kind: 'text', text: '7', font: 'lilita-one', gradient: ['#ff9a8a', '#e3123d', '#7d0020'], rim: 'gold' } },
      cherries: { model: { kind: 'cherries' } },
      bell: { model: { kind: 'bell' }, turn: [0.12, 0.2, 0], roll: -0.08 },
      bar: { model: { kind: 'bar', plates: 2, color: '#6b0016' }, turn: [-0.06, 0.25, 0] },
      horseshoe: { model: { kind: 'horseshoe' }, turn: [-0.1, 0.25, 0] },
      a: { model: letter('A', ['#ffb0a0', '#ff3b4e', '#8f0022']) },
      k: { model: letter('K', ['#b0e2ff', '#2b8bff', '#0a2f9a']) },
      q: { model: letter('Q', ['#ffc4f3', '#e03be0', '#6a0a9a']) },
      j: { model: letter('J', ['#c4ffc0', '#2cc95c', '#04602d']) },
      ten: { model: letter('10', ['#fff0b0', '#ffa31f', '#a84a00']) },
    },
  },
}

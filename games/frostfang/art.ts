import { gem, lettering, place } from '#art/make.ts'
import type { Finish, GameArt, Model, Surface, SymbolArt, SymbolLabel } from '#art/types.ts'

/** Carved from ice: glassy, with a cold light inside. */
const carved: Finish = { metalness: 0.25, roughness: 0.1, clearcoat: 1, iridescence: 0.3 }

function beast(icon: string, gradient: readonly string[], rim: Surface, placing: Partial<SymbolArt> = {}): SymbolArt {
  return { model: { kind: 'glyph', icon, face: carved, gradient, rim, grow: 18 }, turn: [-0.06, 0.22, 0], fill: 0.94, ...placing }
}

function letter(text: string, gradient: readonly string[]): SymbolArt {
  const model: Model = {
    kind: 'text',
    text,
    font: 'metal-mania',
    gradient: ['#ffffff', ...gradient],
    rim: '#dff3ff',
    outline: '#123a8a',
  }
  return { model, turn: [-0.1, 0.26, 0], fill: 0.8 }
}

function label(text: string): SymbolLabel {
  return { text, font: 'metal-mania', gradient: ['#ffffff', '#c8f2ff', '#5fb4ff'], rim: '#123a8a', outline: '#06113a' }
}

const icicle: Finish = { color: '#c9f2ff', metalness: 0.1, roughness: 0.06, clearcoat: 1 }

export const frostfang: GameArt = {
  slug: 'frostfang',
  title: 'Frostfang',
  scene: 'aurora',
  palette: { dark: '#040b24', mid: '#123a6e', key: '#2fe0c0', light: '#8fb0ff' },
  tints: ['#9fe8ff', '#6a7bff'],
  sprites: [
    place({ kind: 'glyph', icon: 'wolf-head', face: 'silver', rim: '#17489c', grow: 18 }, 0.52, 0.36, 0.86, {
      turn: [-0.05, 0.4, 0],
      glow: '#6fe0ff',
    }),
    gem('crystal', '#7fe8ff', 0.14, 0.56, 0.42, { turn: [0.15, 0.4, 0.35], roll: -0.25 }),
    gem('crystal', '#7fe8ff', 0.88, 0.56, 0.36, { turn: [0.15, 0.4, 0.35], roll: 0.35 }),
  ],
  lettering: lettering('metal-mania', ['FROST', 'FANG'], {
    gradient: ['#ffffff', '#bdeaff', '#3f8dff'],
    rim: '#0a1f5c',
    outerRim: '#8fe4ff',
  }),
  screen: {
    dim: 0.28,
    frame: {
      metal: 'silver',
      inner: '#2fe0c0',
      rails: [
        {
          inset: 0,
          thickness: 0.1,
          height: 0.05,
          surface: { color: '#8fd8ff', metalness: 0.3, roughness: 0.08, clearcoat: 1 },
          round: 0.5,
        },
        { inset: 0.16, thickness: 0.05, height: 0.08, surface: { metal: 'silver', color: '#cfe4ff' }, round: 0.4 },
        {
          inset: 0.25,
          thickness: 0.025,
          height: 0.03,
          surface: { color: '#2f7dff', emissive: '#2fa0ff', emissiveIntensity: 0.5 },
        },
      ],
      corner: [
        {
          part: 'lathe',
          profile: [
            [0, 0.2],
            [0.07, 0.04],
            [0.05, -0.14],
            [0, -0.16],
          ],
          ribs: { count: 3, depth: 0.3 },
          surface: icicle,
          turn: [0, 0, -0.785],
          at: [0.02, 0.02, 0.08],
        },
        {
          part: 'lathe',
          profile: [
            [0, 0.15],
            [0.05, 0.03],
            [0.035, -0.1],
            [0, -0.12],
          ],
          surface: icicle,
          turn: [0, 0, -0.15],
          at: [-0.1, 0.05, 0.06],
        },
        {
          part: 'lathe',
          profile: [
            [0, 0.15],
            [0.05, 0.03],
            [0.035, -0.1],
            [0, -0.12],
          ],
          surface: icicle,
          turn: [0, 0, -1.42],
          at: [0.05, -0.1, 0.06],
        },
      ],
    },
    symbols: {
      wild: {
        // Deep blue under a warm word: among pale ice it has to be found at once.
        ...beast('wolf-head', ['#b8f4ff', '#1f9bff', '#0a2fb4'], '#f2fbff', { turn: [-0.05, 0.35, 0] }),
        fill: 0.96,
        label: { ...label('WILD'), gradient: ['#fffbe0', '#ffd04a', '#ff8a10'] },
      },
      bear: beast('bear-face', ['#ffffff', '#e4f0fa', '#9fb8d6'], '#3a5a92'),
      fox: beast('fox-head', ['#ffe2b0', '#ff8a3a', '#c43a12'], '#fff0e0'),
      owl: beast('owl', ['#e6d4ff', '#9a6bff', '#4420b0'], '#e8dcff'),
      hare: beast('rabbit-head', ['#ffeef0', '#e07a9a', '#84244e'], '#ffe6ee'),
      antler: beast('stag-head', ['#fffbe0', '#ffd878', '#d8902a'], '#7a4a14'),
      a: letter('A', ['#ff9aa8', '#c81e4a']),
      k: letter('K', ['#7fc0ff', '#1a4fd0']),
      q: letter('Q', ['#c79aff', '#6a20c8']),
      j: letter('J', ['#7af0d0', '#0a8a72']),
      ten: letter('10', ['#ffd98a', '#d0801a']),
    },
  },
}

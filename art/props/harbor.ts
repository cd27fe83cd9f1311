/** Things of a harbor: tarred wood, rope, brass and sailcloth. */
import type { Part, Spot } from '../parts.ts'
import type { Finish, Model, Surface } from '../types.ts'

const wood: Finish = { metalness: 0, roughness: 0.42, clearcoat: 0.4 }
const paint: Finish = { metalness: 0, roughness: 0.2, clearcoat: 1 }
const brass: Finish = { metal: 'gold', color: '#f0b84a', roughness: 0.22 }
const hemp: Finish = { color: '#e0b878', roughness: 0.6, clearcoat: 0.1 }

function assembly(parts: readonly Part[]): Model {
  return { kind: 'assembly', parts }
}

/** Two strands laid round each other along a path in the plane. */
function rope(path: (share: number) => Spot, turns: number, thick: number): Part[] {
  return [0, Math.PI].map((phase): Part => ({
    part: 'rod',
    points: Array.from({ length: 72 }, (_, i): Spot => {
      const [x, y, z] = path(i / 71)
      const twist = (i / 71) * turns * 6.283 + phase
      const reach = Math.hypot(x, y) || 1
      const out = (thick * 0.7 * Math.cos(twist)) / reach
      return [x + x * out, y + y * out, z + thick * 0.7 * Math.sin(twist)]
    }),
    thick,
    surface: hemp,
  }))
}

export function ropeCoil(): Model {
  const turn = (radius: number, height: number): Part[] =>
    rope((share) => [Math.cos(share * 6.283) * radius, Math.sin(share * 6.283) * radius, height], 9, 0.11)
  return assembly([
    ...turn(0.92, 0),
    ...turn(0.66, 0.16),
    ...turn(0.42, 0.3),
    ...rope((share) => [0.42 + share * 0.75, -0.1 - share * share * 0.9, 0.34 - share * 0.3], 4, 0.1),
    {
      part: 'ring',
      radius: 0.15,
      tube: 0.06,
      at: [1.14, -0.96, 0.05],
      turn: [1.2, 0.6, 0],
      surface: { ...paint, color: '#d81f33' },
    },
  ])
}

export function helmWheel(): Model {
  return assembly([
    { part: 'ring', radius: 0.68, tube: 0.13, surface: { ...wood, color: '#9a4f1f' } },
    { part: 'ring', radius: 0.68, tube: 0.055, at: [0, 0, 0.1], surface: brass },
    {
      part: 'rod',
      points: [
        [0, 0.15, 0],
        [0, 0.6, 0],
        [0, 0.86, 0],
        [0, 0.98, 0],
        [0, 1.16, 0],
      ],
      thick: [0.075, 0.1],
      surface: { ...wood, color: '#b8642a' },
      around: { axis: 'z', count: 8 },
    },
    { part: 'ball', radius: 0.075, at: [0, 0.68, 0.13], surface: brass, around: { axis: 'z', count: 8 } },
    {
      part: 'lathe',
      round: true,
      profile: [
        [0, 0.24],
        [0.12, 0.22],
        [0.16, 0.12],
        [0.3, 0.08],
        [0.3, -0.08],
        [0, -0.08],
      ],
      turn: [1.571, 0, 0],
      surface: brass,
    },
  ])
}

export function captainCap(): Model {
  return assembly([
    {
      part: 'lathe',
      round: true,
      profile: [
        [0, 0.62],
        [0.5, 0.6],
        [0.98, 0.42],
        [1.02, 0.3],
        [0.74, 0.04],
      ],
      gradient: ['#ffffff', '#f4f6fb', '#b8c4dc'],
      surface: { metalness: 0, roughness: 0.35, clearcoat: 0.4 },
    },
    {
      part: 'lathe',
      profile: [
        [0.74, 0.08],
        [0.75, -0.26],
        [0.7, -0.28],
      ],
      surface: { ...paint, color: '#12265c' },
    },
    { part: 'ring', radius: 0.755, tube: 0.045, at: [0, -0.2, 0], turn: [1.571, 0, 0], surface: brass },
    {
      part: 'lathe',
      round: true,
      profile: [
        [0.7, 0],
        [1, -0.08],
        [1.2, -0.22],
        [1.18, -0.26],
        [0.7, -0.06],
      ],
      at: [0, -0.22, 0.06],
      scale: [0.86, 1, 1],
      surface: { ...paint, color: '#0c1430' },
    },
    {
      part: 'icon',
      icon: 'anchor',
      size: 0.58,
      at: [0, 0.14, 0.9],
      turn: [0.2, 0, -0.78],
      depth: 50,
      edge: 20,
      grow: 8,
      surface: brass,
    },
  ])
}

/** A crate of the catch; the metal of its fish says what it is worth, its foot stays free for the value. */
export function catchCrate(metal: Surface, field: string): Model {
  const plank = (y: number, color: string): Part => ({
    part: 'block',
    size: [1.9, 0.6, 0.5],
    edge: 0.06,
    at: [0, y, 0],
    surface: { ...wood, color },
  })
  return assembly([
    plank(0.61, field),
    plank(0, field),
    plank(-0.61, field),
    ...[-0.86, 0.86].map((x): Part => ({ part: 'block', size: [0.26, 1.86, 0.62], edge: 0.06, at: [x, 0, 0], surface: metal })),
    ...[-0.86, 0.86].flatMap((x) =>
      [-0.7, 0.7].map((y): Part => ({ part: 'ball', radius: 0.07, at: [x, y, 0.32], surface: { ...wood, color: '#2a1a10' } })),
    ),
    { part: 'icon', icon: 'flatfish', size: 1.34, at: [0, 0.3, 0.32], depth: 60, edge: 22, grow: 6, surface: metal },
  ])
}

/** Nailed shut, bound with brass and sealed. */
export function closedCrate(): Model {
  const plank = (y: number, color: string): Part => ({
    part: 'block',
    size: [1.9, 0.6, 0.5],
    edge: 0.06,
    at: [0, y, 0],
    surface: { ...wood, color },
  })
  const brace = (angle: number): Part => ({
    part: 'block',
    size: [2.2, 0.3, 0.6],
    edge: 0.05,
    turn: [0, 0, angle],
    surface: { ...wood, color: '#a8642c' },
  })
  const edges = [-0.86, 0.86]
  return assembly([
    plank(0.61, '#8a4a1f'),
    plank(0, '#7a3f1a'),
    plank(-0.61, '#8a4a1f'),
    brace(0.72),
    brace(-0.72),
    ...edges.map((x): Part => ({
      part: 'block',
      size: [0.26, 1.9, 0.66],
      edge: 0.06,
      at: [x, 0, 0],
      surface: { ...wood, color: '#b8742f' },
    })),
    ...edges.map((y): Part => ({
      part: 'block',
      size: [1.98, 0.26, 0.68],
      edge: 0.06,
      at: [0, y, 0],
      surface: { ...wood, color: '#b8742f' },
    })),
    ...edges.flatMap((x) => edges.map((y): Part => ({ part: 'ball', radius: 0.13, at: [x, y, 0.34], surface: brass }))),
    { part: 'ball', radius: 0.34, at: [0, 0, 0.2], surface: { ...paint, color: '#c8202f' } },
    { part: 'icon', icon: 'anchor', size: 0.44, at: [0, 0, 0.5], depth: 40, edge: 14, grow: 4, surface: brass },
  ])
}

export function lifebuoy(): Model {
  return assembly([
    {
      part: 'ring',
      radius: 0.7,
      tube: 0.27,
      arc: 0.79,
      surface: { ...paint, color: '#e8202f' },
      around: { axis: 'z', count: 4 },
    },
    { part: 'ring', radius: 0.7, tube: 0.268, surface: { ...paint, color: '#fffaf0' } },
    {
      part: 'ring',
      radius: 0.28,
      tube: 0.05,
      at: [0.7, 0, 0],
      turn: [1.571, 0, 0],
      surface: hemp,
      around: { axis: 'z', count: 4, from: 0.4, to: 5.112 },
    },
  ])
}

export function lighthouse(): Model {
  const band = (from: number, to: number, color: string): Part => {
    const radius = (y: number) => 0.52 - (y + 0.95) * 0.13
    return {
      part: 'lathe',
      profile: [
        [0, to],
        [radius(to), to],
        [radius(from), from],
        [0, from],
      ],
      surface: { ...paint, color },
    }
  }
  return assembly([
    {
      part: 'lathe',
      round: true,
      profile: [
        [0, -0.9],
        [0.7, -0.92],
        [0.95, -1.1],
        [1, -1.25],
        [0, -1.25],
      ],
      ribs: { count: 7, depth: 0.1 },
      surface: { color: '#5f6a7c', roughness: 0.7 },
    },
    band(-0.95, -0.5, '#fffaf0'),
    band(-0.5, -0.1, '#e8202f'),
    band(-0.1, 0.28, '#fffaf0'),
    band(0.28, 0.6, '#e8202f'),
    {
      part: 'lathe',
      profile: [
        [0, 0.7],
        [0.46, 0.7],
        [0.48, 0.6],
        [0, 0.58],
      ],
      surface: brass,
    },
    {
      part: 'lathe',
      profile: [
        [0, 1.04],
        [0.24, 1.04],
        [0.24, 0.7],
        [0, 0.7],
      ],
      surface: { color: '#fff0a0', emissive: '#ffd040', emissiveIntensity: 0.9 },
    },
    {
      part: 'rod',
      points: [
        [0.26, 0.7, 0],
        [0.26, 1.04, 0],
      ],
      thick: 0.03,
      surface: brass,
      around: { axis: 'y', count: 8 },
    },
    {
      part: 'lathe',
      profile: [
        [0, 1.42],
        [0.36, 1.06],
        [0.36, 1.02],
        [0, 1.02],
      ],
      surface: { ...paint, color: '#12265c' },
    },
    { part: 'ball', radius: 0.07, at: [0, 1.44, 0], surface: brass },
    ...[-1, 1].map((side): Part => ({
      part: 'plate',
      path: `M${side * 0.2} 0.06 L${side * 1.15} 0.3 L${side * 1.15} -0.3 L${side * 0.2} -0.06 Z`,
      depth: 0.03,
      edge: 0,
      at: [0, 0.88, -0.2],
      surface: { color: '#fff6c0', emissive: '#ffe070', emissiveIntensity: 0.7 },
    })),
  ])
}

/** A scallop: ribs that spread from the hinge. */
export function scallop(gradient: readonly string[]): Model {
  return assembly([
    {
      part: 'rod',
      points: [
        [0, -0.7, 0],
        [0, -0.1, 0.16],
        [0, 0.6, 0.14],
        [0, 0.95, 0],
      ],
      thick: [0.07, 0.2],
      gradient,
      surface: { ...paint, iridescence: 0.4 },
      around: { axis: 'z', count: 1 },
    },
    ...[-0.96, -0.72, -0.48, -0.24, 0.24, 0.48, 0.72, 0.96].map((lean): Part => ({
      part: 'group',
      at: [0, -0.7, 0],
      turn: [0, 0, lean],
      parts: [
        {
          part: 'rod',
          points: [
            [0, 0, 0],
            [0, 0.6, 0.16 - Math.abs(lean) * 0.06],
            [0, 1.3 - Math.abs(lean) * 0.1, 0.12],
            [0, 1.62 - Math.abs(lean) * 0.26, 0],
          ],
          thick: [0.07, 0.2],
          gradient,
          surface: { ...paint, iridescence: 0.4 },
        },
      ],
    })),
    { part: 'block', size: [0.7, 0.24, 0.2], edge: 0.08, at: [0, -0.76, 0], surface: { ...paint, color: gradient.at(-1)! } },
  ])
}

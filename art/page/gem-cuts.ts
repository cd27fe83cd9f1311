/** The corner points of each cut; the stone is their convex hull. */
import * as THREE from 'three'
import type { GemCut } from '../types.ts'

type Bulge = (angle: number) => number

function ring(count: number, radius: number, height: number, offset = 0, bulge: Bulge = () => 1): THREE.Vector3[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i + offset) / count) * Math.PI * 2
    const reach = radius * bulge(angle)
    return new THREE.Vector3(Math.cos(angle) * reach, height, Math.sin(angle) * reach)
  })
}

/** A long octagon: the rectangle of an emerald cut with its corners taken off. */
function octagon(radius: number, height: number): THREE.Vector3[] {
  const [w, h, corner] = [radius * 0.78, radius, radius * 0.3]
  const outline = [
    [w - corner, h],
    [w, h - corner],
    [w, -h + corner],
    [w - corner, -h],
    [-w + corner, -h],
    [-w, -h + corner],
    [-w, h - corner],
    [-w + corner, h],
  ]
  return outline.map(([x, z]) => new THREE.Vector3(x, height, z))
}

const three: Bulge = (angle) => 1 + 0.1 * Math.cos(3 * angle)
const drop: Bulge = (angle) => {
  const along = Math.cos(angle)
  return along > 0 ? 1 + 0.42 * along ** 3 : 1 - 0.05 * Math.abs(along)
}

type Outline = readonly (readonly [x: number, z: number])[]

/** A few wide facets around any convex outline, which must be recognizable at 44 pixels. */
function stepCut(outline: Outline, table = 0.6): THREE.Vector3[] {
  const level = (scale: number, height: number) => outline.map(([x, z]) => new THREE.Vector3(x * scale, height, z * scale))
  return [...level(table, 0.36), ...level(0.86, 0.22), ...level(1, 0.04), ...level(1, -0.04), new THREE.Vector3(0, -0.8, 0)]
}

const triangle: Outline = [
  [-0.13, -0.98],
  [0.13, -0.98],
  [1, 0.52],
  [0.87, 0.74],
  [-0.87, 0.74],
  [-1, 0.52],
]

const lozenge: Outline = [
  [0, -1.04],
  [0.74, 0],
  [0, 1.04],
  [-0.74, 0],
]

const dropOutline: Outline = [
  [0, -1.04],
  [0.3, -0.56],
  [0.58, -0.06],
  [0.69, 0.34],
  [0.6, 0.68],
  [0.34, 0.92],
  [0, 1],
  [-0.34, 0.92],
  [-0.6, 0.68],
  [-0.69, 0.34],
  [-0.58, -0.06],
  [-0.3, -0.56],
]

export const gemCuts: Record<GemCut, () => THREE.Vector3[]> = {
  round: () => [
    ...ring(8, 0.56, 0.36),
    ...ring(8, 0.82, 0.22, 0.5),
    ...ring(16, 1, 0.04),
    ...ring(16, 1, -0.02),
    ...ring(8, 0.55, -0.42, 0.5),
    ...ring(1, 0, -0.86),
  ],
  hex: () => [...ring(6, 0.6, 0.34), ...ring(6, 1, 0.08), ...ring(6, 1, -0.02), ...ring(6, 0.6, -0.4), ...ring(1, 0, -0.8)],
  square: () => [
    ...ring(4, 0.66, 0.36, 0.5),
    ...ring(4, 0.98, 0.2, 0.5),
    ...ring(8, 1.02, 0.05, 0.5),
    ...ring(8, 1.02, -0.03, 0.5),
    ...ring(4, 0.8, -0.35, 0.5),
    ...ring(4, 0.3, -0.75, 0.5),
  ],
  emerald: () => [
    ...octagon(0.62, 0.36),
    ...octagon(0.82, 0.26),
    ...octagon(1, 0.05),
    ...octagon(1, -0.03),
    ...octagon(0.75, -0.36),
    ...octagon(0.36, -0.66),
  ],
  trillion: () => [
    ...ring(3, 0.62, 0.34),
    ...ring(12, 0.95, 0.1, 0, three),
    ...ring(12, 1, 0, 0, three),
    ...ring(6, 0.6, -0.36, 0.5),
    ...ring(1, 0, -0.78),
  ],
  pear: () => [
    ...ring(10, 0.56, 0.34, 0, drop),
    ...ring(10, 0.82, 0.2, 0.5, drop),
    ...ring(20, 1, 0.03, 0, drop),
    ...ring(20, 1, -0.03, 0, drop),
    ...ring(10, 0.55, -0.42, 0.5, drop),
    ...ring(1, 0, -0.8),
  ],
  triangle: () => stepCut(triangle),
  lozenge: () => stepCut(lozenge, 0.5),
  drop: () => stepCut(dropOutline),
  crystal: () => [...ring(6, 0.42, 0.75), ...ring(6, 0.42, -0.6), ...ring(1, 0, 1.15), ...ring(3, 0.2, -0.85, 0.5)],
}

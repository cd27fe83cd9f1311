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
  crystal: () => [...ring(6, 0.42, 0.75), ...ring(6, 0.42, -0.6), ...ring(1, 0, 1.15), ...ring(3, 0.2, -0.85, 0.5)],
}

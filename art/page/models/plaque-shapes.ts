/** The outlines of plates, about one unit from the middle to the edge. */
import * as THREE from 'three'
import type { PlaqueShape } from '../../craft-types.ts'
import { roundedRectangle } from './parts.ts'

/** The reach of an outline at an angle. */
type Reach = (angle: number) => number

function polar(reach: Reach, steps = 180): THREE.Shape {
  const points = Array.from({ length: steps }, (_, i) => {
    const angle = (i / steps) * Math.PI * 2
    return new THREE.Vector2(Math.cos(angle) * reach(angle), Math.sin(angle) * reach(angle))
  })
  return new THREE.Shape(points)
}

function polygon(points: readonly (readonly [number, number])[]): THREE.Shape {
  return new THREE.Shape(points.map(([x, y]) => new THREE.Vector2(x, y)))
}

function regular(sides: number, roll: number): THREE.Shape {
  return polygon(
    Array.from({ length: sides }, (_, i) => {
      const angle = (i / sides) * Math.PI * 2 + roll
      return [Math.cos(angle), Math.sin(angle)] as const
    }),
  )
}

function shield(): THREE.Shape {
  const shape = new THREE.Shape().moveTo(-0.86, 0.86)
  shape.quadraticCurveTo(-0.4, 0.8, 0, 1)
  shape.quadraticCurveTo(0.4, 0.8, 0.86, 0.86)
  shape.bezierCurveTo(0.96, 0, 0.72, -0.7, 0, -1.06)
  shape.bezierCurveTo(-0.72, -0.7, -0.96, 0, -0.86, 0.86)
  return shape
}

/** Cut stone with a chipped corner. */
const slab: readonly (readonly [number, number])[] = [
  [-0.78, 1],
  [0.82, 1],
  [0.82, 0.2],
  [0.78, 0.14],
  [0.82, 0.06],
  [0.82, -0.84],
  [0.66, -1],
  [-0.82, -1],
  [-0.82, 0.86],
]

const rune: readonly (readonly [number, number])[] = [
  [-0.3, 1.02],
  [0.42, 0.96],
  [0.84, 0.42],
  [0.78, -0.36],
  [0.36, -1.0],
  [-0.34, -0.94],
  [-0.86, -0.42],
  [-0.8, 0.46],
]

export const plaqueShapes: Record<PlaqueShape, () => THREE.Shape> = {
  round: () => polar(() => 1),
  hex: () => regular(6, Math.PI / 6),
  octagon: () => regular(8, Math.PI / 8),
  lozenge: () => regular(4, 0),
  shield,
  cartouche: () => roundedRectangle(new THREE.Shape(), 1.56, 2, 0.5),
  buckle: () => polar((angle) => 1 / (Math.abs(Math.cos(angle)) ** 2.6 + Math.abs(Math.sin(angle) / 0.86) ** 2.6) ** (1 / 2.6)),
  plank: () => roundedRectangle(new THREE.Shape(), 1.86, 1.86, 0.16),
  slab: () => polygon(slab),
  rune: () => polygon(rune),
  scallop: () => polar((angle) => 0.95 + 0.05 * Math.cos(angle * 12)),
  sun: () => polar((angle) => 0.86 + 0.14 * Math.abs(Math.cos(angle * 8)) ** 0.7, 384),
  petal: () => polar((angle) => 0.84 + 0.16 * Math.abs(Math.sin(angle * 4 + Math.PI / 2)) ** 0.8, 320),
}

/** Table game objects: card, die, chip, numbered ball, roulette wheel. */
import * as THREE from 'three'
import type { Model } from '../../types.ts'
import { iconShapes, textOutline } from '../outlines.ts'
import { material } from '../surfaces.ts'
import { at, ball, emblem, type Profile, ring, roundedRectangle, turned } from './parts.ts'

type Of<K extends Model['kind']> = Extract<Model, { kind: K }>

export async function buildCard({ rank, suit }: Of<'card'>, light: THREE.Texture): Promise<THREE.Group> {
  const sheet = new THREE.ExtrudeGeometry(roundedRectangle(new THREE.Shape(), 1.36, 1.9, 0.13), {
    depth: 0.03,
    bevelEnabled: true,
    bevelSize: 0.012,
    bevelThickness: 0.012,
    bevelSegments: 3,
  })
  const group = new THREE.Group().add(
    new THREE.Mesh(sheet, material({ color: '#fdfbff', roughness: 0.35, clearcoat: 0.6 }, light)),
  )
  const red = suit === 'hearts' || suit === 'diamonds'
  const ink = { color: red ? '#e0203e' : '#1b1a2c', roughness: 0.3, clearcoat: 0.8 }
  const print = (shapes: THREE.Shape[], size: number, x: number, y: number) => {
    const printed = at(emblem(shapes, ink, light, size, { depth: 3, bevel: 1.5 }), x, y, 0.05)
    printed.scale.z = 0.3
    group.add(printed)
    return printed
  }
  const rankShapes = (await textOutline('alfa-slab-one', rank)).shapes
  const suitShapes = await iconShapes(suit)
  print(rankShapes, 0.36, -0.44, 0.68)
  print(suitShapes, 0.24, -0.44, 0.34)
  print(suitShapes, 0.9, 0.08, -0.12)
  print(rankShapes, 0.36, 0.44, -0.68).rotation.z = Math.PI
  return group
}

const pipPlaces = {
  z: [
    [-0.3, -0.3],
    [0.3, 0.3],
    [-0.3, 0.3],
    [0.3, -0.3],
    [0, 0],
  ],
  x: [
    [-0.3, -0.3],
    [0, 0],
    [0.3, 0.3],
  ],
  y: [
    [-0.3, -0.3],
    [0.3, 0.3],
    [-0.3, 0.3],
    [0.3, -0.3],
    [-0.3, 0],
    [0.3, 0],
  ],
} as const

export function buildDie({ color, pips }: Of<'die'>, light: THREE.Texture): THREE.Group {
  const side = 1.25
  const body = new THREE.Mesh(roundedCube(side, 0.2), material({ color, roughness: 0.12, clearcoat: 1 }, light))
  const group = new THREE.Group().add(body)
  for (const axis of ['x', 'y', 'z'] as const) {
    for (const [u, v] of pipPlaces[axis]) {
      const pip = ball(0.115, { color: pips, roughness: 0.3 }, light)
      pip.scale[axis] = 0.25
      const out = side / 2
      group.add(axis === 'x' ? at(pip, out, u, v) : axis === 'y' ? at(pip, u, out, v) : at(pip, u, v, out))
    }
  }
  return group
}

/** A box whose points are pushed out from a smaller box by the radius: round edges without seams. */
export function roundedCube(side: number, radius: number): THREE.BufferGeometry {
  const box = new THREE.BoxGeometry(side, side, side, 16, 16, 16)
  const position = box.getAttribute('position')
  const inner = side / 2 - radius
  const point = new THREE.Vector3()
  const core = new THREE.Vector3()
  for (let i = 0; i < position.count; i++) {
    point.fromBufferAttribute(position, i)
    core.copy(point).clampScalar(-inner, inner)
    point.sub(core).normalize().multiplyScalar(radius).add(core)
    position.setXYZ(i, point.x, point.y, point.z)
  }
  box.computeVertexNormals()
  return box
}

const chipProfile: Profile = [
  [0, -0.14],
  [0.95, -0.14],
  [1, -0.09],
  [1, 0.09],
  [0.95, 0.14],
  [0.72, 0.14],
  [0.69, 0.11],
  [0, 0.11],
]

export async function buildChip({ color, icon }: Of<'chip'>, light: THREE.Texture): Promise<THREE.Group> {
  const group = new THREE.Group().add(
    new THREE.Mesh(turned(chipProfile, 96, 0.7), material({ color, roughness: 0.3, clearcoat: 0.8 }, light)),
  )
  const inlay = material({ color: '#fff7ec', roughness: 0.35, clearcoat: 0.7 }, light)
  for (let i = 0; i < 8; i++) {
    const angle = (i / 8) * Math.PI * 2
    const shape = new THREE.Shape()
    shape.absarc(0, 0, 1.006, angle - 0.16, angle + 0.16, false)
    shape.absarc(0, 0, 0.73, angle + 0.16, angle - 0.16, true)
    const block = new THREE.ExtrudeGeometry(shape, { depth: 0.292, bevelEnabled: false, curveSegments: 20 })
    group.add(at(new THREE.Mesh(block, inlay), 0, 0, -0.146))
  }
  group.add(at(ring(0.64, 0.025, 'gold', light), 0, 0, 0.12))
  group.add(at(emblem(await iconShapes(icon), 'gold', light, 0.8, { depth: 20, bevel: 8 }), 0, 0, 0.15))
  return group
}

export async function buildBall(model: Of<'ball'>, light: THREE.Texture): Promise<THREE.Group> {
  const body = new THREE.Mesh(
    new THREE.SphereGeometry(1, 96, 64),
    material({ color: model.color, roughness: 0.1, clearcoat: 1 }, light),
  )
  const cap = new THREE.Mesh(
    new THREE.SphereGeometry(1.004, 64, 32, 0, Math.PI * 2, 0, 0.56),
    material({ color: '#fffdf6', roughness: 0.2, clearcoat: 1 }, light),
  )
  cap.rotation.x = Math.PI / 2
  const { shapes } = await textOutline('paytone-one', String(model.number))
  const digits = at(emblem(shapes, '#1b1a2c', light, 0.62, { depth: 2, bevel: 1 }), 0, 0, 1)
  digits.scale.z = 0.4
  return new THREE.Group().add(body, cap, digits)
}

const bowlProfile: Profile = [
  [0.88, -0.2],
  [1.02, -0.2],
  [1.08, -0.12],
  [1.08, 0.08],
  [1.02, 0.16],
  [0.95, 0.16],
  [0.88, 0.05],
  [0.88, -0.2],
]

export function buildRoulette(light: THREE.Texture): THREE.Group {
  const group = new THREE.Group().add(new THREE.Mesh(turned(bowlProfile, 120, 0.7), material('gold', light)))
  group.add(...pockets(light))
  for (const radius of [0.56, 0.72]) group.add(at(ring(radius, 0.016, 'gold', light), 0, 0, -0.02))
  const cone = turned(
    [
      [0.56, 0],
      [0.3, 0.08],
      [0.14, 0.2],
      [0, 0.24],
    ],
    96,
  )
  group.add(at(new THREE.Mesh(cone, material({ color: '#5a1d12', roughness: 0.2, clearcoat: 1 }, light)), 0, 0, -0.06))
  for (let i = 0; i < 4; i++) {
    const angle = i * (Math.PI / 2) + 0.4
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    const arm = at(new THREE.Mesh(new THREE.CapsuleGeometry(0.035, 0.34, 6, 16), material('gold', light)), x * 0.2, y * 0.2, 0.24)
    arm.rotation.z = angle + Math.PI / 2
    group.add(arm, at(ball(0.065, 'gold', light), x * 0.4, y * 0.4, 0.24))
  }
  group.add(
    at(ball(0.12, 'gold', light), 0, 0, 0.28),
    at(ball(0.06, { color: '#ffffff', roughness: 0.1 }, light), 0.5, 0.5, 0.06),
  )
  return group
}

function pockets(light: THREE.Texture): THREE.Mesh[] {
  const count = 36
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2
    const half = (Math.PI / count) * 0.93
    const shape = new THREE.Shape()
    shape.absarc(0, 0, 0.88, angle - half, angle + half, false)
    shape.absarc(0, 0, 0.56, angle + half, angle - half, true)
    const color = i === 0 ? '#0f9d58' : i % 2 ? '#c8102e' : '#15121f'
    const solid = new THREE.ExtrudeGeometry(shape, {
      depth: 0.05,
      bevelSize: 0.006,
      bevelThickness: 0.01,
      bevelSegments: 2,
      curveSegments: 8,
    })
    return at(new THREE.Mesh(solid, material({ color, roughness: 0.25, clearcoat: 1 }, light)), 0, 0, -0.08)
  })
}

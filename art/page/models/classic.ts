/** The symbols of classic reels and the furniture of a slot: fruit, bell, bars, orb, prize wheel, frame. */
import * as THREE from 'three'
import type { Model, Surface } from '../../types.ts'
import { fit, iconShapes, textOutline } from '../outlines.ts'
import { material } from '../surfaces.ts'
import { at, ball, emblem, type Profile, ring, roundedRectangle, turned } from './parts.ts'

type Of<K extends Model['kind']> = Extract<Model, { kind: K }>

const bellProfile: Profile = [
  [0, 0.92],
  [0.12, 0.9],
  [0.3, 0.78],
  [0.44, 0.5],
  [0.5, 0.1],
  [0.58, -0.25],
  [0.74, -0.48],
  [0.92, -0.58],
  [0.94, -0.66],
  [0.88, -0.7],
  [0.7, -0.66],
  [0, -0.6],
]

export function buildBell({ metal = 'gold', band = 'bronze' }: Of<'bell'>, light: THREE.Texture): THREE.Group {
  const curve = new THREE.SplineCurve(bellProfile.map(([r, h]) => new THREE.Vector2(r, h)))
  const group = new THREE.Group().add(new THREE.Mesh(new THREE.LatheGeometry(curve.getPoints(80), 96), material(metal, light)))
  group.add(at(ball(0.2, band, light), 0, -0.76, 0), at(ring(0.16, 0.06, metal, light), 0, 1, 0))
  for (const [y, radius] of [
    [-0.3, 0.62],
    [0.2, 0.5],
  ] as const) {
    const hoop = at(ring(radius, 0.03, band, light), 0, y, 0)
    hoop.rotation.x = Math.PI / 2
    group.add(hoop)
  }
  return fit(group)
}

/** A sphere with a dimple where the stalk goes in. */
function fruit(radius: number, surface: THREE.Material): THREE.Mesh {
  const body = new THREE.SphereGeometry(radius, 64, 48)
  const position = body.getAttribute('position')
  for (let i = 0; i < position.count; i++) {
    const y = position.getY(i)
    const out = Math.hypot(position.getX(i), position.getZ(i)) / radius
    if (y > 0) position.setY(i, y - 0.34 * radius * Math.exp(-out * out * 9))
  }
  body.computeVertexNormals()
  return new THREE.Mesh(body, surface)
}

type Point = readonly [number, number, number]

function stalk(points: readonly Point[], surface: THREE.Material, thickness = 0.045): THREE.Mesh {
  const curve = new THREE.CatmullRomCurve3(points.map((point) => new THREE.Vector3(...point)))
  return new THREE.Mesh(new THREE.TubeGeometry(curve, 40, thickness, 12), surface)
}

function leaf(color: string, light: THREE.Texture): THREE.Mesh {
  const shape = new THREE.Shape()
  shape.moveTo(0, 0)
  shape.bezierCurveTo(0.2, 0.4, 0.7, 0.4, 1, 0.05)
  shape.bezierCurveTo(0.7, -0.25, 0.25, -0.25, 0, 0)
  const solid = new THREE.ExtrudeGeometry(shape, {
    depth: 0.03,
    bevelSize: 0.04,
    bevelThickness: 0.05,
    bevelSegments: 6,
    curveSegments: 30,
  })
  return new THREE.Mesh(solid, material({ color, roughness: 0.25, clearcoat: 1 }, light))
}

export function buildCherries(light: THREE.Texture): THREE.Group {
  const skin = material({ color: '#d3082f', roughness: 0.12, clearcoat: 1 }, light)
  const green = material({ color: '#5d9c1c', roughness: 0.4 }, light)
  const group = new THREE.Group()
  group.add(at(fruit(0.52, skin), -0.55, -0.5, 0), at(fruit(0.54, skin), 0.5, -0.62, 0.15))
  group.add(
    stalk(
      [
        [-0.55, -0.15, 0],
        [-0.4, 0.4, 0],
        [0.1, 1, 0],
      ],
      green,
    ),
    stalk(
      [
        [0.5, -0.25, 0.15],
        [0.45, 0.4, 0.1],
        [0.1, 1, 0],
      ],
      green,
    ),
  )
  const blade = at(leaf('#3fae2a', light), 0.1, 0.95, 0)
  blade.rotation.set(0.3, -0.3, -0.25)
  return fit(group.add(blade))
}

export function buildPlum({ color, leaf: leafColor }: Of<'plum'>, light: THREE.Texture): THREE.Group {
  const body = fruit(0.86, material({ color, roughness: 0.16, clearcoat: 1 }, light))
  body.scale.set(0.94, 1.08, 0.94)
  const group = new THREE.Group().add(body)
  group.add(
    stalk(
      [
        [0, 0.5, 0],
        [0.02, 0.85, 0],
        [0.16, 1.16, 0],
      ],
      material({ color: '#6b8f2a', roughness: 0.4 }, light),
      0.06,
    ),
  )
  const blade = at(leaf(leafColor, light), 0.06, 0.82, 0.12)
  blade.rotation.set(0.2, -0.25, 0.25)
  blade.scale.set(0.95, 1.05, 1)
  return fit(group.add(blade))
}

/** One to three plates; fewer plates are taller, so that the symbol always fills its cell. */
export async function buildBar(
  { plates, color, metal = 'gold', word: ink = metal }: Of<'bar'>,
  light: THREE.Texture,
): Promise<THREE.Group> {
  const { shapes } = await textOutline('russo-one', 'BAR')
  const group = new THREE.Group()
  const height = plates === 1 ? 0.9 : plates === 2 ? 0.78 : 0.62
  const outline = roundedRectangle(new THREE.Shape(), 1.9, height, 0.13)
  for (let i = 0; i < plates; i++) {
    const y = (i - (plates - 1) / 2) * -(height + 0.12)
    const plate = new THREE.ExtrudeGeometry(outline, { depth: 0.2, bevelSize: 0.05, bevelThickness: 0.05, bevelSegments: 5 })
    group.add(at(new THREE.Mesh(plate, material(metal, light)), 0, y, 0))
    const field = new THREE.ExtrudeGeometry(outline, { depth: 0.04, bevelSize: 0.02, bevelThickness: 0.02, bevelSegments: 3 })
    const inlay = at(new THREE.Mesh(field, material({ color, roughness: 0.15, clearcoat: 1 }, light)), 0, y, 0.24)
    inlay.scale.set(0.93, 0.82, 1)
    const word = emblem(shapes, ink, light, 1.5, { depth: 10, bevel: 4, grow: 1.5 })
    const { min, max } = new THREE.Box3().setFromObject(word)
    word.scale.set(1, (height * 0.66) / (max.y - min.y), 0.5)
    group.add(inlay, at(word, 0, y, 0.36))
  }
  return fit(group)
}

/** An open arch with a groove of nail heads. */
export function buildHorseshoe(light: THREE.Texture): THREE.Group {
  const [from, to] = [-0.36 * Math.PI, 1.36 * Math.PI]
  const band = (outer: number, inner: number, depth: number, surface: Surface, z: number) => {
    const shape = new THREE.Shape()
    shape.absarc(0, 0, outer, from, to, false)
    shape.absarc(0, 0, inner, to, from, true)
    const solid = new THREE.ExtrudeGeometry(shape, {
      depth,
      bevelSize: 0.05,
      bevelThickness: 0.07,
      bevelSegments: 6,
      curveSegments: 60,
    })
    return at(new THREE.Mesh(solid, material(surface, light)), 0, 0, z)
  }
  const group = new THREE.Group().add(band(1, 0.56, 0.12, 'gold', 0), band(0.83, 0.73, 0.03, '#0f8a4c', 0.17))
  for (const end of [from, to]) {
    const heel = ball(0.27, 'gold', light)
    heel.scale.z = 0.55
    group.add(at(heel, Math.cos(end) * 0.8, Math.sin(end) * 0.8, 0.08))
  }
  for (let i = 0; i < 9; i++) {
    const angle = from + ((i + 0.5) / 9) * (to - from)
    group.add(at(ball(0.07, 'gold', light), Math.cos(angle) * 0.78, Math.sin(angle) * 0.78, 0.26))
  }
  group.scale.y = 1.12
  group.rotation.z = Math.PI // with its ends up, for luck
  return fit(group)
}

export function buildOrb({ color }: Of<'orb'>, light: THREE.Texture): THREE.Group {
  const surface = material(
    { color, roughness: 0.06, clearcoat: 1, metalness: 0.1, iridescence: 0.6, emissive: color, emissiveIntensity: 0.25 },
    light,
  )
  return new THREE.Group().add(new THREE.Mesh(new THREE.SphereGeometry(1, 96, 64), surface))
}

const rimProfile: Profile = [
  [0.86, -0.06],
  [1, -0.1],
  [1.04, -0.02],
  [1.04, 0.06],
  [1, 0.12],
  [0.96, 0.1],
  [0.93, 0.05],
  [0.89, 0.07],
  [0.86, 0.03],
  [0.86, -0.06],
]

const sliceColors = ['#7a2be0', '#ffb020', '#d81b6b', '#2746d8', '#0fa06a', '#e2461f'] as const

/** The wheel of the daily prize: gold rim with lamps, twelve slices, hub, pointer. */
export async function buildPrizeWheel(light: THREE.Texture): Promise<THREE.Group> {
  const group = new THREE.Group().add(new THREE.Mesh(turned(rimProfile, 160, 0.5), material('gold', light)))
  const count = 12
  for (let i = 0; i < count; i++) {
    const [from, to] = [(i / count) * Math.PI * 2, ((i + 1) / count) * Math.PI * 2]
    const slice = new THREE.Shape().moveTo(0, 0)
    slice.lineTo(Math.cos(from) * 0.87, Math.sin(from) * 0.87) // an arc alone does not join the centre
    slice.absarc(0, 0, 0.87, from, to, false)
    const face = material({ color: sliceColors[i % sliceColors.length]!, roughness: 0.5, clearcoat: 0.25 }, light)
    group.add(new THREE.Mesh(new THREE.ShapeGeometry(slice, 24), face))
    const lamp = ball(
      0.035,
      { color: '#fff3c8', roughness: 0.1, emissive: i % 2 ? '#ffb72a' : '#fff2cc', emissiveIntensity: 0.9 },
      light,
    )
    group.add(at(lamp, Math.cos(from) * 0.95, Math.sin(from) * 0.95, 0.09))
    const spoke = at(
      new THREE.Mesh(new THREE.BoxGeometry(0.87, 0.022, 0.03), material('gold', light)),
      Math.cos(from) * 0.43,
      Math.sin(from) * 0.43,
      0.01,
    )
    spoke.rotation.z = from
    group.add(spoke)
  }
  const hub = turned(
    [
      [0, 0.22],
      [0.1, 0.2],
      [0.18, 0.1],
      [0.2, 0.12],
      [0.26, 0.2],
      [0.31, 0.14],
      [0.33, 0],
      [0, -0.05],
    ],
    96,
  )
  group.add(new THREE.Mesh(hub, material('gold', light)))
  group.add(at(emblem(await iconShapes('crown'), 'gold', light, 0.32, { depth: 40, bevel: 12 }), 0, 0, 0.24))
  group.add(at(pointer(light), 0, 1.02, 0.2))
  return fit(group)
}

function pointer(light: THREE.Texture): THREE.Group {
  const shape = new THREE.Shape().moveTo(0, -0.3)
  shape.bezierCurveTo(0.06, -0.15, 0.18, -0.03, 0.18, 0.1)
  shape.absarc(0, 0.1, 0.18, 0, Math.PI, false)
  shape.bezierCurveTo(-0.18, -0.03, -0.06, -0.15, 0, -0.3)
  const body = new THREE.ExtrudeGeometry(shape, {
    depth: 0.06,
    bevelSize: 0.03,
    bevelThickness: 0.04,
    bevelSegments: 8,
    curveSegments: 40,
  })
  const stone = ball(0.1, { color: '#e4123c', roughness: 0.08, clearcoat: 1, emissive: '#7a0018', emissiveIntensity: 0.5 }, light)
  return new THREE.Group().add(new THREE.Mesh(body, material('gold', light)), at(stone, 0, 0.1, 0.09))
}

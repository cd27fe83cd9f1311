/** Heroes and currency: extruded glyphs and letters, medallions, coins and piles of coins. */
import * as THREE from 'three'
import type { Model, Surface } from '../../types.ts'
import { extrude, fit, iconShapes, textOutline } from '../outlines.ts'
import { gradientOf, material, paintGradient } from '../surfaces.ts'
import { at, emblem, type Profile, ring, roundedRectangle, turned } from './parts.ts'

type Of<K extends Model['kind']> = Extract<Model, { kind: K }>

interface Layer {
  shapes: THREE.Shape[]
  depth: number
  bevel: number
  grow: number
  z: number
}

function layer(
  { shapes, depth, bevel, grow, z }: Layer,
  surface: Surface,
  light: THREE.Texture,
  gradient?: readonly string[],
): THREE.Mesh {
  const solid = extrude(shapes, { depth, bevel, grow })
  if (gradient) paintGradient(solid, gradient)
  return at(new THREE.Mesh(solid, material(surface, light, gradient !== undefined)), 0, 0, z)
}

/** An icon bevelled twice: a face, and a wider rim behind it. */
export async function buildGlyph(model: Of<'glyph'>, light: THREE.Texture): Promise<THREE.Group> {
  const shapes = await iconShapes(model.icon)
  const { face = 'gold', rim = 'dark-gold', depth = 34, grow = 16 } = model
  const bevel = 15
  const group = new THREE.Group()
  group.add(layer({ shapes, depth: depth * 0.8, bevel, grow, z: -depth * 0.62 }, rim, light))
  group.add(layer({ shapes, depth, bevel, grow: 1, z: 0 }, face, light, gradientOf(face, model.gradient)))
  return fit(group)
}

export async function buildText(model: Of<'text'>, light: THREE.Texture): Promise<THREE.Group> {
  const { shapes } = await textOutline(model.font, model.text)
  const enamel: Surface = { metalness: 0.15, roughness: 0.14, clearcoat: 1 }
  const group = new THREE.Group()
  if (model.outline) group.add(layer({ shapes, depth: 20, bevel: 6, grow: 10, z: -28 }, model.outline, light))
  group.add(layer({ shapes, depth: 25, bevel: 6, grow: 5, z: -15 }, model.rim, light))
  group.add(layer({ shapes, depth: 28, bevel: 6, grow: 0.4, z: 0 }, enamel, light, model.gradient))
  return fit(group)
}

const medallionProfile: Profile = [
  [0, -0.13],
  [0.9, -0.13],
  [0.97, -0.11],
  [1, -0.05],
  [1, 0.05],
  [0.97, 0.12],
  [0.9, 0.15],
  [0.84, 0.13],
  [0.8, 0.05],
  [0, 0.05],
]

export async function buildMedallion(model: Of<'medallion'>, light: THREE.Texture): Promise<THREE.Group> {
  const { metal = 'gold', emblem: raised = metal, sides } = model
  const group = new THREE.Group()
  group.add(new THREE.Mesh(turned(medallionProfile, sides ?? 96, 0.5, sides ? Math.PI / sides : 0), material(metal, light)))
  const enamel = material({ color: model.enamel, roughness: 0.28, clearcoat: 1, metalness: 0.35 }, light)
  const disc = at(new THREE.Mesh(new THREE.CircleGeometry(0.83, sides ?? 96), enamel), 0, 0, 0.06)
  if (sides) disc.rotation.z = Math.PI / sides - Math.PI / 2
  group.add(disc, at(ring(0.72, 0.018, metal, light), 0, 0, 0.075))
  const lift = model.label ? 0.14 : 0
  group.add(at(emblem(await iconShapes(model.icon), raised, light, 1.08 - lift, { depth: 30, bevel: 9, grow: 3 }), 0, lift, 0.1))
  if (model.label) group.add(at(await label(model.label, model.enamel, metal, light), 0, -0.66, 0.2))
  return group
}

/** A plate with a word across the foot of a medallion. */
async function label(text: string, color: string, metal: Surface, light: THREE.Texture): Promise<THREE.Group> {
  const plate = (width: number, height: number, depth: number, surface: Surface) => {
    const shape = roundedRectangle(new THREE.Shape(), width, height, height * 0.3)
    const solid = new THREE.ExtrudeGeometry(shape, { depth, bevelSize: 0.03, bevelThickness: 0.03, bevelSegments: 4 })
    return new THREE.Mesh(solid, material(surface, light))
  }
  const { shapes } = await textOutline('russo-one', text)
  const word = at(emblem(shapes, '#fff6dc', light, 1.18, { depth: 4, bevel: 2, grow: 1.5 }), 0, 0, 0.19)
  word.scale.z = 0.4
  return new THREE.Group().add(
    plate(1.6, 0.42, 0.08, metal),
    at(plate(1.5, 0.32, 0.05, { color, roughness: 0.25, clearcoat: 1 }), 0, 0, 0.08),
    word,
  )
}

const coinProfile: Profile = [
  [0, -0.1],
  [0.84, -0.1],
  [0.86, -0.16],
  [0.96, -0.18],
  [1, -0.14],
  [1, 0.14],
  [0.96, 0.18],
  [0.86, 0.16],
  [0.84, 0.1],
  [0, 0.1],
]

/** A darker background makes the raised emblem visible at 24 pixels. */
const coinField: Surface = { metal: 'gold', color: '#d9860f', roughness: 0.3 }

export async function buildCoin(model: Of<'coin'>, light: THREE.Texture): Promise<THREE.Group> {
  const { metal = 'gold', field = coinField } = model
  const surface = material(metal, light)
  const group = new THREE.Group()
  group.add(new THREE.Mesh(turned(coinProfile, 120), surface), reeds(surface))
  group.add(at(new THREE.Mesh(new THREE.CircleGeometry(0.83, 96), material(field, light)), 0, 0, 0.102))
  for (let i = 0; i < 36; i++) {
    const angle = (i / 36) * Math.PI * 2
    const bead = new THREE.Mesh(new THREE.SphereGeometry(0.022, 12, 8), surface)
    group.add(at(bead, Math.cos(angle) * 0.76, Math.sin(angle) * 0.76, 0.11))
  }
  group.add(at(emblem(await iconShapes(model.icon), metal, light, 1.14, { depth: 30, bevel: 12, grow: 4 }), 0, 0, 0.12))
  return group
}

function reeds(surface: THREE.Material): THREE.InstancedMesh {
  const count = 72
  const edge = new THREE.InstancedMesh(new THREE.BoxGeometry(0.028, 0.03, 0.26), surface, count)
  const matrix = new THREE.Matrix4()
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2
    matrix.makeRotationZ(angle).setPosition(Math.cos(angle) * 1.005, Math.sin(angle) * 1.005, 0)
    edge.setMatrixAt(i, matrix)
  }
  return edge
}

const stackPlaces = [
  [0, 0],
  [-1.9, 0.3],
  [1.9, 0.3],
  [-1, -1.5],
  [1, -1.5],
  [-2.9, -1.3],
  [2.9, -1.3],
  [0, -3],
  [0, 1.9],
] as const

/** Stacks of coins with a few leaning on them; the seed only jitters them. */
export async function buildPile(model: Of<'pile'>, light: THREE.Texture): Promise<THREE.Group> {
  const { coins } = model
  let state = model.seed
  const random = () => (state = (state * 16807) % 2147483647) / 2147483647
  const add = await coinDropper(model.icon, light)
  const stacks = coins <= 4 ? 1 : coins <= 10 ? 3 : coins <= 24 ? 5 : coins <= 45 ? 7 : 9
  let left = coins
  for (let i = 0; i < stacks; i++) {
    const [x, z] = stackPlaces[i]!
    const height = Math.max(1, Math.round((left / (stacks - i)) * (i < 3 ? 1.25 : 0.8)))
    for (let level = 0; level < height && left > 0; level++, left--) {
      add.at(
        x + random() * 0.16,
        level * 0.34,
        z + random() * 0.16,
        (random() - 0.5) * 0.05,
        (random() - 0.5) * 0.05,
        random() * 6,
      )
    }
  }
  add.at(-1.2, 0.55, 2, 1.05, 0.25, 0)
  if (coins > 8) add.at(1.5, 0.5, 1.9, 1.1, -0.35, 0)
  if (coins > 20) {
    add.at(-3.2, 0.5, 1, 1, 0.5, 0)
    add.at(3.2, 0.5, 1, 1, -0.5, 0)
  }
  return fit(add.group)
}

async function coinDropper(icon: string, light: THREE.Texture) {
  const body = turned(coinProfile, 64).rotateX(-Math.PI / 2)
  const raised = extrude(await iconShapes(icon), { depth: 26, bevel: 10, grow: 1 })
  raised.computeBoundingBox()
  const { min, max } = raised.boundingBox!
  const scale = 1.05 / Math.max(max.x - min.x, max.y - min.y)
  raised
    .translate(-(min.x + max.x) / 2, -(min.y + max.y) / 2, 0)
    .scale(scale, scale, scale)
    .rotateX(-Math.PI / 2)
    .translate(0, 0.1, 0)
  const gold = material('gold', light)
  const group = new THREE.Group()
  const drop = (x: number, y: number, z: number, leanX: number, leanZ: number, spin: number) => {
    const coin = at(new THREE.Group().add(new THREE.Mesh(body, gold), new THREE.Mesh(raised, gold)), x, y, z)
    coin.rotation.set(leanX, spin, leanZ)
    group.add(coin)
  }
  return { group, at: drop }
}

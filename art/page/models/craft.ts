/** Single objects of one game each: beads, a jaguar mask, a pot of coins, the moon. */
import * as THREE from 'three'
import type { Model, Surface } from '../../types.ts'
import { extrude, fit, textOutline } from '../outlines.ts'
import { material } from '../surfaces.ts'
import { at, ball, type Profile, ring, turned } from './parts.ts'
import { labelPlate } from './label-plate.ts'

type Of<K extends Model['kind']> = Extract<Model, { kind: K }>

/** Each bead has its own profile, recognizable by outline as well as by color. */
const beadProfiles: Record<Of<'bead'>['shape'], Profile> = {
  barrel: [
    [0.3, 0.95],
    [0.5, 0.95],
    [0.74, 0.6],
    [0.84, 0],
    [0.74, -0.6],
    [0.5, -0.95],
    [0.3, -0.95],
  ],
  melon: [
    [0.2, 0.8],
    [0.6, 0.74],
    [0.9, 0.45],
    [1, 0],
    [0.9, -0.45],
    [0.6, -0.74],
    [0.2, -0.8],
  ],
  disc: [
    [0.24, 0.42],
    [0.8, 0.4],
    [1, 0.16],
    [1, -0.16],
    [0.8, -0.4],
    [0.24, -0.42],
  ],
  tube: [
    [0.3, 1.05],
    [0.52, 1.05],
    [0.56, 0.95],
    [0.44, 0.3],
    [0.44, -0.3],
    [0.56, -0.95],
    [0.52, -1.05],
    [0.3, -1.05],
  ],
}

export function buildBead({ shape, stone, cap }: Of<'bead'>, light: THREE.Texture): THREE.Group {
  const profile = beadProfiles[shape]
  const curve = new THREE.SplineCurve(profile.map(([r, h]) => new THREE.Vector2(r, h)))
  const body = new THREE.LatheGeometry(curve.getPoints(60), 128)
  if (shape === 'melon' || shape === 'disc') flute(body, shape === 'melon' ? 10 : 16)
  const group = new THREE.Group().add(new THREE.Mesh(body, material(stone, light)))
  const top = profile[0]![1]
  for (const y of [top, -top]) {
    const collar = at(ring(0.34, 0.11, cap, light), 0, y, 0)
    collar.rotation.x = Math.PI / 2
    group.add(collar)
  }
  if (shape === 'barrel' || shape === 'tube') {
    for (const y of shape === 'barrel' ? [0] : [0.34, -0.34]) {
      const band = at(ring(shape === 'barrel' ? 0.85 : 0.46, 0.05, cap, light), 0, y, 0)
      band.rotation.x = Math.PI / 2
      group.add(band)
    }
  }
  return fit(group)
}

function flute(body: THREE.BufferGeometry, ribs: number): void {
  const position = body.getAttribute('position')
  for (let i = 0; i < position.count; i++) {
    const angle = Math.atan2(position.getZ(i), position.getX(i))
    const deep = 1 - 0.1 * (1 - Math.abs(Math.sin((angle * ribs) / 2)))
    position.setX(i, position.getX(i) * deep)
    position.setZ(i, position.getZ(i) * deep)
  }
  body.computeVertexNormals()
}

function egg(radius: number, scale: readonly [number, number, number], surface: Surface, light: THREE.Texture): THREE.Mesh {
  const body = ball(radius, surface, light)
  body.scale.set(...scale)
  return body
}

const rosettes = [
  [-0.36, 0.62, 0.13],
  [0.36, 0.62, 0.13],
  [0, 0.74, 0.12],
  [-0.66, 0.3, 0.11],
  [0.66, 0.3, 0.11],
  [-0.18, 0.42, 0.08],
  [0.18, 0.42, 0.08],
  [-0.72, -0.06, 0.1],
  [0.72, -0.06, 0.1],
  [-0.62, -0.4, 0.09],
  [0.62, -0.4, 0.09],
] as const

/** A mask as a goldsmith would cast it: round ears, broad muzzle, spots of another stone, fangs. */
export function buildJaguar({ skin, spots, eyes }: Of<'jaguar'>, light: THREE.Texture): THREE.Group {
  const group = new THREE.Group().add(egg(1, [0.94, 0.96, 0.5], skin, light))
  const dark: Surface = { color: '#150d14', roughness: 0.15, clearcoat: 1 }
  for (const side of [-1, 1]) {
    group.add(at(egg(0.32, [1, 1, 0.5], skin, light), side * 0.7, 0.76, -0.05))
    group.add(at(egg(0.19, [1, 1, 0.5], spots, light), side * 0.7, 0.76, 0.1))
    group.add(at(egg(0.2, [1.25, 0.85, 0.5], dark, light), side * 0.36, 0.16, 0.44))
    group.add(at(egg(0.15, [1.15, 0.85, 0.6], eyes, light), side * 0.36, 0.16, 0.5))
    group.add(at(egg(0.05, [0.7, 1.9, 0.5], dark, light), side * 0.36, 0.16, 0.6))
    const brow = at(egg(0.26, [1.2, 0.34, 0.5], skin, light), side * 0.36, 0.36, 0.48)
    brow.rotation.z = side * 0.32
    group.add(brow, at(egg(0.3, [1, 0.8, 0.75], skin, light), side * 0.23, -0.34, 0.5))
    for (const [dx, dy] of [
      [0.16, 0.02],
      [0.3, -0.04],
      [0.24, 0.12],
    ] as const)
      group.add(at(egg(0.03, [1, 1, 1], dark, light), side * dx, -0.36 + dy, 0.73))
    const fang = at(
      new THREE.Mesh(new THREE.ConeGeometry(0.085, 0.36, 24), material({ color: '#fff6e0' }, light)),
      side * 0.24,
      -0.66,
      0.58,
    )
    fang.rotation.x = Math.PI
    group.add(fang)
  }
  group.add(
    at(egg(0.3, [1.05, 0.7, 0.6], dark, light), 0, -0.62, 0.36),
    at(egg(0.28, [1, 0.45, 0.6], skin, light), 0, -0.86, 0.34),
  )
  group.add(
    at(egg(0.2, [1, 1.9, 0.6], skin, light), 0, 0.02, 0.44),
    at(egg(0.16, [1.25, 0.75, 0.8], dark, light), 0, -0.16, 0.66),
  )
  for (const [x, y, radius] of rosettes) {
    const z = 0.5 * Math.sqrt(Math.max(0, 1 - (x / 0.94) ** 2 - (y / 0.96) ** 2))
    const spot = at(egg(radius, [1, 1, 0.35], spots, light), x, y, z)
    group.add(spot, at(egg(radius * 0.42, [1, 1, 0.5], skin, light), x, y, z + radius * 0.26))
  }
  return fit(group)
}

const potProfile: Profile = [
  [0, -0.86],
  [0.5, -0.8],
  [0.84, -0.5],
  [0.94, -0.1],
  [0.8, 0.3],
  [0.7, 0.42],
  [0.86, 0.52],
  [0.88, 0.6],
  [0.76, 0.62],
  [0.64, 0.5],
]

/** An iron cauldron heaped with gold. */
export function buildTreasurePot({ iron, band }: Of<'treasure-pot'>, light: THREE.Texture): THREE.Group {
  const curve = new THREE.SplineCurve(potProfile.map(([r, h]) => new THREE.Vector2(r, h)))
  const group = new THREE.Group().add(new THREE.Mesh(new THREE.LatheGeometry(curve.getPoints(90), 96), material(iron, light)))
  const hoop = at(ring(0.95, 0.07, band, light), 0, -0.06, 0)
  hoop.rotation.x = Math.PI / 2
  group.add(hoop)
  for (let i = 0; i < 3; i++) {
    const angle = (i / 3) * Math.PI * 2 + Math.PI / 2
    const foot = at(egg(0.17, [1, 1.4, 1], iron, light), Math.cos(angle) * 0.56, -0.9, Math.sin(angle) * 0.56)
    group.add(foot)
  }
  for (const side of [-1, 1]) group.add(at(ring(0.2, 0.05, band, light), side * 1.0, 0.18, 0.1))
  const body = turned(
    [
      [0, -0.05],
      [0.2, -0.05],
      [0.23, 0],
      [0.2, 0.05],
      [0.16, 0.035],
      [0, 0.035],
    ],
    48,
  )
  const gold = material({ metal: 'gold', color: '#ffd03a', emissive: '#a85a00', emissiveIntensity: 0.35 }, light)
  for (let i = 0; i < 46; i++) {
    const angle = i * 2.399
    const out = 0.72 * Math.sqrt(i / 46)
    const coin = at(new THREE.Mesh(body, gold), Math.cos(angle) * out, 0.98 - out * 0.72, Math.sin(angle) * out)
    coin.rotation.set(-0.5 + Math.sin(i * 5.1) * 0.7, Math.cos(i * 3.7) * 0.7, 0)
    group.add(coin)
  }
  group.add(at(egg(0.66, [1, 0.6, 1], { metal: 'gold', color: '#c97a10' }, light), 0, 0.45, 0))
  return fit(group)
}

/** Craters: where, how wide. */
const craters = [
  [-0.42, 0.42, 0.2],
  [0.36, 0.56, 0.13],
  [0.5, 0.08, 0.22],
  [-0.1, 0.02, 0.11],
  [-0.62, -0.06, 0.12],
  [0.1, 0.76, 0.09],
  [-0.3, -0.4, 0.16],
] as const

/** The full moon with a ribbon across its foot and, for a multiplier, a star beside it. */
export async function buildMoon({ label, ink, ribbon, badge }: Of<'moon'>, light: THREE.Texture): Promise<THREE.Group> {
  const face: Surface = { color: '#fff0bd', roughness: 0.42, clearcoat: 0.5, emissive: '#ffdf8a', emissiveIntensity: 0.22 }
  const shade: Surface = { color: '#e3bf78', roughness: 0.6, emissive: '#c98f3a', emissiveIntensity: 0.15 }
  const group = new THREE.Group().add(egg(0.98, [1, 1, 0.5], face, light))
  for (const [x, y, radius] of craters) {
    const z = 0.49 * Math.sqrt(1 - (x / 0.98) ** 2 - (y / 0.98) ** 2)
    group.add(at(egg(radius, [1, 1, 0.16], shade, light), x, y, z))
  }
  group.add(at(await labelPlate({ label, rim: 'rose', labelField: ribbon, labelInk: ink }, light), 0, -0.6, 0.52))
  if (badge) {
    const { shapes } = await textOutline('paytone-one', badge)
    for (const [grow, z, surface] of [
      [9, 0.5, ribbon],
      [1, 0.62, ink],
    ] as const) {
      const word = new THREE.Mesh(extrude(shapes, { depth: 14, bevel: 5, grow }), material(surface, light))
      group.add(at(fit(word, grow > 5 ? 1.34 : 1.14), 0, 0.3, z))
    }
  }
  return fit(group)
}

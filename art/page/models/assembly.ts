/** Objects that a game assembles from its own parts. */
import * as THREE from 'three'
import { SVGLoader } from 'three/addons/loaders/SVGLoader.js'
import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js'
import type { Part, Ribs } from '../../parts.ts'
import { extrude, fit, iconShapes, textOutline } from '../outlines.ts'
import { gradientOf, material, paintGradient } from '../surfaces.ts'
import { roundedCube } from './table.ts'

type Of<K extends Part['part']> = Extract<Part, { part: K }>

export async function buildAssembly(parts: readonly Part[], light: THREE.Texture): Promise<THREE.Group> {
  return fit(await assemble(parts, light))
}

export async function assemble(parts: readonly Part[], light: THREE.Texture): Promise<THREE.Group> {
  const group = new THREE.Group()
  for (const part of parts) group.add(await place(part, light))
  return group
}

async function place(part: Part, light: THREE.Texture): Promise<THREE.Object3D> {
  const holder = new THREE.Group()
  const { axis, count, from = 0, to } = part.around ?? { axis: 'z', count: 1 }
  // A full circle ends one step before its start; an arc has a part at both ends.
  const step = to === undefined ? (Math.PI * 2) / count : (to - from) / (count - 1)
  for (let i = 0; i < count; i++) {
    const arm = new THREE.Group().add(await single(part, light))
    arm.rotation[axis] = from + step * i
    holder.add(arm)
  }
  return holder
}

async function single(part: Part, light: THREE.Texture): Promise<THREE.Object3D> {
  const object = part.part === 'group' ? await assemble(part.parts, light) : await solid(part, light)
  if (part.at) object.position.set(...part.at)
  if (part.turn) object.rotation.set(...part.turn)
  if (typeof part.scale === 'number') object.scale.multiplyScalar(part.scale)
  else if (part.scale) object.scale.multiply(new THREE.Vector3(...part.scale))
  return object
}

async function solid(part: Exclude<Part, { part: 'group' }>, light: THREE.Texture): Promise<THREE.Object3D> {
  const { surface = 'gold' } = part
  const geometry = await geometryOf(part)
  const stops = part.gradient ?? (isFlat(part) ? gradientOf(surface) : undefined)
  if (stops) paintGradient(geometry, stops, isFlat(part))
  const mesh = new THREE.Mesh(geometry, material(surface, light, stops !== undefined))
  return part.part === 'icon' || part.part === 'word' ? fit(mesh, part.size) : mesh
}

function isFlat({ part }: Part): boolean {
  return part === 'icon' || part === 'word'
}

async function geometryOf(part: Exclude<Part, { part: 'group' }>): Promise<THREE.BufferGeometry> {
  switch (part.part) {
    case 'ball':
      return new THREE.SphereGeometry(part.radius, 48, 32)
    case 'ring':
      return new THREE.TorusGeometry(part.radius, part.tube, 20, 96, part.arc ?? Math.PI * 2)
    case 'cube':
      return roundedCube(part.side, part.round)
    case 'block':
      return block(part)
    case 'lathe':
      return lathe(part)
    case 'rod':
      return rod(part)
    case 'plate':
      return plate(part)
    case 'icon': {
      const { depth = 30, edge = 10, grow = 2 } = part
      return extrude(await iconShapes(part.icon), { depth, bevel: edge, grow })
    }
    case 'word': {
      const { depth = 12, edge = 4, grow = 1 } = part
      return extrude((await textOutline(part.font, part.text)).shapes, { depth, bevel: edge, grow })
    }
  }
}

function lathe({ profile, round, ribs }: Of<'lathe'>): THREE.BufferGeometry {
  const corners = profile.map(([radius, height]) => new THREE.Vector2(radius, height))
  const points = round ? new THREE.SplineCurve(corners).getPoints(64) : corners
  for (const point of points) point.x = Math.max(0, point.x)
  const body = new THREE.LatheGeometry(points, ribs ? ribs.count * 8 : 96)
  if (ribs) fold(body, ribs)
  return round ? body : toCreasedNormals(body.toNonIndexed(), 0.6)
}

function fold(body: THREE.BufferGeometry, { count, depth }: Ribs): void {
  const position = body.getAttribute('position')
  for (let i = 0; i < position.count; i++) {
    const [x, z] = [position.getX(i), position.getZ(i)]
    const reach = 1 - depth * (1 - Math.abs(Math.cos((Math.atan2(z, x) * count) / 2)))
    position.setXYZ(i, x * reach, position.getY(i), z * reach)
  }
  body.computeVertexNormals()
}

function block({ size: [width, height, depth], edge = 0.05 }: Of<'block'>): THREE.BufferGeometry {
  const [w, h] = [width / 2 - edge, height / 2 - edge]
  const face = new THREE.Shape([
    new THREE.Vector2(-w, -h),
    new THREE.Vector2(w, -h),
    new THREE.Vector2(w, h),
    new THREE.Vector2(-w, h),
  ])
  const solid = new THREE.ExtrudeGeometry(face, {
    depth: depth - edge * 2,
    bevelSize: edge,
    bevelThickness: edge,
    bevelSegments: 4,
  })
  return solid.translate(0, 0, edge - depth / 2)
}

/** A tube of variable thickness, closed by balls at its ends. */
function rod({ points, thick, closed = false }: Of<'rod'>): THREE.BufferGeometry {
  const curve = new THREE.CatmullRomCurve3(
    points.map((point) => new THREE.Vector3(...point)),
    closed,
  )
  const [from, to] = typeof thick === 'number' ? [thick, thick] : thick
  const [along, about] = [96, 20]
  const length = curve.getLength()
  const tube = new THREE.TubeGeometry(curve, along, 1, about, closed)
  const position = tube.getAttribute('position')
  const point = new THREE.Vector3()
  const centre = new THREE.Vector3()
  for (let i = 0; i < position.count; i++) {
    const step = Math.floor(i / (about + 1))
    const share = step / along
    curve.getPointAt(closed ? share % 1 : share, centre)
    // The ends are half balls: the thickness tapers over their own length.
    const left = Math.min(share * (length / from), (1 - share) * (length / to))
    const end = closed ? 1 : Math.sqrt(Math.max(0, 1 - Math.max(0, 1 - left) ** 2))
    point
      .fromBufferAttribute(position, i)
      .sub(centre)
      .normalize()
      .multiplyScalar((from + (to - from) * share) * end)
    position.setXYZ(i, centre.x + point.x, centre.y + point.y, centre.z + point.z)
  }
  tube.computeVertexNormals()
  return tube
}

const loader = new SVGLoader()

function shapesIn(path: string): THREE.Shape[] {
  return loader
    .parse(`<svg xmlns="http://www.w3.org/2000/svg"><path d="${path}"/></svg>`)
    .paths.flatMap((drawn) => drawn.toShapes())
}

function plate({ path, depth, edge = 0.04 }: Of<'plate'>): THREE.BufferGeometry {
  const solid = new THREE.ExtrudeGeometry(shapesIn(path), {
    depth,
    bevelEnabled: edge > 0,
    bevelSize: edge,
    bevelThickness: edge,
    bevelSegments: 5,
    curveSegments: 24,
  })
  return solid.translate(0, 0, -depth / 2)
}

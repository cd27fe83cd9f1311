/** A fishing boat: a lofted hull with a painted waterline, a cabin, a mast with its boom and a lifebuoy. */
import * as THREE from 'three'
import type { Surface } from '../../types.ts'
import { fit } from '../outlines.ts'
import { material } from '../surfaces.ts'
import { at, ball, roundedRectangle } from './parts.ts'

/** Along the keel from the stern (-1) to the bow (1). */
const halfWidth = (along: number) => 0.4 * (along > 0 ? 1 - along ** 2.4 : 1 - 0.16 * along ** 2)
const railHeight = (along: number) => 0.12 + 0.1 * along ** 2 + (along > 0 ? 0.2 * along ** 2 : 0)
const keelHeight = (along: number) => -0.42 + (along > 0.4 ? 0.55 * (along - 0.4) ** 2 : 0)

const paint = [
  { above: 0.62, color: new THREE.Color('#f8fbff') },
  { above: 0.52, color: new THREE.Color('#ffb52e') },
  { above: 0, color: new THREE.Color('#d81f33') },
]

type Point = (u: number, v: number) => readonly [number, number, number]

/** A sheet over the unit square; its colors, if any, follow v. */
function sheet(
  columns: number,
  rows: number,
  point: Point,
  colorAt?: (u: number, v: number) => THREE.Color,
): THREE.BufferGeometry {
  const plane = new THREE.PlaneGeometry(1, 1, columns, rows)
  const position = plane.getAttribute('position')
  const colors = new Float32Array(position.count * 3)
  for (let i = 0; i < position.count; i++) {
    const [u, v] = [position.getX(i) + 0.5, position.getY(i) + 0.5]
    position.setXYZ(i, ...point(u, v))
    colorAt?.(u, v).toArray(colors, i * 3)
  }
  if (colorAt) plane.setAttribute('color', new THREE.BufferAttribute(colors, 3))
  plane.computeVertexNormals()
  return plane
}

function hull(light: THREE.Texture): THREE.Group {
  // v runs round the section from one rail under the keel to the other.
  const point: Point = (u, v) => {
    const along = u * 2 - 1
    const angle = (v - 0.5) * Math.PI
    const side = Math.sign(Math.sin(angle)) * Math.abs(Math.sin(angle)) ** 0.62
    const height = keelHeight(along) + (railHeight(along) - keelHeight(along)) * (1 - Math.cos(angle) ** 0.8)
    return [along, height, side * halfWidth(along)]
  }
  const colorAt = (_: number, v: number) => {
    const up = 1 - Math.cos((v - 0.5) * Math.PI) ** 0.8
    return paint.find(({ above }) => up >= above)!.color
  }
  const shell = new THREE.Mesh(sheet(60, 160, point, colorAt), material({ roughness: 0.16, clearcoat: 1 }, light, true))
  const deck = sheet(40, 2, (u, v) => [u * 2 - 1, railHeight(u * 2 - 1) - 0.06, (v * 2 - 1) * halfWidth(u * 2 - 1) * 0.96])
  const stern = sheet(20, 8, (u, v) => {
    const [, y, z] = point(0, u)
    return [-1, y + (railHeight(-1) - y) * v, z]
  })
  const group = new THREE.Group().add(
    shell,
    new THREE.Mesh(deck, material({ color: '#b9773c', roughness: 0.4, clearcoat: 0.5 }, light)),
    new THREE.Mesh(stern, material({ color: '#c41b2e', roughness: 0.2, clearcoat: 1 }, light)),
  )
  for (const side of [-1, 1]) {
    const edge = Array.from({ length: 30 }, (_, i) => {
      const along = (i / 29) * 2 - 1
      return new THREE.Vector3(along, railHeight(along), side * halfWidth(along))
    })
    group.add(new THREE.Mesh(new THREE.TubeGeometry(new THREE.CatmullRomCurve3(edge), 60, 0.032, 12), material('gold', light)))
  }
  return group
}

function block(width: number, height: number, depth: number, surface: Surface, light: THREE.Texture): THREE.Mesh {
  const solid = new THREE.ExtrudeGeometry(roundedRectangle(new THREE.Shape(), width, height, Math.min(width, height) * 0.2), {
    depth,
    bevelSize: 0.02,
    bevelThickness: 0.02,
    bevelSegments: 4,
  })
  return new THREE.Mesh(solid.translate(0, 0, -depth / 2), material(surface, light))
}

function cabin(light: THREE.Texture): THREE.Group {
  const white: Surface = { color: '#f4f8ff', roughness: 0.2, clearcoat: 1 }
  const red: Surface = '#e0303f'
  const glass: Surface = { color: '#5fd0ff', roughness: 0.05, clearcoat: 1, metalness: 0.3 }
  const group = new THREE.Group()
  group.add(at(block(0.74, 0.44, 0.5, white, light), -0.34, 0.3, 0), at(block(0.86, 0.06, 0.6, red, light), -0.34, 0.54, 0))
  group.add(at(block(0.44, 0.3, 0.4, white, light), -0.26, 0.73, 0), at(block(0.56, 0.06, 0.48, red, light), -0.26, 0.91, 0))
  for (const side of [-1, 1]) {
    for (const x of [-0.52, -0.3]) group.add(at(block(0.14, 0.14, 0.02, glass, light), x, 0.34, side * 0.26))
    group.add(at(block(0.26, 0.13, 0.02, glass, light), -0.24, 0.75, side * 0.21))
  }
  const front = at(block(0.3, 0.14, 0.02, glass, light), -0.02, 0.75, 0)
  front.rotation.y = Math.PI / 2
  const funnel = new THREE.Mesh(new THREE.CylinderGeometry(0.085, 0.1, 0.34, 32), material('#ffb52e', light))
  const band = new THREE.Mesh(new THREE.CylinderGeometry(0.094, 0.097, 0.09, 32), material('#1d3f8a', light))
  group.add(front, at(funnel, -0.62, 0.72, 0), at(band, -0.62, 0.78, 0))
  const buoy = at(new THREE.Group(), -0.08, 0.3, 0.29)
  for (let i = 0; i < 8; i++) {
    const arc = new THREE.Mesh(
      new THREE.TorusGeometry(0.1, 0.036, 14, 12, Math.PI / 4),
      material(i % 2 ? '#ffffff' : '#ff4a2e', light),
    )
    arc.rotation.z = (i * Math.PI) / 4
    buoy.add(arc)
  }
  return group.add(buoy)
}

function rod(from: THREE.Vector3, to: THREE.Vector3, radius: number, surface: Surface, light: THREE.Texture): THREE.Mesh {
  const length = from.distanceTo(to)
  const mesh = new THREE.Mesh(new THREE.CylinderGeometry(radius, radius, length, 16), material(surface, light))
  mesh.position.copy(from).add(to).multiplyScalar(0.5)
  mesh.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), to.clone().sub(from).normalize())
  return mesh
}

function rigging(light: THREE.Texture): THREE.Group {
  const point = (x: number, y: number, z = 0) => new THREE.Vector3(x, y, z)
  const [foot, head, boomEnd, bow] = [point(0.36, 0.05), point(0.36, 1.35), point(0.98, 1.02), point(0.95, 0.42)]
  const group = new THREE.Group().add(
    rod(foot, head, 0.035, { color: '#8a4f22', roughness: 0.35, clearcoat: 0.6 }, light),
    rod(point(0.36, 0.72), boomEnd, 0.028, { color: '#8a4f22', roughness: 0.35, clearcoat: 0.6 }, light),
    rod(head, boomEnd, 0.009, 'gold', light),
    rod(head, bow, 0.009, 'gold', light),
    rod(head, point(-0.26, 0.94), 0.009, 'gold', light),
    rod(boomEnd, point(0.98, 0.72), 0.009, 'gold', light),
    at(ball(0.05, 'gold', light), 0.36, 1.37, 0),
    at(ball(0.075, '#ff4a2e', light), 0.98, 0.66, 0),
  )
  const flag = new THREE.Shape().moveTo(0, 0)
  flag.lineTo(-0.34, -0.09)
  flag.lineTo(0, -0.2)
  const cloth = new THREE.ExtrudeGeometry(flag, { depth: 0.015, bevelSize: 0.008, bevelThickness: 0.008 })
  return group.add(at(new THREE.Mesh(cloth, material('#2f7bff', light)), 0.33, 1.32, 0))
}

export function buildBoat(light: THREE.Texture): THREE.Group {
  return fit(new THREE.Group().add(hull(light), cabin(light), rigging(light)))
}

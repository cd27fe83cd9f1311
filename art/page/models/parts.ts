/** Small pieces that several models are made of. */
import * as THREE from 'three'
import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js'
import type { Surface } from '../../types.ts'
import { extrude, fit, type Solid } from '../outlines.ts'
import { material } from '../surfaces.ts'

export type Profile = readonly (readonly [radius: number, height: number])[]

/** A turned body that faces the viewer. */
export function turned(profile: Profile, segments: number, crease = 0.6, phase = 0): THREE.BufferGeometry {
  const lathe = new THREE.LatheGeometry(
    profile.map(([r, h]) => new THREE.Vector2(r, h)),
    segments,
    phase,
  )
  return toCreasedNormals(lathe.toNonIndexed(), crease).rotateX(Math.PI / 2)
}

/** A small bevelled emblem of a given size in front of a body. */
export function emblem(shapes: THREE.Shape[], surface: Surface, light: THREE.Texture, size: number, solid: Solid): THREE.Group {
  return fit(new THREE.Mesh(extrude(shapes, solid), material(surface, light)), size)
}

export function roundedRectangle<P extends THREE.Path>(path: P, width: number, height: number, radius: number): P {
  const [w, h, r] = [width / 2, height / 2, radius]
  path.moveTo(-w + r, -h)
  path.lineTo(w - r, -h)
  path.absarc(w - r, -h + r, r, -Math.PI / 2, 0, false)
  path.lineTo(w, h - r)
  path.absarc(w - r, h - r, r, 0, Math.PI / 2, false)
  path.lineTo(-w + r, h)
  path.absarc(-w + r, h - r, r, Math.PI / 2, Math.PI, false)
  path.lineTo(-w, -h + r)
  path.absarc(-w + r, -h + r, r, Math.PI, 1.5 * Math.PI, false)
  return path
}

export function ring(radius: number, tube: number, surface: Surface, light: THREE.Texture): THREE.Mesh {
  return new THREE.Mesh(new THREE.TorusGeometry(radius, tube, 12, 120), material(surface, light))
}

export function ball(radius: number, surface: Surface, light: THREE.Texture): THREE.Mesh {
  return new THREE.Mesh(new THREE.SphereGeometry(radius, 48, 32), material(surface, light))
}

export function at<T extends THREE.Object3D>(object: T, x: number, y: number, z: number): T {
  object.position.set(x, y, z)
  return object
}

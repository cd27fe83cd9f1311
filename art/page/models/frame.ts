/** A square frame with even sides, so that a client may stretch it in nine slices. */
import * as THREE from 'three'
import type { FrameArt, Rail } from '../../types.ts'
import { fit } from '../outlines.ts'
import { material } from '../surfaces.ts'
import { assemble } from './assembly.ts'
import { at, roundedRectangle } from './parts.ts'

function plainRails({ metal, inner }: FrameArt): Rail[] {
  return [
    { inset: 0, thickness: 0.13, height: 0.05, surface: metal },
    { inset: 0.24, thickness: 0.045, height: 0.03, surface: inner },
  ]
}

/** The center of a corner piece, relative to the center of the frame. */
const cornerAt = 0.86

export async function buildFrame(frame: FrameArt, light: THREE.Texture): Promise<THREE.Group> {
  const group = new THREE.Group()
  for (const [i, rail] of (frame.rails ?? plainRails(frame)).entries()) group.add(at(buildRail(rail, light), 0, 0, i * 0.02))
  for (let i = 0; frame.corner && i < 4; i++) {
    const piece = at(await assemble(frame.corner, light), cornerAt, cornerAt, 0.1)
    const arm = new THREE.Group().add(piece)
    arm.rotation.z = (i * Math.PI) / 2
    group.add(arm)
  }
  return fit(group)
}

function buildRail({ inset, thickness, height, surface, round = 0.3 }: Rail, light: THREE.Texture): THREE.Mesh {
  const outer = 2 - inset
  const shape = roundedRectangle(new THREE.Shape(), outer, outer, Math.max(0.02, 0.2 - inset / 2))
  shape.holes.push(
    roundedRectangle(new THREE.Path(), outer - thickness * 2, outer - thickness * 2, Math.max(0.01, 0.09 - inset / 5)),
  )
  const solid = new THREE.ExtrudeGeometry(shape, {
    depth: height,
    bevelSize: thickness * round,
    bevelThickness: thickness * (round + 0.2),
    bevelSegments: 6,
    curveSegments: 24,
  })
  return new THREE.Mesh(solid, material(surface, light))
}

/** A plate with a word: what names a wild, a scatter or a jackpot. */
import * as THREE from 'three'
import type { Surface } from '../../types.ts'
import { extrude, fit, textOutline } from '../outlines.ts'
import { material } from '../surfaces.ts'
import { at, roundedRectangle } from './parts.ts'

interface LabelLook {
  label?: string
  rim?: Surface
  labelField?: Surface
  labelInk?: Surface
}

/** A plate with a word, as wide as the plaque, legible at 60 pixels. */
export async function labelPlate(
  { label = '', rim = 'gold', labelField = '#2a0c20', labelInk = '#fff6dc' }: LabelLook,
  light: THREE.Texture,
): Promise<THREE.Group> {
  const plate = (width: number, height: number, depth: number, surface: Surface) => {
    const shape = roundedRectangle(new THREE.Shape(), width, height, height * 0.28)
    const solid = new THREE.ExtrudeGeometry(shape, { depth, bevelSize: 0.03, bevelThickness: 0.03, bevelSegments: 4 })
    return new THREE.Mesh(solid, material(surface, light))
  }
  const { shapes: letters } = await textOutline('russo-one', label)
  const word = fit(new THREE.Mesh(extrude(letters, { depth: 8, bevel: 2, grow: 2 }), material(labelInk, light)), 1)
  const box = new THREE.Box3().setFromObject(word).getSize(new THREE.Vector3())
  const scale = Math.min(1.52 / box.x, 0.4 / box.y)
  word.scale.set(scale, scale, 0.5)
  return new THREE.Group().add(
    plate(1.86, 0.6, 0.1, rim),
    at(plate(1.74, 0.48, 0.06, labelField), 0, 0, 0.1),
    at(word, 0, 0, 0.22),
  )
}
